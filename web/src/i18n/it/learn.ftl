learn-title = La tua prima partita
learn-resume = Hai cominciato una lezione. Vuoi continuarla?
learn-go-on = Continua
learn-again = Ricomincia

learn-heading = Impara giocando
learn-intro = Una partita guidata contro il computer. Puoi fermarti quando vuoi e riprendere più tardi.
learn-start = Comincia la lezione

guide-title = Lezione
guide-step = Passo { $step } di { $steps }
guide-next = Avanti
guide-back = Indietro
guide-hide = Nascondi la guida
guide-show = Mostra la guida
guide-point = Fammi vedere: { $what }
guide-look = Guarda qui: { $what }
guide-done = (fatto)
guide-watch = Guarda che cosa succede.
guide-wrong = Non proprio. Guarda meglio.
guide-steer = Si può fare, ma non in questa lezione. Fai invece così: { $what }.
guide-play = Gioca una partita
guide-lessons = Tutte le lezioni
guide-end = Termina la lezione
guide-end-ask = Vuoi terminare la lezione?
guide-end-about = Puoi ricominciarla quando vuoi.
