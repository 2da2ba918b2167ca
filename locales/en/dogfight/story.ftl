# The story of a finished game.

story-end-colonial = The Colonials hold the field
story-end-cylon = The Cylons hold the field
story-end-draw = Both sides turn back
story-why = { $mission }: it ended on turn { $turn }. Ships lost: Colonial { $colonial }, Cylon { $cylon }.
story-note-ships = Ships left: { $left } of { $all }
story-note-hits = { $attacks ->
    [one] Hits: { $hits } of 1 attack
   *[other] Hits: { $hits } of { $attacks } attacks
}
story-ship-damage = { $ship }: damage { $damage } of { $structure }

story-damage = Damage taken
story-ships = Ships left

story-figures = Hits and misses
story-figure-attacks = Attacks
story-figure-hits = Hits
story-figure-misses = Misses
story-figure-kills = Shot down
story-figure-damage = Damage taken

story-incident-lost = { $ship } lost
story-incident-crippled = { $ship } crippled
story-incident-escaped = { $ship } away
story-incident-depot = Depot destroyed
story-incident-end = The end

# What somebody was best at. n is how much of it.
story-medal-ace = Best pilot
    .for = { $n ->
        [one] { $ship }: 1 ship shot down
       *[other] { $ship }: { $n } ships shot down
    }
story-medal-sharpshooter = Sharpshooter
    .for = { $ship }: { $n } hits
story-medal-tough = Thick skin
    .for = { $ship }: { $n } damage taken, and still flying
story-medal-spendthrift = Fireworks
    .for = { $ship }: { $n } misses
