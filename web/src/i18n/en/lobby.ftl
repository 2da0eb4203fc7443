lobby-title = Open tables
lobby-none = No open tables right now.
lobby-open-one = Create a table: { $game }
lobby-seats = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-join = Join
lobby-watch = Watch
lobby-running = Games to watch
lobby-rated = Rated
lobby-more = Show more tables
