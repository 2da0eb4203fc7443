crypt-slot-joined = { $who ->
    [you] rinforzato da te con { crypt-servants }, { $total } in tutto
   *[other] rinforzato da { $name } con { crypt-servants }, { $total } in tutto
}
crypt-slot-joining = stai aggiungendo { crypt-servants } con sforzo { $effort }, { $total } in tutto
crypt-joins = Ti unisci al tuo alleato: { $total } in tutto.
crypt-window-give = Puoi donare un tesoro al tuo alleato.
crypt-window-give-to = Puoi donare a { $name } un tesoro di questo round. Tutti decidono in segreto e i doni passano di mano insieme.
crypt-give = Dona a { $name }
crypt-give-nothing = Non donare niente
crypt-give-sealed = Hai deciso che cosa donare.
crypt-give-decided = ha deciso
crypt-give-deciding = sta decidendo…
crypt-ask-dead = Interroga i morti
crypt-ask-dead-about = Rendi esausto un servitore per guardare un segnalino messo da parte.
crypt-ask-dead-cost = { $left ->
    [one] È tutto il tuo turno. Rende esausto 1 servitore e ti mostra l’ultimo segnalino da parte che non hai visto. Tutti vedono che interroghi i morti, ma non che cosa vedi.
   *[other] È tutto il tuo turno. Rende esausto 1 servitore e ti mostra uno dei { $left } segnalini da parte che non hai visto. Tutti vedono che interroghi i morti, ma non che cosa vedi.
}
crypt-ask-dead-confirm = Rendi esausto 1 servitore e chiedi
crypt-token = { $where ->
    [hand] { crypt-kind }: tipo sicuro, lo dice il segnalino ricevuto
   *[seen] { crypt-kind }: tipo sicuro, lo dice un segnalino da parte già guardato
}
crypt-tokens-aside = Segnalini da parte: { $aside }
crypt-tokens-unseen = { $count ->
    [one] 1 segnalino da parte che non hai visto
   *[other] { $count } segnalini da parte che non hai visto
}
crypt-tokens-looked = Segnalini da parte già visti: { $looked } su { $aside }
crypt-curse = La maledizione
crypt-curse-is = Maledizione: { crypt-kind-plural }
crypt-curse-open = La maledizione può colpire: { $kinds }.
crypt-curse-letters = Maledizione: { $letters }?
crypt-moment-cursed = Il tipo maledetto: { $kinds }. Non vale niente, e chi ne ha di più perde monete.
crypt-moment-dealt = Sai che questo tipo è sicuro: { $kinds }.
crypt-moment-found = { $who ->
    [you] I morti ti dicono che questo tipo è sicuro: { $kinds }.
   *[other] I morti dicono a { $name } che questo tipo è sicuro: { $kinds }.
}
crypt-ask-joined = { $names } stanno qui insieme, con { $total } in tutto.
crypt-ask-ally = È del tuo alleato. Non puoi scacciarlo, ma puoi aggiungere servitori una volta, con sforzo { $effort }. Lo raccoglie comunque il tuo alleato.
crypt-ask-house = Gli eredi: { $names }. I loro servitori hanno lo stesso colore e lo stesso bordo; ogni erede ha il suo segno.
crypt-ask-house-score = Ogni erede conta per sé e la casata somma i punti. Gli eredi di una casata vincono insieme.
crypt-ask-token = Un tipo di cui si conosce il segnalino non è maledetto. Lo sa solo chi ha visto il segnalino.
crypt-ask-aside = Segnalini sicuri che nessuno ha ricevuto. Nel tuo turno puoi rendere esausto un servitore per guardarne uno.
crypt-ask-curse = Un tipo è maledetto, e nessuno sa quale fino alla fine. Allora i suoi tesori non valgono niente, e chi ne ha di più perde monete.
crypt-twins-result = La vostra coppia ottiene { crypt-coins }, il più basso dei due punteggi. Siete { crypt-twins-rank }.
crypt-pair-score = La coppia ottiene { crypt-coins }, il più basso dei due punteggi.
crypt-score-result = Esci dalla cripta con { crypt-coins }.
crypt-house-won = { crypt-house } vince con { crypt-coins }.
crypt-houses-shared = Vittoria condivisa: { $names }.
crypt-houses = Casate
crypt-curse-was = Il tipo maledetto era: { $kinds }. Non ha pagato nessuno.
crypt-end-twins = { $rank ->
    [0] Avete tramato per nove round, e vostro padre ha sentito ogni parola. Ora la racconta agli altri morti, facendo le voci.
    [1] Una borsa in due, e pure leggera. Siete d’accordo su di chi è la colpa. Anche vostro padre: di tutti e due.
    [2] Due carri, due sorrisi, un solo alibi. Vostro padre chiede chi era dove, e riceve due volte la stessa risposta.
   *[3] Nessuno ha capito chi dei due portava che cosa, e adesso nessuno potrebbe riportarlo indietro. Vostro padre s’inchina, a destra e a sinistra.
}
crypt-end-pair = Il cancello si chiude dietro due eredi che hanno contato insieme. Quanto valeva, lo sapete solo voi due.
crypt-end-house-won = Due eredi, uno stemma e i carri più pesanti della notte. Le altre casate applaudono senza togliersi i guanti.
crypt-end-house-lost = Stanotte sul cancello c’è un altro stemma. La colpa la dividi con il tuo alleato, in parti uguali.
crypt-end-house-watched = Le torce si spengono. Una casata cena; le altre discutono di chi è stata l’idea.
crypt-own-rules = Con regole di Gravegoods
crypt-twins-rank = { $rank ->
    [0] gli Sciocchi
    [1] i Meschini
    [2] i Ricchi
   *[3] i Magnifici
}
crypt-log-twins-won = I gemelli escono insieme dalla cripta.
crypt-intro-twins-1 = Tu e il tuo gemello giocate insieme contro il Fantasma. Nel suo turno tira tre dadi e prende quello che può.
crypt-intro-twins-2 = Non puoi scacciare il tuo gemello. Scegli un suo tesoro per aggiungere servitori con lo stesso sforzo: contano insieme, ma il tesoro lo raccoglie lui.
crypt-intro-twins-3 = Dopo la raccolta ognuno può donare all’altro un tesoro nuovo, in segreto. Alla fine conta il più basso dei due punteggi: aiuta chi è indietro.
crypt-intro-houses-1 = Due eredi formano una casata. Hanno lo stesso stemma e lo stesso colore, e ognuno ha il suo segno. Il tuo alleato siede di fronte a te.
crypt-intro-houses-2 = Non puoi scacciare il tuo alleato. Scegli un suo tesoro per aggiungere servitori con lo stesso sforzo: contano insieme, ma il tesoro lo raccoglie lui.
crypt-intro-houses-3 = Dopo la raccolta puoi donare al tuo alleato un tesoro nuovo, in segreto. Alla fine la casata somma i punteggi dei due eredi.
crypt-intro-curse-1 = Un tipo di tesoro è maledetto, e nessuno sa quale fino alla fine. Allora non paga niente, e chi ne ha di più perde monete.
crypt-intro-curse-2 = La tua plancia mostra i segnalini dei tipi che sai sicuri. Ogni altro tipo può essere maledetto.
crypt-intro-curse-3 = Invece di reclamare puoi interrogare i morti: rendi esausto un servitore e guarda un segnalino messo da parte. Tutti vedono che interroghi i morti, ma non che cosa vedi.
crypt-log-house-won = { crypt-house } vince la partita.
crypt-ask-ghost-twins = Contro i gemelli ha un turno per round, con tutti e tre i dadi. Se ha Luci Spente, piazza solo il gruppo o il dado più alto.
crypt-so-far-curse = Qui non è contato ciò che la maledizione può togliere.
crypt-ask-gift = Raccolta in questo round: chi la possiede può donarla all’alleato, così com’è. Chi la riceve ne scopre il valore, e nessun altro.
