## Kurset
menu-lessons = Lektioner
course-title = Lektioner
course-description = Korte skaklektioner på brættet, fra brikkernes gang til gafler, bindinger og de første slutspil. Gratis og uden konto.
course-lead = Korte lektioner, hvor det meste foregår på brættet. Begynd øverst, eller hvor du har lyst.
course-go-on = Fortsæt, hvor du slap
course-begin = Begynd med den første lektion
course-empty = Her er ingen lektioner lige nu.
group-movement = Brikkernes gang
group-movement-text = Spillets regler, én brik ad gangen.
group-openings = Åbninger
group-openings-text = De første ti træk, og tankerne bag dem.
group-endgames = Slutspil
group-endgames-text = Få brikker, nøjagtigt spil: sådan vindes et parti til sidst.
group-strategy = Strategi
group-strategy-text = Hvad brikkerne er værd, og hvordan de arbejder sammen.
lesson-minutes = { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
  }
lesson-progress = { $done } af { $total } trin
lesson-finished = Gennemført
lesson-not-begun = Ikke begyndt

## Én lektion
lesson-start = Begynd
lesson-go-on = Fortsæt
lesson-again = Gå den igennem igen
lesson-steps = Trin
lesson-test = Prøve
lesson-done-title = Du har gennemført lektionen
lesson-done-text = Alle trin er løst. Det, du har lært, sidder bedst, når du snart bruger det.
lesson-next = Næste lektion: { $title }
lesson-next-course = Alle lektioner
lesson-puzzles = Prøv det i rigtige stillinger
lesson-puzzle = { $date }: { $task }
lesson-reset = Begynd lektionen forfra
lesson-reset-text = Din fremgang i denne lektion bliver glemt; alt andet bliver stående.
lesson-reset-button = Glem min fremgang her
lesson-untranslated = Dele af lektionen findes endnu ikke på dansk og står på engelsk.
step-first-try = Løst i første forsøg
step-solved = Løst
step-begun = Begyndt
step-open = Ikke endnu

## Regler og ordbog
rules-title = Skakkens regler
rules-description = Skakkens regler, nummereret og forklaret i klare ord: træk, skak og mat, remis, notation.
rules-lead = Alle reglerne samlet til at slå op i. Lektionerne lærer dig dem trin for trin.
rules-taught = Lær det på brættet
rules-contents = På denne side
glossary-title = Skakord
glossary-description = Skakkens ord forklaret i en sætning eller to, fra absolut binding til træktvang.
glossary-lead = Hvad ordene betyder, i en sætning eller to.
glossary-lesson = Lektion: { $title }
footer-rules = Regler
footer-glossary = Skakord
progress-lessons = Lektioner
progress-lessons-none = Ingen lektion begyndt endnu.
home-learn = Lær skak
home-learn-text = Tolv korte lektioner, fra brikkernes gang til de første slutspil. Det meste foregår på brættet.
home-learn-link = Til lektionerne

## For authors
preview-title = Problemer i indholdet
preview-text = Kun du ser dette, på den maskine, hvor siden kører. Det, der har fejl, vises her i sin sidste gode udgave.
