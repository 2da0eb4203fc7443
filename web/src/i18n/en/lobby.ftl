lobby-title = Open tables
lobby-none = No open tables at the moment.
lobby-open-one = Open a table yourself: { game-name }
lobby-seats = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-join = Sit down
lobby-watch = Watch
lobby-running = Games to watch
lobby-rated = Rated
