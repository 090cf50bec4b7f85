# Feilsider og feildokumenter: overskrift, så hva som skjedde og hvordan man kommer videre.

problem-no-such-page-title = Her er det ingenting
problem-no-such-page = Adressen fører ingen steder. Lenken kan være gammel eller feilskrevet.

problem-no-such-lesson-title = Den leksjonen finnes ikke
problem-no-such-lesson = Ingen leksjon har denne adressen. Den kan ha fått et annet navn.
problem-no-such-step-title = Det steget finnes ikke
problem-no-such-step = Leksjonen har ikke noe steg med det navnet. Den kan ha blitt endret siden; fremgangen din i de andre stegene er bevart.

problem-method-title = Det går ikke her
problem-method = Adressen tar ikke imot den slags forespørsler.

problem-bad-date-title = Det er ikke en dato
problem-bad-date = «{ $text }» er ikke en dag i kalenderen. Skriv datoen som år, måned og dag: 2026-11-29.

problem-future-day-title = Ikke ennå
problem-future-day = Oppgaven for { $day } er fortsatt hemmelig. Kom tilbake når dagen er inne.

problem-before-first-title = Før vår tid
problem-before-first = Det var ingen oppgave den dagen. Den første er fra { $day }.

problem-bad-request-title = Forespørselen kan ikke leses
problem-bad-request = Noe i forespørselen mangler eller er ikke som det skal være.

problem-too-large-title = For mye på én gang
problem-too-large = Forespørselen er større enn noe sjakktrekk trenger.

problem-timeout-title = Det tok for lang tid
problem-timeout = Forespørselen kom ikke frem i tide. Ingenting er endret; prøv igjen.

problem-foreign-origin-title = Det kom fra et annet sted
problem-foreign-origin = Forespørselen ble sendt fra en side som ikke er vår, så ingenting er endret. Åpne oppgaven her og prøv igjen.

problem-media-type-title = Feil slags innhold
problem-media-type = Send forespørselen som { $expected }.

problem-busy-title = Mange tenker akkurat nå
problem-busy = Alle brettene våre er opptatt for øyeblikket. Prøv igjen om noen sekunder; ingenting er tapt.

problem-store-away-title = Resultatene dine er utenfor rekkevidde
problem-store-away = Resultatene dine kan ikke leses eller endres akkurat nå. Oppgaven fungerer likevel.

problem-bad-fen-title = Den stillingen kan man ikke spille fra
problem-game-over = Partiet er allerede slutt i denne stillingen: det er ikke noe trekk å bedømme.
problem-bad-moves = Antall trekk må være 1, 2 eller 3.

problem-bad-line-title = Trekkene passer ikke
problem-not-judged-title = Ikke bedømt

problem-internal-title = Noe gikk i stykker hos oss
problem-internal = Vi har notert det og ser på det. Prøv igjen om litt.
