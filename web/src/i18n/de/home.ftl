home-title = Startseite
home-heading = Spiele aus dem Grab
home-lead = Spiel sofort gegen den Computer oder schick Freunden einen Link. Ohne Konto.
home-play-now = Spielen
home-with-friends = Mit Freunden
home-rules = Regeln
home-continue = Deine Tische
home-your-turn = Du bist am Zug
home-their-turn = Warten auf { $name }
home-learn = Lernen
home-lobby = Offene Tische
home-account = Konto
home-gathering = Noch nicht begonnen
home-standings = Rangliste
home-solo = Solo
home-players = Personen
home-against-computers = Gegen den Computer spielen
home-difficulty = Spielstärke
home-level = { $level ->
    [novice] Anfänger
    [steady] Fortgeschritten
    [sharp] Experte
   *[master] Meister
}
home-first = Zum ersten Mal hier?
home-first-about = Lerne { $game } in deiner ersten Partie: Jeder Schritt wird dir erklärt.
home-first-start = Lektion beginnen
home-own-rules = Mit { $players } Personen spielt ihr in Teams, nach den eigenen Regeln von Gravegoods.
