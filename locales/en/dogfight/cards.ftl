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
moment-reveal = When panels are revealed
moment-drift = When this ship drifts
moment-fire-step = When a firing step begins
moment-first-fire-step = When the first firing step begins
moment-attacking = When this ship has declared an attack
moment-attacked = When an attack on this ship was declared
moment-friend-attacked = When an attack on a friend within 10 cm was declared
moment-missed = When an attack of this ship missed
moment-hit = When an attack of this ship hit
moment-drawn = When this ship has drawn a counter for a hit
moment-field = When this ship draws for an asteroid field
moment-jump = When this ship jumps
moment-tailing = When tailing is checked
moment-end = When the turn ends
moment-another-talent = When another talent is used

effect-attack-roll = the attack roll gets { $by }
effect-roll-again = roll again; the new result stands
effect-wide-arc = the fire arc is { $degrees }° wide for one attack, which gets { $by }
effect-higher-of-two = the target draws two counters and keeps the higher
effect-name-symbol = the target also suffers engine or controls damage, as you say
effect-acceleration = the acceleration of this turn gets { $by }
effect-exchange-card = exchange the planned maneuver for another with an arrow of the same speed
effect-g-limit = the G limit of this turn gets { $by }
effect-ignore-difficult = last turn's difficult maneuver does not count
effect-brake = the kinetic energy may drop by any amount this turn
effect-rotate-with = a rotation may go with a single card of G { $g } or less
effect-choose-drift = choose whether it drifts not at all, by the short or by the long side
effect-look-at = look at the counters of an enemy within { $centimetres } cm; your next attack on it until the end of the next turn gets { $by }
effect-help-friend = the attack of a friend within { $centimetres } cm in this step gets { $by }
effect-put-back = if it moved slowly and did not attack, put back a counter of at most { $most } without a symbol
effect-cancel-own = if its energy is −1 to 1 and it did not attack, cancel an engine or controls damage
effect-cancel-pilot = cancel the pilot symbol just drawn
effect-draw-again = put it back and draw another, which stands
effect-draw-more = { $count ->
    [one] draw one counter more and discard one more
   *[other] draw { $count } counters more and discard as many more
}
effect-tail-within = tail from less than { $centimetres } cm away
effect-tailed-only-on = whoever wants to tail this ship must roll { $roll } or more
effect-second-use = one more talent of a type already used this turn, of another card
effect-no-talents = no talents and no tailing this turn
effect-must-attack-nearest = it must attack the nearest target, without a bonus for aiming
effect-must-attack = it must attack in this step
effect-no-standing-still = no standing still, no moving backward, no turning of the dial this turn
effect-no-hard-maneuvers = no difficult cards and no overboost this turn
effect-only-straight = only straight cards this turn, apart from changing direction; only if it drew a counter last turn
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
