## The frame around every page
site-tagline = A chess puzzle a day
site-description = A new chess puzzle every day, from mate in one to mate in three, with forks and skewers between. Every move is judged exactly. Free, without an account.
site-feed = Daily puzzles as a feed
skip-to-content = Skip to the content
menu-label = Pages
menu-today = Today
menu-progress = Progress
settings-summary = Language and display
settings-language = Language
settings-theme = Colours
settings-theme-system = As my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-coordinates = Letters and numbers on the board
settings-on = On
settings-off = Off
footer-free = Free software under the GNU General Public License, version 3 or later.
footer-pieces = The pieces are drawn by Colin M. L. Burnett.
footer-label = About this site

## Home
home-title = A chess puzzle a day
home-lead = A new one every midnight, from mate in one on Mondays to mate in three at the weekend. Play a move and see at once whether it still solves.
home-left-off = You are in the middle of today’s puzzle. The board stands as you left it.
home-solved = Today’s puzzle is solved. Well played.
home-shown = You have looked at the solution of today’s puzzle. Tomorrow brings a new one.
home-how = How it works
home-how-judge = Any move that still solves is right, also when it is not the one in the book. A move that mates, only later, is said to be slower. A wrong move is answered on the board.
home-how-hints = Stuck? The hints come in three steps: the idea, the piece, the move. There is no clock.
home-how-free = No account and no advertising, and every page works without scripts.
home-week = A week of puzzles
home-week-text = Mondays are the easiest. Mates in two and three come later in the week, with forks and skewers between.
home-your-progress = Your progress
home-all-progress = All your progress
home-past = Past puzzles

## Figures
figure-streak = Days in a row
figure-best = Longest streak
figure-solved = Solved
figure-first-try = At the first try

## The calendar
archive-title = Puzzles of { $month }
archive-description = Every daily chess puzzle of { $month }, to solve again or for the first time.
archive-lead = Every day has its puzzle. Past ones can be solved at any time; only the day’s own counts for your streak.
archive-previous = Earlier: { $month }
archive-next = Later: { $month }
archive-months = Months
archive-key = What the signs mean
archive-empty = There were no puzzles yet in { $month }.
mark-first-try = Solved at the first try
mark-solved = Solved
mark-shown = Solution seen
mark-started = Begun
mark-today = Today
mark-coming = Still to come

## Progress
progress-title = Your progress
progress-description = Your streak and solved puzzles, what this site keeps of you, and how to take it along or delete it.
progress-empty = Nothing here yet. Play a move in today’s puzzle and your first day is written down.
progress-to-today = To today’s puzzle
progress-streak-today = You have solved { $days ->
    [one] one day’s puzzle
   *[other] the puzzles of { $days } days in a row
  } on the day itself.
progress-streak-none = No streak just now. Solve today’s puzzle and a new one begins.
progress-recent = Lately
progress-recent-day = Day
progress-recent-result = Result
progress-kept = What is kept, and why
progress-kept-text = When you play a move, your browser gets a cookie with a random number. Under that number the site keeps which puzzles and which steps of lessons you have solved and when, the right moves so far, how many wrong tries, which hints, whether you have seen the solution, and how practice went. That is how your streak is counted and how you find puzzles and lessons as you left them.
progress-kept-not = No name, no address, no account, and nobody else is told. A second cookie remembers colours and board letters, and nothing else.
progress-export = Take it along
progress-export-text = A file with all that is kept of you, readable by people and by programs.
progress-export-link = Download my data
progress-delete = Delete
progress-delete-text = Everything kept under your number is deleted at once and cannot be brought back.
progress-delete-confirm = Yes, delete all of it
progress-delete-button = Delete my data

## What is kept just now
kept-no-cookie = Your browser sends no cookie back, so your progress is not kept. The puzzle works all the same.
kept-store-away = Your progress cannot be kept just now. The puzzle works all the same; the judgements are as good as ever.
kept-not-yet = With your first move the site sets a cookie, so that it can count your streak.

## Errors
error-ways = Ways on
error-back = Back to where you were
error-today = Today’s puzzle
error-archive = All past puzzles
error-lesson = To the lesson
error-lessons = All lessons
error-status = Error { $status }

## The page for framing
embed-title = Today’s chess puzzle
embed-link = Solve it at Gaffel
