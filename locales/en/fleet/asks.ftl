# Questions to players.

ask-choose-character = Choose your character
ask-launch-area = Choose the area for the viper that you pilot
ask-draw-from = { $left ->
    [one] Choose a deck to draw 1 skill card from
   *[other] Choose a deck for the next of { $left } skill cards
}
ask-move = Choose where to move
ask-pay-for-move = Choose a card to discard for the move { $to }
ask-pay-for-location = Choose the cards to discard for the use of this location: { $location }
ask-action = Choose an action
ask-executive-order = You were given an Executive Order: choose how to use it
ask-discard = { $count ->
    [one] Choose 1 card to discard
   *[other] Choose { $count } cards to discard
}
ask-hand-limit = { $count ->
    [one] You hold too many cards: choose 1 to discard
   *[other] You hold too many cards: choose { $count } to discard
}
ask-discard-to-three = You are revealed: discard until 3 cards are left
ask-add-to-check = Choose cards to add to the skill check
    .demand = Choose cards to add to the skill check (difficulty { $difficulty }: { $skills })
ask-crisis-box = { $crisis }: choose what happens
ask-either-effect = Choose which of the two happens
ask-may-effect = You may do what the card allows
    .card = { $card }: { $text }
ask-recon = You may look at the top Crisis card

ask-choose-player-brig = Choose who is sent to the Brig
ask-choose-player-sickbay = Choose who is sent to Sickbay
ask-choose-player-release = Choose who is released from the Brig
ask-choose-player-look = Choose whose Loyalty card to look at
ask-choose-player-look-at-all = Choose whose Loyalty cards to look at
ask-choose-player-presidency = Choose who is to become President
ask-choose-player-assign = Choose who receives the Quorum card
ask-choose-player-mutiny = Choose who is to attempt the mutiny
ask-choose-player-executive-order = Choose who receives the Executive Order
ask-choose-player-infiltrate = Choose whose hand to look at and take a card from
ask-choose-player-give-loyalty = Choose who receives your Loyalty cards
ask-choose-player-accuse = Choose whom to accuse
ask-choose-player-wound = Choose who discards 5 cards and is sent to Sickbay

ask-leave-brig-to = Choose a location outside the Brig
ask-choose-crisis = Choose the Crisis card to resolve
ask-choose-quorum = Choose the Quorum card to resolve
ask-presidents-office = Choose what else to do in the President's Office
ask-choose-destination = Choose the destination
ask-top-or-bottom-crisis = Choose where the Crisis card goes
ask-top-or-bottom-destination = Choose where the Destination card goes
ask-scout-deck = Choose the deck to scout
ask-next-area-raiders = Choose the area whose raiders act next
ask-next-area-heavy-raiders = Choose the area whose heavy raider boards next
ask-next-area-basestars = Choose the area whose basestar acts next
ask-next-area-launch = Choose the area whose basestar launches next
ask-shortage-basestar = There are not enough basestars: choose where the next one is placed
ask-shortage-raider = There are not enough raiders: choose where the next one is placed
ask-shortage-heavy-raider = There are not enough heavy raiders: choose where the next one is placed
ask-shortage-viper = There are not enough vipers: choose where the next one is placed
ask-shortage-civilian = There are not enough civilian ships: choose where the next one is placed
ask-attacked-pilot = Choose the pilot whom the raider attacks
ask-destroy-civilian = Choose the civilian ship that is destroyed
ask-damage-viper = Choose the viper that is damaged
ask-look-at-civilians = Choose the civilian ships to look at
ask-move-civilian = You may move { $ship }
ask-target = Choose a target
ask-direct-viper = { $left ->
    [one] Give an order to an unmanned viper: 1 activation left
   *[other] Give orders to unmanned vipers: { $left } activations left
}
ask-fly-viper = Choose what your viper does
ask-return-viper = Choose the unmanned viper that returns, so that you can launch in it
ask-repair = Choose what to repair
ask-which-craft = Choose the kind of ship
ask-refit-vipers = Choose up to three vipers to return to the Reserves
ask-refit-raptor = You may return a destroyed raptor to the Reserves
ask-ignore-look = { $name } may look at one of your Loyalty cards; as a Cylon player you may ignore that
ask-brutal-force = Choose what to destroy
ask-choose-damage = Choose the damage tokens to apply
ask-gain-resource = Choose the resource to gain
ask-caprica = Choose what to do on Caprica
ask-cylon-fleet = Choose the order for the Cylon fleet
ask-take-card = Choose a card to take from { $name }
ask-exchange-super-crisis = You may exchange a Super Crisis card
ask-reveal-power = You may use the power of your Loyalty card
ask-pass-sympathizer = If you were dealt the Sympathizer, you may hand it to a human player
ask-blind-devotion = Choose the skill type that loses its strength
ask-mysterious-intuition = Choose how the check ends
ask-interrupt = { $moment }: you may interrupt
    .rolled = The die shows { $shown }, the result is { $result }: you may interrupt
    .counted = Strength { $strength } against difficulty { $difficulty }: you may interrupt
ask-who-first = Several players interrupt: choose who comes first
