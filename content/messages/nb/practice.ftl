## The menu and the page of themes
menu-practice = Øv
practice-title = Øv
practice-description = Sjakkoppgaver etter tema, så mange du vil: matter, gafler, spiddinger og mer, valgt nær nivået ditt. Det du ikke løser, kommer igjen.
practice-lead = Så mange oppgaver du vil, valgt nær nivået ditt. Det du ikke løser, kommer igjen etter en dag og siden med voksende mellomrom, til det sitter.
practice-groups = Grupper av temaer
practice-group-mates = Matter etter lengde
practice-group-patterns = Mattbilder
practice-group-tactics = Taktikk
practice-group-attack = Angrep på kongen
practice-group-moves = Spesielle trekk
practice-group-phases = Etter partiets fase
practice-count = { $count ->
    [one] Én oppgave
   *[other] { $shown } oppgaver
  }
practice-results = { $solved } av { $tried } løst, rating { $rating }
practice-untried = Ikke prøvd ennå
practice-lesson = Leksjon: { $title }
practice-start = Begynn å øve
practice-due = { $count ->
    [one] Én oppgave som du ikke løste, er tilbake. Den kommer først.
   *[other] { $count } oppgaver som du ikke løste, er tilbake. De kommer først.
  }
practice-all = Alle temaer
practice-to-results = Alle resultatene dine

## A puzzle to practise
practice-page-title = { $theme }: øving
practice-next = Neste oppgave
practice-levels = Oppgavens rating er { $puzzle }, din { $own }.
practice-back = Denne løste du ikke { $date }. Nå er den tilbake.
practice-kept-not-yet = Når den første oppgaven din er avgjort, setter nettstedet en informasjonskapsel, slik at de neste passer til nivået ditt.
practice-free = Du har møtt denne oppgaven før, så den teller ikke denne gangen.
practice-rating-up = Ratingen din i temaet går opp med { $points } til { $rating }.
practice-rating-down = Ratingen din i temaet går ned med { $points } til { $rating }.
practice-won = Løst på første forsøk.
practice-found-late = Du fant løsningen etter et galt trekk eller med hjelp, så oppgaven teller ikke som løst.
practice-due-on = Oppgaven kommer igjen { $date }.
practice-learnt = Du har løst den fem ganger på rad siden du ikke løste den. Den sitter.
problem-no-such-theme-title = Her er det ingenting å øve
problem-no-such-theme = Det finnes ingen oppgaver av dette temaet. Velg et annet på siden med temaer.
lesson-practise = Øv: { $theme }

## The results page
results-title = Resultatene dine
results-description = Resultatene dine i øvelsene etter tema, ratingen din over tid og et år med dagens oppgaver.
results-empty = Det er ingenting å vise ennå. Løs en oppgave, så blir den tegnet her.
results-themes = Etter tema
results-themes-none = Ingen oppgave øvd ennå.
results-themes-label = Søyler: hvor mange oppgaver av hvert tema du har prøvd, og hvor mange av dem du har løst. Tabellen nedenfor sier det samme.
results-solved = Løst
results-failed = Ikke løst
results-tried = Prøvd
results-theme = Tema
results-rating = Rating
results-day = Dag
results-time = Rating over tid
results-time-label = Linje: ratingen din i alle temaer til sammen, fra { $first } til { $last } mellom { $first-day } og { $last-day }. Tabellen nedenfor sier det samme.
results-time-one = Linjen tegnes når du har øvd på to dager. Hittil er ratingen din { $rating }.
results-table = Som tabell
results-year = Et år med dagens oppgaver
results-year-label = Kalender over det siste året, en kolonne for hver uke fra mandag til søndag. Listen nedenfor sier det samme måned for måned.
results-month = Måned
results-to-practice = Øv

## Themes: their names, and what they are in a sentence
theme-mixed = Blandet
theme-mixed-text = Alt på én gang, som i et parti: Ingen forteller hva du skal se etter.
theme-mate-in = Matt i { $moves ->
    [1] ett trekk
    [2] to trekk
    [3] tre trekk
    [4] fire trekk
   *[5] fem trekk
  }
theme-mate-in-text = { $moves ->
    [1] Ett trekk avslutter partiet.
    [2] Et trekk, et hvilket som helst svar, og så matt.
    [3] Tre av dine trekk, uansett svar: Let etter sjakker og etter stille trekk.
   *[other] En lang jakt på kongen, der hvert svar må møtes.
  }
theme-back-rank-mate = Sekkematt
theme-back-rank-mate-text = Et tårn eller en dronning setter matt på bakerste rad: Kongens egne bønder sperrer for den.
theme-smothered-mate = Kvelermatt
theme-smothered-mate-text = En springer setter matt på en konge som er stengt inne av sine egne brikker.
theme-anastasia-mate = Anastasias matt
theme-anastasia-mate-text = Springer og tårn fanger kongen mellom brettkanten og dens egen bonde.
theme-arabian-mate = Arabisk matt
theme-arabian-mate-text = Et tårn setter matt ved siden av kongen i hjørnet; en springer dekker tårnet og veien ut.
theme-boden-mate = Bodens matt
theme-boden-mate-text = To løpere setter matt på diagonaler som krysser hverandre.
theme-double-bishop-mate = Matt med to løpere
theme-double-bishop-mate-text = To løpere setter matt på diagonaler som ligger side om side.
theme-dovetail-mate = Svalehalematt
theme-dovetail-mate-text = Dronningen setter matt på skrå ved siden av kongen; dens egne brikker står på de to feltene som er igjen.
theme-hook-mate = Krokmatt
theme-hook-mate-text = Tårn, springer og bonde setter matt sammen: Bonden dekker springeren, springeren tårnet.
theme-kill-box-mate = Boksmatt
theme-kill-box-mate-text = Et tårn setter matt ved siden av kongen, dekket av en dronning som tar de andre feltene i en boks på tre ganger tre.
theme-vukovic-mate = Vukovićs matt
theme-vukovic-mate-text = Tårn og springer setter matt på en konge ved kanten: Tårnet er dekket, springeren tar feltene ved siden av.
theme-fork = Gaffel
theme-fork-text = Én brikke angriper to eller flere på samme tid.
theme-skewer = Spidding
theme-skewer-text = Den fremste brikken må gå til side, og den bakerste faller.
theme-pin = Binding
theme-pin-text = En brikke kan ikke flytte, eller bør ikke: Bak den står en som er mer verdt.
theme-discovered-attack = Avdekkerangrep
theme-discovered-attack-text = En brikke går unna, og den bak angriper.
theme-discovered-check = Avdekkersjakk
theme-discovered-check-text = En brikke går unna, og den bak gir sjakk.
theme-double-check = Dobbeltsjakk
theme-double-check-text = To brikker gir sjakk på samme tid: Bare kongen kan flytte.
theme-deflection = Avledning
theme-deflection-text = En forsvarer lokkes bort fra det den dekker.
theme-attraction = Lokking
theme-attraction-text = En brikke lokkes til et felt der noe venter på den.
theme-hanging-piece = Hengende brikke
theme-hanging-piece-text = En brikke er ikke dekket, eller ikke nok: Den kan slås.
theme-sacrifice = Offer
theme-sacrifice-text = Noe gis bort, og mer kommer tilbake.
theme-quiet-move = Stille trekk
theme-quiet-move-text = Et trekk verken gir sjakk eller slår, og likevel hjelper ingenting mot det.
theme-promotion = Forvandling
theme-promotion-text = En bonde når siste rad og blir en offiser.
theme-under-promotion = Underforvandling
theme-under-promotion-text = Bonden blir tårn, løper eller springer, fordi en dronning ikke duger.
theme-en-passant = En passant
theme-en-passant-text = En bonde slår en annen i forbifarten, og det avgjør.
theme-castling = Rokade
theme-castling-text = Konge og tårn flytter sammen, og det avgjør.
theme-opening = Åpning
theme-opening-text = Stillinger fra de første trekkene, der en feil straffes med en gang.
theme-middlegame = Midtspill
theme-middlegame-text = Mange brikker på brettet og konger i fare.
theme-endgame = Sluttspill
theme-endgame-text = Få brikker er igjen, og hvert trekk teller.
theme-trapped-piece = Fanget brikke
theme-trapped-piece-text = En brikke har ingen trygge felter igjen og går tapt.
theme-capturing-defender = Slå forsvareren
theme-capturing-defender-text = Brikken som dekker, blir slått, og det den dekket, faller.
theme-intermezzo = Mellomtrekk
theme-intermezzo-text = Før trekket alle venter på, kommer et annet som må besvares.
theme-interference = Avskjæring
theme-interference-text = En brikke stiller seg mellom to andre, og den ene dekker ikke lenger den andre.
theme-clearance = Rydding
theme-clearance-text = En brikke går av veien, og en annen bruker feltet eller linjen den sto på.
theme-x-ray-attack = Røntgen
theme-x-ray-attack-text = En brikke angriper eller dekker et felt tvers gjennom en annen brikke.
theme-zugzwang = Trekktvang
theme-zugzwang-text = Den som må trekke, ødelegger en stilling som ville holdt om man fikk stå over.
theme-defensive-move = Forsvar
theme-defensive-move-text = Ett presist trekk redder det som ellers ville vært tapt.
theme-exposed-king = Utsatt konge
theme-exposed-king-text = En konge med få forsvarere rundt seg blir jaget.
theme-kingside-attack = Angrep på kongefløyen
theme-kingside-attack-text = Motstanderen har rokert kort, og det er der du slår til.
theme-queenside-attack = Angrep på dronningfløyen
theme-queenside-attack-text = Motstanderen har rokert langt, og det er der du slår til.
theme-attacking-weak-pawn = Angrep på f2 eller f7
theme-attacking-weak-pawn-text = I begynnelsen er det bare kongen som dekker den bonden.
theme-advanced-pawn = Framskutt bonde
theme-advanced-pawn-text = En bonde langt framme forvandles eller truer med det.
theme-pawn-endgame = Bondesluttspill
theme-pawn-endgame-text = Bare konger og bønder er igjen.
theme-knight-endgame = Springersluttspill
theme-knight-endgame-text = Bare springere og bønder er igjen i tillegg til kongene.
theme-bishop-endgame = Løpersluttspill
theme-bishop-endgame-text = Bare løpere og bønder er igjen i tillegg til kongene.
theme-rook-endgame = Tårnsluttspill
theme-rook-endgame-text = Bare tårn og bønder er igjen i tillegg til kongene.
theme-queen-endgame = Dronningsluttspill
theme-queen-endgame-text = Bare dronninger og bønder er igjen i tillegg til kongene.
theme-queen-rook-endgame = Sluttspill med dronning og tårn
theme-queen-rook-endgame-text = Bare dronninger, tårn og bønder er igjen i tillegg til kongene.
