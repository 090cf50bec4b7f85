## Rubrik och fråga
daily-title = Dagens schackproblem
daily-title-past = Tidigare schackproblem
daily-page-title = { $task } Schackproblem, { $date }
daily-description = { $task } Schackproblemet från den { $date }: spela ett drag och se genast om det fortfarande löser problemet.
daily-past = Ett tidigare problem är bra övning. Det ändrar inte din svit.
daily-to-today = Till dagens problem
castling-short = { $color ->
    [white] Vit får göra kort rockad.
   *[black] Svart får göra kort rockad.
  }
castling-long = { $color ->
    [white] Vit får göra lång rockad.
   *[black] Svart får göra lång rockad.
  }
castling-both = { $color ->
    [white] Vit får göra kort och lång rockad.
   *[black] Svart får göra kort och lång rockad.
  }
en-passant-on = En bonde får slå en passant på { $square }.

## Spelet
answer-label = Ditt drag
answer-submit = Spela
answer-selected = Pjäsen på { $square } är vald. Tryck på rutan den ska till, eller på pjäsen igen för att ställa tillbaka den.
start-note = Tryck på en pjäs och sedan på rutan den ska till. Eller skriv draget.
go-on-note = { $count ->
    [one] Det är ett drag kvar att hitta.
   *[other] Det är { $count } drag kvar att hitta.
  }
try-again = Pröva ett annat drag. Brädet står som förut.
tools-label = Hjälp
hint-idea = Tips: idén
hint-piece = Tips: vilken pjäs
hint-move = Tips: draget
solution-button = Visa lösningen
flip-board = Vänd brädet
start-over = Börja om
solve-again = Lös det igen
moves-heading = Drag hittills
promotion-legend = Vad ska bonden förvandlas till?
promotion-cancel = Ta tillbaka draget
promotion-queen = Dam
promotion-rook = Torn
promotion-bishop = Löpare
promotion-knight = Springare

## Löst, eller lösningen visad
solved-heading = Löst!
solved-first-try = På första försöket, utan tips.
solved-hints = { $count ->
    [one] Med ett tips.
   *[other] Med { $count } tips.
  }
solved-tries = { $count ->
    [one] Efter ett annat försök.
   *[other] Efter { $count } andra försök.
  }
solved-after-solution = Efter en titt på lösningen.
solved-streak = { $days ->
    [one] Första dagen i en ny svit.
   *[other] { $days } dagar i rad.
  }
solution-heading = Lösningen
solution-note = Tryck på ett drag nedan för att se det på brädet. Pilen visar nästa.
solution-keys = { $count ->
    [one] Bara ett förstadrag löser problemet
   *[other] { $count } olika förstadrag löser problemet
  }
solution-line = { $count ->
    [one] Varianten
   *[other] Alla varianter som godtas
  }
solution-defence = Svaren som visas håller ut längst.
solution-start = Från början
play-on = Analysbräde (lichess.org)
copy-heading = Ta det med dig
copy-fen = Ställning (FEN)
copy-pgn = Drag (PGN)
copy-button = Kopiera
copy-done = Kopierat

## Vad som kommer sedan
next-heading = Nästa problem
next-mate = Matt i { $moves ->
    [1] ett drag
    [2] två drag
    [3] tre drag
   *[other] { $moves } drag
  }
next-fork = En gaffel
next-skewer = Ett spett
next-tactic = En taktisk uppgift
next-when = { $what }, { $date } kl. { $time } ({ $zone }).
previous-day = Dagen före
following-day = Dagen efter
to-archive = Alla tidigare problem
