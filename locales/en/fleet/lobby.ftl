# What is said about the game before it begins.

lobby-title = The board game
lobby-about = Lead the last of humanity to Kobol, while hidden Cylons sit at the same table.

lobby-bot-officer = Defends the fleet, feeds skill checks and distrusts whoever spoils them.
lobby-bot-random = Does anything that is allowed.

lobby-difficulty = Difficulty
lobby-difficulty-about = Where the four resource dials begin.
lobby-difficulty-standard = Standard
lobby-difficulty-standard-about = As the rules say.
lobby-difficulty-easier-for-humans = Easier for humans
lobby-difficulty-easier-for-humans-about = All dials begin 2 higher.
lobby-difficulty-easier-for-cylons = Easier for Cylons
lobby-difficulty-easier-for-cylons-about = All dials begin 2 lower.

lobby-no-sympathizer = Sympathizer
lobby-no-sympathizer-about = With 4 or 6 players, one loyalty card is the Sympathizer.
lobby-no-sympathizer-false = With the Sympathizer
lobby-no-sympathizer-false-about = As the rules say; there is one with 4 or 6 players only.
lobby-no-sympathizer-true = Without the Sympathizer
lobby-no-sympathizer-true-about = The official variant: lower dials instead of the Sympathizer.
lobby-no-sympathizer-why = With 3 or 5 players there is no Sympathizer to leave out.

lobby-expansion-why = This expansion is not there yet; only the base box can be played.
lobby-ending-new-caprica = New Caprica
lobby-ending-ionian-nebula = The Ionian Nebula
lobby-ending-earth = Earth
lobby-ending-why = This ending is not there yet; only Kobol can be played.

lobby-taken-back = { $who } takes back the last choice.
lobby-sat-down = { $label ->
    [none] { $who } sits down in place of { $other }.
   *[other] { $who } sits down in place of { $other } ({ $label }).
}
lobby-left = { $label ->
    [none] { $who } leaves. { $other } goes on.
   *[other] { $who } leaves ({ $label }). { $other } goes on.
}
