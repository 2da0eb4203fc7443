dungeonville-name = Dungeonville
dungeonville-about = Ένας από τους πέντε πύργους είναι κρυφά δικός σου. Στρατολόγησε τυχοδιώκτες, στείλε τους στους άλλους, και άσε τους αντιπάλους να πεθάνουν στον δικό σου.
dungeonville-facts = 2 έως 5 παίκτες · 40 λεπτά
dungeonville-credits = Το Dungeonville το σχεδίασαν ο Τζέιμς Έρνεστ και ο Μάικ Σέλινκερ.
