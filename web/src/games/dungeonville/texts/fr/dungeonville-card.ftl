dungeonville-name = Dungeonville
dungeonville-about = Engagez un groupe, prenez les tours d’assaut et gardez secret votre titre de propriété.
dungeonville-facts = 2 à 5 personnes
