## The menu and the page of themes
menu-practice = Practice
practice-title = Practice
practice-description = Chess puzzles by theme, as many as you like: mates, forks, skewers and more, chosen near your level. What you fail comes back.
practice-lead = As many puzzles as you like, chosen near your level. What you fail comes back after a day, then at growing distances, until it sticks.
practice-groups = Groups of themes
practice-group-mates = Mates by length
practice-group-patterns = Mate patterns
practice-group-tactics = Tactics
practice-group-attack = Attacking the king
practice-group-moves = Special moves
practice-group-phases = By phase of the game
practice-count = { $count ->
    [one] One puzzle
   *[other] { $shown } puzzles
  }
practice-results = { $solved } of { $tried } solved, rating { $rating }
practice-untried = Not tried yet
practice-lesson = Lesson: { $title }
practice-start = Start practising
practice-due = { $count ->
    [one] One puzzle that you did not solve is back. It comes first.
   *[other] { $count } puzzles that you did not solve are back. They come first.
  }
practice-all = All themes
practice-to-results = All your results

## A puzzle to practise
practice-page-title = { $theme }: practice
practice-next = Next puzzle
practice-levels = The puzzle is rated { $puzzle }, you { $own }.
practice-back = You did not solve this one on { $date }. Now it is back.
practice-kept-not-yet = Once your first puzzle is decided, the site sets a cookie, so that the next ones suit your level.
practice-free = You have met this puzzle before, so it does not count this time.
practice-rating-up = Your rating in this theme goes up by { $points } to { $rating }.
practice-rating-down = Your rating in this theme goes down by { $points } to { $rating }.
practice-won = Solved at the first try.
practice-found-late = You found it after a wrong move or with help, so it does not count as solved.
practice-due-on = The puzzle comes back on { $date }.
practice-learnt = You have solved it five times in a row since you failed it. It is learnt.
problem-no-such-theme-title = There is nothing to practise here
problem-no-such-theme = There are no puzzles of this theme. Choose another one on the page of themes.
lesson-practise = Practise: { $theme }

## The results page
results-title = Your results
results-description = Your results in practice by theme, your rating over time and a year of daily puzzles.
results-empty = Nothing to show yet. Solve a puzzle, and it is drawn here.
results-themes = By theme
results-themes-none = No puzzle practised yet.
results-themes-label = Bars: how many puzzles of each theme you have tried, and how many of them you have solved. The table below says the same.
results-solved = Solved
results-failed = Not solved
results-tried = Tried
results-theme = Theme
results-rating = Rating
results-day = Day
results-time = Rating over time
results-time-label = Line: your rating in all themes together, from { $first } to { $last } between { $first-day } and { $last-day }. The table below says the same.
results-time-one = A line is drawn once you have practised on two days. So far your rating is { $rating }.
results-table = As a table
results-year = A year of daily puzzles
results-year-label = Calendar of the past year, a column for each week from Monday to Sunday. The list below says the same by month.
results-month = Month
results-to-practice = Practise

## Themes: their names, and what they are in a sentence
theme-mixed = Mixed
theme-mixed-text = Everything at once, as in a game: nobody tells you what to look for.
theme-mate-in = Mate in { $moves }
theme-mate-in-text = { $moves ->
    [1] One move ends the game.
    [2] A move, any reply, and then mate.
    [3] Three moves of yours, whatever the replies: look for checks and for quiet moves.
   *[other] A long hunt for the king, where every reply must be met.
  }
theme-back-rank-mate = Back-rank mate
theme-back-rank-mate-text = A rook or queen mates along the last rank: the king’s own pawns take its squares.
theme-smothered-mate = Smothered mate
theme-smothered-mate-text = A knight mates a king that is walled in by its own pieces.
theme-anastasia-mate = Anastasia’s mate
theme-anastasia-mate-text = Knight and rook catch the king against the edge of the board and its own pawn.
theme-arabian-mate = Arabian mate
theme-arabian-mate-text = A rook mates beside the king in the corner; a knight guards the rook and the way out.
theme-boden-mate = Boden’s mate
theme-boden-mate-text = Two bishops mate on crossing diagonals.
theme-double-bishop-mate = Mate with two bishops
theme-double-bishop-mate-text = Two bishops mate on diagonals that lie side by side.
theme-dovetail-mate = Dovetail mate
theme-dovetail-mate-text = The queen mates from a square diagonally beside the king; its own men stand on the two squares left.
theme-hook-mate = Hook mate
theme-hook-mate-text = Rook, knight and pawn mate together: the pawn guards the knight, the knight the rook.
theme-kill-box-mate = Box mate
theme-kill-box-mate-text = A rook mates beside the king, guarded by a queen that takes the other squares in a box of three by three.
theme-vukovic-mate = Vuković’s mate
theme-vukovic-mate-text = Rook and knight mate a king on the edge: the rook is guarded, the knight takes the squares beside it.
theme-fork = Fork
theme-fork-text = One piece attacks two or more at once.
theme-skewer = Skewer
theme-skewer-text = The piece in front must step aside, and the one behind it falls.
theme-pin = Pin
theme-pin-text = A piece cannot move, or had better not: behind it stands one worth more.
theme-discovered-attack = Discovered attack
theme-discovered-attack-text = A piece moves away, and the one behind it attacks.
theme-discovered-check = Discovered check
theme-discovered-check-text = A piece moves away, and the one behind it gives check.
theme-double-check = Double check
theme-double-check-text = Two pieces give check at once: only the king can move.
theme-deflection = Deflection
theme-deflection-text = A defender is drawn away from what it guards.
theme-attraction = Attraction
theme-attraction-text = A piece is drawn to a square where something is waiting for it.
theme-hanging-piece = Hanging piece
theme-hanging-piece-text = A piece is not guarded, or not enough: it can be taken.
theme-sacrifice = Sacrifice
theme-sacrifice-text = Something is given up, and more comes back.
theme-quiet-move = Quiet move
theme-quiet-move-text = A move neither checks nor takes, and yet nothing helps against it.
theme-promotion = Promotion
theme-promotion-text = A pawn reaches the last rank and becomes a piece.
theme-under-promotion = Underpromotion
theme-under-promotion-text = The pawn becomes a rook, bishop or knight, because a queen would not do.
theme-en-passant = En passant
theme-en-passant-text = A pawn takes another in passing, and that decides.
theme-castling = Castling
theme-castling-text = King and rook move together, and that decides.
theme-opening = Opening
theme-opening-text = Positions from the first moves, where a slip is punished at once.
theme-middlegame = Middlegame
theme-middlegame-text = Many pieces on the board, and the kings in danger.
theme-endgame = Endgame
theme-endgame-text = Few pieces are left, and every move counts.
theme-trapped-piece = Trapped piece
theme-trapped-piece-text = A piece has no safe square left, and is lost.
theme-capturing-defender = Removing the defender
theme-capturing-defender-text = The piece that guards is taken, and what it guarded falls.
theme-intermezzo = In-between move
theme-intermezzo-text = Before the move everybody expects comes another that has to be answered.
theme-interference = Interference
theme-interference-text = A piece steps between two others, and one no longer guards the other.
theme-clearance = Clearance
theme-clearance-text = A piece moves out of the way, and another uses its square or its line.
theme-x-ray-attack = X-ray
theme-x-ray-attack-text = A piece attacks or guards a square right through another piece.
theme-zugzwang = Zugzwang
theme-zugzwang-text = Whoever has to move spoils a position that would hold if one could pass.
theme-defensive-move = Defence
theme-defensive-move-text = One exact move holds what would otherwise be lost.
theme-exposed-king = Exposed king
theme-exposed-king-text = A king with few defenders around it is hunted.
theme-kingside-attack = Attack on the kingside
theme-kingside-attack-text = The opponent has castled short, and that is where you strike.
theme-queenside-attack = Attack on the queenside
theme-queenside-attack-text = The opponent has castled long, and that is where you strike.
theme-attacking-weak-pawn = Attack on f2 or f7
theme-attacking-weak-pawn-text = In the beginning only the king guards that pawn.
theme-advanced-pawn = Advanced pawn
theme-advanced-pawn-text = A pawn far up the board promotes, or threatens to.
theme-pawn-endgame = Pawn endgame
theme-pawn-endgame-text = Only kings and pawns are left.
theme-knight-endgame = Knight endgame
theme-knight-endgame-text = Only knights and pawns are left beside the kings.
theme-bishop-endgame = Bishop endgame
theme-bishop-endgame-text = Only bishops and pawns are left beside the kings.
theme-rook-endgame = Rook endgame
theme-rook-endgame-text = Only rooks and pawns are left beside the kings.
theme-queen-endgame = Queen endgame
theme-queen-endgame-text = Only queens and pawns are left beside the kings.
theme-queen-rook-endgame = Endgame with queen and rook
theme-queen-rook-endgame-text = Only queens, rooks and pawns are left beside the kings.
