rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-search-hint = Mostra le regole che contengono le tue parole e le carte con quel nome. Vanno bene anche parole senza accenti o di altre lingue.
rules-contents = Indice
rules-found = { $count ->
    [0] Nessuna regola contiene queste parole.
    [one] 1 regola trovata.
   *[other] { $count } regole trovate.
}
rules-clear = Mostra tutte le regole
rules-link = Link alla regola { $rule }
rules-fetching = Caricamento delle regole…
rules-summary = Riassunto in una pagina
rules-summary-title = { $game }: riassunto
rules-all = Regole complete
rules-print = Stampa
rules-cards = { $count ->
    [one] 1 carta con questo nome
   *[other] { $count } carte con questo nome
}
rules-cards-more = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
}
