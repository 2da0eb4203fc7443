dungeonville-name = Dungeonville
dungeonville-about = Einer der fünf Türme gehört dir, und niemand weiß davon. Wirb Abenteurer an, schick sie in die anderen und lass die Rivalen in deinem sterben.
dungeonville-facts = 2 bis 5 Personen · 40 Minuten
dungeonville-credits = Dungeonville stammt von James Ernest und Mike Selinker.
