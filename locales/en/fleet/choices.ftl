# What players can pick. A button says what it does.

choice-pass = Let it pass
    .interrupt = Play nothing
    .may = Leave it
    .recon = Don't look
    .risk = Risk nothing
    .presidents-office = Do nothing more
    .move-civilian = Leave { $ship } where it is
    .direct-viper = Give no more orders
    .exchange-super-crisis = Exchange nothing
    .reveal-power = Don't use the power
    .pass-sympathizer = Hand nothing on
    .target = Stop attacking
    .refit-raptor = Leave the raptor where it is
    .ignore-look = Show the card
choice-do = Do it
    .recon = Look at the top Crisis card
    .pass-sympathizer = Hand the Sympathizer card on, if you hold it
    .refit-raptor = Return 1 raptor to the Reserves
    .ignore-look = Ignore it: nobody sees the card
choice-risk-raptors = { $n ->
    [one] Risk 1 raptor
   *[other] Risk { $n } raptors
}
choice-risk-vipers = { $n ->
    [one] Risk 1 viper
   *[other] Risk { $n } vipers
}

choice-character = { $name } ({ $calling })
choice-player = { $name }
choice-player-brig = Send { $name } to the Brig
choice-player-sickbay = Send { $name } to Sickbay
choice-player-release = Release { $name }
choice-player-look = Look at a Loyalty card of { $name }
choice-player-look-at-all = Look at all Loyalty cards of { $name }
choice-player-presidency = Choose { $name } as President
choice-player-assign = Give the card to { $name }
choice-player-mutiny = Let { $name } attempt the mutiny
choice-player-executive-order = Give the order to { $name }
choice-player-infiltrate = Take a card from { $name }
choice-player-give-loyalty = Give the Loyalty cards to { $name }
choice-player-accuse = Accuse { $name }
choice-player-wound = Wound { $name }
choice-player-attacked = Attack the viper of { $name }
choice-player-damaged = Damage the viper of { $name }

choice-move-to = Move { $to }
choice-move-to-paid = Move { $to } (discard 1 card)
choice-price = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
choice-stay = Stay where you are
choice-fly = Fly { $to }
choice-launch = Launch { $to }
choice-launch-unmanned = Launch a viper { $to }
choice-fly-unmanned = Move a viper from { $from } { $to }
choice-attack = Attack { $target }
choice-target = Target { $target }
choice-next-area = Now { $area }
choice-place = Place it { $area }
choice-damage-unmanned = Damage an unmanned viper { $area }
choice-return-viper = Return an unmanned viper { $area }
choice-move-civilian = Move { $ship } { $to }
choice-area = Choose { $area }

choice-draw = Draw { $cards }
choice-worthless = Take the strength from this type: { $skill }
choice-skill = Choose { $skill }
choice-discard = Discard { $card } ({ $skill })
choice-add = Add { $card } ({ $skill })
choice-take = Take { $card } ({ $skill })
choice-resolve = Resolve { $card }
choice-play = Play { $card }
choice-play-for = Play { $card }: { $does }
choice-use-for = { $name }: { $does }
choice-play-first = First { $name }: { $play }
choice-exchange = Exchange { $card }
choice-jump = Jump: { $destination } (distance { $distance })
choice-destroy-civilian = Destroy { $ship } { $area }
choice-look-at-civilian = Look at { $ship } { $area }
choice-civilian = Choose { $ship }

choice-use-location = Use this location: { $location }
choice-use-location-otherwise = Use this location in the other way: { $location }
choice-use-ability = Use { $ability }
choice-viper = Fly or attack with your viper
choice-draw-quorum = Draw 1 Quorum card
choice-nuke = Launch a nuke at a basestar
choice-reveal = Reveal yourself: { $card }
choice-nothing = Take no action

choice-make-check = Make the skill check (difficulty { $difficulty }: { $skills })
choice-box-first = Take the first option
choice-box-second = Take the second option
choice-box-check = Make the skill check
choice-box-instead = Take the other effect

choice-order-move-and-act = Move, then take 1 action
choice-order-act-twice = Take 2 actions without moving
choice-order-decline = Do nothing
choice-end-top = Put it on the top of the deck
choice-end-bottom = Put it on the bottom of the deck
choice-scout-crisis = Look at the top Crisis card
choice-scout-destination = Look at the top Destination card
choice-draw-crises = Draw 2 Crisis cards and resolve one
choice-craft-viper = A viper
choice-refit-destroyed-viper = A destroyed viper
choice-refit-damaged-viper = A damaged viper
choice-damage-location = Damage this location: { $location }
choice-outcome-pass = The check passes
choice-outcome-partial = The check passes partly
choice-outcome-fail = The check fails
choice-brutal-raiders = Destroy up to 3 raiders
choice-brutal-heavy-raider = Destroy 1 heavy raider
choice-brutal-centurion = Destroy 1 centurion
choice-repair-location = Repair this location: { $location }
choice-repair-here = Repair your location
choice-repair-vipers = Repair up to 2 vipers
choice-fleet-launch = Each basestar launches 2 raiders and 1 heavy raider

# What can be played as an interrupt: the name, and what it does.
play-strategic-planning = Strategic Planning
    .does = add 2 to the roll
play-evasive-maneuvers = Evasive Maneuvers
    .does = have the attack rolled again
play-investigative-committee = Investigative Committee
    .does = all cards of the check are played face up
play-scientific-research = Scientific Research
    .does = engineering counts as positive
play-declare-emergency = Declare Emergency
    .does = make the check 2 easier
play-eco-officer = ECO Officer
    .does = have the die rolled again
play-secret-destiny = Secret Destiny
    .does = replace the Crisis card
play-moral-compass = Moral Compass
    .does = change the choice to the other option
play-mysterious-intuition = Mysterious Intuition
    .does = decide how the check ends
play-blind-devotion = Blind Devotion
    .does = take the strength from a skill type
play-command-authority = Command Authority
    .does = take the cards of the check into your hand
play-alert-viper-pilot = Alert Viper Pilot
    .does = fly a viper that was just placed
play-cylon-hatred = Cylon Hatred
    .does = make the check 3 easier
play-friends-in-low-places-easier = Friends in Low Places
    .does = make the check 2 easier
play-friends-in-low-places-harder = Friends in Low Places
    .does = make the check 2 harder
play-arbitrator-easier = Arbitrator
    .does = make the check 3 easier
play-arbitrator-harder = Arbitrator
    .does = make the check 3 harder

# What choices mean, beside their names.
detail-skill-set = draws each turn: { $skills }
detail-or = or
detail-starts = starts: { $place }
detail-off-board = not on the board
detail-counts-for = counts for the check: +{ $n }
detail-counts-against = counts against the check: −{ $n }
