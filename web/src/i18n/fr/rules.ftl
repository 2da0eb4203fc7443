rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-search-hint = Affiche les règles qui contiennent vos mots, et les cartes par leur nom. Les mots d’autres langues ou sans accents conviennent aussi.
rules-contents = Sommaire
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-clear = Afficher toutes les règles
rules-link = Lien vers la règle { $rule }
rules-fetching = Chargement des règles…
rules-summary = L’essentiel en une page
rules-summary-title = { $game } : l’essentiel
rules-all = Règles complètes
rules-print = Imprimer
rules-cards = { $count ->
    [one] { $count } carte de ce nom
   *[other] { $count } cartes de ce nom
}
rules-cards-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
