# The story of a finished game.

story-verdict-won = Victory
story-verdict-tie = A tie
story-end-won = { $who } leads the fleet
story-end-tie = { $who } share the lead
story-end-nobody = Nobody leads the fleet
story-why = It ended on turn { $turn }. Influence at the end: { $standings }.
story-standing = { $who } { $n }

story-note-influence = Influence { $n }
story-note-out = Out on turn { $turn }

story-influence = Influence
story-resources = Resource stacks

story-figures = Who did what
story-figure-challenges = Challenges
story-figure-won = Won
story-figure-held = Held off
story-figure-missions = Missions
story-figure-cards = Cards played
story-figure-gained = Influence gained
story-figure-lost = Influence lost

story-incident-gain = { $who } +{ $n }
story-incident-loss = { $who } −{ $n }
story-incident-out = { $who } is out
story-incident-jump = Jump
story-incident-threat = Threat
story-incident-end = The end

# What somebody was best at. n is how much of it.
story-medal-decider = Deciding card
    .for = { $card }: { $n } influence moved in challenges
story-medal-challenger = Challenger
    .for = { $n } challenges won
story-medal-wall = Wall
    .for = { $n } challenges held off
story-medal-missionary = Mission control
    .for = { $n } missions resolved
story-medal-hunter = Hunter
    .for = { $n } Cylon threats beaten
story-medal-orator = Orator
    .for = { $n } influence gained
