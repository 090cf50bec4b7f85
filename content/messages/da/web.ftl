# Fejlsider og fejldokumenter: overskrift, så hvad der skete, og hvordan man kommer videre.

problem-no-such-page-title = Her er ingenting
problem-no-such-page = Adressen fører ingen steder hen. Måske er linket gammelt eller skrevet forkert.

problem-no-such-lesson-title = Den lektion findes ikke
problem-no-such-lesson = Ingen lektion har denne adresse. Den har måske fået et andet navn.
problem-no-such-step-title = Det trin findes ikke
problem-no-such-step = Lektionen har intet trin med det navn. Den er måske blevet ændret siden; din fremgang i de andre trin er bevaret.

problem-method-title = Det går ikke her
problem-method = Adressen tager ikke imod den slags forespørgsler.

problem-bad-date-title = Det er ikke en dato
problem-bad-date = »{ $text }« er ikke en dag i kalenderen. Skriv datoen som år, måned og dag: 2026-11-29.

problem-future-day-title = Ikke endnu
problem-future-day = Opgaven til den { $day } er stadig hemmelig. Kom tilbage, når dagen er der.

problem-before-first-title = Før vores tid
problem-before-first = Der var ingen opgave den dag. Den første er fra den { $day }.

problem-bad-request-title = Forespørgslen kan ikke læses
problem-bad-request = Noget i forespørgslen mangler eller er ikke, som det skal være.

problem-too-large-title = For meget på én gang
problem-too-large = Forespørgslen er større, end noget skaktræk har brug for.

problem-timeout-title = Det tog for lang tid
problem-timeout = Forespørgslen nåede ikke frem i tide. Intet er ændret; prøv igen.

problem-foreign-origin-title = Det kom fra et andet sted
problem-foreign-origin = Forespørgslen blev sendt fra en side, der ikke er vores, så intet er ændret. Åbn opgaven her, og prøv igen.

problem-media-type-title = Forkert slags indhold
problem-media-type = Send forespørgslen som { $expected }.

problem-busy-title = Mange tænker lige nu
problem-busy = Alle vores brætter er optaget i øjeblikket. Prøv igen om et par sekunder; intet er gået tabt.

problem-store-away-title = Dine resultater kan ikke nås
problem-store-away = Dine resultater kan ikke læses eller ændres lige nu. Opgaven virker alligevel.

problem-bad-fen-title = Den stilling kan man ikke spille fra
problem-game-over = Partiet er allerede slut i denne stilling: der er ikke noget træk at bedømme.
problem-bad-moves = Antallet af træk skal være 1, 2 eller 3.

problem-bad-line-title = Trækkene passer ikke
problem-not-judged-title = Ikke bedømt

problem-internal-title = Noget gik i stykker hos os
problem-internal = Vi har noteret det og ser på det. Prøv igen om lidt.
