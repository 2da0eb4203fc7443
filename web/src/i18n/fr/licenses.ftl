licenses-own = Gravegoods est un logiciel libre. Vous pouvez l’utiliser sous licence { $first } ou { $second }.
licenses-others = Il contient aussi des logiciels d’autres personnes. Ouvrez une ligne pour lire sa licence.
licenses-crates = Dans le serveur
licenses-packages = Dans le navigateur
licenses-source = Code source
