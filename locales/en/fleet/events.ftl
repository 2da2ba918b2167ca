# The log. `$who` is the character of a seat.

event-character-chosen = { $seat } plays { $character }.
event-title-given = { $who } becomes { $title }.
event-loyalty-dealt = { $who } receives { $cards }.
event-loyalty-received = Your new Loyalty card: { $card }.
    .of = { $who } gets a new Loyalty card: { $card }.
event-turn-began = Turn { $turn }: { $who }.
event-skills-drawn = { $who } draws { $cards }.
event-skills-received = You draw: { $cards }.
    .of = { $who } draws: { $cards }.
event-discarded = { $who } discards: { $cards }.
event-reshuffled = The discard pile of this type becomes its new deck: { $skill }.
event-destiny-rebuilt = A new Destiny deck is made.
event-moved = { $who } moves { $to }.
event-stayed = { $who } stays.
event-sent = { $who } is sent { $to }.
event-placed = { $who } comes { $to }.
event-launched = { $who } launches { $to }.
event-launched-unmanned = A viper launches { $to }.
event-action-location = { $who } uses this location: { $location }.
event-action-skill = { $who } acts with a skill card: { $card }.
event-action-character = { $who } uses the ability { $ability } as an action.
event-action-viper = { $who } acts with their viper.
event-action-draw-quorum = { $who } draws from the Quorum deck as an action.
event-action-quorum = { $who } plays a Quorum card as an action: { $card }.
event-action-nuke = { $who } launches a nuke.
event-action-reveal = { $who } reveals a Loyalty card as an action.
event-action-nothing = { $who } takes no action.
event-card-played = { $who } plays { $card }.
event-ability-used = { $who }: { $ability }.
event-assigned-card-used = { $who } uses a Quorum card: { $card }.
event-quorum-drawn = { $who } draws { $cards }.
event-quorum-received = You draw: { $cards }.
    .of = { $who } draws: { $cards }.
event-quorum-played = { $who } plays a Quorum card: { $card }.
event-crisis-revealed = Crisis: { $card }.
event-crisis-discarded = The Crisis card is discarded: { $card }.
event-box-chosen = { $who } chooses: { $text }.
event-super-crisis-played = { $who } plays a Super Crisis card: { $card }.
event-super-crisis-drawn = { $who } draws a Super Crisis card.
event-super-crisis-received = Your Super Crisis card: { $card }.
    .of = The Super Crisis card of { $who }: { $card }.
event-check-began = A skill check of difficulty { $difficulty } begins.
event-difficulty-changed = The difficulty changes by { $by } and is now { $to }.
event-cards-added = { $cards ->
    [0] { $who } adds no card to the check.
    [one] { $who } adds 1 card to the check.
   *[other] { $who } adds { $cards } cards to the check.
}
event-open-cards-added = { $who } adds openly: { $cards }.
event-open-destiny-added = From the Destiny deck: { $cards }.
event-check-revealed = The cards of the check: { $cards }.
event-check-counted = Strength { $strength } against difficulty { $difficulty }.
event-check-passed = The check is passed.
event-check-partly-passed = The check is partly passed.
event-check-failed = The check is failed.
event-check-passed-card = The check is passed: { $card }.
event-check-partly-passed-card = The check is partly passed: { $card }.
event-check-failed-card = The check is failed: { $card }.
event-rolled = { $who } rolls { $shown }.
event-rolled-changed = { $who } rolls { $shown }; with { $bonus } the result is { $result }.
event-resource-lost = The fleet loses { $amount }; { $now } left.
event-resource-gained = The fleet gains { $amount }; it has { $now } now.
event-ships-placed = New in space: { $ships } { $area }.
event-ship-moved-basestar = A basestar moves from { $from } { $to }.
event-ship-moved-raider = A raider moves from { $from } { $to }.
event-ship-moved-heavy-raider = A heavy raider moves from { $from } { $to }.
event-ship-moved-viper = A viper moves from { $from } { $to }.
event-ship-moved-civilian = A civilian ship moves from { $from } { $to }.
event-attack-hit = The attack on { $target } hits.
event-attack-missed = The attack on { $target } misses.
event-viper-attacked = A viper { $area } is attacked: { $result }.
event-pilot-attacked = A raider attacks the viper of { $who }: { $result }.
event-viper-damaged = A viper is damaged.
event-pilot-damaged = The viper of { $who } is damaged.
event-viper-destroyed = A viper is destroyed.
event-pilot-destroyed = The viper of { $who } is destroyed.
event-vipers-repaired = { $count ->
    [one] 1 viper is back in the Reserves.
   *[other] { $count } vipers are back in the Reserves.
}
event-vipers-recalled = All vipers return to the Reserves.
event-ship-destroyed-basestar = A basestar is destroyed { $area }.
event-ship-destroyed-raider = A raider is destroyed { $area }.
event-ship-destroyed-heavy-raider = A heavy raider is destroyed { $area }.
event-ship-destroyed-viper = A viper is destroyed { $area }.
event-ship-destroyed-civilian = A civilian ship is destroyed { $area }.
event-basestar-damaged = The basestar { $area } is damaged: { $token }.
event-galactica-attacked-basestar = A basestar attacks Galactica: { $result }.
event-galactica-attacked-raider = A raider attacks Galactica: { $result }.
event-galactica-damaged-location = Galactica is hit, and this location is damaged: { $location }.
event-galactica-damaged-resource = Galactica is hit: { $resource } is lost.
event-location-repaired = This location is repaired: { $location }.
event-civilian-destroyed = A civilian ship is destroyed. Lost with it: { $cargo }.
event-numbered-civilian-destroyed = Destroyed: { $ship }. Lost with it: { $cargo }.
event-raptor-destroyed = A raptor is destroyed.
event-raptor-restored = A raptor returns to the Reserves.
event-centurions-advanced = The centurions advance on the Boarding Party track.
event-centurion-boarded = A centurion boards Galactica.
event-centurion-destroyed = A centurion is destroyed.
event-nuke-spent = A nuke is spent.
event-jump-track-moved = { $to ->
    [0] The fleet token stands at the start of the jump track.
    [5] The fleet token stands at the end of the jump track.
   *[other] The fleet token stands on space { $to } of the jump track.
}
event-fleet-jumped = The fleet jumps.
event-final-jump = The fleet makes its last jump.
event-destination-reached = The fleet arrives: { $destination }. Distance travelled: { $distance }.
event-sleeper-agents = The Sleeper Agent phase begins.
event-rule-kept = A card stays in play: { $rule }.
event-rule-ended = A card leaves play: { $rule }.
event-card-assigned = { $who } receives a Quorum card: { $card }.
event-looked = { $who } looks at Loyalty cards of { $at }.
event-saw-loyalty = You see a Loyalty card of { $of }: { $card }.
    .of = { $who } sees a Loyalty card of { $of }: { $card }.
event-looked-at-ship = { $who } looks at { $ship }.
event-saw-ship = You see what { $ship } carries: { $cargo }.
    .of = { $who } sees what { $ship } carries: { $cargo }.
event-civilian-moved = Moved { $to }: { $ship }.
event-looked-at-deck-crisis = { $who } looks at the top Crisis card.
event-looked-at-deck-destination = { $who } looks at the top Destination card.
event-saw-crisis = You see a Crisis card: { $card }.
    .of = { $who } sees a Crisis card: { $card }.
event-saw-destination = You see a Destination card: { $card }.
    .of = { $who } sees a Destination card: { $card }.
event-put-back-crisis-top = The Crisis card goes back on the top of its deck.
event-put-back-crisis-bottom = The Crisis card goes on the bottom of its deck.
event-put-back-destination-top = The Destination card goes back on the top of its deck.
event-put-back-destination-bottom = The Destination card goes on the bottom of its deck.
event-revealed = { $who } reveals a Loyalty card: { $card }.
event-loyalty-given = { $cards ->
    [one] { $to } receives 1 Loyalty card from { $from }.
   *[other] { $to } receives { $cards } Loyalty cards from { $from }.
}
event-card-taken = { $by } takes a skill card from { $from }.
event-card-stolen = This card was taken from you: { $card }.
    .of = This card was taken from { $who }: { $card }.
event-saw-hand = You see the hand of { $of }: { $cards }.
    .of = { $who } sees the hand of { $of }: { $cards }.
event-game-over = The game is over. { $outcome }.
event-game-won = The game is over. { $outcome }. Winners: { $winners }.
no-cards = no cards
