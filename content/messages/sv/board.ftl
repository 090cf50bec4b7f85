# Brädet i ord: för skärmläsare, och för det som skriptet själv säger.

board-label-white = Schackbräde, vit nederst
board-label-black = Schackbräde, svart nederst

board-white-king = vit kung
board-white-queen = vit dam
board-white-rook = vitt torn
board-white-bishop = vit löpare
board-white-knight = vit springare
board-white-pawn = vit bonde
board-black-king = svart kung
board-black-queen = svart dam
board-black-rook = svart torn
board-black-bishop = svart löpare
board-black-knight = svart springare
board-black-pawn = svart bonde

board-square-piece = { $square }, { $piece }
board-square-empty = { $square }, tom
board-note-last-move = senaste draget
board-note-check = står i schack
board-note-highlight = markerad
board-note-goal = mål
board-note-extra = hör inte dit
board-note-picked = vald
board-note-target = kan flytta hit
board-note-capture = kan slås

board-says-picked = Vald. Kan flytta till { $targets }.
board-says-unpicked = Tillbakaställd.
board-says-offline = Du är offline. Problemet står kvar; spela vidare när du är uppkopplad igen.
board-says-failed = Draget kom inte fram. Inget är förlorat; försök igen.
board-says-again = Visa igen

board-pieces = Vit: { $white }. Svart: { $black }.
board-pieces-none = inga
board-list-king = kung { $squares }
board-list-queen = { $count ->
    [one] dam
   *[other] damer
} { $squares }
board-list-rook = { $count ->
    [one] torn
   *[other] torn
} { $squares }
board-list-bishop = { $count ->
    [one] löpare
   *[other] löpare
} { $squares }
board-list-knight = { $count ->
    [one] springare
   *[other] springare
} { $squares }
board-list-pawn = { $count ->
    [one] bonde
   *[other] bönder
} { $squares }
