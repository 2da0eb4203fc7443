account-title = Profilo
account-guest = Giochi come ospite
account-guest-about = I tuoi tavoli sono conservati in questo browser. Con un profilo li ritrovi ovunque, insieme a partite giocate e valutazioni.
account-register = Crea un profilo
account-log-in = Accedi
account-log-out = Esci
account-name = Nome
account-name-hint = Da 2 a 20 caratteri; lo vedono tutti.
account-password = Password
account-password-hint = Almeno 10 caratteri. Vanno bene alcune parole a caso.
account-password-old = Password attuale
account-password-new = Nuova password
account-change-name = Cambia nome
account-change-password = Cambia password
account-changed = Fatto.
account-welcome = Che piacere vederti, { $name }!
account-delete = Elimina il profilo
account-delete-ask = Eliminare il tuo profilo?
account-delete-about = Il tuo nome viene tolto da tutte le partite. Non si può tornare indietro.
account-history = Partite giocate
account-history-none = Ancora nessuna partita finita.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] vittoria
   *[other] { $place }º posto
}
account-ratings = Valutazioni
account-rating = { $game }: { $rating } ± { $spread }
account-rating-none = Gioca una partita valutata per avere una valutazione.
