# Names of things.
list-comma = { $a }, { $b }

side-colonial = Colonials
side-cylon = Cylons

ship-viper-mk-ii = Viper Mk. II
ship-cylon-raider = Cylon Raider
ship-viper-mk-vii = Viper Mk. VII
ship-raptor = Raptor
ship-cylon-heavy-raider = Cylon Heavy Raider
ship-numbered = { $class } no. { $number }

terrain-asteroid-a = large asteroid field
terrain-asteroid-b = asteroid field
terrain-asteroid-c = small asteroid field
terrain-planetoid-a = large planetoid
terrain-planetoid-b = planetoid
terrain-planetoid-c = small planetoid
terrain-depot = depot
terrain-field-sparse = sparse asteroid field
terrain-field-dense = dense asteroid field
terrain-planetoid = planetoid

card-straight = Straight
card-slip = { $hand ->
    [left] Sideslip left
   *[right] Sideslip right
}
card-bank = { $hand ->
    [left] Bank left
   *[right] Bank right
}
card-turn = { $hand ->
    [left] Turn left
   *[right] Turn right
}
card-break = { $hand ->
    [left] Break left
   *[right] Break right
}
card-flip = { $hand ->
    [left] Flip left
   *[right] Flip right
}
card-skid = { $hand ->
    [left] Skid left
   *[right] Skid right
}
card-ob-straight = Overboost straight
card-ob-bank = { $hand ->
    [left] Overboost bank left
   *[right] Overboost bank right
}
card-ob-turn = { $hand ->
    [left] Overboost turn left
   *[right] Overboost turn right
}
card-ob-slip = { $hand ->
    [left] Overboost sideslip left
   *[right] Overboost sideslip right
}
card-change-direction = Change direction
card-blank = Blank
cards-pair = { $a } + { $b }

speed-0 = Stationary
speed-B = Backward
speed-L = Low speed
speed-M = Medium speed
speed-H = High speed
speed-ftl = FTL jump
climb-up = { $speed }, one level up
climb-down = { $speed }, one level down

counter-with-symbol = { $number } ({ $symbol })
counters-none = none
symbol-engine = engine
symbol-controls = controls
symbol-pilot = pilot
symbol-hull = hull
drawn-blue = { $count ->
    [one] a damage counter
   *[other] { $count } damage counters
}
drawn-collision = { $count ->
    [one] a collision counter
   *[other] { $count } collision counters
}

pilot-apollo = Apollo
pilot-starbuck = Starbuck
pilot-kat = Kat
pilot-hot-dog = Hot Dog
pilot-husker = Husker
pilot-boomer = Boomer
pilot-helo = Helo
pilot-racetrack = Racetrack
pilot-scar = Scar
pilot-raider-veteran = Raider Veteran
pilot-raider-hunter = Raider Hunter
pilot-raider-drone = Raider Drone
pilot-centurion-crew = Centurion Crew
pilot-number-eight = Number Eight

level-nugget = nugget
level-rookie = rookie
level-average = average pilot
level-expert = expert
level-ace = ace

modifier-range = range
modifier-target-stands = target stands still
modifier-fast-target = fast target
modifier-fast-attacker = fast attacker
modifier-pilot = pilot
modifier-aiming = aiming
modifier-cover = cover
modifier-snap-shot = snap shot
modifier-leader = leader
modifier-technical-eye = technical eye
modifier-unrecognised = not recognised yet
modifier-talent = talent
modifier-flaw = flaw
modifiers-none = no modifier

rules-quick-start = quick-start rules
rules-complete = complete rules
extra-aiming = aiming
extra-attack-declaration = attack declaration
extra-blank-cards = blank cards
extra-rolling-doubles = rolling doubles
extra-fuel = fuel
extra-tailing = tailing
extra-levels = three-dimensional space
extra-asteroids = asteroid fields
extra-planetoids = planetoids
extra-pilots = pilots
extra-talents = talents and flaws
extra-ftl = FTL jumps

edge-north = north edge
edge-east = east edge
edge-south = south edge
edge-west = west edge

outcome-colonial = The Colonials win.
outcome-cylon = The Cylons win.
outcome-draw = It is a draw.
