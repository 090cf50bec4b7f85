## Rammen om hver side
site-tagline = En skakopgave om dagen
site-description = En ny skakopgave hver dag, fra mat i ét træk til mat i tre, med gafler og spid ind imellem. Hvert træk bedømmes nøjagtigt. Gratis og uden konto.
site-feed = De daglige opgaver som feed
skip-to-content = Gå til indholdet
menu-label = Sider
menu-today = I dag
menu-progress = Fremgang
settings-summary = Sprog og visning
settings-language = Sprog
settings-theme = Farver
settings-theme-system = Som min enhed
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-coordinates = Bogstaver og tal på brættet
settings-on = Til
settings-off = Fra
footer-free = Fri software under GNU General Public License, version 3 eller senere.
footer-pieces = Brikkerne er tegnet af Colin M. L. Burnett.
footer-label = Om siden

## Forsiden
home-title = En skakopgave om dagen
home-lead = En ny hver midnat, fra mat i ét træk om mandagen til mat i tre i weekenden. Spil et træk, og se med det samme, om det stadig løser opgaven.
home-left-off = Du er midt i dagens opgave. Brættet står, som du forlod det.
home-solved = Dagens opgave er løst. Godt spillet.
home-shown = Du har set løsningen på dagens opgave. I morgen kommer der en ny.
home-how = Sådan virker det
home-how-judge = Ethvert træk, der stadig løser opgaven, er rigtigt, også når det ikke er bogens. Et træk, der sætter mat, bare senere, kaldes langsommere. Et forkert træk får svar på brættet.
home-how-hints = Kørt fast? Tippene kommer i tre trin: idéen, brikken, trækket. Der er intet ur.
home-how-free = Ingen konto og ingen reklamer, og alle sider virker uden scripts.
home-week = En uge med opgaver
home-week-text = Mandag er lettest. Mat i to og tre træk kommer senere på ugen, med gafler og spid ind imellem.
home-your-progress = Din fremgang
home-all-progress = Hele din fremgang
home-past = Tidligere opgaver

## Tal
figure-streak = Dage i træk
figure-best = Længste stime
figure-solved = Løst
figure-first-try = I første forsøg

## Kalenderen
archive-title = Opgaver i { $month }
archive-description = Alle daglige skakopgaver fra { $month }, til at løse igen eller for første gang.
archive-lead = Hver dag har sin opgave. Tidligere opgaver kan løses når som helst; kun dagens egen tæller med i din stime.
archive-previous = Tidligere: { $month }
archive-next = Senere: { $month }
archive-months = Måneder
archive-key = Hvad tegnene betyder
archive-empty = Der var endnu ingen opgaver i { $month }.
mark-first-try = Løst i første forsøg
mark-solved = Løst
mark-shown = Løsning set
mark-started = Begyndt
mark-today = I dag
mark-coming = Kommer senere

## Fremgang
progress-title = Din fremgang
progress-description = Din stime og dine løste opgaver, hvad siden gemmer om dig, og hvordan du tager det med eller sletter det.
progress-empty = Her er intet endnu. Spil et træk i dagens opgave, så bliver din første dag skrevet ned.
progress-to-today = Til dagens opgave
progress-streak-today = Du har løst { $days ->
    [one] én dags opgave
   *[other] opgaverne { $days } dage i træk
  } på selve dagen.
progress-streak-none = Ingen stime lige nu. Løs dagens opgave, så begynder en ny.
progress-recent = På det seneste
progress-recent-day = Dag
progress-recent-result = Resultat
progress-kept = Hvad der gemmes, og hvorfor
progress-kept-text = Når du spiller et træk, får din browser en cookie med et tilfældigt tal. Under det tal gemmer siden, hvilke opgaver og hvilke trin i lektionerne du har løst og hvornår, de rigtige træk indtil nu, hvor mange forkerte forsøg, hvilke tip, om du har set løsningen, og hvordan øvelserne gik. Sådan tælles din stime, og sådan finder du opgaver og lektioner, som du forlod dem.
progress-kept-not = Intet navn, ingen adresse, ingen konto, og ingen andre får det at vide. En anden cookie husker farver og brættets bogstaver og ikke andet.
progress-export = Tag det med
progress-export-text = En fil med alt, hvad der er gemt om dig. Den kan læses af både mennesker og programmer.
progress-export-link = Hent mine data
progress-delete = Slet
progress-delete-text = Alt, hvad der er gemt under dit tal, slettes med det samme og kan ikke hentes tilbage.
progress-delete-confirm = Ja, slet det hele
progress-delete-button = Slet mine data

## Hvad der gemmes lige nu
kept-no-cookie = Din browser sender ingen cookie tilbage, så din fremgang gemmes ikke. Opgaven virker alligevel.
kept-store-away = Din fremgang kan ikke gemmes lige nu. Opgaven virker alligevel, og trækkene bedømmes lige så godt som ellers.
kept-not-yet = Med dit første træk sætter siden en cookie, så den kan tælle din stime.

## Fejl
error-ways = Veje videre
error-back = Tilbage til, hvor du var
error-today = Dagens skakopgave
error-archive = Alle tidligere opgaver
error-lesson = Til lektionen
error-lessons = Alle lektioner
error-status = Fejl { $status }

## Siden til indlejring
embed-title = Dagens skakopgave
embed-link = Løs den på Gaffel
