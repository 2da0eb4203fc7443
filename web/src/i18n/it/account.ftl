account-title = Profilo
account-guest = Giochi come ospite
account-guest-about = I tuoi tavoli sono salvati in questo browser. Con un profilo li ritrovi ovunque, insieme alle partite giocate e alle valutazioni.
account-register = Crea un profilo
account-log-in = Accedi
account-log-out = Esci
account-name = Nome
account-name-hint = Fino a 24 caratteri; lo vedono tutti.
account-password = Password
account-password-hint = Almeno 8 caratteri. Qualche parola a caso va benissimo.
account-password-old = Password attuale
account-password-new = Nuova password
account-change-name = Cambia nome
account-change-password = Cambia password
account-changed = Salvato.
account-welcome = Ciao, { $name }!
account-history = Partite giocate
account-history-none = Ancora nessuna partita finita.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] vittoria con { $score }
   *[other] { $place }º posto con { $score }
}
account-ratings = Valutazioni
account-rating = { $game }, { $players } giocatori: { $rating } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
})
account-rating-none = Gioca una partita classificata per avere una valutazione.
account-history-more = Partite precedenti
account-score = { $score ->
    [one] 1 moneta in solitario
   *[other] { $score } monete in solitario
}
account-resigned = abbandonata
account-nobody = Chi sei?
account-nobody-yet = non ancora scelto
account-take-name = Usa questo nome
