rules-title = Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-hint = Zeigt jede Regel, die deine Wörter enthält. Akzente und Großschreibung sind egal.
rules-contents = Inhalt
rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-clear = Alle Regeln zeigen
rules-link = Link zu Regel { $rule }
rules-fetching = Regeln werden geladen …
