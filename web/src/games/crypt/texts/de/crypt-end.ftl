crypt-end-rank = { $rank ->
    [0] Du kommst mit Staub an den Ärmeln heraus und mit fast nichts in den Händen. Hinter dir lacht dein Vater, bis die Sargdeckel klappern. Die Gruft läuft nicht weg – und er auch nicht.
    [1] Es reicht für ein Dach über dem Kopf, nicht für eine Legende. Dein Vater nickt, gähnt und hat schon vergessen, welches seiner Kinder du warst.
    [2] Sechs Sammler verbeugen sich vor deiner Tür, und die Diener sagen von selbst „Euer Gnaden“. Dein Vater zählt alles noch einmal nach. Er findet den Fehler nicht.
   *[3] Bis zum Morgen rollen Karren aus der Gruft, und niemand fragt mehr, wer die Krone tragen soll. Dein Vater steht am leeren Tor. Zum ersten Mal fällt ihm nichts dazu ein.
}
crypt-end-won = Die Gruft ist leer und dein Karren voll. Deine Geschwister merken plötzlich, dass sie dich schon immer am liebsten hatten.
crypt-end-lost = Den schweren Karren fährt jemand anders nach Hause. Du hältst am Tor die Laterne und weißt längst, um welchen Schatz du hättest kämpfen sollen.
crypt-end-watched = Die letzte Fackel erlischt. Ein Erbe geht reich nach Hause, die anderen gehen nach Hause.
crypt-end-shared = Zwei Hände an einer Krone, und keine lässt los. Vater hätte seine Freude gehabt.
