rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-search-hint = Mostra le regole che contengono le tue parole. Accenti e maiuscole non contano.
rules-contents = Indice
rules-found = { $count ->
    [0] Nessuna regola contiene queste parole.
    [one] 1 regola trovata.
   *[other] { $count } regole trovate.
}
rules-clear = Mostra tutte le regole
rules-link = Link alla regola { $rule }
rules-fetching = Caricamento delle regole…
