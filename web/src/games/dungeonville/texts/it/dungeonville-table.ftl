dungeonville-no-letter = { $class ->
    [oracle] X
   *[jester] ?
}
dungeonville-adventurer = { $adventurer }, { $class }, { $colour }, grado { $rank }
dungeonville-adventurer-card = { $adventurer }. Lettere: { $letters }
dungeonville-letter-at = { $tower } { $letter }
dungeonville-colourless = senza colore
dungeonville-room-card = { $room }, { $tower }: lettera { $letter }, { dungeonville-gold }
dungeonville-item-card = { $room }, oggetto della torre «{ $tower }», vale 5 ori. { $power }
dungeonville-player = { $who ->
    [you] tu
   *[other] { $name }
}

dungeonville-town = Città
dungeonville-town-spot = { $place }, { $price ->
    [one] 1 oro
   *[other] { $price } ori
}: { $adventurer }
dungeonville-town-empty = In città non c’è più nessuno.
dungeonville-towers = Torri
dungeonville-scout-to = Vai { dungeonville-to-tower }
dungeonville-yours = (tua)
dungeonville-parties-here = All’entrata: { $names }
dungeonville-tokens-of = { $who ->
    [you] { $count ->
        [one] 1 tuo segnalino sangue
       *[other] { $count } tuoi segnalini sangue
    }
   *[other] { $count ->
        [one] 1 segnalino sangue di { $name }
       *[other] { $count } segnalini sangue di { $name }
    }
}
dungeonville-blood = { $count ->
    [0] Nessun segnalino sangue sull’entrata
    [one] 1 segnalino sangue sull’entrata
   *[other] { $count } segnalini sangue sull’entrata
}
dungeonville-worth = se fosse tua: { $score }
dungeonville-deck = { $cards ->
    [one] Carte rimaste per lettera: 1 in tutto
   *[other] Carte rimaste per lettera: { $cards } in tutto
}
dungeonville-items = oggetti
dungeonville-top-known = Il prossimo ambiente (l’hai visto): { $room }
dungeonville-top-seen = Hanno visto il prossimo ambiente: { $names }

dungeonville-now = { $stage ->
    [recruit] { $free ->
        [yes] Arruola congedando uno dei tuoi, oppure passa.
       *[no] Arruola un avventuriero: toccane uno in città.
    }
    [scout] Scegli una torre per il tuo gruppo.
    [battle] Metti in ordine i tuoi combattenti. Nessuno lo vede prima dello scontro.
    [lute] Il tuo Bardo è sconfitto. Suoni il Liuto d’Argento per tenerlo?
    [luteJoins] Vuoi che uno sconfitto si unisca a te?
    [oracle] Quale avventuriero imita il tuo Oracolo?
    [wand] Tieni questo ambiente o lo scarti?
    [death] Qui muore un avventuriero. Scegli quale.
    [burden] Troppo peso: lascia indietro almeno { $excess ->
        [one] 1 oro
       *[other] { $excess } ori
    }.
    [onward] Esci con quello che hai o vai avanti?
    [harvest] Per { dungeonville-gold } puoi pescare un altro atto di proprietà.
   *[over] Decidi che cosa fare.
}
dungeonville-doing = { $stage ->
    [recruit] { $names }: arruolamento
    [scout] { $names }: scelta della torre
    [battle] { $names }: ordine di battaglia
    [lute] { $names }: liuto in mano
    [luteJoins] { $names }: liuto in mano
    [oracle] { $names }: domanda all’Oracolo
    [wand] { $names }: bacchetta in mano
    [death] { $names }: scelta della vittima
    [burden] { $names }: oro da lasciare
    [onward] { $names }: uscire o andare avanti
    [harvest] { $names }: alla casa delle proprietà
   *[over] { $names }: ci pensa su
}
dungeonville-drawing = Si pescano le carte…
dungeonville-round = Round { $round } di { $rounds } al massimo
dungeonville-phases = Fasi del round
dungeonville-house-set = Carte incluse nel gioco
dungeonville-draft-set = Carte incluse nel gioco, seconda edizione (bozza)
dungeonville-card-set = Carte in gioco: { $set }

dungeonville-battle = Combattimento
dungeonville-clash = Scontro { $number }
dungeonville-sealed = { $name }: ordine deciso
dungeonville-not-sealed = { $name }: ordine ancora da decidere
dungeonville-halved = combatte a { $strength }
dungeonville-fate = { $fate ->
    [won] vince
    [lost] sconfitto
    [killed] muore
    [joined] cambia gruppo
    [spared] resta
   *[alone] senza avversari
}
dungeonville-blood-taken = { $who ->
    [you] Prendi un segnalino sangue di { $owner }.
   *[other] { $name } prende un segnalino sangue di { $owner }.
}

dungeonville-expedition = { $who ->
    [you] Il tuo gruppo { dungeonville-in-tower }
   *[other] { $name } { dungeonville-in-tower }
}
dungeonville-rooms-turned = { $rooms ->
    [0] ancora nessun ambiente girato
    [one] 1 ambiente girato
   *[other] { $rooms } ambienti girati
}
dungeonville-room-unturned = Un ambiente ancora da girare
dungeonville-party = Gruppo
dungeonville-endangered = qui rischia di morire
dungeonville-load = Carico: { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
} su { $capacity }
dungeonville-carried = Bottino
dungeonville-odds-deadly = { $deadly ->
    [0] Il prossimo ambiente non uccide nessuno.
    [one] Il prossimo ambiente uccide qualcuno in 1 caso su { $next }: { $percent }%.
   *[other] Il prossimo ambiente uccide qualcuno in { $deadly } casi su { $next }: { $percent }%.
}
dungeonville-odds-items = Un oggetto: { $percent }% ({ $items }).
dungeonville-odds-gold = In media { dungeonville-gold } per carta.
dungeonville-odds-none = Non ci sono più ambienti da girare.
dungeonville-odds-kills = uccide un membro del gruppo

dungeonville-board = Plancia di { $name }
dungeonville-board-yours = La tua plancia
dungeonville-first-player = primo giocatore
dungeonville-board-party = { $count ->
    [0] nessun gruppo
    [one] gruppo di 1
   *[other] gruppo di { $count }
}
dungeonville-board-gold = tesoro { $gold }
dungeonville-board-tokens = { dungeonville-gold } in segnalini
dungeonville-board-at = { dungeonville-at-tower }
dungeonville-board-score = punteggio { $score }
dungeonville-deed = Atto di proprietà
dungeonville-deed-look = Guarda il tuo atto
dungeonville-deed-hide = Copri il tuo atto
dungeonville-deed-of = Atto della torre «{ $tower }»
dungeonville-deed-hidden = Un atto coperto
dungeonville-deed-shown = (in vista)
dungeonville-deed-buy = Pesca un altro atto per { dungeonville-gold }
dungeonville-deed-house = { $count ->
    [0] Casa delle proprietà: vuota
    [one] Casa delle proprietà: 1 atto coperto
   *[other] Casa delle proprietà: { $count } atti coperti
}
dungeonville-kill-zone = Zona uccisioni: { $count }
dungeonville-party-none = Nessun gruppo in questo round.
dungeonville-at-home = A casa, in attesa
dungeonville-treasury = Tesoro
dungeonville-powers = Poteri attivi

dungeonville-your-actions = Le tue azioni
dungeonville-recruit-at = ({ $place })
dungeonville-recruit-free = È gratis.
dungeonville-recruit-tokens = { $gold ->
    [one] 1 oro in segnalini si paga automaticamente.
   *[other] { $gold } ori in segnalini si pagano automaticamente.
}
dungeonville-discard-ask = Chi congedi?
dungeonville-sum-ask = { $what ->
    [pay] Paga { $sum ->
        [one] 1 oro
       *[other] { $sum } ori
    }; non si dà resto:
   *[drop] Lascia indietro almeno { $sum ->
        [one] 1 oro
       *[other] { $sum } ori
    }:
}
dungeonville-sum = { $what ->
    [pay] Pagato: { $total } su { $sum }.
   *[drop] Lasciato: { $total } su { $sum }.
}
dungeonville-sum-bonus = { item-gilding-flask }: { $bonus } in più.
dungeonville-sum-too-many = Non serve tutto questo.
dungeonville-token = Un segnalino da 10 ori
dungeonville-lute-joins-power = Una volta per combattimento, un avversario sconfitto dal tuo Bardo si unisce a te, qualunque sia il suo colore, purché ne abbia uno.
dungeonville-order = Ordine di battaglia
dungeonville-order-how = { $device ->
    [touch] Trascina un combattente in uno scontro, oppure toccalo per schierarlo o tenerlo fuori.
   *[mouse] Trascina, tocca o usa i tasti: le frecce spostano un combattente, i numeri da 1 a 3 ne scelgono lo scontro.
}
dungeonville-order-placed = Scontro { $place }: { $adventurer }
dungeonville-order-waiting = Non combatte: { $adventurer }
dungeonville-order-said = Scontro { $place }: { $adventurer }.
dungeonville-order-out = { $adventurer } resta fuori.
dungeonville-order-empty = ancora nessuno
dungeonville-order-bench = Non combattono
dungeonville-choose-member = Scegli un avventuriero
dungeonville-fate-do = { $fate ->
    [lose] Sacrifica questo
    [save] Salva questo ({ item-holy-water })
    [name] Imita questo
   *[lute] Suona il liuto per questo
}
dungeonville-press = { $action ->
    [goOn] Vai avanti: gira un altro ambiente
    [leave] Esci dalla torre
    [look] Guarda il prossimo ambiente ({ item-lantern-of-cracks })
    [wand] Scarta questo ambiente ({ item-wand-of-doors })
    [shield] { item-tower-shield }: non muore nessuno
    [decline] { $stage ->
        [wand] Tieni questo ambiente
        [luteJoins] Lasciali morire
       *[lute] Non suonare il liuto
    }
   *[pass] { $stage ->
        [harvest] Tieni il tuo atto
       *[recruit] Passa
    }
}
dungeonville-declare = Dichiara la vittoria
dungeonville-declare-ask = Dichiari la vittoria?
dungeonville-declare-score = Il tuo punteggio è { $score }; servono { $winning } punti.
dungeonville-declare-true = È sufficiente: la partita finisce e vinci tu.
dungeonville-declare-false = Non basta. Tutti vedrebbero il tuo atto, e da allora potresti dichiarare la vittoria solo con { $winning } o più.
dungeonville-declare-do = Sì, dichiara la vittoria
dungeonville-declare-anyway = Dichiara lo stesso e mostra il tuo atto
dungeonville-declare-shown = Il tuo atto è in vista: puoi dichiarare la vittoria solo con { $score } o più.
dungeonville-declare-wait = Puoi dichiarare la vittoria appena il gioco aspetta un giocatore.
dungeonville-rule = Regola { $rule }
dungeonville-source = { $source ->
    [kills] Zona uccisioni
    [others] Segnalini altrui sulla propria torre
   *[own] Segnalini propri sulla propria torre
}

dungeonville-move-recruit = arruola { $whom } ({ $place })
dungeonville-move-scout = vai a: { $tower }
dungeonville-move-order = combatti in quest’ordine: { $fighters }
dungeonville-move-drop = lascia indietro { $rooms }
dungeonville-move-fate = { $fate ->
    [lose] muore { $whom }
    [save] { $whom } si salva ({ item-holy-water })
    [name] l’Oracolo imita { $whom }
   *[lute] suona il liuto per { $whom }
}
dungeonville-move = { $action ->
    [goOn] vai avanti
    [leave] esci dalla torre
    [look] guarda il prossimo ambiente
    [wand] scarta questo ambiente
    [shield] usa lo scudo
    [decline] non usare poteri
    [deed] pesca un altro atto di proprietà
    [declare] dichiara la vittoria
   *[pass] { $stage ->
        [harvest] tieni il tuo atto
       *[recruit] passa
    }
}
dungeonville-keys-arrows = passano da una scelta all’altra; su un combattente, lo spostano nell’ordine
dungeonville-keys-enter = sceglie; premuto ancora, porta a Conferma
dungeonville-keys-digits = mettono il combattente in quello scontro
dungeonville-keys-axe = dà l’ascia al combattente o gliela toglie
dungeonville-keys-declare = dichiara la vittoria, dopo aver chiesto conferma
dungeonville-keys-escape = ricomincia la mossa
dungeonville-keys-help = mostra queste scorciatoie

dungeonville-clash-at = Scontro { $number }: { $tower }
dungeonville-clash-won = { $who ->
    [you] Vinci lo scontro.
   *[other] { $name } vince lo scontro.
}
dungeonville-clash-rule = Vince il grado più basso.
dungeonville-clash-tied = Gradi pari: vince chi non ha l’{ item-blooded-axe }.
dungeonville-clash-alone = Qui non c’è nessuno da affrontare.
dungeonville-lowest-rank = grado più basso: { $rank }
dungeonville-holds = { $by ->
    [alone] Resta padrone del campo: non c’è più nessun altro.
    [lowestRank] Resta padrone del campo: stesso numero di membri, ma il grado più basso.
   *[mostMembers] Resta padrone del campo: è il gruppo più numeroso.
}
dungeonville-order-rule = In ogni scontro vince il grado più basso. Poi resta il gruppo più numeroso; a parità, quello con il grado più basso.
dungeonville-room-verdict = { $verdict ->
    [kills] La lettera è la stessa: uno di loro muore.
    [item] Un oggetto!
   *[safe] Nessuno qui ha questa lettera.
}
dungeonville-their-blood = Sulla tua torre: +1 per te
dungeonville-own-blood = Sangue tuo sulla tua torre: −1
dungeonville-declared-true = Bastano: vittoria!
dungeonville-declared-false = Non bastano. Si continua a giocare.
dungeonville-track = { $score } punti su { $winning }
dungeonville-track-kills = { $score } su { $winning }, senza la torre
dungeonville-can-win = Puoi dichiarare la vittoria e vincere!
dungeonville-letters-here = Le tue lettere qui:
dungeonville-first-room = { $jester ->
    [yes] Il primo ambiente uccide: almeno { $percent }%
   *[no] Il primo ambiente uccide: { $percent }%
}
dungeonville-to-come = Possono ancora arrivare: { $names }
dungeonville-none-to-come = Nessuno sceglie dopo di te.
dungeonville-tower-of = { $who ->
    [you] Torre tua: lo sanno tutti
   *[other] Torre di { $name }
}
dungeonville-advice = { $stage ->
    [scout] I gruppi che si incontrano a una torre si scontrano, e uno solo la esplora. Le morti altrui nella torre del tuo atto ti danno punti.
   *[recruit] In uno scontro vince il grado più basso. Ogni lettera vale per una torre: lì la A è la più sicura, la E la più letale.
}
dungeonville-unspent = Hai { dungeonville-gold } in segnalini. Ciò che non spendi prima della fine dell’arruolamento va perso.
dungeonville-unspent-last = Così l’arruolamento finisce e perdi { dungeonville-gold } in segnalini.
dungeonville-notebook = Taccuino
dungeonville-notebook-how = Chi è stato dove da quando ha il suo atto, e di chi è il sangue sull’entrata. Tocca una casella per segnare di chi è la torre secondo te: lo vedi solo tu.
dungeonville-notebook-visits = { $count ->
    [one] 1 visita
   *[other] { $count } visite
}
dungeonville-notebook-rooms = { $count ->
    [one] 1 ambiente
   *[other] { $count } ambienti
}
dungeonville-notebook-known = { $known ->
    [owner] È sua
   *[other] Non è sua
}
dungeonville-notebook-mark = { $tower }, { $name }: { $mark ->
    [maybe] forse
    [yes] probabilmente sua
    [no] probabilmente non sua
   *[none] nessun segno
}
dungeonville-finale = { $result ->
    [won] { $who ->
        [you] { $tower }: la torre è tua, e la vittoria pure.
       *[other] { $name } condivide la vittoria. La sua torre: { $tower }.
    }
   *[lost] { $tower }: la torre era di { $name } fin dall’inizio.
}
dungeonville-deaths = Chi è morto e dove
dungeonville-died-by = { $by ->
    [clash] caduto in uno scontro
   *[room] morto in un ambiente
}
dungeonville-waits-here = Qui aspetta: { $names }
