error-offline = Nessuna connessione. Continuiamo a provare, e non si perde nulla.
error-stale = Nel frattempo il tavolo è andato avanti. Ecco com’è adesso; scegli di nuovo.
error-rate-limit = Troppo in fretta. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
error-not-your-seat = Questo posto è di qualcun altro. Puoi guardare, o prendere un posto libero.
error-not-your-turn = Non è ancora il tuo turno.
error-table-gone = Questo tavolo non esiste più. Aprine uno nuovo dalla pagina iniziale.
error-table-full = Tutti i posti sono occupati. Puoi guardare.
error-table-started = Questa partita è già cominciata. Puoi guardare.
error-name-taken = Questo nome è già preso. Scegline un altro.
error-name-bad = Un nome ha da 2 a 20 caratteri: lettere, cifre, spazi, trattini o punti.
error-wrong-password = Nome e password non corrispondono.
error-password-short = Una password ha almeno { $least } caratteri.
error-login-needed = Prima devi accedere.
error-forbidden = Qui non puoi farlo.
error-illegal = Questa mossa non è possibile: { $reason }
error-bad-request = Il server non ha capito questa pagina. Ricaricala: non si perde nulla.
error-server = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota; riprova tra un momento.
error-outdated = Questa pagina è più vecchia del server. Ricaricala per continuare: non si perde nulla.
error-not-found = Qui non c’è niente con questo nome.
error-copy = Non è stato possibile copiare il link. Selezionalo e copialo a mano.
error-replay-broken = Questo replay non si può leggere.
