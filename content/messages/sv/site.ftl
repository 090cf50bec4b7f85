## Ramen kring varje sida
site-tagline = Ett schackproblem om dagen
site-description = Ett nytt schackproblem varje dag, från matt i ett drag till matt i tre, med gafflar och spett däremellan. Varje drag bedöms exakt. Gratis och utan konto.
site-feed = Dagens problem som flöde
skip-to-content = Gå till innehållet
menu-label = Sidor
menu-today = I dag
menu-progress = Framsteg
settings-summary = Språk och utseende
settings-language = Språk
settings-theme = Färger
settings-theme-system = Som min enhet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-coordinates = Bokstäver och siffror på brädet
settings-on = På
settings-off = Av
footer-free = Fri programvara under GNU General Public License, version 3 eller senare.
footer-pieces = Pjäserna är ritade av Colin M. L. Burnett.
footer-label = Om webbplatsen

## Startsidan
home-title = Ett schackproblem om dagen
home-lead = Ett nytt varje midnatt, från matt i ett drag på måndagar till matt i tre på helgen. Spela ett drag och se genast om det fortfarande löser problemet.
home-left-off = Du är mitt i dagens problem. Brädet står som du lämnade det.
home-solved = Dagens problem är löst. Bra spelat.
home-shown = Du har sett lösningen på dagens problem. I morgon kommer ett nytt.
home-how = Så går det till
home-how-judge = Varje drag som fortfarande löser problemet är rätt, även när det inte är bokens. Ett drag som ger matt, fast senare, kallas långsammare. Ett felaktigt drag får svar på brädet.
home-how-hints = Kört fast? Tipsen kommer i tre steg: idén, pjäsen, draget. Ingen klocka går.
home-how-free = Inget konto och ingen reklam, och varje sida fungerar utan skript.
home-week = En vecka med problem
home-week-text = Måndagen är lättast. Matt i två och tre drag kommer senare i veckan, med gafflar och spett däremellan.
home-your-progress = Dina framsteg
home-all-progress = Alla dina framsteg
home-past = Tidigare problem

## Siffror
figure-streak = Dagar i rad
figure-best = Längsta svit
figure-solved = Lösta
figure-first-try = På första försöket

## Kalendern
archive-title = Problem i { $month }
archive-description = Alla dagliga schackproblem från { $month }, att lösa igen eller för första gången.
archive-lead = Varje dag har sitt problem. Tidigare problem kan lösas när som helst; bara dagens eget räknas i din svit.
archive-previous = Tidigare: { $month }
archive-next = Senare: { $month }
archive-months = Månader
archive-key = Vad tecknen betyder
archive-empty = Det fanns inga problem ännu i { $month }.
mark-first-try = Löst på första försöket
mark-solved = Löst
mark-shown = Lösningen sedd
mark-started = Påbörjat
mark-today = I dag
mark-coming = Kommer senare

## Framsteg
progress-title = Dina framsteg
progress-description = Din svit och dina lösta problem, vad webbplatsen sparar om dig och hur du tar det med dig eller raderar det.
progress-empty = Här finns inget ännu. Spela ett drag i dagens problem, så skrivs din första dag upp.
progress-to-today = Till dagens problem
progress-streak-today = Du har löst { $days ->
    [one] en dags problem
   *[other] problemen { $days } dagar i rad
  } på själva dagen.
progress-streak-none = Ingen svit just nu. Lös dagens problem, så börjar en ny.
progress-recent = På sistone
progress-recent-day = Dag
progress-recent-result = Resultat
progress-kept = Vad som sparas, och varför
progress-kept-text = När du spelar ett drag får din webbläsare en kaka med ett slumptal. Under det talet sparar webbplatsen vilka problem och vilka steg i lektionerna du har löst och när, de rätta dragen hittills, hur många felaktiga försök, vilka tips, om du har sett lösningen och hur övningarna gick. Så räknas din svit, och så hittar du problem och lektioner som du lämnade dem.
progress-kept-not = Inget namn, ingen adress, inget konto, och ingen annan får veta något. En andra kaka minns färger och brädets bokstäver och inget mer.
progress-export = Ta det med dig
progress-export-text = En fil med allt som sparats om dig. Den kan läsas av både människor och program.
progress-export-link = Hämta mina data
progress-delete = Radera
progress-delete-text = Allt som sparats under ditt tal raderas genast och kan inte återställas.
progress-delete-confirm = Ja, radera alltihop
progress-delete-button = Radera mina data

## Vad som sparas just nu
kept-no-cookie = Din webbläsare skickar ingen kaka tillbaka, så dina framsteg sparas inte. Problemet fungerar ändå.
kept-store-away = Dina framsteg kan inte sparas just nu. Problemet fungerar ändå, och dragen bedöms lika bra som annars.
kept-not-yet = Med ditt första drag sätter webbplatsen en kaka, så att den kan räkna din svit.

## Fel
error-ways = Vägar vidare
error-back = Tillbaka dit du var
error-today = Dagens schackproblem
error-archive = Alla tidigare problem
error-lesson = Till lektionen
error-lessons = Alla lektioner
error-status = Fel { $status }

## Sidan för inbäddning
embed-title = Dagens schackproblem
embed-link = Lös det på Gaffel
