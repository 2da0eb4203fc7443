rules-title = Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-hint = Zeigt jede Regel mit deinen Wörtern und Karten mit diesem Namen. Auch Wörter anderer Sprachen und ohne Umlaute werden gefunden.
rules-contents = Inhalt
rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-clear = Alle Regeln zeigen
rules-link = Link zu Regel { $rule }
rules-fetching = Regeln werden geladen …
rules-summary = Kurzregeln auf einer Seite
rules-summary-title = { $game }: Kurzregeln
rules-all = Vollständige Regeln
rules-print = Drucken
rules-cards = { $count ->
    [one] 1 Karte mit diesem Namen
   *[other] { $count } Karten mit diesem Namen
}
rules-cards-more = { $count ->
    [one] Und noch 1.
   *[other] Und noch { $count }.
}
