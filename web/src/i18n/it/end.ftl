end-title = Fine della partita
end-won = { $who ->
    [you] Hai vinto!
   *[other] Vince { $name }.
}
end-shared = Vittoria condivisa: { $names }.
end-place = { $place }º posto
end-sheet = Tabella del punteggio
end-source = Provenienza
end-total = Totale
end-rating = { $change ->
    [0] Valutazione invariata: { $rating }
   *[other] Valutazione { $change }, ora { $rating }
}
end-replay = Guarda il replay
end-verify = Verifica la sorte
end-verify-text = Il sigillo è stato aperto: ora chiunque può verificare che il server non abbia scelto né dadi né carte.
end-verify-good = Verificato: il sigillo corrisponde alla partita.
end-verify-bad = Il sigillo non corrisponde alla partita. Segnala questo tavolo, per favore.
end-new = Nuovo tavolo
end-resigned = { $name } ha abbandonato.
end-seal = Sigillo, mostrato prima della partita
end-seed = Seme, mostrato ora
end-verify-seal = Verifica il sigillo
end-verify-how = Per verificare anche ogni carta e ogni dado, scarica la partita ed esegui: { $command }
end-export = Scarica la partita

end-share = Condividi un’immagine
end-shared-saved = L’immagine è salvata.
end-share-failed = Non è stato possibile creare l’immagine.
end-best-new = Il tuo record!
end-best = Il tuo record: { $score }
end-streak = { $count ->
    [one] 1 buona partita
   *[other] { $count } buone partite di fila
}
end-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie di fila
}
