## Dagar och månader, som de står inne i en mening
month-name = { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
  }
weekday-name = { $weekday ->
    [1] måndag
    [2] tisdag
    [3] onsdag
    [4] torsdag
    [5] fredag
    [6] lördag
   *[7] söndag
  }
weekday-short = { $weekday ->
    [1] mån
    [2] tis
    [3] ons
    [4] tor
    [5] fre
    [6] lör
   *[7] sön
  }
date-long = { $day } { $month } { $year }
date-weekday = { $weekday } { $day } { $month }
date-weekday-long = { $weekday } { $day } { $month } { $year }
date-month = { $month } { $year }
time-of-day = { $hours }:{ $minutes }
