# The table in the terminal.

table-turn = Turn { $turn }
table-at = at { $place }, heading { $heading }
table-facing = pointing { $side } of its heading
table-side = { $degrees ->
    [0] ahead
   *[other] { $side ->
        [left] { $degrees }° left
       *[right] { $degrees }° right
    }
}
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
table-own-damage = Your damage, which nobody else sees:
table-uses-left = { $card } ({ $left } of { $uses } left)

table-how-to-read = Places are centimetres from the left and from the lower edge: 30/7 is 30 to the right and 7 up. A heading of 0° is up, 90° is to the right. C is Colonial, Y is Cylon; the arrow shows where a ship points. A ship fires at what is within { $degrees }° to either side of where it points, and within { $range } cm. Whoever ends with the base even partly over the edge of the table is lost.
table-legend-arc = . what your ships can fire at
table-legend-ends = { $letters }: where the ship ends with this speed

table-sights = What your ships can fire at, as things stand now:
table-hits = { $range }, hits with { $roll } or more
table-why-not-outside-arc = outside the fire arc
table-why-not-too-far = out of range
table-why-not-blocked = something is in the way
table-why-not-overlap = the bases lie over each other
table-why-not-unseen = outside the fire arc, out of range or hidden
table-levels-apart = { $levels ->
    [one] one level apart
   *[other] { $levels } levels apart
}

table-one-card = One card
table-with-blank = One card, and the blank one beside it as a bluff
table-then = { $card }, and then
table-leads-to = to { $place }, heading { $heading }
table-by-way-of = by way of { $place }
table-through = through { $terrain }
table-stays = stays
table-would-see = { $ships } in its arc, if they stay where they are
table-off = off the table
table-off-safely = off the table by its own edge, safe
table-danger = { $ship } would end off the table and be lost!
