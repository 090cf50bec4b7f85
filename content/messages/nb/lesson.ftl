## Et trinn i en leksjon
trail-label = Trinnene i leksjonen
trail-step = Trinn { $number }: { $title }
step-of = Trinn { $number } av { $total }
step-page-title = { $step } – { $lesson }
step-untranslated = Ennå ikke på norsk; her på engelsk.
step-continue = Videre
step-next = Neste
step-finish = Avslutt leksjonen
step-finish-open = { $count ->
    [one] Ett trinn gjenstår
   *[other] { $count } trinn gjenstår
  }
step-back = Tilbake
step-skip = Hopp over foreløpig
step-again = Prøv igjen
step-answer-square = Neste felt
step-answer-check = Sjekk svaret
step-hint = { $total ->
    [one] Hint
   *[other] Hint { $number } av { $total }
  }
step-show-me = Vis meg
step-options = Svar
step-right-answer = riktig
step-wrong-answer = ikke riktig

## Hva det spørres om
ask-walk = { $count ->
    [one] Gå til det merkede feltet med { $piece }.
   *[other] Samle de { $count } merkede feltene med { $piece }.
  }
ask-spot = Velg feltene.
ask-move = Finn trekket.
ask-goal = { $goal ->
    [check] Gi sjakk.
    [double-check] Gi dobbeltsjakk.
    [discovered-check] Gi avdekkersjakk.
    [mate] Sett matt.
    [stalemate] Sett patt.
    [castle] Roker.
    [castle-short] Roker kort.
    [castle-long] Roker langt.
    [promote] Forvandle bonden.
    [promote-queen] Forvandle bonden til en dronning.
    [promote-rook] Forvandle bonden til et tårn.
    [promote-bishop] Forvandle bonden til en løper.
    [promote-knight] Forvandle bonden til en springer.
    [capture] Slå noe.
    [capture-on] Slå på { $square }.
    [capture-the] Slå { $piece }.
    [en-passant] Slå en passant.
    [fork] Finn gaffelen.
    [pin] Finn bindingen.
    [skewer] Finn spiddingen.
    [move-the-king] Flytt kongen ut av sjakken.
    [capture-the-attacker] Slå brikken som gir sjakk.
    [interpose] Sett en brikke imellom.
    [avoid-stalemate] Spill videre uten å sette patt.
   *[get-out-of-check] Kom deg ut av sjakken.
  }
ask-line = { $color ->
    [white] Spill trekkene til hvit.
   *[black] Spill trekkene til svart.
  }
ask-win = Vinn mot det beste forsvaret.
ask-draw = Hold remis i { $moves } trekk.
ask-choose-one = Velg det riktige svaret.
ask-choose-several = Velg alle riktige svar.
note-walk = Trykk på et felt brikken kan gå til, eller skriv det.
note-spot = Trykk på et felt for å velge det, og en gang til for å slippe det. Sjekk så svaret.
count-walk = { $moves ->
    [one] Ett trekk brukt.
   *[other] { $moves } trekk brukt.
  } { $par ->
    [one] Ett er nok.
   *[other] { $par } er nok.
  }
count-play = { $moves ->
    [one] Ett trekk spilt.
   *[other] { $moves } trekk spilt.
  }
count-draw = { $moves } av { $goal } trekk holdt.

## Hva som er tegnet på brettet
drawn = Tegnet på brettet: { $marks }.
drawn-arrow = { $color ->
    [red] rød pil
    [blue] blå pil
    [yellow] gul pil
   *[green] grønn pil
  } fra { $start } til { $end }
drawn-circle = { $color ->
    [red] rød sirkel
    [blue] blå sirkel
    [yellow] gul sirkel
   *[green] grønn sirkel
  } på { $square }
drawn-highlights = uthevet { $squares }

## Hva et svar er verdt
verdict-right = Riktig.
verdict-yes = Ja.
verdict-move = Ja, { $played }.
verdict-whole-line = Det er hele varianten.
verdict-plays = { $color ->
    [white] Hvit spiller { $reply }.
   *[black] Svart spiller { $reply }.
  }
verdict-walk-left = { $count ->
    [one] Ett felt igjen.
   *[other] { $count } felt igjen.
  }
verdict-walked = { $moves ->
    [one] Godt gått: ett trekk.
   *[other] Godt gått: { $moves } trekk, og færre går ikke.
  }
verdict-over-par = Alle samlet. Du brukte { $moves } trekk; { $par ->
    [one] ett er nok.
   *[other] { $par } er nok.
  }
verdict-promoted = Bonden er gjennom.
verdict-won = Det er vunnet.
verdict-held = Godt holdt.
verdict-draw = Det er remis.
verdict-aside = { $played } er bra, men ikke det det spørres om her.
verdict-not-right = Ikke helt: { $played } er ikke trekket vi ser etter.
verdict-not-goal = { $goal ->
    [check] Ikke helt: { $played } gir ikke sjakk.
    [double-check] Ikke helt: { $played } gir ikke dobbeltsjakk.
    [discovered-check] Ikke helt: { $played } gir ingen avdekkersjakk.
    [mate] Ikke helt: { $played } er ikke matt.
    [stalemate] Ikke helt: Etter { $played } er det ikke patt.
    [castle] Ikke helt: { $played } er ikke den rokaden.
    [promote] Ikke helt: { $played } er ikke den forvandlingen.
    [capture] Ikke helt: { $played } slår ikke det som skal slås.
    [en-passant] Ikke helt: { $played } er ikke en passant.
    [fork] Ikke helt: { $played } er ingen gaffel som vinner noe.
    [pin] Ikke helt: { $played } utnytter ingen binding.
    [skewer] Ikke helt: { $played } er ingen spidding.
    [check-other-way] { $played } er lovlig, men det er en annen vei ut av sjakken enn den det spørres om.
   *[other] Ikke helt: { $played } er ikke det det spørres om.
  }
verdict-not-line = { $played } kan spilles, men det forlater varianten.
verdict-mated = { $color ->
    [white] Pass på: Etter { $played } setter Hvit matt med { $reply }.
   *[black] Pass på: Etter { $played } setter Svart matt med { $reply }.
  }
verdict-will-be-mated = { $color ->
    [white] Pass på: Etter { $played } tvinger Hvit frem matt og begynner med { $reply }.
   *[black] Pass på: Etter { $played } tvinger Svart frem matt og begynner med { $reply }.
  }
verdict-win-gone = { $color ->
    [white] Gevinsten er borte: Etter { $played } har Hvit { $reply }, og det er remis.
   *[black] Gevinsten er borte: Etter { $played } har Svart { $reply }, og det er remis.
  }
verdict-draw-gone = { $color ->
    [white] Remisen er borte: Etter { $played } har Hvit { $reply } og vinner.
   *[black] Remisen er borte: Etter { $played } har Svart { $reply } og vinner.
  }
verdict-all-gone = { $played } gir det fra seg.
verdict-repetition = Etter { $played } står den samme stillingen på brettet for tredje gang. Det er remis.
verdict-fifty = Etter { $played } har det gått femti trekk uten slag eller bondetrekk. Det er remis.
verdict-best-wins = { $moves ->
    [one] { $best } vinner med en gang.
   *[other] { $best } vinner på { $moves } trekk.
  }
verdict-best-holds = { $best } holder remis.
verdict-missing = { $count ->
    [one] Det mangler ett felt.
   *[other] Det mangler { $count } felt.
  }
verdict-extra = { $count ->
    [one] { $squares } hører ikke med.
   *[other] { $squares } hører ikke med.
  }
verdict-options-wrong = Ikke helt. Les hvorfor, og velg igjen.
verdict-options-missing = Riktig så langt, men det er mer å velge.
verdict-nothing-chosen = Velg et svar først.
verdict-changed = Leksjonen er endret siden du begynte på trinnet. Begynn trinnet på nytt; det du har løst, er fortsatt løst.
verdict-other-kind = Det svaret passer ikke til dette trinnet.
verdict-over = Dette trinnet er allerede løst.
verdict-solved-before = Løst. Du kan spille det igjen.
walk-no-square = «{ $text }» er ikke et felt. Skriv et som d5.
walk-other-piece = Bare den merkede brikken flytter her, ikke en på { $square }.
walk-attacked = { $square } er truet av brikken på { $by }.
walk-stands-there = Brikken står allerede på { $square }.

## Vis meg
shown-heading = Slik gjør du
shown-move = Spill { $line }.
shown-squares = { $count ->
    [one] Feltet er { $squares }.
   *[other] Feltene er { $squares }.
  }
shown-walk = Gå til { $squares }.
shown-options = De riktige svarene er merket.
