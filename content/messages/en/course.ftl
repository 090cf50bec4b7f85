## The course
menu-lessons = Lessons
course-title = Lessons
course-description = Short chess lessons on the board, from how the pieces move to forks, pins and the first endings. Free, without an account.
course-lead = Short lessons, most of them played on the board. Begin at the top, or wherever you like.
course-go-on = Go on where you left off
course-begin = Begin with the first lesson
course-empty = There are no lessons here just now.
group-movement = How the pieces move
group-movement-text = The rules of the game, one piece at a time.
group-openings = Openings
group-openings-text = The first ten moves, and the ideas behind them.
group-endgames = Endgames
group-endgames-text = Few pieces, exact play: how a game is won in the end.
group-strategy = Strategy
group-strategy-text = What pieces are worth, and how they work together.
lesson-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
lesson-progress = { $done } of { $total } steps
lesson-finished = Finished
lesson-not-begun = Not begun

## One lesson
lesson-start = Begin
lesson-go-on = Go on
lesson-again = Go through it again
lesson-steps = Steps
lesson-test = Test
lesson-done-title = You have finished this lesson
lesson-done-text = Every step is solved. What you have learned sits best when you use it soon.
lesson-next = Next lesson: { $title }
lesson-next-course = All lessons
lesson-puzzles = Try it in real positions
lesson-puzzle = { $date }: { $task }
lesson-reset = Begin this lesson anew
lesson-reset-text = Your progress in this lesson is forgotten; everything else stays.
lesson-reset-button = Forget my progress here
lesson-untranslated = Parts of this lesson are not yet in your language and stand in English.
step-first-try = Solved at the first try
step-solved = Solved
step-begun = Begun
step-open = Not yet

## Rules and glossary
rules-title = The rules of chess
rules-description = The rules of chess, numbered and explained in plain words: moves, check and mate, draws, notation.
rules-lead = All the rules in one place, to look up. The lessons teach them step by step.
rules-taught = Learn it on the board
rules-contents = On this page
glossary-title = Chess words
glossary-description = The words of chess explained in a sentence or two, from absolute pin to zugzwang.
glossary-lead = What the words mean, in a sentence or two.
glossary-lesson = Lesson: { $title }
footer-rules = Rules
footer-glossary = Chess words
progress-lessons = Lessons
progress-lessons-none = No lesson begun yet.
home-learn = Learn
home-learn-text = Twelve short lessons, from how the pieces move to the first endings. Most of it is played on the board.
home-learn-link = To the lessons

## For authors
preview-title = Problems in the content
preview-text = Only you see this, on the machine where the site runs. Whatever has errors stands here in its last good version.
