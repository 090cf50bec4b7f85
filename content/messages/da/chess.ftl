## Brikker og farver
piece-the = { $role ->
    [king] kongen
    [queen] dronningen
    [rook] tårnet
    [bishop] løberen
    [knight] springeren
   *[pawn] bonden
  }
piece-none = { $role ->
    [king] ingen konge
    [queen] ingen dronning
    [rook] intet tårn
    [bishop] ingen løber
    [knight] ingen springer
   *[pawn] ingen bonde
  }
list-and = { $start } og { $last }
list-or = { $start } eller { $last }

## Hvad der spørges om
task-mate = Mat i { $moves ->
    [1] ét træk
    [2] to træk
    [3] tre træk
   *[other] { $moves } træk
  }.
task-fork = Find gaflen.
task-skewer = Find spiddet.
task-tactic = Find det bedste træk.
task-turn = { $color ->
    [white] Hvid trækker.
   *[black] Sort trækker.
  }

## Bedømmelser
said-mate = Ja, { $played } er skakmat.
said-tactic = Ja, { $played }. Det var pointen.
said-mate-instead = Ja, og mere end der blev spurgt om: { $played } tvinger mat igennem i { $moves } træk.
said-forced = { $color ->
    [white] Ja. Hvid er nødt til at svare { $reply }.
   *[black] Ja. Sort er nødt til at svare { $reply }.
  }
said-reply = { $color ->
    [white] Ja. Hvid svarer { $reply }.
   *[black] Ja. Sort svarer { $reply }.
  }
said-left = { $moves ->
    [1] Ét træk endnu.
    [2] To træk endnu.
   *[other] { $moves } træk endnu.
  }
said-slower = Det bliver stadig mat, men det tager { $takes } træk. { $moves ->
    [1] Der er en mat med det samme.
   *[other] Find den i { $moves } træk.
  }
said-escapes = { $color ->
    [white] Ikke helt: efter { $played } slipper Hvid væk med { $reply }.
   *[black] Ikke helt: efter { $played } slipper Sort væk med { $reply }.
  }
said-taken = { $color ->
    [white] Ikke helt: efter { $played } slår Hvid med { $reply }.
   *[black] Ikke helt: efter { $played } slår Sort med { $reply }.
  }
said-answered = { $color ->
    [white] Ikke helt: efter { $played } har Hvid { $reply }.
   *[black] Ikke helt: efter { $played } har Sort { $reply }.
  }
said-no-mate = Ikke helt: { $played } sætter ikke mat i tide.
said-not-the-tactic = Ikke helt: der er noget stærkere end { $played }.
said-stalemate = { $color ->
    [white] Pas på: efter { $played } har Hvid intet lovligt træk og står ikke i skak. Det er pat, altså remis.
   *[black] Pas på: efter { $played } har Sort intet lovligt træk og står ikke i skak. Det er pat, altså remis.
  }
said-dead = Pas på: efter { $played } har ingen af parterne nok tilbage til at sætte mat. Det er remis.

## Tip
idea-mate-in-one = Se på alle skakker. Efter en af dem har kongen intet felt at gå til, der er intet at sætte imellem, og ingen kan slå.
idea-mate-in-two = Se først på skakkerne, så på træk, der tager felter fra kongen. Efter ethvert svar skal du have en mat.
idea-mate-longer = Se først på skakkerne: de giver kun få svar. Spørg efter hver af dem, hvor kongen endnu kan gå hen.
idea-smothered = Kongen er lukket inde af sine egne brikker. Hvilken af dine kan give skak hen over hovedet på dem?
idea-back-rank = Kongen kan ikke komme væk fra baglinjen. Hvem kan give skak langs den?
idea-double-check = To af dine brikker kan give skak i samme træk. Så er det kun kongen, der må flytte.
idea-discovered-check = En af dine brikker står i vejen for en anden. Flyt den, så giver den bageste skak.
idea-underpromotion = En bonde på sidste række behøver ikke at blive til en dronning.
idea-promotion = En bonde er tæt på at blive forvandlet.
idea-en-passant = En bonde kan slås, lige efter at den er gået to felter: husk en passant.
idea-castling = Kongen må rokere. Kunne det være trækket?
idea-sacrifice = Der skal ofres noget først. Hvad du mister, er uden betydning, når kongen er fanget.
idea-sacrifice-tactic = Giv noget først, og vind mere tilbage.
idea-quiet = Det første træk giver ikke skak. Det er et stille træk, der tager den sidste udvej.
idea-fork = Led efter et felt, hvorfra én brik angriber to på samme tid.
idea-skewer = To af modstanderens brikker står på samme linje eller diagonal. Angrib den forreste; når den går til side, er den bageste din.
idea-tactic = Se først på de tvingende træk: skakker, slag og trusler. Et af dem vinder noget.
idea-mate-in-one-king = Hvor kan kongen på { $square } gå hen? Én skak tager alle de felter fra den.
idea-mate-in-one-checks = Du kan give skak på { $count } måder. Kun én af dem er der intet svar på.
idea-mate-in-two-king = Se, hvilke felter kongen på { $square } endnu har. Efter dit første træk skal der være mat mod ethvert svar.
idea-mate-longer-king = Forestil dig kongen på { $square } om to træk: hvor kan den drives hen, og hvad venter den der?
idea-forcing = { $count ->
    [one] Der er en skak, som kun har ét svar. Hvad kommer så?
   *[other] Der er en skak, som kun har { $count } svar. Hav en fortsættelse klar mod hvert af dem.
  }
idea-back-rank-king = Kongen på { $square } kan ikke komme væk fra sin række. Hvilken af dine brikker kan nå ind på den?
idea-sacrifice-king = Tæl ikke brikker her, tæl de felter, som kongen på { $square } har tilbage.
idea-quiet-king = Skynd dig ikke at give skak. Kongen på { $square } er næsten fanget: hvad tager det sidste håb fra den?
idea-fork-falls = Til sidst vinder du { $piece } på { $square }. Hvad kan du ellers angribe i samme træk?
idea-fork-check = En af dine skakker angriber også noget andet. Skakken må besvares først.
idea-fork-knight = Et springertræk kan ramme to brikker på én gang. Fra hvilket felt?
idea-fork-pawn = Også en bonde kan angribe to brikker på én gang.
idea-skewer-falls = Til sidst vinder du { $piece } på { $square }. Hvad står på samme linje, række eller diagonal?
idea-skewer-king = Der står noget bag kongen. Giv skak langs den linje, så falder det, der står bagved.
idea-skewer-diagonal = Se langs diagonalerne: to af modstanderens brikker står bag hinanden.
idea-skewer-straight = Se langs linjer og rækker: to af modstanderens brikker står bag hinanden.
idea-fork-gain = Gaflen er sat. Slå den mest værdifulde brik, som den vandt.
idea-skewer-gain = Spiddet er sat. Slå den brik, der nu står ubeskyttet bagved.
pointer-piece = Se på { $piece } på { $square }.
pointer-move = Trækket er { $played }.
