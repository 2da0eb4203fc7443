rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-search-hint = Affiche les règles qui contiennent vos mots. Accents et majuscules ne comptent pas.
rules-contents = Sommaire
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-clear = Afficher toutes les règles
rules-link = Lien vers la règle { $rule }
rules-fetching = Chargement des règles…
