licenses-own = Gravegoods è software libero e aperto. Puoi usarlo con la licenza { $first } o { $second }.
licenses-others = Include anche software di altre persone. Apri una voce per leggerne la licenza.
licenses-crates = Nel server
licenses-packages = Nel browser
licenses-source = Codice sorgente
