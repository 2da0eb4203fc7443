home-title = Pagina iniziale
home-heading = Giochi dalla tomba
home-lead = Gioca subito contro il computer, o manda un link agli amici. Non serve un profilo.
home-play-now = Gioca
home-with-friends = Con gli amici
home-rules = Regole
home-continue = I tuoi tavoli
home-your-turn = Tocca a te
home-their-turn = In attesa di { $name }
home-learn = Impara
home-lobby = Tavoli aperti
home-account = Profilo
home-gathering = In attesa di cominciare
home-standings = Classifica
home-solo = Solitario
home-players = Giocatori
home-against-computers = Gioca contro il computer
home-difficulty = Difficoltà
home-level = { $level ->
    [novice] Principiante
    [steady] Intermedio
    [sharp] Esperto
   *[master] Maestro
}
home-first = Prima volta qui?
home-first-about = Impara { $game } giocando la prima partita: una guida spiega ogni passo.
home-first-start = Comincia la lezione
home-own-rules = In { $players } si gioca a squadre, con regole di Gravegoods.
