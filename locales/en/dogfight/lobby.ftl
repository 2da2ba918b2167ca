# What is said about the game before it begins, and beside it.

lobby-title = Starship Battles
lobby-about = Fly Vipers and Raiders: plan in secret, move at once, and get your enemy into your arc.

lobby-bot-pilot = Looks ahead over its plans and what enemies are likely to do, and keeps on the table.
lobby-bot-ace = Weighs its plans against the enemies' best answers, two turns ahead. Strong.
lobby-bot-random = Does anything that is allowed.

lobby-mission = Mission
lobby-mission-about = Who flies what, on which table, and how it is won.
lobby-mission-suggested = What suits the number of players
lobby-mission-suggested-about = A duel for two, pairs for three or four, a patrol for five or six, squadrons for more.
lobby-mission-why = This mission has only { $colonial } Colonial and { $cylon } Cylon ships, and every player flies one at least.

lobby-options = Rules
lobby-options-about = Which of the rules are played with.
lobby-options-mission = As the mission says
lobby-options-mission-about = The rules that the mission was made for.
lobby-options-quick-start = Quick start
lobby-options-quick-start-about = One movement and one firing step, no kinetic energy. A mission with jumps needs the complete rules and is played with them.
lobby-options-complete = Complete rules
lobby-options-complete-about = Kinetic energy, rotation, two movement and two firing steps, special damage; nothing else.
lobby-options-tactics = Complete rules with tactics
lobby-options-tactics-about = With aiming, attack declaration, blank cards, rolling doubles and tailing.
lobby-options-everything = Everything
lobby-options-everything-about = The complete rules with every optional rule and feature.

lobby-strict-table = Illegal plans
lobby-strict-table-about = Whether only legal plans can be chosen.
lobby-strict-table-false = Only legal plans
lobby-strict-table-false-about = What is illegal is not offered.
lobby-strict-table-true = Strict table
lobby-strict-table-true-about = Anything can be planned; whoever errs pays for it.

lobby-player = { $side } { $number }
lobby-taken-back = { $who } takes back the last choice.
lobby-sat-down = { $who } sits down in place of { $other } ({ $label }).
lobby-left = { $who } leaves ({ $label }). { $other } goes on.

mission-table = Table
mission-table-size = { $width } × { $height } cm
mission-rules = Rules
mission-ends = End
mission-turns = after { $turns } turns at the latest
mission-ship-fixed = { $count } × { $ship }
mission-wins-colonial = Colonials win
mission-wins-cylon = Cylons win
mission-wins-draw = Draw
mission-wins-fewer-losses = Whoever has lost fewer ships wins
goal-and = { $a } and { $b }
goal-out = { $side ->
    [colonial] no Colonial ship is left
   *[cylon] no Cylon ship is left
}
goal-eliminated = { $ship } is eliminated
goal-escaped = { $ship } has got away
goal-depot-destroyed = the depot is destroyed
goal-turns-over = turn { $turns } is over
goal-in-play = { $side ->
    [colonial] { $ships } or more Colonial ships are in play
   *[cylon] { $ships } or more Cylon ships are in play
}

detail-energy = Kinetic energy { $energy }
detail-attack = { $range }; { $modifiers }
range-short = short range
range-medium = medium range
range-long = long range
why-not-outside-arc = It is outside the fire arc.
why-not-too-far = It is out of range.
why-not-blocked = Something is in the way.
why-not-overlap = The bases lie over each other.
unready-busy = It can't fire: its base lay over another.
unready-fired = It has fired this turn.
unready-jumped = It has just jumped.

step-starting-energy = Starting energy
step-planning = Planning
step-first-movement = First movement
step-first-firing = First firing
step-second-movement = Second movement
step-second-firing = Second firing
step-end-of-turn = End of the turn
