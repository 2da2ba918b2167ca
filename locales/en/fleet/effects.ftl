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
effect-release = { $who ->
    [actor] move to a location on Galactica of your choice
   *[other] move { $name } to a location on Galactica of your choice
}

effect-choose-send = { $who ->
    [actor] { $mood ->
        [may] you may choose { $among } and send them { $to }
       *[must] choose { $among } and send them { $to }
    }
   *[other] { $mood ->
        [may] { $name } may choose { $among } and send them { $to }
       *[must] { $name } chooses { $among } and sends them { $to }
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
effect-choose-check = { $who ->
    [actor] choose { $among } and make a skill check of difficulty { $difficulty } ({ $skills }): { $results }
   *[other] { $name } chooses { $among } and makes a skill check of difficulty { $difficulty } ({ $skills }): { $results }
}
effect-choose-take-card = { $who ->
    [actor] look at the skill cards of { $among } and take 1 of them
   *[other] { $name } looks at the skill cards of { $among } and takes 1 of them
}
effect-choose-look-at-all = { $who ->
    [actor] look at all Loyalty cards of { $among }
   *[other] { $name } looks at all Loyalty cards of { $among }
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

effect-check = make a skill check of difficulty { $difficulty } ({ $skills }): { $results }
check-passes = if it passes, { $then }
check-passes-partly = on { $at } or more, { $then }
check-fails = if it fails, { $then }

if-on-blue-space = if the fleet token is on a blue space of the jump track, { $then }
if-in-skill-set = if your skill set has { $skill }, { $then }
if-holds = if you are the { $title }, { $then }
if-distance-at-most = if the fleet has travelled a distance of { $n } or less, { $then }
if-there-raptors = { $n ->
    [one] if there is a raptor in the Reserves, { $then }
   *[other] if there are { $n } raptors in the Reserves, { $then }
}
if-there-vipers = { $n ->
    [one] if there is a viper in the Reserves, { $then }
   *[other] if there are { $n } vipers in the Reserves, { $then }
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

effect-risky-jump = roll a die: { $test }, lose as much population as the space of the fleet token shows; then the fleet jumps
effect-attack-with-galactica = attack 1 Cylon ship in any area with Galactica: a raider is destroyed on 3 or more, a heavy raider on 7 or more, and a basestar is damaged on 5 or more
effect-attack-centurion = attack 1 centurion on the Boarding Party track: on 7 or more it is destroyed
effect-look-at-civilians = { $n ->
    [one] look at the hidden side of 1 civilian ship on the board; then you may move it to an adjacent area
   *[other] look at the hidden sides of { $n } civilian ships on the board; then you may move each of them to an adjacent area
}
effect-direct-vipers = { $n ->
    [one] activate 1 unmanned viper
   *[other] activate unmanned vipers up to { $n } times
}
effect-launch-in-viper = launch a viper from the Reserves with yourself as its pilot
effect-act-again = you may take 1 more action
effect-draw-or-play-quorum = you may draw 1 more or play 1 from the Quorum hand
effect-take-card = look at the skill cards of { $of } and take 1 of them
effect-exchange-super-crisis = you may discard your Super Crisis card and draw a new one
effect-give-away-loyalty = give all your face-down Loyalty cards to another player
effect-direct-each-once = { $n ->
    [one] activate 1 unmanned viper
   *[other] activate up to { $n } unmanned vipers, each once
}
effect-look-at-all = look at all Loyalty cards of { $of }
effect-scout = look at the top card of the Crisis deck or the Destination deck and put it on the top or the bottom
effect-attack-with-viper = { $n ->
    [one] if you pilot a viper, attack with it once
   *[other] if you pilot a viper, attack with it up to { $n } times
}
effect-repair = { $n ->
    [one] repair the location where you are; or, on the Hangar Deck, repair 1 damaged viper
   *[other] repair the location where you are; or, on the Hangar Deck, repair up to { $n } damaged vipers
}
effect-choose-damage = draw { $drawn } Galactica damage tokens, apply { $applied } of your choice and put the others back

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
