## Ett steg i en lektion
trail-label = Lektionens steg
trail-step = Steg { $number }: { $title }
step-of = Steg { $number } av { $total }
step-page-title = { $step } – { $lesson }
step-untranslated = Ännu inte på svenska; här på engelska.
step-continue = Vidare
step-next = Nästa
step-finish = Avsluta lektionen
step-finish-open = { $count ->
    [one] Ett steg återstår
   *[other] { $count } steg återstår
  }
step-back = Tillbaka
step-skip = Hoppa över så länge
step-again = Försök igen
step-answer-square = Nästa ruta
step-answer-check = Kontrollera
step-hint = { $total ->
    [one] Tips
   *[other] Tips { $number } av { $total }
  }
step-show-me = Visa mig
step-options = Svar
step-right-answer = rätt
step-wrong-answer = inte rätt

## Vad som frågas efter
ask-walk = { $count ->
    [one] Gå till den markerade rutan med { $piece }.
   *[other] Samla de { $count } markerade rutorna med { $piece }.
  }
ask-spot = Välj rutorna.
ask-move = Hitta draget.
ask-goal = { $goal ->
    [check] Ge schack.
    [double-check] Ge dubbelschack.
    [discovered-check] Ge avdragsschack.
    [mate] Sätt matt.
    [stalemate] Gör det patt.
    [castle] Gör rockad.
    [castle-short] Gör kort rockad.
    [castle-long] Gör lång rockad.
    [promote] Förvandla bonden.
    [promote-queen] Förvandla bonden till en dam.
    [promote-rook] Förvandla bonden till ett torn.
    [promote-bishop] Förvandla bonden till en löpare.
    [promote-knight] Förvandla bonden till en springare.
    [capture] Slå något.
    [capture-on] Slå på { $square }.
    [capture-the] Slå { $piece }.
    [en-passant] Slå en passant.
    [fork] Hitta gaffeln.
    [pin] Hitta bindningen.
    [skewer] Hitta spettet.
    [move-the-king] Flytta kungen ur schacken.
    [capture-the-attacker] Slå pjäsen som schackar.
    [interpose] Sätt en pjäs emellan.
    [avoid-stalemate] Spela vidare utan patt.
   *[get-out-of-check] Ta dig ur schacken.
  }
ask-line = { $color ->
    [white] Spela vits drag.
   *[black] Spela svarts drag.
  }
ask-win = Vinn mot bästa försvar.
ask-draw = Håll remi i { $moves } drag.
ask-choose-one = Välj rätt svar.
ask-choose-several = Välj alla rätta svar.
note-walk = Tryck på en ruta som pjäsen kan gå till, eller skriv den.
note-spot = Tryck på en ruta för att välja den, och igen för att släppa den. Kontrollera sedan.
count-walk = { $moves ->
    [one] Ett drag gjort.
   *[other] { $moves } drag gjorda.
  } { $par ->
    [one] Ett räcker.
   *[other] { $par } räcker.
  }
count-play = { $moves ->
    [one] Ett drag spelat.
   *[other] { $moves } drag spelade.
  }
count-draw = { $moves } av { $goal } drag hållna.

## Vad som är ritat på brädet
drawn = Ritat på brädet: { $marks }.
drawn-arrow = { $color ->
    [red] röd pil
    [blue] blå pil
    [yellow] gul pil
   *[green] grön pil
  } från { $start } till { $end }
drawn-circle = { $color ->
    [red] röd cirkel
    [blue] blå cirkel
    [yellow] gul cirkel
   *[green] grön cirkel
  } på { $square }
drawn-highlights = markerat { $squares }

## Vad ett svar är värt
verdict-right = Rätt.
verdict-yes = Ja.
verdict-move = Ja, { $played }.
verdict-whole-line = Det är hela varianten.
verdict-plays = { $color ->
    [white] Vit spelar { $reply }.
   *[black] Svart spelar { $reply }.
  }
verdict-walk-left = { $count ->
    [one] En ruta kvar.
   *[other] { $count } rutor kvar.
  }
verdict-walked = { $moves ->
    [one] Bra gått: ett drag.
   *[other] Bra gått: { $moves } drag, och färre räcker inte.
  }
verdict-over-par = Alla samlade. Du behövde { $moves } drag; { $par ->
    [one] ett räcker.
   *[other] { $par } räcker.
  }
verdict-promoted = Bonden är framme.
verdict-won = Det är vunnet.
verdict-held = Bra hållet.
verdict-draw = Det är remi.
verdict-aside = { $played } är bra, men inte det som frågas efter här.
verdict-not-right = Inte riktigt: { $played } är inte draget vi letar efter.
verdict-not-goal = { $goal ->
    [check] Inte riktigt: { $played } ger inte schack.
    [double-check] Inte riktigt: { $played } ger inte dubbelschack.
    [discovered-check] Inte riktigt: { $played } ger inget avdragsschack.
    [mate] Inte riktigt: { $played } är inte matt.
    [stalemate] Inte riktigt: efter { $played } är det inte patt.
    [castle] Inte riktigt: { $played } är inte den rockaden.
    [promote] Inte riktigt: { $played } är inte den förvandlingen.
    [capture] Inte riktigt: { $played } slår inte det som ska slås.
    [en-passant] Inte riktigt: { $played } är inte en passant.
    [fork] Inte riktigt: { $played } är ingen gaffel som vinner något.
    [pin] Inte riktigt: { $played } utnyttjar ingen bindning.
    [skewer] Inte riktigt: { $played } är inget spett.
    [check-other-way] { $played } är tillåtet, men det är en annan väg ur schacken än den som frågas efter.
   *[other] Inte riktigt: { $played } är inte det som frågas efter.
  }
verdict-not-line = { $played } går att spela, men det lämnar varianten.
verdict-mated = { $color ->
    [white] Se upp: efter { $played } sätter vit matt med { $reply }.
   *[black] Se upp: efter { $played } sätter svart matt med { $reply }.
  }
verdict-will-be-mated = { $color ->
    [white] Se upp: efter { $played } tvingar vit fram matt och börjar med { $reply }.
   *[black] Se upp: efter { $played } tvingar svart fram matt och börjar med { $reply }.
  }
verdict-win-gone = { $color ->
    [white] Vinsten är borta: efter { $played } har vit { $reply }, och det är remi.
   *[black] Vinsten är borta: efter { $played } har svart { $reply }, och det är remi.
  }
verdict-draw-gone = { $color ->
    [white] Remin är borta: efter { $played } har vit { $reply } och vinner.
   *[black] Remin är borta: efter { $played } har svart { $reply } och vinner.
  }
verdict-all-gone = { $played } spelar bort det.
verdict-repetition = Efter { $played } står samma ställning på brädet för tredje gången. Det är remi.
verdict-fifty = Efter { $played } har femtio drag gått utan slag eller bondedrag. Det är remi.
verdict-best-wins = { $moves ->
    [one] { $best } vinner genast.
   *[other] { $best } vinner på { $moves } drag.
  }
verdict-best-holds = { $best } håller remi.
verdict-missing = { $count ->
    [one] En ruta saknas.
   *[other] { $count } rutor saknas.
  }
verdict-extra = { $count ->
    [one] { $squares } hör inte dit.
   *[other] { $squares } hör inte dit.
  }
verdict-options-wrong = Inte riktigt. Läs varför och välj igen.
verdict-options-missing = Rätt så långt, men det finns mer att välja.
verdict-nothing-chosen = Välj ett svar först.
verdict-changed = Lektionen har ändrats sedan du började på steget. Börja om steget; det du har löst är fortfarande löst.
verdict-other-kind = Det svaret passar inte till det här steget.
verdict-over = Det här steget är redan löst.
verdict-solved-before = Löst. Du kan spela det igen.
walk-no-square = ”{ $text }” är ingen ruta. Skriv en som d5.
walk-other-piece = Här går bara den markerade pjäsen, inte en på { $square }.
walk-attacked = { $square } är hotad av pjäsen på { $by }.
walk-stands-there = Pjäsen står redan på { $square }.

## Visa mig
shown-heading = Så här
shown-move = Spela { $line }.
shown-squares = { $count ->
    [one] Rutan är { $squares }.
   *[other] Rutorna är { $squares }.
  }
shown-walk = Gå till { $squares }.
shown-options = De rätta svaren är markerade.
