# The table in the terminal.

table-turn = Turn { $turn }
table-heading = heading { $degrees }°
table-facing = pointing to { $degrees }°
table-fuel = fuel { $fuel }
table-counters = { $count ->
    [0] no damage counters
    [one] 1 damage counter
   *[other] { $count } damage counters
}
table-crippled = crippled
table-enters = arrives in turn { $turn }
table-lost = lost
table-escaped = got away
table-tails = { $ship } tails { $target }
table-attacks = { $ship } attacks { $target }
table-damage = damage { $total } of { $structure } ({ $counters })
