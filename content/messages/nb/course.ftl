## Kurset
menu-lessons = Leksjoner
course-title = Leksjoner
course-description = Korte sjakkleksjoner på brettet, fra hvordan brikkene går til gafler, bindinger og de første sluttspillene. Gratis og uten konto.
course-lead = Korte leksjoner der det meste skjer på brettet. Begynn øverst, eller der du vil.
course-go-on = Fortsett der du slapp
course-begin = Begynn med den første leksjonen
course-empty = Her er det ingen leksjoner akkurat nå.
group-movement = Slik går brikkene
group-movement-text = Spillets regler, én brikke om gangen.
group-openings = Åpninger
group-openings-text = De første ti trekkene, og tankene bak dem.
group-endgames = Sluttspill
group-endgames-text = Få brikker, nøyaktig spill: slik vinnes et parti til slutt.
group-strategy = Strategi
group-strategy-text = Hva brikkene er verd, og hvordan de samarbeider.
lesson-minutes = { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
  }
lesson-progress = { $done } av { $total } steg
lesson-finished = Fullført
lesson-not-begun = Ikke begynt

## Én leksjon
lesson-start = Begynn
lesson-go-on = Fortsett
lesson-again = Gå gjennom den igjen
lesson-steps = Steg
lesson-test = Prøve
lesson-done-title = Du har fullført leksjonen
lesson-done-text = Alle stegene er løst. Det du har lært, sitter best når du snart bruker det.
lesson-next = Neste leksjon: { $title }
lesson-next-course = Alle leksjoner
lesson-puzzles = Prøv det i virkelige stillinger
lesson-puzzle = { $date }: { $task }
lesson-reset = Begynn leksjonen på nytt
lesson-reset-text = Fremgangen din i denne leksjonen blir glemt; alt annet blir stående.
lesson-reset-button = Glem fremgangen min her
lesson-untranslated = Deler av leksjonen finnes ennå ikke på norsk og står på engelsk.
step-first-try = Løst på første forsøk
step-solved = Løst
step-begun = Begynt
step-open = Ikke ennå

## Regler og ordliste
rules-title = Sjakkreglene
rules-description = Sjakkreglene, nummerert og forklart med enkle ord: trekk, sjakk og matt, remis, notasjon.
rules-lead = Alle reglene samlet, til å slå opp i. Leksjonene lærer deg dem steg for steg.
rules-taught = Lær det på brettet
rules-contents = På denne siden
glossary-title = Sjakkord
glossary-description = Sjakkens ord forklart med en setning eller to, fra absolutt binding til trekktvang.
glossary-lead = Hva ordene betyr, med en setning eller to.
glossary-lesson = Leksjon: { $title }
footer-rules = Regler
footer-glossary = Sjakkord
progress-lessons = Leksjoner
progress-lessons-none = Ingen leksjon begynt ennå.
home-learn = Lær sjakk
home-learn-text = Tolv korte leksjoner, fra hvordan brikkene går til de første sluttspillene. Det meste skjer på brettet.
home-learn-link = Til leksjonene

## For authors
preview-title = Problemer i innholdet
preview-text = Bare du ser dette, på maskinen der nettstedet kjører. Det som har feil, vises i sin siste gode utgave.
