rules-title = Règles : { game-name }
rules-search = Chercher dans les règles
rules-search-hint = Les règles qui contiennent vos mots s’affichent. Accents et majuscules ne comptent pas.
rules-contents = Sommaire
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-clear = Montrer toutes les règles
rules-link = Lien vers la règle { $rule }
rules-fetching = Les règles arrivent…
