# Error pages and problem documents: title, then what happened and how to go on.

problem-no-such-page-title = There is nothing here
problem-no-such-page = This address leads nowhere. The link may be old or mistyped.

problem-no-such-lesson-title = There is no such lesson
problem-no-such-lesson = No lesson has this address. It may have been given another name.
problem-no-such-step-title = There is no such step
problem-no-such-step = This lesson has no step with that name. It may have been changed since; your progress in the other steps is kept.

problem-method-title = That does not work here
problem-method = This address does not take that kind of request.

problem-bad-date-title = That is not a day
problem-bad-date = “{ $text }” is not a day of the calendar. Write a day as year, month and day: 2026-11-29.

problem-future-day-title = Not yet
problem-future-day = The puzzle of { $day } is still under wraps. Come back when its day has come.

problem-before-first-title = Before our time
problem-before-first = There was no puzzle that day. The first one is from { $day }.

problem-bad-request-title = The request cannot be read
problem-bad-request = Something in the request is missing or not as it should be.

problem-too-large-title = Too much at once
problem-too-large = The request is larger than anything a chess move needs.

problem-timeout-title = That took too long
problem-timeout = The request did not arrive in time. Nothing was changed; try again.

problem-foreign-origin-title = That came from another site
problem-foreign-origin = The request was sent from a page that is not ours, so nothing was changed. Open the puzzle here and try again.

problem-media-type-title = Wrong kind of content
problem-media-type = Send the request as { $expected }.

problem-busy-title = Many are thinking just now
problem-busy = All our boards are taken at the moment. Try again in a few seconds; nothing is lost.

problem-store-away-title = Your progress is out of reach
problem-store-away = Your progress cannot be read or changed just now. The puzzle works all the same.

problem-bad-fen-title = That is not a position to play from
problem-game-over = The game is already over in this position: there is no move to judge.
problem-bad-moves = The number of moves must be 1, 2 or 3.

problem-bad-line-title = The moves do not fit
problem-not-judged-title = Not judged

problem-internal-title = Something broke on our side
problem-internal = We have noted it and will look into it. Try again in a moment.
