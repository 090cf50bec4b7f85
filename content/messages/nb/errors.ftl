## Trekk som ikke kan leses
move-missing = Skriv først et trekk, for eksempel { $example }.
move-unreadable = «{ $text }» kan ikke leses som et trekk. Skriv det som { $example }.
move-ambiguous = Det kan mer enn én brikke. Mener du { $moves }?
move-examples = e4, Sf3 eller e2e4

## Trekk som ikke er lovlige
over-checkmate = Partiet er slutt: Det er sjakkmatt.
over-stalemate = Partiet er slutt: Det er patt.
over-dead = Partiet er slutt: Ingen av partene har nok igjen til å sette matt.
illegal-empty-square = Det står ingen brikke på { $square }.
illegal-not-your-piece = Brikken på { $square } tilhører motstanderen.
illegal-no-such-piece = Du har { $piece } på brettet.
illegal-none-there = Du har { $piece } { $place }.
place-file = på { $file }-linjen
place-rank = på { $rank }. rad
place-square = på { $square }
illegal-none-reaches = { $role ->
    [king] Ingen av kongene
    [queen] Ingen av dronningene
    [rook] Ingen av tårnene
    [bishop] Ingen av løperne
    [knight] Ingen av springerne
   *[pawn] Ingen av bøndene
  } kan gå til { $square }.
illegal-no-move = Brikken på { $square } må flytte til et annet felt.
illegal-own-piece = En av dine egne brikker står på { $square }.
illegal-king-captured = Kongen på { $square } slås aldri: Partiet slutter med sjakkmatt.
illegal-not-its-move = { $role ->
    [king] En konge går ett felt i hvilken som helst retning, altså ikke fra { $start } til { $square }.
    [queen] En dronning går rett eller på skrå, altså ikke fra { $start } til { $square }.
    [rook] Et tårn går langs linjer og rader, altså ikke fra { $start } til { $square }.
    [bishop] En løper går på skrå, altså ikke fra { $start } til { $square }.
    [knight] En springer går to felt én vei og ett til siden, altså ikke fra { $start } til { $square }.
   *[pawn] En bonde går rett frem og slår på skrå fremover, altså ikke fra { $start } til { $square }.
  }
illegal-blocked = Brikken på { $square } står i veien.
illegal-pawn-blocked = Bonden kommer ikke forbi brikken på { $square }.
illegal-pawn-backwards = Bønder går aldri bakover.
illegal-pawn-double-step = En bonde går to felt bare fra utgangsfeltet sitt. Den på { $square } går ett.
illegal-pawn-nothing = En bonde går på skrå bare for å slå, og det står ingenting på { $square }.
illegal-en-passant = En passant er bare mulig rett etter at en bonde har gått to felt. Ingen har nettopp gått forbi { $square }.
illegal-promotion-missing = På { $square } blir bonden til dronning, tårn, løper eller springer. Skriv hvilken, for eksempel { $example }.
illegal-not-a-promotion = Ingenting forvandles på { $square }: Ingen bonde når siste rad med dette trekket.
illegal-promotion-to-king = En bonde blir til dronning, tårn, løper eller springer, aldri til konge.
illegal-promotion-to-pawn = En bonde blir til dronning, tårn, løper eller springer. Den kan ikke forbli bonde.
illegal-stays-in-check = Kongen din står i sjakk fra { $square }. Flytt den, slå angriperen eller sett noe imellom.
illegal-double-check = To brikker gir sjakk på én gang. Bare kongen kan flytte.
illegal-exposes-king = Brikken på { $square } er bundet: Hvis den går vekk, står kongen din i sjakk.
illegal-king-into-check = Kongen din ville stå i sjakk på { $square }.
illegal-king-next-to-king = På { $square } ville kongen din stå ved siden av den andre kongen.
illegal-castling-right = { $side ->
    [short] Du har ikke lov til å rokere kort: Kongen eller tårnet har allerede flyttet.
   *[long] Du har ikke lov til å rokere langt: Kongen eller tårnet har allerede flyttet.
  }
illegal-castling-blocked = Du kan ikke rokere: Brikken på { $square } står mellom konge og tårn.
illegal-castling-out = Du kan ikke rokere når du står i sjakk.
illegal-castling-through = Du kan ikke rokere: Kongen ville gå over { $square }, som er truet.
illegal-castling-into = Du kan ikke rokere: Kongen ville havne på { $square }, som er truet.

## Stillinger som avvises
fen-empty = Her er det ingen stilling. Skriv en FEN: brettet, hvem som er i trekket, rokade og en passant.
fen-too-long = { $characters } tegn er mer enn en FEN har. Gi bare selve FEN-en.
fen-too-few-fields = En FEN har minst fire deler med mellomrom imellom: brettet, hvem som er i trekket, rokade og en passant. Denne har { $found }.
fen-too-many-fields = En FEN har høyst seks deler. Denne har { $found }.
fen-rank-count = Et brett har åtte rader med «/» imellom. Dette har { $found }.
fen-rank-length = { $rank }. rad ({ $text }) skal beskrive åtte felt. Den beskriver { $squares }.
fen-unknown-piece = «{ $letter }» på { $rank }. rad er ingen brikke. Bruk K Q R B N P, små bokstaver for Svart og sifre for tomme felt.
fen-no-king = { $color ->
    [white] Hvit har ingen konge. Hver side skal ha én.
   *[black] Svart har ingen konge. Hver side skal ha én.
  }
fen-several-kings = { $color ->
    [white] Hvit har { $count } konger. Hver side har bare én.
   *[black] Svart har { $count } konger. Hver side har bare én.
  }
fen-too-many-pieces = { $color ->
    [white] Hvit har { $count } brikker. En side har høyst seksten.
   *[black] Svart har { $count } brikker. En side har høyst seksten.
  }
fen-too-many-pawns = { $color ->
    [white] Hvit har { $count } bønder. En side har høyst åtte.
   *[black] Svart har { $count } bønder. En side har høyst åtte.
  }
fen-pawns-on-edge-rank = Ingen bonde kan stå på første eller siste rad, slik som på { $squares }.
fen-bad-turn = «{ $text }» sier ikke hvem som er i trekket. Skriv w for Hvit eller b for Svart.
fen-kings-touch = Kongene står ved siden av hverandre. Det må være et felt imellom dem.
fen-opponent-in-check = Kongen på { $king } står i sjakk fra { $squares }, men det er den andre siden som er i trekket.
fen-bad-castling = «{ $text }» sier ikke noe om rokade. Skriv noen av KQkq, hver høyst én gang, eller en bindestrek.
fen-castling-king = Rokaderetten { $right } krever en konge på { $square }.
fen-castling-rook = Rokaderetten { $right } krever et tårn på { $square }.
fen-bad-en-passant = «{ $text }» sier ikke noe om en passant. Skriv feltet som ble passert, eller en bindestrek.
fen-en-passant-rank = { $square } er ikke noe felt for en passant: Med denne siden i trekket ville det ligge på { $rank }. rad.
fen-en-passant-no-pawn = { $square } er ikke noe felt for en passant: Ingen bonde har nettopp gått to felt til { $pawn }.
fen-en-passant-occupied = { $square } er ikke noe felt for en passant: Det står en brikke der.
fen-en-passant-origin = { $square } er ikke noe felt for en passant: Det står en brikke på { $start }, der bonden kom fra.
fen-bad-halfmoves = «{ $text }» er ikke et antall halvtrekk. Skriv et tall fra 0 til 9999.
fen-bad-move-number = «{ $text }» er ikke et trekknummer. Skriv et tall fra 1 til 9999.

## Trekkfølger som ikke passer
line-illegal = Trekkene før dette passer ikke til stillingen (halvtrekk { $number }). { $reason }
line-odd = Trekkene før dette må slutte med motstanderens svar, slik at det er din tur.
line-off = Trekkene før dette forlater oppgaven (halvtrekk { $number }). Begynn på nytt fra stillingen.
line-finished = Oppgaven er allerede løst til ende. Det er ikke mer å finne.
not-judged = Trekket ble ikke ferdig bedømt i tide, så det sies ingenting om det. Prøv igjen, eller prøv et annet.
