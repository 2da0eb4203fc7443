learn-title = La tua prima partita
learn-resume = Hai cominciato una lezione. Vuoi continuarla?
learn-go-on = Continua
learn-again = Ricomincia
