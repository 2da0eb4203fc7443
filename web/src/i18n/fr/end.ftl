end-title = Fin de la partie
end-won = { $who ->
    [you] Vous avez gagné !
   *[other] { $name } a gagné.
}
end-shared = Victoire partagée : { $names }.
end-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
end-sheet = Feuille de score
end-source = Provenance
end-total = Total
end-rating = { $change ->
    [0] Cote inchangée : { $rating }
   *[other] Cote { $change }, désormais { $rating }
}
end-replay = Revoir la partie
end-verify = Vérifier le hasard
end-verify-text = Le sceau est ouvert : tout le monde peut vérifier que le serveur n’a choisi ni dé ni carte.
end-verify-good = Vérifié : le sceau correspond à la partie.
end-verify-bad = Le sceau ne correspond pas à la partie. Merci de signaler cette table.
end-new = Nouvelle table
end-resigned = { $name } a abandonné.
end-seal = Sceau, montré avant la partie
end-seed = Graine, révélée maintenant
end-verify-seal = Vérifier le sceau
end-verify-how = Pour vérifier aussi chaque carte et chaque dé, téléchargez la partie et lancez : { $command }
end-export = Télécharger la partie

end-share = Partager une image
end-shared-saved = L’image est enregistrée.
end-share-failed = Impossible de créer l’image.
end-best-new = Votre meilleur score !
end-best = Votre meilleur score : { $score }
end-streak = { $count ->
    [one] { $count } bonne partie
   *[other] { $count } bonnes parties d’affilée
}
end-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires d’affilée
}
