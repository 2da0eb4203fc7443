rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-hint = Shows every rule that contains your words, and cards by name. Words of other languages and without accents work too.
rules-contents = Contents
rules-found = { $count ->
    [0] No rule contains these words.
    [one] 1 rule found.
   *[other] { $count } rules found.
}
rules-clear = Show all rules
rules-link = Link to rule { $rule }
rules-fetching = Loading rules…
rules-summary = Summary on one page
rules-summary-title = { $game }: summary
rules-all = Full rules
rules-print = Print
rules-cards = { $count ->
    [one] 1 card with this name
   *[other] { $count } cards with this name
}
rules-cards-more = { $count ->
    [one] And 1 more.
   *[other] And { $count } more.
}
