# Names of things. Cards keep the names that are printed on them.

seat = Player { $n }
no-cards = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }

resource-persuasion = persuasion
resource-logistics = logistics
resource-security = security
cost-free = nothing

kind-base = base
kind-event = event
kind-mission = mission
kind-personnel = personnel
kind-ship = ship

trait-capital-ship = Capital Ship
trait-civilian = Civilian
trait-crisis = Crisis
trait-cylon = Cylon
trait-enlisted = Enlisted
trait-fighter = Fighter
trait-machine = Machine
trait-military = Military
trait-officer = Officer
trait-pilot = Pilot
trait-political = Political
trait-politician = Politician
trait-scout = Scout
trait-transport = Transport

keyword-manipulate = Manipulate
keyword-persistent = Persistent
keyword-sniper = Sniper
keyword-scramble = Scramble
keyword-strafe = Strafe
keyword-vulnerable = Vulnerable
keyword-vision = Vision
keyword-expedite = Expedite ({ $cost })
keyword-link = Link ({ $what })

# What cards are meant. `$before` and `$after` stand around the noun; `$all` is both, with commas.
filter = { $has-before ->
    [yes] { $has-after ->
        [yes] { $before } { $noun } { $after }
       *[no] { $before } { $noun }
    }
   *[no] { $has-after ->
        [yes] { $noun } { $after }
       *[no] { $noun }
    }
}
noun-personnel = personnel
noun-ship = { $n ->
    [one] ship
   *[other] ships
}
noun-unit = { $n ->
    [one] unit
   *[other] units
}
noun-mission = { $n ->
    [one] mission
   *[other] missions
}
noun-base = { $n ->
    [one] base
   *[other] bases
}
noun-asset = { $n ->
    [one] asset
   *[other] assets
}
noun-stack = { $n ->
    [one] resource stack
   *[other] resource stacks
}
noun-supply = { $n ->
    [one] supply card
   *[other] supply cards
}
noun-unit-or-mission = { $n ->
    [one] unit or mission
   *[other] units and missions
}
noun-card = { $n ->
    [one] card
   *[other] cards
}

term-mine = you control
term-own = they control
term-theirs = an opponent controls
term-this = this card
term-other = other
term-linked = linked to this
term-not-target = other than the first
term-alert = alert
term-reserve = reserve
term-exhausted = exhausted
term-face-up = face-up
term-is-not = without { $trait }
term-either = { $a } or { $b }
term-challenging = challenging
term-challenging-you = challenging you
term-challenging-threat = challenging a threat
term-defending = defending
term-in-challenge = in the challenge
term-singular = singular
term-power-at-most = with power { $n } or less
term-power-of-target = with the same power
term-no-supply = without supply cards
term-with-supply = with supply cards
term-persistent = persistent
term-unresolved = unresolved
term-link = with Link
term-stacked = in a unit stack
