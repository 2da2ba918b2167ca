# Names of the things on the table, with the forms in which sentences need them.

resource-fuel = Fuel
resource-food = Food
resource-morale = Morale
resource-population = Population

amount-fuel = { $n } fuel
amount-food = { $n } food
amount-morale = { $n } morale
amount-population = { $n } population

skill-politics = politics
skill-leadership = leadership
skill-tactics = tactics
skill-piloting = piloting
skill-engineering = engineering

# So many cards, as what somebody draws or discards.
cards-politics = { $n ->
    [one] 1 politics card
   *[other] { $n } politics cards
}
cards-leadership = { $n ->
    [one] 1 leadership card
   *[other] { $n } leadership cards
}
cards-tactics = { $n ->
    [one] 1 tactics card
   *[other] { $n } tactics cards
}
cards-piloting = { $n ->
    [one] 1 piloting card
   *[other] { $n } piloting cards
}
cards-engineering = { $n ->
    [one] 1 engineering card
   *[other] { $n } engineering cards
}
cards-skill = { $n ->
    [one] 1 skill card
   *[other] { $n } skill cards
}
cards-any = { $n ->
    [one] 1 skill card of any type
   *[other] { $n } skill cards of any types
}
cards-quorum = { $n ->
    [one] 1 Quorum card
   *[other] { $n } Quorum cards
}
cards-loyalty = { $n ->
    [one] 1 Loyalty card
   *[other] { $n } Loyalty cards
}

who-current = the current player
    .of = the current player
who-president = the President
    .of = the President
who-admiral = the Admiral
    .of = the Admiral
who-chosen = the chosen player
    .of = the chosen player
who-actor = you
    .of = yourself
who-each = each player
    .of = each player

# Who may be chosen, as an object.
among-other-players = another player
among-other-humans = another human player
among-other-humans-not-admiral = another human player who is not the Admiral
among-president-and-admiral = the President or the Admiral
among-sendable = a character
among-others-in-brig = another character in the Brig
among-others = another player
among-nominees = a human player
among-others-aboard = another character on Galactica

ship-galactica = Galactica
    .at = on Galactica
ship-colonial-one = Colonial One
    .at = on Colonial One
ship-cylon = Cylon locations
    .at = at the Cylon locations

area = { $n ->
    [1] area 1 (front)
    [4] area 4 (rear)
   *[other] area { $n }
}
    .in = { $n ->
        [1] in area 1 (front)
        [4] in area 4 (rear)
       *[other] in area { $n }
    }
    .to = { $n ->
        [1] to area 1 (front)
        [4] to area 4 (rear)
       *[other] to area { $n }
    }

# Pieces: the name, and a number of them as an object.
piece-basestar = basestar
    .count = { $n ->
        [one] 1 basestar
       *[other] { $n } basestars
    }
piece-raider = raider
    .count = { $n ->
        [one] 1 raider
       *[other] { $n } raiders
    }
piece-heavy-raider = heavy raider
    .count = { $n ->
        [one] 1 heavy raider
       *[other] { $n } heavy raiders
    }
piece-viper = viper
    .count = { $n ->
        [one] 1 viper
       *[other] { $n } vipers
    }
piece-civilian = civilian ship
    .count = { $n ->
        [one] 1 civilian ship
       *[other] { $n } civilian ships
    }

civilian = civilian ship { $n }
cargo-empty = nothing

# Targets of attacks, as objects.
target-raider = a raider { $area }
target-heavy-raider = a heavy raider { $area }
target-basestar = the basestar { $area }
target-second-basestar = the second basestar { $area }
target-centurion = a centurion on space { $n } of the Boarding Party track

# Cylon ships that act: the icon, what a card says, and what the log says.
activation-raiders = Raiders
    .clause = activate all raiders
    .event = The raiders are activated.
activation-heavy-raiders = Heavy raiders
    .clause = activate all heavy raiders and centurions
    .event = The heavy raiders and centurions are activated.
activation-basestars = Basestars
    .clause = activate all basestars
    .event = The basestars are activated.
activation-launch = Raider launch
    .clause = each basestar launches 3 raiders
    .event = The basestars launch raiders.

basestar-critical-hit = Critical Hit
    .text = counts as 2 damage
basestar-disabled-hangar = Disabled Hangar
    .text = this basestar launches no raiders or heavy raiders
basestar-disabled-weapons = Disabled Weapons
    .text = this basestar does not attack Galactica
basestar-structural-damage = Structural Damage
    .text = attacks against this basestar get +2 on the die

deck-crisis = Crisis deck
deck-destination = Destination deck

calling-political = political leader
calling-military = military leader
calling-pilot = pilot
calling-support = support

check-pass = Pass
check-partial = Partial pass
check-fail = Fail

outcome-humans-win = The fleet has reached Kobol: the humans win
outcome-no-fuel = The fuel has run out: the Cylons win
outcome-no-food = The food has run out: the Cylons win
outcome-no-morale = Morale has collapsed: the Cylons win
outcome-no-population = Nobody is left to save: the Cylons win
outcome-centurion-invasion = Centurions have taken Galactica: the Cylons win
outcome-galactica-destroyed = Galactica is destroyed: the Cylons win

step-choose-characters = Choosing characters
step-lay-out = Laying out the table
step-first-hands = First hands
step-receive-skills = Receive Skills
step-movement = Movement
step-action = Action
step-crisis = Crisis
step-resolve-crisis = Resolving the Crisis
step-activate-cylon-ships = Activate Cylon Ships
step-prepare-for-jump = Prepare for Jump
step-end-of-turn = End of turn

played-as-action = As an action
moment-before-roll = Before the die is rolled
    .when = Before a roll
moment-after-roll = After the die was rolled
    .when = After a roll
moment-crisis-revealed = A Crisis card was revealed
    .when = On a new crisis
moment-box-chosen = A choice was made on the Crisis card
    .when = After a choice
moment-check-begins = A skill check begins
    .when = As a check begins
moment-before-cards = Before cards are added to the check
    .when = Before check cards
moment-before-reveal = Before the cards of the check are revealed
    .when = Before the reveal
moment-check-counted = The strength of the check was counted
    .when = Once a check is counted
moment-check-resolved = The check was resolved
    .when = After a check
moment-vipers-placed = Vipers were placed in space
    .when = When vipers come

# How things are joined.
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
join-comma = { $a }, { $b }
join-then = { $a }, then { $b }
join-while = { $a } and { $b }
