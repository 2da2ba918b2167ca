# What is said about the game before it begins.

lobby-title = The board game
lobby-about = Lead the last of humanity to Kobol, while hidden Cylons sit at the same table.

lobby-bot-officer = Defends the fleet, feeds skill checks and distrusts whoever spoils them.
lobby-bot-commander = Looks ahead: before what matters it plays an officer’s game on in its thoughts. Strong.
lobby-bot-random = Does anything that is allowed.

lobby-difficulty = Difficulty
lobby-difficulty-about = Where the four resource dials begin.
lobby-difficulty-standard = Standard
lobby-difficulty-standard-about = As the rules say.
lobby-difficulty-easier-for-humans = Easier for humans
lobby-difficulty-easier-for-humans-about = All dials begin 2 higher.
lobby-difficulty-easier-for-cylons = Easier for Cylons
lobby-difficulty-easier-for-cylons-about = All dials begin 2 lower.

lobby-ending = Ending
lobby-ending-about = Where the fleet is going.
lobby-off = Off
lobby-off-about = As the rules say without it.

lobby-taken-back = { $who } takes back the last choice.
lobby-sat-down = { $label ->
    [none] { $who } sits down in place of { $other }.
   *[other] { $who } sits down in place of { $other } ({ $label }).
}
lobby-left = { $label ->
    [none] { $who } leaves. { $other } goes on.
   *[other] { $who } leaves ({ $label }). { $other } goes on.
}
