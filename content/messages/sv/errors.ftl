## Drag som inte går att läsa
move-missing = Skriv först ett drag, till exempel { $example }.
move-unreadable = ”{ $text }” går inte att läsa som ett drag. Skriv det som { $example }.
move-ambiguous = Det kan mer än en pjäs. Menar du { $moves }?
move-examples = e4, Sf3 eller e2e4

## Drag som inte är tillåtna
over-checkmate = Partiet är slut: det är schackmatt.
over-stalemate = Partiet är slut: det är patt.
over-dead = Partiet är slut: ingen av spelarna har nog kvar för att sätta matt.
illegal-empty-square = Det står ingen pjäs på { $square }.
illegal-not-your-piece = Pjäsen på { $square } är din motståndares.
illegal-no-such-piece = Du har { $piece } på brädet.
illegal-none-there = Du har { $piece } { $place }.
place-file = på { $file }-linjen
place-rank = på rad { $rank }
place-square = på { $square }
illegal-none-reaches = { $role ->
    [king] Ingen av kungarna
    [queen] Ingen av damerna
    [rook] Inget av tornen
    [bishop] Ingen av löparna
    [knight] Ingen av springarna
   *[pawn] Ingen av bönderna
  } kan gå till { $square }.
illegal-no-move = Pjäsen på { $square } måste gå till en annan ruta.
illegal-own-piece = En av dina egna pjäser står på { $square }.
illegal-king-captured = Kungen på { $square } slås aldrig: partiet slutar med schackmatt.
illegal-not-its-move = { $role ->
    [king] En kung går en ruta åt vilket håll som helst, alltså inte från { $start } till { $square }.
    [queen] En dam går rakt eller snett, alltså inte från { $start } till { $square }.
    [rook] Ett torn går längs linjer och rader, alltså inte från { $start } till { $square }.
    [bishop] En löpare går snett, alltså inte från { $start } till { $square }.
    [knight] En springare går två rutor åt ett håll och en åt sidan, alltså inte från { $start } till { $square }.
   *[pawn] En bonde går rakt fram och slår snett framåt, alltså inte från { $start } till { $square }.
  }
illegal-blocked = Pjäsen på { $square } står i vägen.
illegal-pawn-blocked = Bonden kommer inte förbi pjäsen på { $square }.
illegal-pawn-backwards = Bönder går aldrig bakåt.
illegal-pawn-double-step = En bonde går två rutor bara från sin utgångsruta. Den på { $square } går en.
illegal-pawn-nothing = En bonde går snett bara för att slå, och det står inget på { $square }.
illegal-en-passant = En passant går bara direkt efter att en bonde har gått två rutor. Ingen har just gått förbi { $square }.
illegal-promotion-missing = På { $square } blir bonden dam, torn, löpare eller springare. Skriv vilken, till exempel { $example }.
illegal-not-a-promotion = Inget förvandlas på { $square }: ingen bonde når sista raden med det draget.
illegal-promotion-to-king = En bonde blir dam, torn, löpare eller springare, aldrig kung.
illegal-promotion-to-pawn = En bonde blir dam, torn, löpare eller springare. Den kan inte förbli bonde.
illegal-stays-in-check = Din kung står i schack från { $square }. Flytta den, slå angriparen eller sätt något emellan.
illegal-double-check = Två pjäser schackar på en gång. Bara kungen kan flytta.
illegal-exposes-king = Pjäsen på { $square } är bunden: om den går undan står din kung i schack.
illegal-king-into-check = Din kung skulle stå i schack på { $square }.
illegal-king-next-to-king = På { $square } skulle din kung stå bredvid den andra kungen.
illegal-castling-right = { $side ->
    [short] Du får inte rockera kort: kungen eller tornet har redan flyttat.
   *[long] Du får inte rockera långt: kungen eller tornet har redan flyttat.
  }
illegal-castling-blocked = Du kan inte rockera: pjäsen på { $square } står mellan kung och torn.
illegal-castling-out = Man får inte rockera när man står i schack.
illegal-castling-through = Du kan inte rockera: kungen skulle passera { $square }, som är hotad.
illegal-castling-into = Du kan inte rockera: kungen skulle hamna på { $square }, som är hotad.

## Ställningar som avvisas
fen-empty = Här finns ingen ställning. Skriv en FEN: brädet, vem som är vid draget, rockad och en passant.
fen-too-long = { $characters } tecken är fler än en FEN har. Ge bara själva FEN-texten.
fen-too-few-fields = En FEN har minst fyra delar med mellanslag emellan: brädet, vem som är vid draget, rockad och en passant. Den här har { $found }.
fen-too-many-fields = En FEN har högst sex delar. Den här har { $found }.
fen-rank-count = Ett bräde har åtta rader med ”/” emellan. Det här har { $found }.
fen-rank-length = Rad { $rank } ({ $text }) ska beskriva åtta rutor. Den beskriver { $squares }.
fen-unknown-piece = ”{ $letter }” på rad { $rank } är ingen pjäs. Använd K Q R B N P, små bokstäver för Svart och siffror för tomma rutor.
fen-no-king = { $color ->
    [white] Vit har ingen kung. Båda sidor ska ha en.
   *[black] Svart har ingen kung. Båda sidor ska ha en.
  }
fen-several-kings = { $color ->
    [white] Vit har { $count } kungar. En sida har bara en.
   *[black] Svart har { $count } kungar. En sida har bara en.
  }
fen-too-many-pieces = { $color ->
    [white] Vit har { $count } pjäser. En sida har högst sexton.
   *[black] Svart har { $count } pjäser. En sida har högst sexton.
  }
fen-too-many-pawns = { $color ->
    [white] Vit har { $count } bönder. En sida har högst åtta.
   *[black] Svart har { $count } bönder. En sida har högst åtta.
  }
fen-pawns-on-edge-rank = Ingen bonde kan stå på första eller sista raden, som här på { $squares }.
fen-bad-turn = ”{ $text }” säger inte vem som är vid draget. Skriv w för Vit eller b för Svart.
fen-kings-touch = Kungarna står bredvid varandra. Det måste finnas en ruta emellan.
fen-opponent-in-check = Kungen på { $king } står i schack från { $squares }, men det är den andra sidan som är vid draget.
fen-bad-castling = ”{ $text }” är ingen uppgift om rockad. Skriv några av KQkq, var och en högst en gång, eller ett bindestreck.
fen-castling-king = Rockadrätten { $right } kräver en kung på { $square }.
fen-castling-rook = Rockadrätten { $right } kräver ett torn på { $square }.
fen-bad-en-passant = ”{ $text }” är ingen uppgift om en passant. Skriv rutan som passerades eller ett bindestreck.
fen-en-passant-rank = { $square } är ingen ruta för en passant: med den här sidan vid draget skulle den ligga på rad { $rank }.
fen-en-passant-no-pawn = { $square } är ingen ruta för en passant: ingen bonde har just gått två rutor till { $pawn }.
fen-en-passant-occupied = { $square } är ingen ruta för en passant: det står en pjäs där.
fen-en-passant-origin = { $square } är ingen ruta för en passant: det står en pjäs på { $start }, där bonden kom från.
fen-bad-halfmoves = ”{ $text }” är inget antal halvdrag. Skriv ett tal från 0 till 9999.
fen-bad-move-number = ”{ $text }” är inget dragnummer. Skriv ett tal från 1 till 9999.

## Dragföljder som inte passar
line-illegal = Dragen dessförinnan passar inte ställningen (halvdrag { $number }). { $reason }
line-odd = Dragen dessförinnan måste sluta med motståndarens svar, så att det är din tur.
line-off = Dragen dessförinnan lämnar problemet (halvdrag { $number }). Börja om från ställningen.
line-finished = Problemet är redan löst till slut. Det finns inget mer att hitta.
not-judged = Draget hann inte bedömas, så inget sägs om det. Försök igen eller prova ett annat.
