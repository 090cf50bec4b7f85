## Rammen rundt hver side
site-tagline = En sjakknøtt om dagen
site-description = En ny sjakknøtt hver dag, fra matt i ett trekk til matt i tre, med gafler og spiddinger innimellom. Hvert trekk bedømmes nøyaktig. Gratis og uten konto.
site-feed = De daglige sjakknøttene som nyhetsstrøm
skip-to-content = Gå til innholdet
menu-label = Sider
menu-today = I dag
menu-progress = Fremgang
settings-summary = Språk og visning
settings-language = Språk
settings-theme = Farger
settings-theme-system = Som enheten min
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-coordinates = Bokstaver og tall på brettet
settings-on = På
settings-off = Av
footer-free = Fri programvare under GNU General Public License, versjon 3 eller senere.
footer-pieces = Brikkene er tegnet av Colin M. L. Burnett.
footer-label = Om nettstedet

## Forsiden
home-title = En sjakknøtt om dagen
home-lead = En ny hver midnatt, fra matt i ett trekk på mandager til matt i tre i helgen. Spill et trekk og se med en gang om det fortsatt løser oppgaven.
home-left-off = Du er midt i dagens sjakknøtt. Brettet står slik du forlot det.
home-solved = Dagens sjakknøtt er løst. Godt spilt.
home-shown = Du har sett løsningen på dagens sjakknøtt. I morgen kommer en ny.
home-how = Slik fungerer det
home-how-judge = Ethvert trekk som fortsatt løser oppgaven, er riktig, også når det ikke er bokens. Et trekk som setter matt, bare senere, kalles langsommere. Et galt trekk får svar på brettet.
home-how-hints = Står du fast? Hintene kommer i tre trinn: ideen, brikken, trekket. Ingen klokke går.
home-how-free = Ingen konto og ingen reklame, og alle sidene fungerer uten skript.
home-week = En uke med sjakknøtter
home-week-text = Mandag er lettest. Matt i to og tre trekk kommer senere i uken, med gafler og spiddinger innimellom.
home-your-progress = Fremgangen din
home-all-progress = Hele fremgangen din
home-past = Tidligere sjakknøtter

## Tall
figure-streak = Dager på rad
figure-best = Lengste rekke
figure-solved = Løst
figure-first-try = På første forsøk

## Kalenderen
archive-title = Sjakknøtter i { $month }
archive-description = Alle de daglige sjakknøttene fra { $month }, til å løse på nytt eller for første gang.
archive-lead = Hver dag har sin sjakknøtt. Tidligere oppgaver kan løses når som helst; bare dagens egen teller i rekken din.
archive-previous = Tidligere: { $month }
archive-next = Senere: { $month }
archive-months = Måneder
archive-key = Hva tegnene betyr
archive-empty = Det var ingen sjakknøtter ennå i { $month }.
mark-first-try = Løst på første forsøk
mark-solved = Løst
mark-shown = Løsning sett
mark-started = Påbegynt
mark-today = I dag
mark-coming = Kommer senere

## Fremgang
progress-title = Fremgangen din
progress-description = Rekken din og oppgavene du har løst, hva nettstedet lagrer om deg, og hvordan du tar det med eller sletter det.
progress-empty = Her er det ingenting ennå. Spill et trekk i dagens sjakknøtt, så blir den første dagen din skrevet ned.
progress-to-today = Til dagens sjakknøtt
progress-streak-today = Du har løst { $days ->
    [one] én dags sjakknøtt
   *[other] sjakknøttene { $days } dager på rad
  } på selve dagen.
progress-streak-none = Ingen rekke akkurat nå. Løs dagens sjakknøtt, så begynner en ny.
progress-recent = I det siste
progress-recent-day = Dag
progress-recent-result = Resultat
progress-kept = Hva som lagres, og hvorfor
progress-kept-text = Når du spiller et trekk, får nettleseren din en informasjonskapsel med et tilfeldig tall. Under det tallet lagrer nettstedet hvilke oppgaver og hvilke steg i leksjonene du har løst og når, de riktige trekkene så langt, hvor mange gale forsøk, hvilke hint, om du har sett løsningen og hvordan øvelsene gikk. Slik telles rekken din, og slik finner du oppgaver og leksjoner slik du forlot dem.
progress-kept-not = Ikke noe navn, ingen adresse, ingen konto, og ingen andre får vite det. En annen informasjonskapsel husker farger og brettets bokstaver og ikke noe mer.
progress-export = Ta det med
progress-export-text = En fil med alt som er lagret om deg. Den kan leses av både mennesker og programmer.
progress-export-link = Last ned dataene mine
progress-delete = Slett
progress-delete-text = Alt som er lagret under tallet ditt, slettes med en gang og kan ikke hentes tilbake.
progress-delete-confirm = Ja, slett alt sammen
progress-delete-button = Slett dataene mine

## Hva som lagres akkurat nå
kept-no-cookie = Nettleseren din sender ingen informasjonskapsel tilbake, så fremgangen din lagres ikke. Oppgaven fungerer likevel.
kept-store-away = Fremgangen din kan ikke lagres akkurat nå. Oppgaven fungerer likevel, og trekkene bedømmes like godt som ellers.
kept-not-yet = Med det første trekket ditt setter nettstedet en informasjonskapsel, slik at det kan telle rekken din.

## Feil
error-ways = Veier videre
error-back = Tilbake til der du var
error-today = Dagens sjakknøtt
error-archive = Alle tidligere sjakknøtter
error-lesson = Til leksjonen
error-lessons = Alle leksjoner
error-status = Feil { $status }

## Siden for innbygging
embed-title = Dagens sjakknøtt
embed-link = Løs den på Gaffel
