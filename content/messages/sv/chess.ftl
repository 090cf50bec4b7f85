## Pjäser och färger
piece-the = { $role ->
    [king] kungen
    [queen] damen
    [rook] tornet
    [bishop] löparen
    [knight] springaren
   *[pawn] bonden
  }
piece-none = { $role ->
    [king] ingen kung
    [queen] ingen dam
    [rook] inget torn
    [bishop] ingen löpare
    [knight] ingen springare
   *[pawn] ingen bonde
  }
list-and = { $start } och { $last }
list-or = { $start } eller { $last }

## Vad som frågas
task-mate = Matt i { $moves ->
    [1] ett drag
    [2] två drag
    [3] tre drag
   *[other] { $moves } drag
  }.
task-fork = Hitta gaffeln.
task-skewer = Hitta spettet.
task-tactic = Hitta det bästa draget.
task-turn = { $color ->
    [white] Vit vid draget.
   *[black] Svart vid draget.
  }

## Bedömningar
said-mate = Ja, { $played } är schackmatt.
said-tactic = Ja, { $played }. Det var poängen.
said-mate-instead = Ja, och mer än så: { $played } tvingar fram matt i { $moves } drag.
said-forced = { $color ->
    [white] Ja. Vit måste svara { $reply }.
   *[black] Ja. Svart måste svara { $reply }.
  }
said-reply = { $color ->
    [white] Ja. Vit svarar { $reply }.
   *[black] Ja. Svart svarar { $reply }.
  }
said-left = { $moves ->
    [1] Ett drag kvar.
    [2] Två drag kvar.
   *[other] { $moves } drag kvar.
  }
said-slower = Det blir fortfarande matt, men det tar { $takes } drag. { $moves ->
    [1] Det finns en matt direkt.
   *[other] Hitta den i { $moves } drag.
  }
said-escapes = { $color ->
    [white] Inte riktigt: efter { $played } kommer vit undan med { $reply }.
   *[black] Inte riktigt: efter { $played } kommer svart undan med { $reply }.
  }
said-taken = { $color ->
    [white] Inte riktigt: efter { $played } slår vit med { $reply }.
   *[black] Inte riktigt: efter { $played } slår svart med { $reply }.
  }
said-answered = { $color ->
    [white] Inte riktigt: efter { $played } har vit { $reply }.
   *[black] Inte riktigt: efter { $played } har svart { $reply }.
  }
said-no-mate = Inte riktigt: { $played } sätter inte matt i tid.
said-not-the-tactic = Inte riktigt: det finns något starkare än { $played }.
said-stalemate = { $color ->
    [white] Se upp: efter { $played } har vit inget tillåtet drag och står inte i schack. Det är patt, alltså remi.
   *[black] Se upp: efter { $played } har svart inget tillåtet drag och står inte i schack. Det är patt, alltså remi.
  }
said-dead = Se upp: efter { $played } har ingen av spelarna nog kvar för att sätta matt. Det är remi.

## Tips
idea-mate-in-one = Titta på alla schackar. Efter en av dem har kungen ingenstans att gå, inget kan sättas emellan och ingen kan slå.
idea-mate-in-two = Titta först på schackarna, sedan på drag som tar rutor från kungen. Efter varje svar ska du ha en matt.
idea-mate-longer = Titta först på schackarna: de lämnar få svar. Fråga dig efter var och en vart kungen ännu kan gå.
idea-smothered = Kungen är instängd av sina egna pjäser. Vilken av dina kan schacka över huvudet på dem?
idea-back-rank = Kungen kan inte lämna den bakersta raden. Vem kan schacka längs den?
idea-double-check = Två av dina pjäser kan schacka i samma drag. Då är det bara kungen som får flytta.
idea-discovered-check = En av dina pjäser står i vägen för en annan. Flytta den, så schackar den som står bakom.
idea-underpromotion = En bonde på sista raden behöver inte bli dam.
idea-promotion = En bonde är nära att förvandlas.
idea-en-passant = En bonde kan slås precis när den har gått två rutor: minns en passant.
idea-castling = Kungen får rockera. Kan det vara draget?
idea-sacrifice = Något måste offras först. Vad du förlorar spelar ingen roll när kungen är fångad.
idea-sacrifice-tactic = Ge något först och vinn mer tillbaka.
idea-quiet = Det första draget schackar inte. Det är ett stilla drag som tar den sista utvägen.
idea-fork = Leta efter en ruta där en enda pjäs angriper två samtidigt.
idea-skewer = Två av motståndarens pjäser står på samma linje, rad eller diagonal. Angrip den främre; när den flyttar är den bakre din.
idea-tactic = Titta först på de tvingande dragen: schackar, slag och hot. Ett av dem vinner något.
idea-mate-in-one-king = Vart kan kungen på { $square } gå? En enda schack tar ifrån den alla rutorna.
idea-mate-in-one-checks = Du kan schacka på { $count } sätt. Bara ett av dem saknar svar.
idea-mate-in-two-king = Se vilka rutor kungen på { $square } ännu har. Efter ditt första drag ska det finnas matt mot varje svar.
idea-mate-longer-king = Tänk dig kungen på { $square } om två drag: vart kan den drivas, och vad väntar den där?
idea-forcing = { $count ->
    [one] Det finns en schack med ett enda svar. Vad kommer sedan?
   *[other] Det finns en schack med bara { $count } svar. Ha en fortsättning redo mot vart och ett.
  }
idea-back-rank-king = Kungen på { $square } kommer inte bort från sin rad. Vilken av dina pjäser kan nå dit?
idea-sacrifice-king = Räkna inte pjäser här, räkna rutorna som kungen på { $square } har kvar.
idea-quiet-king = Ha inte bråttom att schacka. Kungen på { $square } är nästan fångad: vad tar ifrån den det sista hoppet?
idea-fork-falls = Till slut vinner du { $piece } på { $square }. Vad mer kan du angripa i samma drag?
idea-fork-check = En av dina schackar angriper också något annat. Schacken måste besvaras först.
idea-fork-knight = Ett springardrag kan träffa två pjäser på en gång. Från vilken ruta?
idea-fork-pawn = Också en bonde kan angripa två pjäser på en gång.
idea-skewer-falls = Till slut vinner du { $piece } på { $square }. Vad står på samma linje, rad eller diagonal?
idea-skewer-king = Något står bakom kungen. Schacka längs den linjen, så faller det som står bakom.
idea-skewer-diagonal = Titta längs diagonalerna: två av motståndarens pjäser står bakom varandra.
idea-skewer-straight = Titta längs linjer och rader: två av motståndarens pjäser står bakom varandra.
idea-fork-gain = Gaffeln är på plats. Slå den mest värdefulla pjäsen den vann.
idea-skewer-gain = Spettet är på plats. Slå pjäsen som nu står oskyddad bakom.
pointer-piece = Titta på { $piece } på { $square }.
pointer-move = Draget är { $played }.
