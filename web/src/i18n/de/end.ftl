end-title = Spielende
end-won = { $who ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen.
}
end-shared = Geteilter Sieg: { $names }.
end-place = { $place }. Platz
end-sheet = Abrechnung
end-source = Quelle
end-total = Summe
end-rating = { $change ->
    [0] Wertung unverändert: { $rating }
   *[other] Wertung { $change }, jetzt { $rating }
}
end-replay = Aufzeichnung ansehen
end-verify = Zufall prüfen
end-verify-text = Das Siegel ist geöffnet: Jetzt können alle prüfen, dass der Server weder Würfe noch Karten ausgesucht hat.
end-verify-good = Geprüft: Das Siegel passt zur Partie.
end-verify-bad = Das Siegel passt nicht zur Partie. Bitte melde diesen Tisch.
end-new = Neuer Tisch
end-resigned = { $name } hat aufgegeben.
end-seal = Siegel, vor der Partie gezeigt
end-seed = Startwert, jetzt offen
end-verify-seal = Siegel prüfen
end-verify-how = Um auch jede Karte und jeden Wurf zu prüfen, lade die Partie herunter und führe aus: { $command }
end-export = Partie herunterladen

end-share = Bild teilen
end-shared-saved = Das Bild ist gespeichert.
end-share-failed = Das Bild ließ sich nicht erstellen.
end-best-new = Persönliche Bestleistung!
end-best = Deine Bestleistung: { $score }
end-streak = { $count ->
    [one] 1 gute Partie
   *[other] { $count } gute Partien in Folge
}
end-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege in Folge
}
