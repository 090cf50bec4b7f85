## Dager og måneder, slik de står inne i en setning
month-name = { $month ->
    [1] januar
    [2] februar
    [3] mars
    [4] april
    [5] mai
    [6] juni
    [7] juli
    [8] august
    [9] september
    [10] oktober
    [11] november
   *[12] desember
  }
weekday-name = { $weekday ->
    [1] mandag
    [2] tirsdag
    [3] onsdag
    [4] torsdag
    [5] fredag
    [6] lørdag
   *[7] søndag
  }
weekday-short = { $weekday ->
    [1] man
    [2] tir
    [3] ons
    [4] tor
    [5] fre
    [6] lør
   *[7] søn
  }
date-long = { $day }. { $month } { $year }
date-weekday = { $weekday } { $day }. { $month }
date-weekday-long = { $weekday } { $day }. { $month } { $year }
date-month = { $month } { $year }
time-of-day = { $hours }.{ $minutes }
