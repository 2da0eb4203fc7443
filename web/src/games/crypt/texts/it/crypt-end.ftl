crypt-end-rank = { $rank ->
    [0] Esci con la polvere sulle maniche e quasi niente in mano. Alle tue spalle tuo padre ride da far tremare i coperchi. La cripta non scappa, e nemmeno lui.
    [1] Abbastanza per un tetto, non per una leggenda. Tuo padre annuisce, sbadiglia e ha già dimenticato quale dei suoi figli fossi.
    [2] Sei mercanti si inchinano alla tua porta e i servitori dicono «Vostra Grazia» senza che nessuno glielo chieda. Tuo padre riconta tutto. Non trova l’errore.
   *[3] I carri escono dalla cripta fino al mattino e nessuno chiede più chi porterà la corona. Tuo padre sta davanti al cancello vuoto. Per la prima volta non ha niente da dire.
}
crypt-end-won = La cripta è vuota e il tuo carro è pieno. I tuoi fratelli scoprono di averti sempre voluto più bene.
crypt-end-lost = Il carro pesante lo porta a casa un altro erede. Tu reggi la lanterna al cancello e sai già per quale tesoro avresti dovuto lottare.
crypt-end-watched = L’ultima torcia si spegne. Un erede torna a casa ricco; gli altri tornano a casa.
crypt-end-shared = Due mani sulla stessa corona, e nessuna molla. Vostro padre ne sarebbe stato felice.
