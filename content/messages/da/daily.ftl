## Overskrift og spørgsmål
daily-title = Dagens skakopgave
daily-title-past = Tidligere skakopgave
daily-page-title = { $task } Skakopgave, { $date }
daily-description = { $task } Skakopgaven fra den { $date }: spil et træk, og se med det samme, om det stadig løser opgaven.
daily-past = En tidligere opgave er god øvelse. Den ændrer ikke din stime.
daily-to-today = Til dagens opgave
castling-short = { $color ->
    [white] Hvid må rokere kort.
   *[black] Sort må rokere kort.
  }
castling-long = { $color ->
    [white] Hvid må rokere langt.
   *[black] Sort må rokere langt.
  }
castling-both = { $color ->
    [white] Hvid må rokere kort og langt.
   *[black] Sort må rokere kort og langt.
  }
en-passant-on = En bonde må slå en passant på { $square }.

## Spillet
answer-label = Dit træk
answer-submit = Spil
answer-selected = Brikken på { $square } er valgt. Tryk på det felt, den skal til, eller på brikken igen for at sætte den tilbage.
start-note = Tryk på en brik og så på det felt, den skal til. Eller skriv trækket.
go-on-note = { $count ->
    [one] Der er ét træk endnu at finde.
   *[other] Der er { $count } træk endnu at finde.
  }
try-again = Prøv et andet træk. Brættet står som før.
tools-label = Hjælp
hint-idea = Tip: idéen
hint-piece = Tip: hvilken brik
hint-move = Tip: trækket
solution-button = Vis løsningen
flip-board = Vend brættet
start-over = Begynd forfra
solve-again = Løs den igen
moves-heading = Træk indtil nu
promotion-legend = Hvad skal bonden forvandles til?
promotion-cancel = Tag trækket tilbage
promotion-queen = Dronning
promotion-rook = Tårn
promotion-bishop = Løber
promotion-knight = Springer

## Løst, eller løsningen vist
solved-heading = Løst!
solved-first-try = I første forsøg, uden tip.
solved-hints = { $count ->
    [one] Med ét tip.
   *[other] Med { $count } tip.
  }
solved-tries = { $count ->
    [one] Efter ét andet forsøg.
   *[other] Efter { $count } andre forsøg.
  }
solved-after-solution = Efter et kig på løsningen.
solved-streak = { $days ->
    [one] Første dag i en ny stime.
   *[other] { $days } dage i træk.
  }
solution-heading = Løsningen
solution-note = Tryk på et træk herunder for at se det på brættet. Pilen viser det næste.
solution-keys = { $count ->
    [one] Kun ét førstetræk løser opgaven
   *[other] { $count } forskellige førstetræk løser opgaven
  }
solution-line = { $count ->
    [one] Varianten
   *[other] Alle varianter, der godtages
  }
solution-defence = De viste svar holder længst.
solution-start = Fra begyndelsen
play-on = Analysebræt (lichess.org)
copy-heading = Tag den med
copy-fen = Stilling (FEN)
copy-pgn = Træk (PGN)
copy-button = Kopiér
copy-done = Kopieret

## Hvad der følger
next-heading = Næste opgave
next-mate = Mat i { $moves ->
    [1] ét træk
    [2] to træk
    [3] tre træk
   *[other] { $moves } træk
  }
next-fork = En gaffel
next-skewer = Et spid
next-tactic = En taktisk opgave
next-when = { $what }, { $date } kl. { $time } ({ $zone }).
previous-day = Dagen før
following-day = Dagen efter
to-archive = Alle tidligere opgaver
