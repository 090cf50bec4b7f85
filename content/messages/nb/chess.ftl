## Brikker og farger
piece-the = { $role ->
    [king] kongen
    [queen] dronningen
    [rook] tårnet
    [bishop] løperen
    [knight] springeren
   *[pawn] bonden
  }
piece-none = { $role ->
    [king] ingen konge
    [queen] ingen dronning
    [rook] ikke noe tårn
    [bishop] ingen løper
    [knight] ingen springer
   *[pawn] ingen bonde
  }
list-and = { $start } og { $last }
list-or = { $start } eller { $last }

## Hva det spørres om
task-mate = Matt i { $moves ->
    [1] ett trekk
    [2] to trekk
    [3] tre trekk
   *[other] { $moves } trekk
  }.
task-fork = Finn gaffelen.
task-skewer = Finn spiddingen.
task-tactic = Finn det beste trekket.
task-turn = { $color ->
    [white] Hvit i trekket.
   *[black] Svart i trekket.
  }

## Bedømmelser
said-mate = Ja, { $played } er sjakkmatt.
said-tactic = Ja, { $played }. Det var poenget.
said-mate-instead = Ja, og mer enn det ble spurt om: { $played } tvinger frem matt i { $moves } trekk.
said-forced = { $color ->
    [white] Ja. Hvit må svare { $reply }.
   *[black] Ja. Svart må svare { $reply }.
  }
said-reply = { $color ->
    [white] Ja. Hvit svarer { $reply }.
   *[black] Ja. Svart svarer { $reply }.
  }
said-left = { $moves ->
    [1] Ett trekk til.
    [2] To trekk til.
   *[other] { $moves } trekk til.
  }
said-slower = Det blir fortsatt matt, men det tar { $takes } trekk. { $moves ->
    [1] Det finnes en matt med en gang.
   *[other] Finn den i { $moves } trekk.
  }
said-escapes = { $color ->
    [white] Ikke helt: Etter { $played } slipper Hvit unna med { $reply }.
   *[black] Ikke helt: Etter { $played } slipper Svart unna med { $reply }.
  }
said-taken = { $color ->
    [white] Ikke helt: Etter { $played } slår Hvit med { $reply }.
   *[black] Ikke helt: Etter { $played } slår Svart med { $reply }.
  }
said-answered = { $color ->
    [white] Ikke helt: Etter { $played } har Hvit { $reply }.
   *[black] Ikke helt: Etter { $played } har Svart { $reply }.
  }
said-no-mate = Ikke helt: { $played } setter ikke matt i tide.
said-not-the-tactic = Ikke helt: Det finnes noe sterkere enn { $played }.
said-stalemate = { $color ->
    [white] Pass på: Etter { $played } har Hvit ikke noe lovlig trekk og står ikke i sjakk. Det er patt, altså remis.
   *[black] Pass på: Etter { $played } har Svart ikke noe lovlig trekk og står ikke i sjakk. Det er patt, altså remis.
  }
said-dead = Pass på: Etter { $played } har ingen av partene nok igjen til å sette matt. Det er remis.

## Hint
idea-mate-in-one = Se på alle sjakkene. Etter en av dem har kongen ingen felt å gå til, ingenting kan settes imellom, og ingen kan slå.
idea-mate-in-two = Se først på sjakkene, så på trekk som tar felt fra kongen. Etter hvert svar skal du ha en matt.
idea-mate-longer = Se først på sjakkene: De gir få svar. Spør etter hver av dem hvor kongen ennå kan gå.
idea-smothered = Kongen er stengt inne av sine egne brikker. Hvilken av dine kan gi sjakk over hodet på dem?
idea-back-rank = Kongen kan ikke komme bort fra den bakerste raden. Hvem kan gi sjakk langs den?
idea-double-check = To av brikkene dine kan gi sjakk i samme trekk. Da er det bare kongen som kan flytte.
idea-discovered-check = En av brikkene dine står i veien for en annen. Flytt den, så gir den bak sjakk.
idea-underpromotion = En bonde på siste rad trenger ikke å bli dronning.
idea-promotion = En bonde er nær ved å bli forvandlet.
idea-en-passant = En bonde kan slås rett etter at den har gått to felt: Husk en passant.
idea-castling = Kongen kan rokere. Kan det være trekket?
idea-sacrifice = Noe må ofres først. Hva du mister, betyr ingenting når kongen er fanget.
idea-sacrifice-tactic = Gi noe først, og vinn mer tilbake.
idea-quiet = Det første trekket gir ikke sjakk. Det er et stille trekk som tar den siste utveien.
idea-fork = Let etter et felt der én brikke angriper to på samme tid.
idea-skewer = To av motstanderens brikker står på samme linje, rad eller diagonal. Angrip den fremste; når den går unna, er den bakerste din.
idea-tactic = Se først på de tvingende trekkene: sjakker, slag og trusler. Ett av dem vinner noe.
idea-mate-in-one-king = Hvor kan kongen på { $square } gå? Én sjakk tar alle de feltene fra den.
idea-mate-in-one-checks = Du kan gi sjakk på { $count } måter. Bare én av dem finnes det ikke noe svar på.
idea-mate-in-two-king = Se hvilke felt kongen på { $square } fremdeles har. Etter det første trekket ditt skal det finnes matt mot hvert svar.
idea-mate-longer-king = Se for deg kongen på { $square } om to trekk: Hvor kan den drives, og hva venter den der?
idea-forcing = { $count ->
    [one] Det finnes en sjakk med bare ett svar. Hva kommer så?
   *[other] Det finnes en sjakk med bare { $count } svar. Ha en fortsettelse klar mot hvert av dem.
  }
idea-back-rank-king = Kongen på { $square } kommer ikke bort fra raden sin. Hvilken av brikkene dine kan nå dit?
idea-sacrifice-king = Ikke tell brikker her, tell feltene kongen på { $square } har igjen.
idea-quiet-king = Ikke skynd deg å gi sjakk. Kongen på { $square } er nesten fanget: Hva tar det siste håpet fra den?
idea-fork-falls = Til slutt vinner du { $piece } på { $square }. Hva mer kan du angripe i samme trekk?
idea-fork-check = En av sjakkene dine angriper også noe annet. Sjakken må besvares først.
idea-fork-knight = Et springertrekk kan treffe to brikker på én gang. Fra hvilket felt?
idea-fork-pawn = Også en bonde kan angripe to brikker på én gang.
idea-skewer-falls = Til slutt vinner du { $piece } på { $square }. Hva står på samme linje, rad eller diagonal?
idea-skewer-king = Noe står bak kongen. Gi sjakk langs den linjen, så faller det som står bak.
idea-skewer-diagonal = Se langs diagonalene: To av motstanderens brikker står bak hverandre.
idea-skewer-straight = Se langs linjer og rader: To av motstanderens brikker står bak hverandre.
idea-fork-gain = Gaffelen er satt. Slå den mest verdifulle brikken den vant.
idea-skewer-gain = Spiddingen er satt. Slå brikken som nå står ubeskyttet bak.
pointer-piece = Se på { $piece } på { $square }.
pointer-move = Trekket er { $played }.
