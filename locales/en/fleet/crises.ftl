# Names of crisis cards.

crisis-card-a-traitor-accused = A Traitor Accused
crisis-card-admiral-grilled = Admiral Grilled
crisis-card-ambush = Ambush
crisis-card-analyze-enemy-fighter = Analyze Enemy Fighter
crisis-card-besieged = Besieged
crisis-card-boarding-parties = Boarding Parties
crisis-card-bomb-threat = Bomb Threat
crisis-card-build-cylon-detector = Build Cylon Detector
crisis-card-colonial-day = Colonial Day
crisis-card-crash-landing = Crash Landing
crisis-card-crippled-raider = Crippled Raider
crisis-card-cylon-accusation = Cylon Accusation
crisis-card-cylon-screenings = Cylon Screenings
crisis-card-cylon-swarm = Cylon Swarm
crisis-card-cylon-tracking-device = Cylon Tracking Device
crisis-card-cylon-virus = Cylon Virus
crisis-card-declare-martial-law = Declare Martial Law
crisis-card-detector-sabotage = Detector Sabotage
crisis-card-elections-loom = Elections Loom
crisis-card-food-shortage = Food Shortage
crisis-card-forced-water-mining = Forced Water Mining
crisis-card-fulfiller-of-prophecy = Fulfiller of Prophecy
crisis-card-guilt-by-collusion = Guilt by Collusion
crisis-card-hangar-accident = Hangar Accident
crisis-card-heavy-assault = Heavy Assault
crisis-card-informing-the-public = Informing the Public
crisis-card-jammed-assault = Jammed Assault
crisis-card-jump-computer-failure = Jump Computer Failure
crisis-card-keep-tabs-on-visitor = Keep Tabs on Visitor
crisis-card-legendary-discovery = Legendary Discovery
crisis-card-loss-of-a-friend = Loss of a Friend
crisis-card-low-supplies = Low Supplies
crisis-card-mandatory-testing = Mandatory Testing
crisis-card-missing-g4-explosives = Missing G4 Explosives
crisis-card-network-computers = Network Computers
crisis-card-prison-labor = Prison Labor
crisis-card-prisoner-revolt = Prisoner Revolt
crisis-card-raiding-party = Raiding Party
crisis-card-requested-resignation = Requested Resignation
crisis-card-rescue-caprica-survivors = Rescue Caprica Survivors
crisis-card-rescue-mission = Rescue Mission
crisis-card-rescue-the-fleet = Rescue the Fleet
crisis-card-resistance = Resistance
crisis-card-riots = Riots
crisis-card-scouting-for-fuel = Scouting for Fuel
crisis-card-scouting-for-water = Scouting for Water
crisis-card-security-breach = Security Breach
crisis-card-send-survey-team = Send Survey Team
crisis-card-sleep-deprivation = Sleep Deprivation
crisis-card-surrounded = Surrounded
crisis-card-tactical-strike = Tactical Strike
crisis-card-terrorist-bomber = Terrorist Bomber
crisis-card-terrorist-investigations = Terrorist Investigations
crisis-card-the-olympic-carrier = The Olympic Carrier
crisis-card-thirty-three = Thirty-Three
crisis-card-unexpected-reunion = Unexpected Reunion
crisis-card-unidentified-ship = Unidentified Ship
crisis-card-water-sabotaged = Water Sabotaged
crisis-card-water-shortage = Water Shortage
crisis-card-weapon-malfunction = Weapon Malfunction
crisis-card-witch-hunt = Witch Hunt

# The special rules of Cylon attacks.

special-training-new-pilots = Training New Pilots
special-heavy-casualties = Heavy Casualties
special-surprise-assault = Surprise Assault
special-massive-deployment = Massive Deployment
special-heavy-bombardment = Heavy Bombardment
special-communications-jamming = Communications Jamming
special-ftl-failure = FTL Failure
special-panic = Panic
special-hangar-assault = Hangar Assault
special-relentless-pursuit = Relentless Pursuit
special-power-failure = Power Failure

# Names of super crisis cards.

super-crisis-massive-assault = Massive Assault
super-crisis-inbound-nukes = Inbound Nukes
super-crisis-cylon-intruders = Cylon Intruders
super-crisis-fleet-mobilization = Fleet Mobilization
super-crisis-bomb-on-colonial-1 = Bomb on Colonial 1
