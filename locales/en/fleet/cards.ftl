# Cards with texts of their own: skill cards, loyalty cards, titles, lasting rules, the objective.

skill-card = { $name } { $strength }
when-action = Action
when-before-roll = Before a die is rolled
when-after-roll = After a die was rolled
when-crisis-revealed = After a Crisis card was revealed
when-box-chosen = After a choice was made on a Crisis card
when-check-begins = When a skill check begins
when-before-cards = Before cards are added to a skill check
when-before-reveal = Before the cards of a skill check are revealed
when-check-counted = After the strength of a skill check was counted
when-check-resolved = After a skill check was resolved
when-vipers-placed = After vipers were placed in space
skill-card-consolidate-power = Consolidate Power
skill-card-investigative-committee = Investigative Committee
    .text = All its cards, Destiny cards included, are played face up.
skill-card-executive-order = Executive Order
    .text = Choose another human player, who may either move and then take 1 action, or take 2 actions without moving. Only 1 per turn.
skill-card-declare-emergency = Declare Emergency
    .text = The difficulty is 2 lower. Only 1 per check.
skill-card-launch-scout = Launch Scout
skill-card-strategic-planning = Strategic Planning
    .text = The result is 2 higher. Only 1 per roll.
skill-card-evasive-maneuvers = Evasive Maneuvers
    .text = If it was an attack on a viper, the die is rolled again, at −2 if the viper has a pilot.
skill-card-maximum-firepower = Maximum Firepower
skill-card-repair = Repair
skill-card-scientific-research = Scientific Research
    .text = All engineering cards in it count as positive.

loyalty-power = You are on the Cylon team. As an action you may reveal this card; unless you are in the Brig, you may then use its power: { $power }.
loyalty-not-a-cylon = You Are Not a Cylon
    .text = You are on the human team, as long as none of your Loyalty cards says otherwise.
loyalty-cylon-brig = You Are a Cylon: Can Send a Character to the Brig
loyalty-cylon-sickbay = You Are a Cylon: Can Send a Character to Sickbay
loyalty-cylon-damage = You Are a Cylon: Can Damage Galactica
loyalty-cylon-morale = You Are a Cylon: Can Reduce Morale by 1
loyalty-sympathizer = You Are a Sympathizer
    .text = Reveal this card at once. If any resource is in its red zone, you are sent to the Brig and remain human. Otherwise you become a Cylon player, without a Super Crisis card and without the use of the Cylon Fleet.

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
