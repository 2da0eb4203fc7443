rules-title = Rules of { game-name }
rules-search = Search the rules
rules-search-hint = Every rule that contains your words is shown. Accents and capitals do not matter.
rules-contents = Contents
rules-found = { $count ->
    [0] No rule contains these words.
    [one] 1 rule found.
   *[other] { $count } rules found.
}
rules-clear = Show all rules
rules-link = Link to rule { $rule }
rules-fetching = Fetching the rules…
