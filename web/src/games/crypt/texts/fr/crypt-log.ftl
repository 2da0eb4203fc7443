crypt-log-name = { $who ->
    [you] vous
   *[other] { $name }
}
crypt-log-row-card = { $coins ->
    [0] { crypt-kind } face cachée
   *[other] { crypt-kind } { $coins }
}
crypt-log-looked-card = { $coins ->
    [0] { crypt-kind } à l’emplacement { $slot }
   *[other] { crypt-kind } { $coins } à l’emplacement { $slot }
}
crypt-log-source = { $source ->
    [treasures] { $coins } sur les trésors
    [servants] { $coins } pour les serviteurs actifs
    [curse] { $coins } perdues à cause de la malédiction
   *[kind] { $coins } du collectionneur { crypt-of-kind }
}
crypt-log-roll-off = { $who ->
    [you] vous { $sum } ({ $rolls })
   *[other] { $name } { $sum } ({ $rolls })
}

crypt-sight-sides-drawn = Les collectionneurs montrent leur face : { $sides }.
crypt-sight-leader-drawn = { $who ->
    [you] Vous recevez la torche du Leader et commencez.
   *[other] { $name } reçoit la torche du Leader et commence.
}
crypt-sight-revealed = { $kind ->
    [none] Manche { $round } : { $row }. La pioche est vide.
   *[other] Manche { $round } : { $row }. Sur le dessus de la pioche : { crypt-kind }.
}
crypt-sight-claimed = { $who ->
    [you] Vous revendiquez le trésor { $slot } : { crypt-servants }, effort { $effort }, { $total } en tout.
    [ghost] Le Fantôme revendique le trésor { $slot } : { crypt-servants }, effort { $effort }, { $total } en tout.
   *[other] { $name } revendique le trésor { $slot } : { crypt-servants }, effort { $effort }, { $total } en tout.
}
crypt-sight-bumped = { $dice ->
    [one] { $who ->
        [you] Un de vos serviteurs est évincé du trésor { $slot } et rentre.
        [ghost] Un serviteur du Fantôme est évincé du trésor { $slot }.
       *[other] { $name } : un serviteur est évincé du trésor { $slot } et rentre.
    }
   *[other] { $who ->
        [you] { $dice } de vos serviteurs sont évincés du trésor { $slot } et rentrent.
        [ghost] { $dice } serviteurs du Fantôme sont évincés du trésor { $slot }.
       *[other] { $name } : { $dice } serviteurs sont évincés du trésor { $slot } et rentrent.
    }
}
crypt-sight-recovered = { $dice ->
    [0] { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
   *[other] { $who ->
        [you] Vous récupérez { crypt-servants }.
       *[other] { $name } récupère { crypt-servants }.
    }
}
crypt-sight-forced-recovery = { $dice ->
    [0] { $who ->
        [you] Vos serviteurs ont été évincés de tous les trésors.
       *[other] { $name } a vu tous ses serviteurs évincés.
    }
   *[other] { $who ->
        [you] Vos serviteurs ont été évincés de tous les trésors : vous récupérez { crypt-servants }.
       *[other] { $name } a vu tous ses serviteurs évincés et récupère { crypt-servants }.
    }
}
crypt-sight-flipped = { $who ->
    [you] Vous retournez une carte : { crypt-card }.
   *[other] { $name } retourne une carte : { crypt-card }.
}
crypt-sight-looked = { $who ->
    [you] Vous regardez les cartes face cachée : { $cards }.
   *[other] { $name } regarde les cartes face cachée : { $cards }.
}
crypt-sight-restored = { $effort ->
    [0] { $who ->
        [you] Vous rendez actif un serviteur épuisé.
       *[other] { $name } rend actif un serviteur épuisé.
    }
   *[other] { $who ->
        [you] Vous rendez actif le serviteur qui a échoué à l’effort { $effort }.
       *[other] { $name } rend actif le serviteur qui a échoué à l’effort { $effort }.
    }
}
crypt-sight-taken = { $who ->
    [you] Vous prenez le trésor { $slot }, face cachée : { crypt-card }.
   *[other] { $name } prend le trésor { $slot }, face cachée : { crypt-card }.
}
crypt-sight-ghost-rolled = Le Fantôme obtient { $rolls }.
crypt-sight-ghost-set-aside = Le Fantôme ne trouve aucun trésor pour { crypt-servants } à { $effort }.
crypt-sight-rolled = { $who ->
    [you] Trésor { $slot }, effort { $effort } : vous obtenez { $rolls } ({ crypt-log-exhausted }).
   *[other] Trésor { $slot }, effort { $effort } : { $name } obtient { $rolls } ({ crypt-log-exhausted }).
}
crypt-log-exhausted = { $exhausted ->
    [0] aucun serviteur épuisé
    [one] { $exhausted } serviteur épuisé
   *[other] { $exhausted } serviteurs épuisés
}
crypt-sight-collected = { $who ->
    [you] Vous collectez le trésor { $slot } : { crypt-card }.
   *[other] { $name } collecte le trésor { $slot } : { crypt-card }.
}
crypt-sight-discarded = Le trésor { $slot } est défaussé : { crypt-card }.
crypt-sight-rerolled = { $held ->
    [yes] { $who ->
        [you] Vous relancez contre l’effort { $effort } et faites { $roll } : le serviteur redevient actif.
       *[other] { $name } relance contre l’effort { $effort } et fait { $roll } : le serviteur redevient actif.
    }
   *[no] { $who ->
        [you] Vous relancez contre l’effort { $effort } et faites { $roll } : le serviteur reste épuisé.
       *[other] { $name } relance contre l’effort { $effort } et fait { $roll } : le serviteur reste épuisé.
    }
}
crypt-sight-idols-earned = { $who ->
    [you] Vous êtes parmi les premiers à avoir deux Idoles : 5 pièces à la fin.
   *[other] { $name } est parmi les premiers à avoir deux Idoles : 5 pièces à la fin.
}
crypt-sight-declined = { $who ->
    [you] Vous renoncez.
   *[other] { $name } renonce.
}
crypt-sight-torches-passed = { $who ->
    [you] Les torches passent : vous êtes Leader.
    [ghost] Les torches passent : le Fantôme est Leader.
   *[other] Les torches passent : { $name } est Leader.
}
crypt-sight-counted = { $who ->
    [you] Vous totalisez { crypt-coins } : { $sources }.
   *[other] { $name } totalise { crypt-coins } : { $sources }.
}
crypt-sight-rolled-off = Départage pour la première place : { $rollers }.
crypt-sight-won = { $rank ->
    [none] { $count ->
        [one] { $who ->
            [you] Vous gagnez la partie !
           *[other] { $name } gagne la partie.
        }
       *[other] Victoire partagée : { $winners }.
    }
   *[other] { $who ->
        [you] Vous êtes { crypt-rank }.
       *[other] { $name } est { crypt-rank }.
    }
}
crypt-says-bumps = { $line ->
    [0] Celui-là est pour moi, merci.
    [1] Poussez-vous un peu !
   *[2] Rien de personnel. C’est la famille.
}
crypt-says-bumped = { $line ->
    [0] Hé ! J’étais là avant.
    [1] Vous allez le regretter.
   *[2] Père aurait honte de vous.
}
crypt-says-exhausted = { $line ->
    [0] On ne trouve plus de bons serviteurs.
    [1] Debout, debout ! … Non ?
   *[2] Ils s’en remettront. Sans doute.
}
crypt-sight-joined = { $who ->
    [you] Vous rejoignez votre allié sur le trésor { $slot } : { crypt-servants } à l’effort { $effort }.
   *[other] { $name } rejoint un allié sur le trésor { $slot } : { crypt-servants } à l’effort { $effort }.
}
crypt-sight-tokens-dealt = { $count ->
    [0] Les jetons sûrs sont distribués. Mis de côté : { $aside }.
   *[other] Les jetons sûrs sont distribués. Types sûrs que vous connaissez : { $kinds }. Mis de côté : { $aside }.
}
crypt-sight-asked = { $who ->
    [you] Vous épuisez un serviteur pour interroger les morts.
   *[other] { $name } épuise un serviteur pour interroger les morts.
}
crypt-sight-token-found = { $kind ->
    [unknown] { $name } regarde un jeton.
   *[other] Le jeton montre que ce type est sûr : { crypt-kind }.
}
crypt-sight-gift-sealed = { $who ->
    [you] Vous avez décidé de ce que vous donnez.
   *[other] { $name } a choisi son cadeau.
}
crypt-sight-gifts-opened = { $gifts ->
    [0] Personne ne donne rien.
   *[other] Les cadeaux sont ouverts.
}
crypt-sight-given = { $who ->
    [you] Vous donnez un trésor à { $receiver } : { crypt-card }.
   *[other] { $name } donne un trésor à { $receiver } : { crypt-card }.
}
crypt-sight-curse-shown = La malédiction frappe ce type : { crypt-kind }. Il ne rapporte rien à personne.
