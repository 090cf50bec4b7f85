## The menu and the page of themes
menu-practice = Öva
practice-title = Öva
practice-description = Schackproblem efter tema, så många du vill: matter, gafflar, spett och mer, valda nära din nivå. Det du missar kommer tillbaka.
practice-lead = Så många problem du vill, valda nära din nivå. Det du missar kommer tillbaka efter en dag och sedan med växande mellanrum, tills det sitter.
practice-groups = Grupper av teman
practice-group-mates = Matter efter längd
practice-group-patterns = Mattbilder
practice-group-tactics = Taktik
practice-group-attack = Angrepp mot kungen
practice-group-moves = Särskilda drag
practice-group-phases = Efter partiets skede
practice-count = { $count ->
    [one] Ett problem
   *[other] { $shown } problem
  }
practice-results = { $solved } av { $tried } lösta, rating { $rating }
practice-untried = Inte prövat än
practice-lesson = Lektion: { $title }
practice-start = Börja öva
practice-due = { $count ->
    [one] Ett problem som du inte löste är tillbaka. Det kommer först.
   *[other] { $count } problem som du inte löste är tillbaka. De kommer först.
  }
practice-all = Alla teman
practice-to-results = Alla dina resultat

## A puzzle to practise
practice-page-title = { $theme }: övning
practice-next = Nästa problem
practice-levels = Problemets rating är { $puzzle }, din { $own }.
practice-back = Det här löste du inte den { $date }. Nu är det tillbaka.
practice-kept-not-yet = När ditt första problem är avgjort sätter webbplatsen en kaka, så att nästa problem passar din nivå.
practice-free = Du har mött problemet förut, så det räknas inte den här gången.
practice-rating-up = Din rating i temat stiger med { $points } till { $rating }.
practice-rating-down = Din rating i temat sjunker med { $points } till { $rating }.
practice-won = Löst på första försöket.
practice-found-late = Du hittade lösningen efter ett fel drag eller med hjälp, så problemet räknas inte som löst.
practice-due-on = Problemet kommer tillbaka den { $date }.
practice-learnt = Du har löst det fem gånger i rad sedan du missade det. Det sitter.
problem-no-such-theme-title = Här finns inget att öva
problem-no-such-theme = Det finns inga problem av det här temat. Välj ett annat på sidan med teman.
lesson-practise = Öva: { $theme }

## The results page
results-title = Dina resultat
results-description = Dina resultat i övningarna efter tema, din rating över tid och ett år med dagens problem.
results-empty = Det finns inget att visa än. Lös ett problem, så ritas det här.
results-themes = Efter tema
results-themes-none = Inget problem övat än.
results-themes-label = Staplar: hur många problem av varje tema du har prövat och hur många av dem du har löst. Tabellen nedan säger detsamma.
results-solved = Lösta
results-failed = Inte lösta
results-tried = Prövade
results-theme = Tema
results-rating = Rating
results-day = Dag
results-time = Rating över tid
results-time-label = Linje: din rating i alla teman tillsammans, från { $first } till { $last } mellan { $first-day } och { $last-day }. Tabellen nedan säger detsamma.
results-time-one = Linjen ritas när du har övat på två dagar. Hittills är din rating { $rating }.
results-table = Som tabell
results-year = Ett år med dagens problem
results-year-label = Kalender över det senaste året, en kolumn för varje vecka från måndag till söndag. Listan nedan säger detsamma månad för månad.
results-month = Månad
results-to-practice = Öva

## Themes: their names, and what they are in a sentence
theme-mixed = Blandat
theme-mixed-text = Allt på en gång, som i ett parti: ingen säger vad du ska leta efter.
theme-mate-in = Matt i { $moves ->
    [1] ett drag
    [2] två drag
    [3] tre drag
    [4] fyra drag
   *[5] fem drag
  }
theme-mate-in-text = { $moves ->
    [1] Ett drag avslutar partiet.
    [2] Ett drag, vilket svar som helst, och sedan matt.
    [3] Tre av dina drag, oavsett svaren: leta efter schackar och efter stilla drag.
   *[other] En lång jakt på kungen, där varje svar måste bemötas.
  }
theme-back-rank-mate = Plaskmatt
theme-back-rank-mate-text = Ett torn eller en dam sätter matt på sista raden: kungens egna bönder stänger in den.
theme-smothered-mate = Kvävmatt
theme-smothered-mate-text = En springare sätter matt på en kung som är instängd av sina egna pjäser.
theme-anastasia-mate = Anastasias matt
theme-anastasia-mate-text = Springare och torn fångar kungen mellan brädets kant och dess egen bonde.
theme-arabian-mate = Arabisk matt
theme-arabian-mate-text = Ett torn sätter matt intill kungen i hörnet; en springare garderar tornet och vägen ut.
theme-boden-mate = Bodens matt
theme-boden-mate-text = Två löpare sätter matt på diagonaler som korsar varandra.
theme-double-bishop-mate = Matt med två löpare
theme-double-bishop-mate-text = Två löpare sätter matt på diagonaler som ligger sida vid sida.
theme-dovetail-mate = Laxstjärtsmatt
theme-dovetail-mate-text = Damen sätter matt snett intill kungen; dess egna pjäser står på de två rutor som återstår.
theme-hook-mate = Krokmatt
theme-hook-mate-text = Torn, springare och bonde sätter matt tillsammans: bonden garderar springaren, springaren tornet.
theme-kill-box-mate = Lådmatt
theme-kill-box-mate-text = Ett torn sätter matt intill kungen, garderat av en dam som tar de andra rutorna i en låda på tre gånger tre.
theme-vukovic-mate = Vukovićs matt
theme-vukovic-mate-text = Torn och springare sätter matt på en kung vid kanten: tornet är garderat, springaren tar rutorna bredvid.
theme-fork = Gaffel
theme-fork-text = En pjäs angriper två eller flera samtidigt.
theme-skewer = Spett
theme-skewer-text = Den främre pjäsen måste flytta undan, och den bakre faller.
theme-pin = Bindning
theme-pin-text = En pjäs kan inte flytta, eller bör inte: bakom den står en som är mer värd.
theme-discovered-attack = Avdragsangrepp
theme-discovered-attack-text = En pjäs flyttar undan, och den bakom angriper.
theme-discovered-check = Avdragsschack
theme-discovered-check-text = En pjäs flyttar undan, och den bakom schackar.
theme-double-check = Dubbelschack
theme-double-check-text = Två pjäser schackar samtidigt: bara kungen kan flytta.
theme-deflection = Avledning
theme-deflection-text = En försvarare lockas bort från det den garderar.
theme-attraction = Inlockning
theme-attraction-text = En pjäs lockas till en ruta där något väntar på den.
theme-hanging-piece = Hängande pjäs
theme-hanging-piece-text = En pjäs är inte garderad, eller inte tillräckligt: den kan slås.
theme-sacrifice = Offer
theme-sacrifice-text = Något ges bort, och mer kommer tillbaka.
theme-quiet-move = Stilla drag
theme-quiet-move-text = Ett drag varken schackar eller slår, och ändå hjälper inget mot det.
theme-promotion = Förvandling
theme-promotion-text = En bonde når sista raden och blir en officer.
theme-under-promotion = Underförvandling
theme-under-promotion-text = Bonden blir torn, löpare eller springare, eftersom en dam inte duger.
theme-en-passant = En passant
theme-en-passant-text = En bonde slår en annan i förbifarten, och det avgör.
theme-castling = Rockad
theme-castling-text = Kung och torn flyttar tillsammans, och det avgör.
theme-opening = Öppning
theme-opening-text = Ställningar från de första dragen, där ett misstag straffas genast.
theme-middlegame = Mittspel
theme-middlegame-text = Många pjäser på brädet och kungar i fara.
theme-endgame = Slutspel
theme-endgame-text = Få pjäser är kvar, och varje drag räknas.
theme-trapped-piece = Instängd pjäs
theme-trapped-piece-text = En pjäs har ingen säker ruta kvar och går förlorad.
theme-capturing-defender = Slå försvararen
theme-capturing-defender-text = Pjäsen som garderar blir slagen, och det den garderade faller.
theme-intermezzo = Mellandrag
theme-intermezzo-text = Före det drag som alla väntar sig kommer ett annat som måste besvaras.
theme-interference = Avskärning
theme-interference-text = En pjäs ställer sig mellan två andra, och den ena garderar inte längre den andra.
theme-clearance = Röjning
theme-clearance-text = En pjäs går ur vägen, och en annan utnyttjar dess ruta eller linje.
theme-x-ray-attack = Röntgen
theme-x-ray-attack-text = En pjäs angriper eller garderar en ruta rakt igenom en annan pjäs.
theme-zugzwang = Dragtvång
theme-zugzwang-text = Den som måste dra förstör en ställning som skulle hålla om man fick stå över.
theme-defensive-move = Försvar
theme-defensive-move-text = Ett enda exakt drag räddar det som annars vore förlorat.
theme-exposed-king = Utsatt kung
theme-exposed-king-text = En kung med få försvarare omkring sig jagas.
theme-kingside-attack = Angrepp på kungsflygeln
theme-kingside-attack-text = Motståndaren har rockerat kort, och det är där du slår till.
theme-queenside-attack = Angrepp på damflygeln
theme-queenside-attack-text = Motståndaren har rockerat långt, och det är där du slår till.
theme-attacking-weak-pawn = Angrepp på f2 eller f7
theme-attacking-weak-pawn-text = I början är det bara kungen som garderar den bonden.
theme-advanced-pawn = Långt framskjuten bonde
theme-advanced-pawn-text = En bonde långt fram på brädet förvandlas eller hotar med det.
theme-pawn-endgame = Bondeslutspel
theme-pawn-endgame-text = Bara kungar och bönder är kvar.
theme-knight-endgame = Springarslutspel
theme-knight-endgame-text = Bara springare och bönder är kvar utöver kungarna.
theme-bishop-endgame = Löparslutspel
theme-bishop-endgame-text = Bara löpare och bönder är kvar utöver kungarna.
theme-rook-endgame = Tornslutspel
theme-rook-endgame-text = Bara torn och bönder är kvar utöver kungarna.
theme-queen-endgame = Damslutspel
theme-queen-endgame-text = Bara damer och bönder är kvar utöver kungarna.
theme-queen-rook-endgame = Slutspel med dam och torn
theme-queen-rook-endgame-text = Bara damer, torn och bönder är kvar utöver kungarna.
