# What stands on the sheets of ships, maneuvers, pilots and talents.
sheet-attack = attack value { $value }
sheet-structure = structure { $value }
sheet-acceleration = acceleration { $value }
sheet-ftl = FTL drive
sheet-points = { $value } points

sheet-g = G { $value }
sheet-difficult = difficult
sheet-straight = straight
sheet-ahead = { $value } mm ahead
sheet-back = { $value } mm back
sheet-left = { $value } mm to the left
sheet-right = { $value } mm to the right
sheet-turn-left = turned { $value }° to the left
sheet-turn-right = turned { $value }° to the right
sheet-energy = energy { $value }
sheet-more-energy = energy { $by }
sheet-overboost = Overboost
sheet-overboost-then = a maneuver card follows
sheet-climb = With a change of level
sheet-change-direction = a rotated ship drifts, then moves where it points; a maneuver card follows
sheet-blank = looks like a second card

sheet-attack-rolls = attack rolls { $by }
sheet-flies = Flies
sheet-talents = Talents
sheet-flaws = Flaws
sheet-rookie = rookie talent
sheet-needs = Needs

rank-captain-cag = Captain, CAG
rank-lieutenant = Lieutenant
rank-lieutenant-eco = Lieutenant, ECO
rank-ensign = Ensign
rank-raider-ace = Raider ace
rank-raider = Raider
rank-centurion = Centurion
rank-eight = Eight
