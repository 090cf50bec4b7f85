## Træk, der ikke kan læses
move-missing = Skriv først et træk, for eksempel { $example }.
move-unreadable = »{ $text }« kan ikke læses som et træk. Skriv det som { $example }.
move-ambiguous = Det kan mere end én brik. Mener du { $moves }?
move-examples = e4, Sf3 eller e2e4

## Træk, der ikke er lovlige
over-checkmate = Partiet er slut: det er skakmat.
over-stalemate = Partiet er slut: det er pat.
over-dead = Partiet er slut: ingen af parterne har nok tilbage til at sætte mat.
illegal-empty-square = Der står ingen brik på { $square }.
illegal-not-your-piece = Brikken på { $square } er din modstanders.
illegal-no-such-piece = Du har { $piece } på brættet.
illegal-none-there = Du har { $piece } { $place }.
place-file = på { $file }-linjen
place-rank = på { $rank }. række
place-square = på { $square }
illegal-none-reaches = { $role ->
    [king] Ingen af kongerne
    [queen] Ingen af dronningerne
    [rook] Ingen af tårnene
    [bishop] Ingen af løberne
    [knight] Ingen af springerne
   *[pawn] Ingen af bønderne
  } kan gå til { $square }.
illegal-no-move = Brikken på { $square } skal flytte til et andet felt.
illegal-own-piece = En af dine egne brikker står på { $square }.
illegal-king-captured = Kongen på { $square } slås aldrig: partiet slutter med skakmat.
illegal-not-its-move = { $role ->
    [king] En konge går ét felt i en hvilken som helst retning, altså ikke fra { $start } til { $square }.
    [queen] En dronning går lige eller skråt, altså ikke fra { $start } til { $square }.
    [rook] Et tårn går ad linjer og rækker, altså ikke fra { $start } til { $square }.
    [bishop] En løber går skråt, altså ikke fra { $start } til { $square }.
    [knight] En springer går to felter den ene vej og ét til siden, altså ikke fra { $start } til { $square }.
   *[pawn] En bonde går lige frem og slår skråt fremad, altså ikke fra { $start } til { $square }.
  }
illegal-blocked = Brikken på { $square } står i vejen.
illegal-pawn-blocked = Bonden kan ikke komme forbi brikken på { $square }.
illegal-pawn-backwards = Bønder går aldrig baglæns.
illegal-pawn-double-step = En bonde går kun to felter fra sit udgangsfelt. Den på { $square } går ét.
illegal-pawn-nothing = En bonde går kun skråt for at slå, og der står intet på { $square }.
illegal-en-passant = En passant kan kun lade sig gøre straks efter, at en bonde er gået to felter. Ingen er lige gået forbi { $square }.
illegal-promotion-missing = På { $square } bliver bonden til dronning, tårn, løber eller springer. Skriv hvilken, for eksempel { $example }.
illegal-not-a-promotion = Der forvandles intet på { $square }: ingen bonde når sidste række med det træk.
illegal-promotion-to-king = En bonde bliver til dronning, tårn, løber eller springer, aldrig til konge.
illegal-promotion-to-pawn = En bonde bliver til dronning, tårn, løber eller springer. Den kan ikke forblive bonde.
illegal-stays-in-check = Din konge står i skak fra { $square }. Flyt den, slå angriberen, eller sæt noget imellem.
illegal-double-check = To brikker giver skak på én gang. Kun kongen kan flytte.
illegal-exposes-king = Brikken på { $square } er bundet: går den væk, står din konge i skak.
illegal-king-into-check = Din konge ville stå i skak på { $square }.
illegal-king-next-to-king = På { $square } ville din konge stå ved siden af den anden konge.
illegal-castling-right = { $side ->
    [short] Du må ikke rokere kort: kongen eller tårnet har allerede flyttet.
   *[long] Du må ikke rokere langt: kongen eller tårnet har allerede flyttet.
  }
illegal-castling-blocked = Du kan ikke rokere: brikken på { $square } står mellem konge og tårn.
illegal-castling-out = Man kan ikke rokere ud af skak.
illegal-castling-through = Du kan ikke rokere: kongen ville gå over { $square }, som er angrebet.
illegal-castling-into = Du kan ikke rokere: kongen ville ende på { $square }, som er angrebet.

## Stillinger, der afvises
fen-empty = Her er ingen stilling. Skriv en FEN: brættet, hvem der er i trækket, rokade og en passant.
fen-too-long = { $characters } tegn er mere, end en FEN har. Giv kun selve FEN’en.
fen-too-few-fields = En FEN har mindst fire dele med mellemrum imellem: brættet, hvem der er i trækket, rokade og en passant. Denne har { $found }.
fen-too-many-fields = En FEN har højst seks dele. Denne har { $found }.
fen-rank-count = Et bræt har otte rækker med »/« imellem. Dette har { $found }.
fen-rank-length = { $rank }. række ({ $text }) skal beskrive otte felter. Den beskriver { $squares }.
fen-unknown-piece = »{ $letter }« på { $rank }. række er ingen brik. Brug K Q R B N P, små bogstaver for Sort og cifre for tomme felter.
fen-no-king = { $color ->
    [white] Hvid har ingen konge. Hver side skal have én.
   *[black] Sort har ingen konge. Hver side skal have én.
  }
fen-several-kings = { $color ->
    [white] Hvid har { $count } konger. Hver side har kun én.
   *[black] Sort har { $count } konger. Hver side har kun én.
  }
fen-too-many-pieces = { $color ->
    [white] Hvid har { $count } brikker. En side har højst seksten.
   *[black] Sort har { $count } brikker. En side har højst seksten.
  }
fen-too-many-pawns = { $color ->
    [white] Hvid har { $count } bønder. En side har højst otte.
   *[black] Sort har { $count } bønder. En side har højst otte.
  }
fen-pawns-on-edge-rank = Ingen bonde kan stå på første eller sidste række, som her på { $squares }.
fen-bad-turn = »{ $text }« siger ikke, hvem der er i trækket. Skriv w for Hvid eller b for Sort.
fen-kings-touch = Kongerne står ved siden af hinanden. Der skal være et felt imellem dem.
fen-opponent-in-check = Kongen på { $king } står i skak fra { $squares }, men det er den anden side, der er i trækket.
fen-bad-castling = »{ $text }« er ingen rokadeangivelse. Skriv nogle af KQkq, hver højst én gang, eller en bindestreg.
fen-castling-king = Rokaderetten { $right } kræver en konge på { $square }.
fen-castling-rook = Rokaderetten { $right } kræver et tårn på { $square }.
fen-bad-en-passant = »{ $text }« er ingen angivelse for en passant. Skriv feltet, der blev sprunget over, eller en bindestreg.
fen-en-passant-rank = { $square } er intet felt for en passant: med denne side i trækket ville det ligge på { $rank }. række.
fen-en-passant-no-pawn = { $square } er intet felt for en passant: ingen bonde er lige gået to felter til { $pawn }.
fen-en-passant-occupied = { $square } er intet felt for en passant: der står en brik.
fen-en-passant-origin = { $square } er intet felt for en passant: der står en brik på { $start }, hvor bonden kom fra.
fen-bad-halfmoves = »{ $text }« er ikke et antal halvtræk. Skriv et tal fra 0 til 9999.
fen-bad-move-number = »{ $text }« er ikke et træknummer. Skriv et tal fra 1 til 9999.

## Forløb, der ikke passer
line-illegal = Trækkene inden da passer ikke til stillingen (halvtræk { $number }). { $reason }
line-odd = Trækkene inden da skal slutte med modstanderens svar, så det er din tur.
line-off = Trækkene inden da forlader opgaven (halvtræk { $number }). Begynd forfra fra stillingen.
line-finished = Opgaven er allerede løst til ende. Der er ikke mere at finde.
not-judged = Trækket kunne ikke bedømmes i tide, så der siges intet om det. Prøv igen, eller prøv et andet.
