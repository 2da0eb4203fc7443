crypt-slot-joined = { $who ->
    [you] rejoint par vous avec { crypt-servants }, { $total } en tout
   *[other] rejoint par { $name } avec { crypt-servants }, { $total } en tout
}
crypt-slot-joining = vous ajoutez { crypt-servants } à l’effort { $effort }, { $total } en tout
crypt-joins = Rejoint votre allié : { $total } en tout.
crypt-window-give = Vous pouvez donner un trésor à votre allié.
crypt-window-give-to = Vous pouvez donner à { $name } un trésor de cette manche. Chacun décide en secret, et tous les cadeaux changent de main en même temps.
crypt-give = Donner à { $name }
crypt-give-nothing = Ne rien donner
crypt-give-sealed = Vous avez décidé de ce que vous donnez.
crypt-give-decided = a décidé
crypt-give-deciding = réfléchit…
crypt-ask-dead = Interroger les morts
crypt-ask-dead-about = Épuisez un serviteur pour regarder un jeton mis de côté.
crypt-ask-dead-cost = { $left ->
    [one] Cela prend tout votre tour, épuise 1 serviteur et vous montre le dernier jeton mis de côté que vous n’avez pas vu. Tout le monde voit que vous interrogez les morts, mais pas ce que vous voyez.
   *[other] Cela prend tout votre tour, épuise 1 serviteur et vous montre un des { $left } jetons mis de côté que vous n’avez pas vus. Tout le monde voit que vous interrogez les morts, mais pas ce que vous voyez.
}
crypt-ask-dead-confirm = Épuiser 1 serviteur et interroger
crypt-token = { $where ->
    [hand] { crypt-kind } : type sûr, selon un jeton distribué
   *[seen] { crypt-kind } : type sûr, selon un jeton mis de côté
}
crypt-tokens-aside = Jetons mis de côté : { $aside }
crypt-tokens-unseen = { $count ->
    [one] { $count } jeton mis de côté que vous n’avez pas vu
   *[other] { $count } jetons mis de côté que vous n’avez pas vus
}
crypt-tokens-looked = Jetons mis de côté déjà vus : { $looked } sur { $aside }
crypt-curse = La malédiction
crypt-curse-is = Type maudit : { crypt-kind-plural }
crypt-curse-open = Types peut-être maudits : { $kinds }.
crypt-curse-letters = Maudit : { $letters } ?
crypt-moment-cursed = La malédiction frappe : { $kinds }. Ce type ne rapporte rien à personne, et en avoir le plus coûte des pièces.
crypt-moment-dealt = Types sûrs que vous connaissez : { $kinds }.
crypt-moment-found = { $who ->
    [you] Les morts vous révèlent un type sûr : { $kinds }.
   *[other] Les morts révèlent à { $name } un type sûr : { $kinds }.
}
crypt-ask-joined = { $names } sont ici ensemble, avec { $total } en tout.
crypt-ask-ally = Votre allié le tient. Vous ne pouvez pas l’évincer, mais vous pouvez ajouter des serviteurs une fois, à l’effort { $effort }. C’est toujours votre allié qui le collecte.
crypt-ask-house = Les héritiers : { $names }. Leurs serviteurs ont la même couleur et la même bordure ; chacun a sa marque.
crypt-ask-house-score = Chaque héritier compte pour lui-même, et la famille additionne les deux scores. Les héritiers d’une famille gagnent ensemble.
crypt-ask-token = Un type dont le jeton est connu n’est pas maudit. Seuls ceux qui ont vu le jeton le savent.
crypt-ask-aside = Des jetons sûrs que personne n’a reçus. À votre tour, vous pouvez épuiser un serviteur pour en regarder un.
crypt-ask-curse = Un type est maudit, et personne ne sait lequel avant la fin. Ses trésors ne rapportent alors rien, et ceux qui en ont le plus perdent des pièces.
crypt-twins-result = Votre paire marque { crypt-coins }, le plus bas de vos deux scores. Vous êtes { crypt-twins-rank }.
crypt-pair-score = La paire marque { crypt-coins }, le plus bas des deux scores.
crypt-score-result = Vous sortez de la crypte avec { crypt-coins }.
crypt-house-won = { crypt-house } gagne avec { crypt-coins }.
crypt-houses-shared = Victoire partagée : { $names }.
crypt-houses = Familles
crypt-curse-was = La malédiction frappait : { $kinds }. Ce type n’a rien rapporté à personne.
crypt-end-twins = { $rank ->
    [0] Vous avez comploté pendant neuf manches, et votre père a tout entendu. Il le raconte maintenant aux autres morts, en imitant vos voix.
    [1] Une bourse pour deux, et bien légère. Vous êtes d’accord sur le coupable. Votre père aussi : les deux.
    [2] Deux charrettes, deux sourires, un seul alibi. Votre père demande qui était où, et reçoit deux fois la même réponse.
   *[3] Personne n’a su qui de vous deux portait quoi, et personne ne pourrait le rapporter. Votre père salue, à gauche puis à droite.
}
crypt-end-pair = La porte se referme derrière deux héritiers qui ont compté ensemble. Ce que cela valait, vous seuls le savez.
crypt-end-house-won = Deux héritiers, un blason et les charrettes les plus lourdes de la nuit. Les autres familles applaudissent sans ôter leurs gants.
crypt-end-house-lost = Ce soir, un autre blason pend au-dessus de la porte. Vous partagez la faute avec votre allié, à parts égales.
crypt-end-house-watched = Les torches s’éteignent. Une famille dîne ; les autres cherchent de qui venait l’idée.
crypt-own-rules = Selon les règles de Gravegoods
crypt-twins-rank = { $rank ->
    [0] les Fous
    [1] les Petits
    [2] les Nantis
   *[3] les Magnifiques
}
crypt-log-twins-won = Les jumeaux sortent ensemble de la crypte.
crypt-intro-twins-1 = Vous et votre jumeau jouez ensemble contre le Fantôme. À son tour, il lance trois dés et reprend ce qu’il peut.
crypt-intro-twins-2 = Vous ne pouvez pas évincer votre jumeau. Choisissez un trésor qu’il tient pour y ajouter des serviteurs au même effort : ils comptent ensemble, et c’est lui qui le collecte.
crypt-intro-twins-3 = Après la collecte, chacun peut donner à l’autre un nouveau trésor, en secret. À la fin, c’est le plus bas des deux scores qui compte : aidez votre jumeau s’il est en retard.
crypt-intro-houses-1 = Deux héritiers forment une famille. Ils ont le même blason et la même couleur, et chacun a sa marque. Votre allié est assis en face de vous.
crypt-intro-houses-2 = Vous ne pouvez pas évincer votre allié. Choisissez un trésor qu’il tient pour y ajouter des serviteurs au même effort : ils comptent ensemble, et c’est lui qui le collecte.
crypt-intro-houses-3 = Après la collecte, vous pouvez donner à votre allié un nouveau trésor, en secret. À la fin, une famille additionne les scores de ses deux héritiers.
crypt-intro-curse-1 = Un type de trésor est maudit, et personne ne sait lequel avant la fin. Il ne rapporte alors rien, et ceux qui en ont le plus perdent des pièces.
crypt-intro-curse-2 = Votre plateau montre les jetons des types que vous savez sûrs. Tout autre type peut être maudit.
crypt-intro-curse-3 = Au lieu de revendiquer, vous pouvez interroger les morts : épuisez un serviteur et regardez un jeton mis de côté. Tout le monde voit que vous interrogez les morts, mais pas ce que vous voyez.
crypt-log-house-won = { crypt-house } gagne la partie.
crypt-ask-ghost-twins = Contre des jumeaux, il a un tour par manche, avec ses trois dés. S’il tient la Torche Éteinte, il ne place que son groupe ou son dé le plus élevé.
crypt-so-far-curse = Ce que la malédiction peut prendre n’est pas compté ici.
crypt-ask-gift = Collectée dans cette manche : elle peut être donnée à un allié, telle quelle. Seul celui qui la reçoit en apprend la valeur.
