# Cards with texts of their own: skill cards, loyalty cards, titles, lasting rules, the objective.

skill-card = { $name } { $strength }
skill-card-consolidate-power = Consolidate Power
    .text = Action. Draw 2 skill cards of any types.
skill-card-investigative-committee = Investigative Committee
    .text = Before cards are added to a skill check. All its cards, Destiny cards included, are played face up.
skill-card-executive-order = Executive Order
    .text = Action. Choose another human player, who may either move and then take 1 action, or take 2 actions without moving. Only 1 per turn.
skill-card-declare-emergency = Declare Emergency
    .text = After the strength of a skill check was counted. The difficulty is 2 lower. Only 1 per check.
skill-card-launch-scout = Launch Scout
    .text = Action. Risk 1 raptor and roll a die: on 3 or more, look at the top card of the Crisis deck or the Destination deck and put it on the top or the bottom; otherwise, destroy the raptor.
skill-card-strategic-planning = Strategic Planning
    .text = Before any die roll. The result is 2 higher. Only 1 per roll.
skill-card-evasive-maneuvers = Evasive Maneuvers
    .text = After an attack on a viper was rolled. The die is rolled again, at −2 if the viper has a pilot.
skill-card-maximum-firepower = Maximum Firepower
    .text = Action. If you pilot a viper, attack with it up to 4 times.
skill-card-repair = Repair
    .text = Action. Repair the location where you are; or, on the Hangar Deck, repair up to 2 damaged vipers.
skill-card-scientific-research = Scientific Research
    .text = Before cards are added to a skill check. All engineering cards in it count as positive.

loyalty-not-a-cylon = You Are Not a Cylon
    .text = You are on the human team, as long as none of your Loyalty cards says otherwise.
    .power = No power.
loyalty-cylon-brig = You Are a Cylon: Can Send a Character to the Brig
    .text = You are on the Cylon team. As an action you may reveal this card; unless you are in the Brig, you may then send another character on Galactica to the Brig.
    .power = Send another character on Galactica to the Brig
loyalty-cylon-sickbay = You Are a Cylon: Can Send a Character to Sickbay
    .text = You are on the Cylon team. As an action you may reveal this card; unless you are in the Brig, you may then choose another character on Galactica, who discards 5 skill cards and is sent to Sickbay.
    .power = Choose another character on Galactica, who discards 5 skill cards and is sent to Sickbay
loyalty-cylon-damage = You Are a Cylon: Can Damage Galactica
    .text = You are on the Cylon team. As an action you may reveal this card; unless you are in the Brig, you may then draw 5 Galactica damage tokens, apply 2 of your choice and put the others back.
    .power = Draw 5 Galactica damage tokens and apply 2 of them
loyalty-cylon-morale = You Are a Cylon: Can Reduce Morale by 1
    .text = You are on the Cylon team. As an action you may reveal this card; unless you are in the Brig, the fleet then loses 1 morale if you wish.
    .power = The fleet loses 1 morale
loyalty-sympathizer = You Are a Sympathizer
    .text = Reveal this card at once. If any resource is in its red zone, you are sent to the Brig and remain human. Otherwise you become a Cylon player, without a Super Crisis card and without the use of the Cylon Fleet.
    .power = Reveal the card

title-president = President
    .as = President
    .text = You hold the Quorum hand. As an action, draw 1 Quorum card or play one.
title-admiral = Admiral
    .as = Admiral
    .text = You choose the destination when the fleet jumps: draw 2 Destination cards, choose one and put the other on the bottom of the deck. As an action, you may launch 1 nuke at a basestar: on 1 or 2 it is damaged twice, on 3 or more it is destroyed, and on 7 or more 3 raiders in its area are destroyed too.

objective-kobol = Kobol
    .text = At a distance of 4 or more, the Sleeper Agent phase takes place: each player receives 1 more Loyalty card. At a distance of 8 or more, the humans win with the next jump, if no resource has run out.

# Lasting rules, as clauses.
rule-training-new-pilots = Training New Pilots
    .text = until the fleet jumps, unmanned vipers attack at −2
rule-massive-deployment = Massive Deployment
    .text = until the fleet jumps, a basestar that launches raiders or heavy raiders launches 1 more of each
rule-communications-jamming = Communications Jamming
    .text = until the fleet jumps, Communications can't be activated
rule-relentless-pursuit = Relentless Pursuit
    .text = discard it when a civilian ship or a basestar is destroyed; if the fleet jumps before that, shuffle it back into the Crisis deck
rule-detector-sabotage = Detector Sabotage
    .text = for the rest of the game, nobody may look at another player's Loyalty cards
rule-colonial-one-bombed = Bomb on Colonial 1
    .text = for the rest of the game, nobody may move to Colonial One
rule-legendary-discovery = Legendary Discovery
    .text = it lies beside the objective and counts as a distance of 1
rule-accept-prophecy = Accept Prophecy
    .text = the next time a player activates Administration, or chooses the President with the Admiral's Quarters, the difficulty is 2 higher; then discard it

# What a quorum card does for the player to whom it was given.
assigned-assign-arbitrator = when a player activates the Admiral's Quarters, the owner of this card may discard it to make the difficulty 3 lower or 3 higher
assigned-assign-mission-specialist = the next time the fleet jumps, the owner of this card draws 3 Destination cards in place of the Admiral and chooses one; then it is discarded
assigned-assign-vice-president = while the owner of this card is not the President, nobody else can be chosen with Administration

quorum-accept-prophecy = Accept Prophecy
quorum-arrest-order = Arrest Order
quorum-assign-arbitrator = Assign Arbitrator
quorum-assign-mission-specialist = Assign Mission Specialist
quorum-assign-vice-president = Assign Vice President
quorum-authorization-of-brutal-force = Authorization of Brutal Force
quorum-encourage-mutiny = Encourage Mutiny
quorum-food-rationing = Food Rationing
quorum-inspirational-speech = Inspirational Speech
quorum-presidential-pardon = Presidential Pardon
quorum-release-cylon-mugshots = Release Cylon Mugshots

destination-asteroid-field = Asteroid Field
destination-barren-planet = Barren Planet
destination-cylon-ambush = Cylon Ambush
destination-cylon-refinery = Cylon Refinery
destination-deep-space = Deep Space
destination-desolate-moon = Desolate Moon
destination-icy-moon = Icy Moon
destination-ragnar-anchorage = Ragnar Anchorage
destination-remote-planet = Remote Planet
destination-tylium-planet = Tylium Planet
