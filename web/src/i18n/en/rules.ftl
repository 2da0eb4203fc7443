rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-hint = Shows every rule that contains your words. Accents and capitals don’t matter.
rules-contents = Contents
rules-found = { $count ->
    [0] No rule contains these words.
    [one] 1 rule found.
   *[other] { $count } rules found.
}
rules-clear = Show all rules
rules-link = Link to rule { $rule }
rules-fetching = Loading rules…
