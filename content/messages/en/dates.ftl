## Days and months, as they stand within a sentence
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
weekday-name = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }
weekday-short = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
  }
date-long = { $day } { $month } { $year }
date-weekday = { $weekday } { $day } { $month }
date-weekday-long = { $weekday } { $day } { $month } { $year }
date-month = { $month } { $year }
time-of-day = { $hours }:{ $minutes }
