play-bot = Ordinateur { $seat }
play-log-started = La partie commence.
play-log-relieved = { $absence ->
    [away] { $name } n’est plus là : l’ordinateur continue.
    [left] { $name } a quitté la table : l’ordinateur continue.
   *[resigned] { $name } abandonne.
}
play-log-returned = { $name } est de retour.
play-log-undo-asked = { $name } demande à annuler le dernier coup.
play-log-undo-answered = { $agree ->
    [yes] { $name } est d’accord.
   *[no] { $name } n’est pas d’accord.
}
play-log-undo-withdrawn = { $name } retire sa demande.
play-log-undone = { $name } annule le dernier coup.
