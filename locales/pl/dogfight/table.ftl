# Stół w terminalu.

table-turn = Tura { $turn }
table-heading = kurs { $degrees }°
table-facing = zwrócony na { $degrees }°
table-fuel = paliwo { $fuel }
table-counters = { $count ->
    [0] bez żetonów uszkodzeń
    [one] 1 żeton uszkodzeń
    [few] { $count } żetony uszkodzeń
   *[other] { $count } żetonów uszkodzeń
}
table-crippled = obezwładniony
table-enters = pojawi się w turze { $turn }
table-lost = stracony
table-escaped = uciekł
table-tails = { $ship } siedzi na ogonie: { $target }
table-attacks = { $ship } atakuje: { $target }
table-damage = uszkodzenia { $total } z { $structure } ({ $counters })
