# Felsidor och feldokument: rubrik, sedan vad som hände och hur man kommer vidare.

problem-no-such-page-title = Här finns ingenting
problem-no-such-page = Adressen leder ingenstans. Länken kan vara gammal eller felskriven.

problem-no-such-lesson-title = Den lektionen finns inte
problem-no-such-lesson = Ingen lektion har den här adressen. Den kan ha fått ett annat namn.
problem-no-such-step-title = Det steget finns inte
problem-no-such-step = Lektionen har inget steg med det namnet. Den kan ha ändrats sedan dess; dina framsteg i de andra stegen finns kvar.

problem-method-title = Det går inte här
problem-method = Adressen tar inte emot den sortens förfrågan.

problem-bad-date-title = Det är inget datum
problem-bad-date = ”{ $text }” är ingen dag i kalendern. Skriv datumet som år, månad och dag: 2026-11-29.

problem-future-day-title = Inte än
problem-future-day = Problemet för den { $day } är fortfarande hemligt. Kom tillbaka när dagen är inne.

problem-before-first-title = Före vår tid
problem-before-first = Det fanns inget problem den dagen. Det första är från den { $day }.

problem-bad-request-title = Förfrågan går inte att läsa
problem-bad-request = Något i förfrågan saknas eller är inte som det ska.

problem-too-large-title = För mycket på en gång
problem-too-large = Förfrågan är större än vad något schackdrag behöver.

problem-timeout-title = Det tog för lång tid
problem-timeout = Förfrågan kom inte fram i tid. Ingenting har ändrats; försök igen.

problem-foreign-origin-title = Det kom från en annan webbplats
problem-foreign-origin = Förfrågan skickades från en sida som inte är vår, så ingenting har ändrats. Öppna problemet här och försök igen.

problem-media-type-title = Fel sorts innehåll
problem-media-type = Skicka förfrågan som { $expected }.

problem-busy-title = Många tänker just nu
problem-busy = Alla våra bräden är upptagna för tillfället. Försök igen om några sekunder; ingenting har gått förlorat.

problem-store-away-title = Dina resultat går inte att nå
problem-store-away = Dina resultat kan inte läsas eller ändras just nu. Problemet fungerar ändå.

problem-bad-fen-title = Den ställningen går inte att spela från
problem-game-over = Partiet är redan slut i den här ställningen: det finns inget drag att bedöma.
problem-bad-moves = Antalet drag måste vara 1, 2 eller 3.

problem-bad-line-title = Dragen passar inte
problem-not-judged-title = Inte bedömt

problem-internal-title = Något gick sönder hos oss
problem-internal = Vi har noterat det och ser över det. Försök igen om en stund.
