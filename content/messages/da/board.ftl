# Brættet i ord: til skærmlæsere, og til det som scriptet selv siger.

board-label-white = Skakbræt, hvid nederst
board-label-black = Skakbræt, sort nederst

board-white-king = hvid konge
board-white-queen = hvid dronning
board-white-rook = hvidt tårn
board-white-bishop = hvid løber
board-white-knight = hvid springer
board-white-pawn = hvid bonde
board-black-king = sort konge
board-black-queen = sort dronning
board-black-rook = sort tårn
board-black-bishop = sort løber
board-black-knight = sort springer
board-black-pawn = sort bonde

board-square-piece = { $square }, { $piece }
board-square-empty = { $square }, tomt
board-note-last-move = sidste træk
board-note-check = står i skak
board-note-highlight = fremhævet
board-note-goal = mål
board-note-extra = hører ikke med
board-note-picked = valgt
board-note-target = kan flytte hertil
board-note-capture = kan slås

board-says-picked = Valgt. Kan flytte til { $targets }.
board-says-unpicked = Sat tilbage.
board-says-offline = Du er offline. Opgaven bliver stående; spil videre, når du er på nettet igen.
board-says-failed = Trækket nåede ikke frem. Intet er tabt; prøv igen.
board-says-again = Vis igen

board-pieces = Hvid: { $white }. Sort: { $black }.
board-pieces-none = ingen
board-list-king = konge { $squares }
board-list-queen = { $count ->
    [one] dronning
   *[other] dronninger
} { $squares }
board-list-rook = { $count ->
    [one] tårn
   *[other] tårne
} { $squares }
board-list-bishop = { $count ->
    [one] løber
   *[other] løbere
} { $squares }
board-list-knight = { $count ->
    [one] springer
   *[other] springere
} { $squares }
board-list-pawn = { $count ->
    [one] bonde
   *[other] bønder
} { $squares }
