# The story of a finished game.

story-humans-win = The humans win
story-cylons-win = The Cylons win

story-end-humans-win = The fleet reaches Kobol
story-end-no-fuel = The tanks are dry
story-end-no-food = Nothing is left to eat
story-end-no-morale = Hope is gone
story-end-no-population = Nobody is left to save
story-end-centurion-invasion = Centurions hold Galactica
story-end-galactica-destroyed = Galactica burns

# jumps and distance count from the beginning; dials is a list made of story-dial.
story-why = { $jumps ->
    [one] It ended on turn { $turn }, after 1 jump and a distance of { $distance }. Left at the end: { $dials }.
   *[other] It ended on turn { $turn }, after { $jumps } jumps and a distance of { $distance }. Left at the end: { $dials }.
}
story-dial = { $dial } { $n }
story-dials = Dials

story-was-human = Human
story-was-sympathizer = Sympathizer
story-was-found = Cylon, out on turn { $turn }
story-was-never-found = Cylon, never found

story-note-cylon-since = { $turn ->
    [1] From the start
   *[other] Since turn { $turn }
}
story-note-title = { $title } at the end
story-note-brig = In the Brig at the end
story-note-checks = Into checks: +{ $helped }, −{ $hindered }

story-destiny = Destiny

story-incident-last-jump = Last jump
story-incident-revealed = { $who } revealed
story-incident-sleepers = Sleepers wake
story-incident-nuke = Nuke
story-incident-lost = The end
story-incident-basestar = Basestar down
story-incident-damage = Damage
story-incident-boarded = Boarders
story-incident-civilian = Ship lost

# What somebody was best at. n is how much of it.
story-medal-backbone = Backbone
    .for = +{ $n } into checks, more than anybody
story-medal-liar = Best liar
    .for = −{ $n } into checks, and believed for long
story-medal-ace = Ace
    .for = { $n } Cylon ships shot down
story-medal-jailed = Wrongly jailed
    .for = { $n ->
        [one] Once in the Brig, human all along
       *[other] { $n } times in the Brig, human all along
    }
story-medal-president = Iron seat
    .for = { $n } turns as President
story-medal-pathfinder = Pathfinder
    .for = Led the fleet over a distance of { $n }
story-medal-admiral = Steady bridge
    .for = { $n } turns as Admiral
story-medal-wrench = Wrench
    .for = { $n } locations repaired
story-medal-stumbler = Friendly fire
    .for = −{ $n } into checks, and human
