# What cards do. Every message is a clause without capital and full stop; the renderer joins clauses into
# sentences. `$who` is who does it and `$name` the same in words; `actor` is the reader.

effect-nothing = no effect
effect-lose = lose { $amounts }
effect-gain = gain { $amounts }
effect-discard = { $who ->
    [actor] discard { $cards }
   *[other] { $name } discards { $cards }
}
effect-discard-random = { $who ->
    [actor] discard { $cards } at random
   *[other] { $name } discards { $cards } at random
}
effect-discard-hand = { $who ->
    [actor] discard all your skill cards
   *[other] { $name } discards all their skill cards
}
effect-draw = { $who ->
    [actor] draw { $cards }
   *[other] { $name } draws { $cards }
}
effect-send = { $who ->
    [actor] go { $to }
   *[other] { $name } is sent { $to }
}
effect-send-all = everybody { $at } is sent { $to }
effect-release = move the chosen character to a location on Galactica of your choice

effect-choose-send = { $who ->
    [actor] { $mood ->
        [may] you may choose a character and send them { $to }
       *[must] choose a character and send them { $to }
    }
   *[other] { $mood ->
        [may] { $name } may choose a character and send them { $to }
       *[must] { $name } chooses a character and sends them { $to }
    }
}
effect-choose-look = { $who ->
    [actor] choose { $among } and look at 1 of their Loyalty cards at random
   *[other] { $name } chooses { $among } and looks at 1 of their Loyalty cards at random
}
effect-choose-give = { $who ->
    [actor] choose { $among }, who becomes { $title }
   *[other] { $name } chooses { $among }, who becomes { $title }
}
effect-choose-roll = { $who ->
    [actor] choose { $among }, who rolls a die: { $outcomes }
   *[other] { $name } chooses { $among }, who rolls a die: { $outcomes }
}
effect-choose-assign = { $who ->
    [actor] choose { $among } and give them this card
   *[other] { $name } chooses { $among } and gives them this card
}
effect-choose-release = { $who ->
    [actor] choose { $among } and move them to a location on Galactica of your choice
   *[other] { $name } chooses { $among } and moves them to a location on Galactica
}
effect-choose = { $who ->
    [actor] choose { $among }: { $then }
   *[other] { $name } chooses { $among }: { $then }
}
effect-either = { $who ->
    [actor] choose one: { $first }; or { $second }
   *[other] { $name } chooses one: { $first }; or { $second }
}
effect-may = { $who ->
    [actor] if you wish: { $then }
   *[other] if { $name } so wishes: { $then }
}

test-at-most = on { $n } or less
test-at-least = on { $n } or more
roll-outcome = { $test }, { $then }
roll-otherwise = { $first }; otherwise, { $then }
effect-roll = { $who ->
    [actor] roll a die: { $outcomes }
   *[other] { $name } rolls a die: { $outcomes }
}
effect-risk-raptors = { $n ->
    [one] the Admiral may risk 1 raptor and roll a die: { $outcomes }
   *[other] the Admiral may risk { $n } raptors and roll a die: { $outcomes }
}
effect-risk-vipers = { $n ->
    [one] the Admiral may risk 1 viper from the Reserves and roll a die: { $outcomes }
   *[other] the Admiral may risk { $n } vipers from the Reserves and roll a die: { $outcomes }
}

if-below-fuel = if fuel is below { $n }, also { $then }
if-below-food = if food is below { $n }, also { $then }
if-below-morale = if morale is below { $n }, also { $then }
if-below-population = if population is below { $n }, also { $then }

effect-destroy-raptors = { $n ->
    [one] destroy 1 raptor
   *[other] destroy { $n } raptors
}
effect-restore-raptors = { $n ->
    [one] return 1 destroyed raptor to the Reserves
   *[other] return { $n } destroyed raptors to the Reserves
}
effect-damage-vipers-reserves = { $n ->
    [one] damage 1 viper in the Reserves
   *[other] damage { $n } vipers in the Reserves
}
effect-damage-vipers-space = { $n ->
    [one] damage 1 viper in space of the current player's choice
   *[other] damage { $n } vipers in space of the current player's choice
}
refit-vipers = { $n ->
    [one] 1 damaged or destroyed viper
   *[other] up to { $n } damaged or destroyed vipers
}
refit-raptors = { $n ->
    [one] 1 destroyed raptor
   *[other] up to { $n } destroyed raptors
}
effect-refit = the Admiral may return { $vipers } and { $raptors } to the Reserves
effect-destroy-civilians = { $n ->
    [one] draw 1 civilian ship and destroy it
   *[other] draw { $n } civilian ships and destroy them
}
effect-damage-galactica = { $n ->
    [one] damage Galactica once
   *[other] damage Galactica { $n } times
}
effect-lose-nuke = the Admiral loses 1 nuke
effect-jump-forward = { $n ->
    [one] move the fleet token 1 space forward on the jump track
   *[other] move the fleet token { $n } spaces forward on the jump track
}
effect-jump-back = { $n ->
    [one] move the fleet token 1 space back on the jump track
   *[other] move the fleet token { $n } spaces back on the jump track
}
placed-in = { $ships } { $area }
effect-place = place { $ships }
effect-board = { $n ->
    [one] place 1 centurion at the start of the Boarding Party track
   *[other] place { $n } centurions at the start of the Boarding Party track
}
effect-give = { $who ->
    [actor] you become { $title }
   *[other] { $name } becomes { $title }
}
effect-look = { $who ->
    [actor] look at 1 random Loyalty card of { $of }
   *[other] { $name } looks at 1 random Loyalty card of { $of }
}
effect-activate-placed-raiders = activate the raiders that were just placed
effect-recall-vipers = return all undamaged vipers in space to the Reserves and their pilots to the Hangar Deck
effect-brutal-force = destroy up to 3 raiders, or 1 heavy raider, or 1 centurion
effect-keep = keep this card in play: { $rule }
effect-assign = give this card to the chosen player
effect-as-if-failed = do what this card says for a failed check
effect-another-crisis = after the Cylon ships have acted, draw and resolve another Crisis card
effect-remove-this = remove this card from the game

# What crisis cards say around their effects.
crisis-check = Skill check
    .text = difficulty { $difficulty } ({ $skills })
crisis-partial = { $at } or more
crisis-check-or = { $name } chooses: make the skill check, or take the last effect instead
crisis-event = { $name } chooses one of two
crisis-either = Either
crisis-or = Or
attack-activate = Activate
attack-place = Place
attack-no-vipers = no vipers are placed
icon-activate = Activate: { $ships }
icon-jump = Prepare for jump
distance = Distance { $n }
