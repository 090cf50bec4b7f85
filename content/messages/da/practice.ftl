## The menu and the page of themes
menu-practice = Øv
practice-title = Øv dig
practice-description = Skakopgaver efter tema, så mange du vil: matter, gafler, spid og mere, valgt tæt på dit niveau. Det, du ikke løser, kommer igen.
practice-lead = Så mange opgaver du vil, valgt tæt på dit niveau. Det, du ikke løser, kommer igen efter en dag og siden med voksende mellemrum, til det sidder.
practice-groups = Grupper af temaer
practice-group-mates = Matter efter længde
practice-group-patterns = Matbilleder
practice-group-tactics = Taktik
practice-group-attack = Angreb på kongen
practice-group-moves = Særlige træk
practice-group-phases = Efter partiets fase
practice-count = { $count ->
    [one] Én opgave
   *[other] { $shown } opgaver
  }
practice-results = { $solved } af { $tried } løst, rating { $rating }
practice-untried = Ikke prøvet endnu
practice-lesson = Lektion: { $title }
practice-start = Begynd at øve
practice-due = { $count ->
    [one] Én opgave, som du ikke løste, er tilbage. Den kommer først.
   *[other] { $count } opgaver, som du ikke løste, er tilbage. De kommer først.
  }
practice-all = Alle temaer
practice-to-results = Alle dine resultater

## A puzzle to practise
practice-page-title = { $theme }: øvelse
practice-next = Næste opgave
practice-levels = Opgavens rating er { $puzzle }, din { $own }.
practice-back = Den her løste du ikke { $date }. Nu er den tilbage.
practice-kept-not-yet = Når din første opgave er afgjort, sætter siden en cookie, så de næste passer til dit niveau.
practice-free = Du har mødt denne opgave før, så den tæller ikke denne gang.
practice-rating-up = Din rating i temaet stiger med { $points } til { $rating }.
practice-rating-down = Din rating i temaet falder med { $points } til { $rating }.
practice-won = Løst i første forsøg.
practice-found-late = Du fandt løsningen efter et forkert træk eller med hjælp, så opgaven tæller ikke som løst.
practice-due-on = Opgaven kommer igen { $date }.
practice-learnt = Du har løst den fem gange i træk, siden du ikke løste den. Den sidder.
problem-no-such-theme-title = Her er intet at øve
problem-no-such-theme = Der er ingen opgaver af dette tema. Vælg et andet på siden med temaer.
lesson-practise = Øv: { $theme }

## The results page
results-title = Dine resultater
results-description = Dine resultater i øvelserne efter tema, din rating over tid og et år med dagens opgaver.
results-empty = Der er intet at vise endnu. Løs en opgave, så bliver den tegnet her.
results-themes = Efter tema
results-themes-none = Ingen opgave øvet endnu.
results-themes-label = Søjler: hvor mange opgaver af hvert tema du har prøvet, og hvor mange af dem du har løst. Tabellen nedenfor siger det samme.
results-solved = Løst
results-failed = Ikke løst
results-tried = Prøvet
results-theme = Tema
results-rating = Rating
results-day = Dag
results-time = Rating over tid
results-time-label = Linje: din rating i alle temaer tilsammen, fra { $first } til { $last } mellem { $first-day } og { $last-day }. Tabellen nedenfor siger det samme.
results-time-one = Linjen tegnes, når du har øvet på to dage. Indtil nu er din rating { $rating }.
results-table = Som tabel
results-year = Et år med dagens opgaver
results-year-label = Kalender over det seneste år, en kolonne for hver uge fra mandag til søndag. Listen nedenfor siger det samme måned for måned.
results-month = Måned
results-to-practice = Øv

## Themes: their names, and what they are in a sentence
theme-mixed = Blandet
theme-mixed-text = Alt på én gang, som i et parti: ingen fortæller, hvad du skal se efter.
theme-mate-in = Mat i { $moves ->
    [1] ét træk
    [2] to træk
    [3] tre træk
    [4] fire træk
   *[5] fem træk
  }
theme-mate-in-text = { $moves ->
    [1] Ét træk afslutter partiet.
    [2] Et træk, et hvilket som helst svar, og så mat.
    [3] Tre af dine træk, uanset svarene: led efter skakker og efter stille træk.
   *[other] En lang jagt på kongen, hvor hvert svar skal mødes.
  }
theme-back-rank-mate = Baglinjemat
theme-back-rank-mate-text = Et tårn eller en dronning sætter mat på bagerste række: kongens egne bønder spærrer for den.
theme-smothered-mate = Kvalt mat
theme-smothered-mate-text = En springer sætter mat på en konge, der er muret inde af sine egne brikker.
theme-anastasia-mate = Anastasias mat
theme-anastasia-mate-text = Springer og tårn fanger kongen mellem brættets kant og dens egen bonde.
theme-arabian-mate = Arabisk mat
theme-arabian-mate-text = Et tårn sætter mat ved siden af kongen i hjørnet; en springer dækker tårnet og vejen ud.
theme-boden-mate = Bodens mat
theme-boden-mate-text = To løbere sætter mat på diagonaler, der krydser hinanden.
theme-double-bishop-mate = Mat med to løbere
theme-double-bishop-mate-text = To løbere sætter mat på diagonaler, der ligger side om side.
theme-dovetail-mate = Svalehalemat
theme-dovetail-mate-text = Dronningen sætter mat skråt ved siden af kongen; dens egne brikker står på de to felter, der er tilbage.
theme-hook-mate = Krogmat
theme-hook-mate-text = Tårn, springer og bonde sætter mat sammen: bonden dækker springeren, springeren tårnet.
theme-kill-box-mate = Kassemat
theme-kill-box-mate-text = Et tårn sætter mat ved siden af kongen, dækket af en dronning, der tager de andre felter i en kasse på tre gange tre.
theme-vukovic-mate = Vukovićs mat
theme-vukovic-mate-text = Tårn og springer sætter mat på en konge ved kanten: tårnet er dækket, springeren tager felterne ved siden af.
theme-fork = Gaffel
theme-fork-text = Én brik angriber to eller flere på samme tid.
theme-skewer = Spid
theme-skewer-text = Den forreste brik må gå til side, og den bageste falder.
theme-pin = Binding
theme-pin-text = En brik kan ikke flytte, eller bør ikke: bag den står en, der er mere værd.
theme-discovered-attack = Afdækkerangreb
theme-discovered-attack-text = En brik går væk, og den bagved angriber.
theme-discovered-check = Afdækkerskak
theme-discovered-check-text = En brik går væk, og den bagved giver skak.
theme-double-check = Dobbeltskak
theme-double-check-text = To brikker giver skak på samme tid: kun kongen kan flytte.
theme-deflection = Bortledning
theme-deflection-text = En forsvarer lokkes væk fra det, den dækker.
theme-attraction = Lokning
theme-attraction-text = En brik lokkes hen på et felt, hvor noget venter på den.
theme-hanging-piece = Hængende brik
theme-hanging-piece-text = En brik er ikke dækket, eller ikke nok: den kan slås.
theme-sacrifice = Offer
theme-sacrifice-text = Noget gives væk, og mere kommer tilbage.
theme-quiet-move = Stille træk
theme-quiet-move-text = Et træk hverken giver skak eller slår, og alligevel hjælper intet imod det.
theme-promotion = Forvandling
theme-promotion-text = En bonde når bagerste række og bliver til en officer.
theme-under-promotion = Underforvandling
theme-under-promotion-text = Bonden bliver til tårn, løber eller springer, fordi en dronning ikke duer.
theme-en-passant = En passant
theme-en-passant-text = En bonde slår en anden i forbifarten, og det afgør sagen.
theme-castling = Rokade
theme-castling-text = Konge og tårn flytter sammen, og det afgør sagen.
theme-opening = Åbning
theme-opening-text = Stillinger fra de første træk, hvor en fejl straffes med det samme.
theme-middlegame = Midtspil
theme-middlegame-text = Mange brikker på brættet og konger i fare.
theme-endgame = Slutspil
theme-endgame-text = Få brikker er tilbage, og hvert træk tæller.
theme-trapped-piece = Fanget brik
theme-trapped-piece-text = En brik har intet sikkert felt tilbage og går tabt.
theme-capturing-defender = Slå forsvareren
theme-capturing-defender-text = Brikken, der dækker, bliver slået, og det, den dækkede, falder.
theme-intermezzo = Mellemtræk
theme-intermezzo-text = Før det træk, alle venter, kommer et andet, der skal besvares.
theme-interference = Afskæring
theme-interference-text = En brik stiller sig mellem to andre, og den ene dækker ikke længere den anden.
theme-clearance = Rydning
theme-clearance-text = En brik går af vejen, og en anden bruger dens felt eller dens linje.
theme-x-ray-attack = Røntgen
theme-x-ray-attack-text = En brik angriber eller dækker et felt tværs gennem en anden brik.
theme-zugzwang = Træktvang
theme-zugzwang-text = Den, der skal trække, ødelægger en stilling, der ville holde, hvis man måtte stå over.
theme-defensive-move = Forsvar
theme-defensive-move-text = Ét præcist træk redder det, der ellers ville være tabt.
theme-exposed-king = Udsat konge
theme-exposed-king-text = En konge med få forsvarere omkring sig bliver jaget.
theme-kingside-attack = Angreb på kongefløjen
theme-kingside-attack-text = Modstanderen har rokeret kort, og dér slår du til.
theme-queenside-attack = Angreb på dronningefløjen
theme-queenside-attack-text = Modstanderen har rokeret langt, og dér slår du til.
theme-attacking-weak-pawn = Angreb på f2 eller f7
theme-attacking-weak-pawn-text = I begyndelsen dækker kun kongen den bonde.
theme-advanced-pawn = Fremskudt bonde
theme-advanced-pawn-text = En bonde langt fremme forvandles eller truer med det.
theme-pawn-endgame = Bondeslutspil
theme-pawn-endgame-text = Kun konger og bønder er tilbage.
theme-knight-endgame = Springerslutspil
theme-knight-endgame-text = Kun springere og bønder er tilbage ud over kongerne.
theme-bishop-endgame = Løberslutspil
theme-bishop-endgame-text = Kun løbere og bønder er tilbage ud over kongerne.
theme-rook-endgame = Tårnslutspil
theme-rook-endgame-text = Kun tårne og bønder er tilbage ud over kongerne.
theme-queen-endgame = Dronningeslutspil
theme-queen-endgame-text = Kun dronninger og bønder er tilbage ud over kongerne.
theme-queen-rook-endgame = Slutspil med dronning og tårn
theme-queen-rook-endgame-text = Kun dronninger, tårne og bønder er tilbage ud over kongerne.
