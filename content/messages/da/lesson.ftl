## Et trin i en lektion
trail-label = Lektionens trin
trail-step = Trin { $number }: { $title }
step-of = Trin { $number } af { $total }
step-page-title = { $step } – { $lesson }
step-untranslated = Endnu ikke på dansk; her på engelsk.
step-continue = Videre
step-next = Næste
step-finish = Afslut lektionen
step-finish-open = { $count ->
    [one] Der mangler stadig ét trin
   *[other] Der mangler stadig { $count } trin
  }
step-back = Tilbage
step-skip = Spring over indtil videre
step-again = Prøv igen
step-answer-square = Næste felt
step-answer-check = Tjek svaret
step-hint = { $total ->
    [one] Tip
   *[other] Tip { $number } af { $total }
  }
step-show-me = Vis mig det
step-options = Svar
step-right-answer = rigtigt
step-wrong-answer = ikke rigtigt

## Hvad der spørges om
ask-walk = { $count ->
    [one] Gå til det markerede felt med { $piece }.
   *[other] Saml de { $count } markerede felter med { $piece }.
  }
ask-spot = Vælg felterne.
ask-move = Find trækket.
ask-goal = { $goal ->
    [check] Giv skak.
    [double-check] Giv dobbeltskak.
    [discovered-check] Giv afdækkerskak.
    [mate] Sæt mat.
    [stalemate] Sæt pat.
    [castle] Rokér.
    [castle-short] Rokér kort.
    [castle-long] Rokér langt.
    [promote] Forvandl bonden.
    [promote-queen] Forvandl bonden til en dronning.
    [promote-rook] Forvandl bonden til et tårn.
    [promote-bishop] Forvandl bonden til en løber.
    [promote-knight] Forvandl bonden til en springer.
    [capture] Slå noget.
    [capture-on] Slå på { $square }.
    [capture-the] Slå { $piece }.
    [en-passant] Slå en passant.
    [fork] Find gaflen.
    [pin] Find bindingen.
    [skewer] Find spiddet.
    [move-the-king] Flyt kongen ud af skakken.
    [capture-the-attacker] Slå den brik, der giver skak.
    [interpose] Sæt en brik imellem.
    [avoid-stalemate] Spil videre uden at sætte pat.
   *[get-out-of-check] Kom ud af skakken.
  }
ask-line = { $color ->
    [white] Spil de hvide træk.
   *[black] Spil de sorte træk.
  }
ask-win = Vind mod det bedste forsvar.
ask-draw = Hold remis i { $moves } træk.
ask-choose-one = Vælg det rigtige svar.
ask-choose-several = Vælg alle rigtige svar.
note-walk = Tryk på et felt, brikken kan flytte til, eller skriv det.
note-spot = Tryk på et felt for at vælge det, og igen for at slippe det. Tjek så svaret.
count-walk = { $moves ->
    [one] Ét træk brugt.
   *[other] { $moves } træk brugt.
  } { $par ->
    [one] Ét er nok.
   *[other] { $par } er nok.
  }
count-play = { $moves ->
    [one] Ét træk spillet.
   *[other] { $moves } træk spillet.
  }
count-draw = { $moves } af { $goal } træk holdt.

## Hvad der er tegnet på brættet
drawn = Tegnet på brættet: { $marks }.
drawn-arrow = { $color ->
    [red] rød pil
    [blue] blå pil
    [yellow] gul pil
   *[green] grøn pil
  } fra { $start } til { $end }
drawn-circle = { $color ->
    [red] rød cirkel
    [blue] blå cirkel
    [yellow] gul cirkel
   *[green] grøn cirkel
  } på { $square }
drawn-highlights = fremhævet { $squares }

## Hvad et svar er værd
verdict-right = Rigtigt.
verdict-yes = Ja.
verdict-move = Ja, { $played }.
verdict-whole-line = Det er hele varianten.
verdict-plays = { $color ->
    [white] Hvid spiller { $reply }.
   *[black] Sort spiller { $reply }.
  }
verdict-walk-left = { $count ->
    [one] Ét felt endnu.
   *[other] { $count } felter endnu.
  }
verdict-walked = { $moves ->
    [one] Godt gået: ét træk.
   *[other] Godt gået: { $moves } træk, og færre kan ikke gøre det.
  }
verdict-over-par = Alle samlet. Du brugte { $moves } træk; { $par ->
    [one] ét er nok.
   *[other] { $par } er nok.
  }
verdict-promoted = Bonden er igennem.
verdict-won = Det er vundet.
verdict-held = Godt holdt.
verdict-draw = Det er remis.
verdict-aside = { $played } er godt, men ikke det, der spørges om her.
verdict-not-right = Ikke helt: { $played } er ikke det træk, vi leder efter.
verdict-not-goal = { $goal ->
    [check] Ikke helt: { $played } giver ikke skak.
    [double-check] Ikke helt: { $played } giver ikke dobbeltskak.
    [discovered-check] Ikke helt: { $played } afdækker ingen skak.
    [mate] Ikke helt: { $played } er ikke mat.
    [stalemate] Ikke helt: efter { $played } er det ikke pat.
    [castle] Ikke helt: { $played } er ikke den rokade.
    [promote] Ikke helt: { $played } er ikke den forvandling.
    [capture] Ikke helt: { $played } slår ikke det, der skal slås.
    [en-passant] Ikke helt: { $played } er ikke en passant.
    [fork] Ikke helt: { $played } er ikke en gaffel, der vinder noget.
    [pin] Ikke helt: { $played } udnytter ingen binding.
    [skewer] Ikke helt: { $played } er ikke et spid.
    [check-other-way] { $played } er lovligt, men det er en anden vej ud af skakken end den, der spørges om.
   *[other] Ikke helt: { $played } er ikke det, der spørges om.
  }
verdict-not-line = { $played } kan spilles, men det forlader varianten.
verdict-mated = { $color ->
    [white] Pas på: efter { $played } sætter Hvid mat med { $reply }.
   *[black] Pas på: efter { $played } sætter Sort mat med { $reply }.
  }
verdict-will-be-mated = { $color ->
    [white] Pas på: efter { $played } tvinger Hvid mat igennem og begynder med { $reply }.
   *[black] Pas på: efter { $played } tvinger Sort mat igennem og begynder med { $reply }.
  }
verdict-win-gone = { $color ->
    [white] Gevinsten er væk: efter { $played } har Hvid { $reply }, og det er remis.
   *[black] Gevinsten er væk: efter { $played } har Sort { $reply }, og det er remis.
  }
verdict-draw-gone = { $color ->
    [white] Remisen er væk: efter { $played } har Hvid { $reply } og vinder.
   *[black] Remisen er væk: efter { $played } har Sort { $reply } og vinder.
  }
verdict-all-gone = { $played } sætter det over styr.
verdict-repetition = Efter { $played } er den samme stilling der for tredje gang. Det er remis.
verdict-fifty = Efter { $played } er der gået halvtreds træk uden slag eller bondetræk. Det er remis.
verdict-best-wins = { $moves ->
    [one] { $best } vinder med det samme.
   *[other] { $best } vinder på { $moves } træk.
  }
verdict-best-holds = { $best } holder remis.
verdict-missing = { $count ->
    [one] Der mangler ét felt.
   *[other] Der mangler { $count } felter.
  }
verdict-extra = { $count ->
    [one] { $squares } hører ikke med.
   *[other] { $squares } hører ikke med.
  }
verdict-options-wrong = Ikke helt. Læs hvorfor, og vælg igen.
verdict-options-missing = Rigtigt så langt, men der er mere at vælge.
verdict-nothing-chosen = Vælg et svar først.
verdict-changed = Lektionen er ændret, siden du begyndte på trinnet. Begynd trinnet forfra; det, du har løst, er stadig løst.
verdict-other-kind = Det svar passer ikke til dette trin.
verdict-over = Dette trin er allerede løst.
verdict-solved-before = Løst. Du kan spille det igen.
walk-no-square = »{ $text }« er ikke et felt. Skriv et som d5.
walk-other-piece = Kun den markerede brik flytter her, ikke en på { $square }.
walk-attacked = { $square } er truet af brikken på { $by }.
walk-stands-there = Brikken står allerede på { $square }.

## Vis mig det
shown-heading = Sådan gør man
shown-move = Spil { $line }.
shown-squares = { $count ->
    [one] Feltet er { $squares }.
   *[other] Felterne er { $squares }.
  }
shown-walk = Gå til { $squares }.
shown-options = De rigtige svar er markeret.
