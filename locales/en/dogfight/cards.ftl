# Talents and flaws.
type-maneuvering = maneuvering
type-firing = firing
type-activity = activity
type-other = other
activation = activated by { $roll } or more
uses = { $uses ->
    [one] one use
   *[other] { $uses } uses
}
uses-unlimited = any number of uses
when-and-what = { $when }: { $what }.

moment-plan = When planning begins
moment-reveal = When plans are revealed, before any card is carried out
moment-drift = When this ship changes its direction
moment-fire-step = When a firing step begins
moment-first-fire-step = When the first firing step begins
moment-attacking = When this ship has declared an attack
moment-attacked = When an attack on this ship was declared
moment-friend-attacked = When an attack on a friend within 10 cm was declared
moment-missed = When an attack of this ship missed
moment-hit = When an attack of this ship hit
moment-drawn = When this ship has drawn a blue counter
moment-field = When this ship draws for an asteroid field
moment-jump = When this ship has rolled for a jump
moment-tailing = When this ship is to tail an enemy
moment-tailed = When an enemy chooses to tail this ship
moment-end = When the turn ends
moment-another-talent = When a second talent of a type would be used in a turn

effect-attack-roll = the attack roll gets { $by }
effect-roll-again = roll again; the new result stands
effect-roll-jump-again = roll for the side or for the distance again; the new result stands
effect-wide-arc = the fire arc is { $degrees }° wide for one attack, which gets { $by }
effect-higher-of-two = the target draws two counters and keeps the higher, of equal ones either
effect-name-symbol = the target also suffers engine or controls damage, as you say
effect-acceleration = the acceleration of this turn gets { $by }; not if the ship is rotated, and in vain if its engine is damaged twice
effect-exchange-card = exchange the planned maneuver for another card that has an arrow of the same speed and keeps the plan legal; not if the ship stands still
effect-g-limit = the G limit of this turn gets { $by }
effect-ignore-difficult = the difficult maneuver of last turn does not count
effect-brake = the kinetic energy may drop by any amount this turn; not if the ship is rotated, and in vain if its engine is damaged twice
effect-rotate-with = a rotation may go with a single card of G { $g } or less, even if it is not straight; not if the ship is rotated
effect-choose-drift = choose whether it drifts not at all, { $short } cm or { $long } cm, whatever its energy was
effect-look-at = look at the counters of an enemy within { $centimetres } cm; the next attack of this ship on it until the end of the next turn gets { $by }
effect-help-friend = the attack of a friend within { $centimetres } cm in this step gets { $by }
effect-put-back = if it stood still or moved backward or at low speed without an overboost, and did not attack, put back one of its counters of at most { $most } without a symbol
effect-cancel-own = if its energy is −1 to 1 and it did not attack, cancel one damage of its engine or controls
effect-cancel-pilot = cancel the pilot symbol just drawn
effect-draw-again = put it back and draw again; what is drawn now stands
effect-draw-more = { $count ->
    [one] draw one counter more and discard one more
   *[other] draw { $count } counters more and discard as many more
}
effect-tail-within = it can do so from less than { $centimetres } cm away
effect-tailed-only-on = whoever wants to tail it this turn must roll { $roll } or more
effect-second-use = it can be used, if it is another card
effect-no-talents = no talents and no tailing this turn
effect-must-attack-nearest = if it has a target, it must attack the nearest one in this step, without a bonus for aiming
effect-must-attack = if it has a target, it must attack in this step
effect-no-standing-still = no standing still and no moving backward this turn, unless inertia leaves no other plan, and no turning of the dial
effect-no-hard-maneuvers = no difficult cards and no overboost this turn, unless inertia leaves no other plan
effect-only-straight = if it drew a counter last turn, only straight cards this turn, apart from the change direction card
effect-lose-fuel = it loses { $points } fuel
effect-discard-fewer = { $count ->
    [one] one counter fewer is discarded
   *[other] { $count } counters fewer are discarded
}

talent-marksman = Marksman
talent-steady-aim = Steady Aim
talent-snap-shot = Snap Shot
talent-ace-gunner = Ace Gunner
talent-called-shot = Called Shot
talent-power-pilot = Power Pilot
talent-quick-reflexes = Quick Reflexes
talent-high-g = High G
talent-cool-head = Cool Head
talent-hard-brake = Hard Brake
talent-tight-roll = Tight Roll
talent-drift-master = Drift Master
talent-technical-eye = Technical Eye
talent-leader = Leader
talent-patch-job = Patch Job
talent-bypass = Bypass
talent-bloodhound = Bloodhound
talent-sturdy-pilot = Sturdy Pilot
talent-evasive = Evasive
talent-lucky = Lucky
talent-asteroid-dancer = Asteroid Dancer
talent-wingman = Wingman
talent-jump-sense = Jump Sense
talent-tail-watcher = Tail Watcher
talent-second-wind = Second Wind

flaw-tormented-soul = Tormented Soul
flaw-concentration-loss = Concentration Loss
flaw-overconfident = Overconfident
flaw-trigger-happy = Trigger Happy
flaw-hothead = Hothead
flaw-slow-reactions = Slow Reactions
flaw-heavy-hand = Heavy Hand
flaw-shaken = Shaken
flaw-poor-spacing = Poor Spacing
flaw-rock-shy = Rock Shy
