/**
 * Words for the same thing in each language. The first of a language is in the rules; the others are what people also call it.
 * Words that change their ending are cut where they change.
 */
export const SYNONYMS = [
  { en: 'idol statue', it: 'idol statua', el: 'ειδωλ άγαλμα', de: 'idol götze statue', fr: 'idole statue' },
  { en: 'jewelry jewel jewellery', it: 'gioiell', el: 'κοσμημ', de: 'schmuck juwel', fr: 'bijou joyau' },
  { en: 'manuscript book scroll', it: 'manoscritt libro', el: 'χειρογραφ βιβλίο', de: 'manuskript buch', fr: 'manuscrit livre' },
  { en: 'pottery vase pot', it: 'ceramic vaso', el: 'αγγεί', de: 'töpferware vase krug keramik', fr: 'poterie vase' },
  { en: 'remains bones relic', it: 'resti ossa reliqui', el: 'λειψαν λείψαν κόκαλα', de: 'überrest knochen reliqui', fr: 'relique os' },
  { en: 'tapestr carpet', it: 'arazz tappeto', el: 'ταπισερί χαλί', de: 'tapisserie teppich wandteppich', fr: 'tapisserie tapis' },
  { en: 'servant die dice', it: 'servitor dado dadi', el: 'υπηρέτ ζάρι', de: 'diener würfel', fr: 'serviteur dé dés' },
  { en: 'treasure card', it: 'tesor carta carte', el: 'θησαυρ κάρτ', de: 'schatz schätz karte', fr: 'trésor carte' },
  { en: 'collector merchant', it: 'mercant collezionista', el: 'συλλέκτ συλλεκτ έμπορος', de: 'sammler händler', fr: 'collectionneur marchand' },
  { en: 'coin points score', it: 'monet punti punteggio', el: 'νομίσμα νόμισμα πόντοι', de: 'coin münze punkte', fr: 'pièce points' },
  { en: 'effort', it: 'sforzo', el: 'προσπάθεια', de: 'aufwand', fr: 'effort' },
  { en: 'exhaust tired', it: 'esaust stanco', el: 'εξαντλ κουρασμένος', de: 'erschöpf müde', fr: 'épuis fatigué' },
  { en: 'recover rest', it: 'recuper riposo', el: 'ανάκτησ ανακτ', de: 'erhol ausruhen', fr: 'récupér repos' },
  { en: 'bump outbid', it: 'scacci', el: 'διώχ απώθησ', de: 'rauswerf rausgeworfen überbieten', fr: 'évinc évict' },
  { en: 'claim place', it: 'reclam piazza', el: 'διεκδικ απόκτησ', de: 'beanspruch setzen', fr: 'revendi placer' },
  { en: 'torch', it: 'torc', el: 'δαυλ', de: 'fackel', fr: 'torche' },
  { en: 'leader', it: 'leader', el: 'αρχηγ', de: 'anführer', fr: 'leader' },
  { en: 'ghost father king', it: 'fantasma spettro padre', el: 'φάντασμα φαντασματ πατέρας', de: 'geist gespenst vater', fr: 'fantôme spectre père' },
  { en: 'child solo alone', it: 'figlio solitario', el: 'μοναχοπαίδι μόνος', de: 'einzelkind allein solo', fr: 'unique solitaire solo' },
  { en: 'tied tie draw', it: 'parità pareggio', el: 'ισοπαλία', de: 'gleichstand unentschieden', fr: 'égalité' },
  { en: 'flip turn', it: 'rivel girare', el: 'γυρίζ γύρισε', de: 'umdreh umgedreht', fr: 'retourn' },
] as const;
