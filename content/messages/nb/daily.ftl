## Overskrift og spørsmål
daily-title = Dagens sjakknøtt
daily-title-past = Tidligere sjakknøtt
daily-page-title = { $task } Sjakknøtt, { $date }
daily-description = { $task } Sjakknøtten fra { $date }: spill et trekk og se med en gang om det fortsatt løser oppgaven.
daily-past = En tidligere sjakknøtt er god øvelse. Den endrer ikke rekken din.
daily-to-today = Til dagens sjakknøtt
castling-short = { $color ->
    [white] Hvit kan rokere kort.
   *[black] Svart kan rokere kort.
  }
castling-long = { $color ->
    [white] Hvit kan rokere langt.
   *[black] Svart kan rokere langt.
  }
castling-both = { $color ->
    [white] Hvit kan rokere kort og langt.
   *[black] Svart kan rokere kort og langt.
  }
en-passant-on = En bonde kan slå en passant på { $square }.

## Spillet
answer-label = Ditt trekk
answer-submit = Spill
answer-selected = Brikken på { $square } er valgt. Trykk på feltet den skal til, eller på brikken igjen for å sette den tilbake.
start-note = Trykk på en brikke og så på feltet den skal til. Eller skriv trekket.
go-on-note = { $count ->
    [one] Det er ett trekk igjen å finne.
   *[other] Det er { $count } trekk igjen å finne.
  }
try-again = Prøv et annet trekk. Brettet står som før.
tools-label = Hjelp
hint-idea = Hint: ideen
hint-piece = Hint: hvilken brikke
hint-move = Hint: trekket
solution-button = Vis løsningen
flip-board = Snu brettet
start-over = Begynn på nytt
solve-again = Løs den på nytt
moves-heading = Trekk så langt
promotion-legend = Hva skal bonden forvandles til?
promotion-cancel = Ta trekket tilbake
promotion-queen = Dronning
promotion-rook = Tårn
promotion-bishop = Løper
promotion-knight = Springer

## Løst, eller løsningen vist
solved-heading = Løst!
solved-first-try = På første forsøk, uten hint.
solved-hints = { $count ->
    [one] Med ett hint.
   *[other] Med { $count } hint.
  }
solved-tries = { $count ->
    [one] Etter ett annet forsøk.
   *[other] Etter { $count } andre forsøk.
  }
solved-after-solution = Etter en titt på løsningen.
solved-streak = { $days ->
    [one] Første dag i en ny rekke.
   *[other] { $days } dager på rad.
  }
solution-heading = Løsningen
solution-note = Trykk på et trekk nedenfor for å se det på brettet. Pilen viser det neste.
solution-keys = { $count ->
    [one] Bare ett førstetrekk løser oppgaven
   *[other] { $count } ulike førstetrekk løser oppgaven
  }
solution-line = { $count ->
    [one] Varianten
   *[other] Alle varianter som godtas
  }
solution-defence = Svarene som vises, holder ut lengst.
solution-start = Fra begynnelsen
play-on = Analysebrett (lichess.org)
copy-heading = Ta den med
copy-fen = Stilling (FEN)
copy-pgn = Trekk (PGN)
copy-button = Kopier
copy-done = Kopiert

## Hva som følger
next-heading = Neste sjakknøtt
next-mate = Matt i { $moves ->
    [1] ett trekk
    [2] to trekk
    [3] tre trekk
   *[other] { $moves } trekk
  }
next-fork = En gaffel
next-skewer = En spidding
next-tactic = En taktisk oppgave
next-when = { $what }, { $date } kl. { $time } ({ $zone }).
previous-day = Dagen før
following-day = Dagen etter
to-archive = Alle tidligere sjakknøtter
