# Brettet i ord: for skjermlesere, og for det skriptet selv sier.

board-label-white = Sjakkbrett, hvit nederst
board-label-black = Sjakkbrett, svart nederst

board-white-king = hvit konge
board-white-queen = hvit dronning
board-white-rook = hvitt tårn
board-white-bishop = hvit løper
board-white-knight = hvit springer
board-white-pawn = hvit bonde
board-black-king = svart konge
board-black-queen = svart dronning
board-black-rook = svart tårn
board-black-bishop = svart løper
board-black-knight = svart springer
board-black-pawn = svart bonde

board-square-piece = { $square }, { $piece }
board-square-empty = { $square }, tomt
board-note-last-move = siste trekk
board-note-check = står i sjakk
board-note-highlight = uthevet
board-note-goal = mål
board-note-extra = hører ikke med
board-note-picked = valgt
board-note-target = kan flytte hit
board-note-capture = kan slås

board-says-picked = Valgt. Kan flytte til { $targets }.
board-says-unpicked = Satt tilbake.
board-says-offline = Du er frakoblet. Oppgaven blir stående; spill videre når du er på nett igjen.
board-says-failed = Trekket kom ikke frem. Ingenting er tapt; prøv igjen.
board-says-again = Vis igjen

board-pieces = Hvit: { $white }. Svart: { $black }.
board-pieces-none = ingen
board-list-king = konge { $squares }
board-list-queen = { $count ->
    [one] dronning
   *[other] dronninger
} { $squares }
board-list-rook = { $count ->
    [one] tårn
   *[other] tårn
} { $squares }
board-list-bishop = { $count ->
    [one] løper
   *[other] løpere
} { $squares }
board-list-knight = { $count ->
    [one] springer
   *[other] springere
} { $squares }
board-list-pawn = { $count ->
    [one] bonde
   *[other] bønder
} { $squares }
