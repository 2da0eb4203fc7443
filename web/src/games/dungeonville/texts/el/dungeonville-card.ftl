dungeonville-name = Dungeonville
dungeonville-about = Στρατολόγησε μια ομάδα, κάνε έφοδο στους πύργους και κράτα κρυφό τον τίτλο ιδιοκτησίας σου.
dungeonville-facts = 2 έως 5 παίκτες
