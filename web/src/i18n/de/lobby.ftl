lobby-title = Offene Tische
lobby-none = Zurzeit gibt es keine offenen Tische.
lobby-open-one = Tisch eröffnen: { $game }
lobby-seats = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-running = Partien zum Zusehen
lobby-rated = Gewertet
lobby-more = Mehr Tische zeigen
