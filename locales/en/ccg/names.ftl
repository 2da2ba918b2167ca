# Names of things. Cards keep the names that are printed on them.

no-cards = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }

resource-persuasion = persuasion
    .of = persuasion
resource-logistics = logistics
    .of = logistics
resource-security = security
    .of = security
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

# Which cards are meant: a noun, words around it, and what stands before all. A word's place says where it stands: up to
# 4 before the noun, from 6 after it.

traits-joined = { $a } { $b }

cards-none = { $is-other ->
    [yes] other { $what }
   *[no] { $what }
}
cards-a = { $is-other ->
    [yes] another { $what }
   *[no] { $word } { $what }
}
cards-target = { $is-other ->
    [yes] another target { $what }
   *[no] target { $what }
}
cards-that = that { $what }
cards-plural = { $is-other ->
    [yes] other { $what }
   *[no] { $what }
}
cards-all = { $is-other ->
    [yes] all other { $what }
   *[no] all { $what }
}
cards-each = { $is-other ->
    [yes] each other { $what }
   *[no] each { $what }
}
cards-any-number = any number (X) of { $what }
word-none = { "" }
word-a = { $vowel ->
    [yes] an
   *[no] a
}
word-target = target
word-that = that
word-all = all
word-plural = { "" }
word-each = each
word-any-number = any number
word-other = other

noun-personnel = personnel
    .gender = n
noun-ship = { $n ->
    [one] ship
   *[other] ships
}
    .gender = n
noun-unit = { $n ->
    [one] unit
   *[other] units
}
    .gender = n
noun-mission = { $n ->
    [one] mission
   *[other] missions
}
    .gender = n
noun-base = { $n ->
    [one] base
   *[other] bases
}
    .gender = n
noun-asset = { $n ->
    [one] asset
   *[other] assets
}
    .gender = n
noun-stack = { $n ->
    [one] resource stack
   *[other] resource stacks
}
    .gender = n
noun-supply = { $n ->
    [one] supply card
   *[other] supply cards
}
    .gender = n
noun-unit-or-mission = { $n ->
    [one] unit or mission
   *[other] units and missions
}
    .gender = n
noun-card = { $n ->
    [one] card
   *[other] cards
}
    .gender = n

term-mine = you control
    .place = 6
term-own = they control
    .place = 6
term-theirs = an opponent controls
    .place = 6
term-alert = alert
    .place = 3
term-reserve = reserve
    .place = 3
term-exhausted = exhausted
    .place = 3
term-face-up = face-up
    .place = 3
term-is = { $traits }
    .place = 4
term-is-not = without { $trait }
    .place = 7
term-either = { $a } or { $b }
    .place = 4
term-challenging = challenging
    .place = 3
term-challenging-you = challenging you
    .place = 7
term-challenging-threat = challenging a Cylon threat
    .place = 7
term-defending = defending
    .place = 3
term-in-challenge = in the challenge
    .place = 7
term-singular = singular
    .place = 3
term-power-at-most = with power { $n } or less
    .place = 7
term-power-of-target = with the same power
    .place = 7
term-no-supply = without supply cards
    .place = 7
term-with-supply = with supply cards
    .place = 7
term-persistent = persistent
    .place = 3
term-unresolved = unresolved
    .place = 3
term-link = with Link
    .place = 7
term-titled = { $title }
    .place = 4
