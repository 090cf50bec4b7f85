## Kursen
menu-lessons = Lektioner
course-title = Lektioner
course-description = Korta schacklektioner på brädet, från hur pjäserna går till gafflar, bindningar och de första slutspelen. Gratis och utan konto.
course-lead = Korta lektioner som mest spelas på brädet. Börja överst, eller där du vill.
course-go-on = Fortsätt där du slutade
course-begin = Börja med första lektionen
course-empty = Här finns inga lektioner just nu.
group-movement = Så går pjäserna
group-movement-text = Spelets regler, en pjäs i taget.
group-openings = Öppningar
group-openings-text = De första tio dragen, och tankarna bakom dem.
group-endgames = Slutspel
group-endgames-text = Få pjäser, noggrant spel: så vinns ett parti till slut.
group-strategy = Strategi
group-strategy-text = Vad pjäserna är värda, och hur de samarbetar.
lesson-minutes = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
  }
lesson-progress = { $done } av { $total } steg
lesson-finished = Klar
lesson-not-begun = Inte börjad

## En lektion
lesson-start = Börja
lesson-go-on = Fortsätt
lesson-again = Gå igenom den igen
lesson-steps = Steg
lesson-test = Prov
lesson-done-title = Du är klar med lektionen
lesson-done-text = Alla steg är lösta. Det du har lärt dig sitter bäst om du snart använder det.
lesson-next = Nästa lektion: { $title }
lesson-next-course = Alla lektioner
lesson-puzzles = Pröva det i riktiga ställningar
lesson-puzzle = { $date }: { $task }
lesson-reset = Börja om lektionen
lesson-reset-text = Dina framsteg i den här lektionen glöms; allt annat står kvar.
lesson-reset-button = Glöm mina framsteg här
lesson-untranslated = Delar av lektionen finns ännu inte på svenska och står på engelska.
step-first-try = Löst på första försöket
step-solved = Löst
step-begun = Påbörjat
step-open = Inte än

## Regler och ordlista
rules-title = Schackets regler
rules-description = Schackets regler, numrerade och förklarade med enkla ord: drag, schack och matt, remi, notation.
rules-lead = Alla regler samlade, att slå upp i. Lektionerna lär ut dem steg för steg.
rules-taught = Lär dig det på brädet
rules-contents = På den här sidan
glossary-title = Schackord
glossary-description = Schackets ord förklarade med en mening eller två, från absolut bindning till öppen linje.
glossary-lead = Vad orden betyder, med en mening eller två.
glossary-lesson = Lektion: { $title }
footer-rules = Regler
footer-glossary = Schackord
progress-lessons = Lektioner
progress-lessons-none = Ingen lektion påbörjad än.
home-learn = Lär dig
home-learn-text = Tolv korta lektioner, från hur pjäserna går till de första slutspelen. Det mesta spelas på brädet.
home-learn-link = Till lektionerna

## For authors
preview-title = Problem i innehållet
preview-text = Bara du ser det här, på den dator där sajten körs. Det som har fel visas i sin senaste fungerande version.
