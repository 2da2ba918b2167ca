# What a table can be played with, and why a set-up can't be played.

part-base = Base game
    .help = Everything in the first box.
part-pegasus = Pegasus
    .help = The expansion with the battlestar Pegasus, treachery cards, Cylon Leaders and executions.
part-exodus = Exodus
    .help = The expansion with the Cylon Fleet board, allies, Personal Goals and the Final Five.
part-daybreak = Daybreak
    .help = The expansion with mutinies, miracles, assault raptors and the Demetrius.
part-cylon-leader = Cylon Leader
    .help = One player is a Cylon from the start, with aims of their own. With 7 players there has to be one.
part-personal-goals = Personal Goals
    .help = Some loyalty cards of humans come with a task, and cost the fleet something until it is done.
part-final-five = The Final Five
    .help = Some loyalty cards of humans punish whoever looks at them or has their owner executed.
part-cylon-fleet-board = Cylon Fleet board
    .help = Cylon ships gather on a board of their own and catch up with the fleet, in place of attack cards.
part-allies-for-all-seasons = Allies for All Seasons
    .help = A variant by fans: allies come aboard whatever the ending.
part-extra-loyalty-card = Extra loyalty card
    .help = One loyalty card more than is dealt, as in Exodus: who is executed may come back as a Cylon.
part-plain-loyalty-deck = Plain loyalty deck
    .help = Every loyalty card is dealt, as without Exodus: no Cylon is left in the deck.
part-demetrius-always = Demetrius always
    .help = The Demetrius flies its missions whatever the ending.
part-sympathetic-cylon = Sympathetic Cylon
    .help = In place of the Sympathizer somebody becomes a Cylon with aims of their own. Official with Pegasus.
part-no-sympathizer = Without the Sympathizer
    .help = The official variant: lower dials instead of the Sympathizer, and revealed Cylons draw 3 cards.
part-cylon-overlay = New Cylon locations
    .help = The Cylon locations of the expansions, in a game without them.
part-motives-for-agendas = Motives for Agendas
    .help = Cylons with aims of their own win by the Motives of Daybreak.
part-extra-deaths = Extra deaths
    .help = A house rule: characters die on more occasions, and their successors begin with cards in hand.
part-two-players = Two players
    .help = The official rules for two: loyalty is dealt only when sleeper agents wake.
part-one-player = One player
    .help = The official rules for one, with a second character who helps and may turn out to be a Cylon.
part-cooperative = All against the game
    .help = The official rules without hidden Cylons: lower dials, one nuke and fewer skill cards.
part-expansion = An expansion
    .help = Any of the three expansions is in play.
part-execution = Executions
    .help = Characters can be executed; their players go on with others.
part-exodus-loyalty = A loyalty card left over
    .help = The loyalty deck has one card more than is dealt.
part-treachery = Treachery cards
    .help = A sixth type of skill cards, which helps the Cylons.
part-overlay = The new Cylon locations
    .help = Revealed Cylons have other locations than in the base game.
part-infiltrator = An infiltrator
    .help = Somebody who is openly a Cylon can live among the humans.
part-motive = Motives
    .help = Infiltrators win by the Motives that they have fulfilled.
part-agenda = Agendas
    .help = Infiltrators win as their Agenda says.
part-allies = Allies
    .help = Allies wait at locations, and help or harm whoever meets them.
part-demetrius = The Demetrius
    .help = There is a ship that can be sent on missions.
part-mutiny = Mutiny cards
    .help = Mutiny cards tempt their owners, and lead to the Brig.
part-mutineer = The Mutineer
    .help = One loyalty card makes its owner draw mutiny cards.
part-sympathizer = The Sympathizer
    .help = One loyalty card sends its owner to the Brig, or makes a Cylon of them if the humans do well.

ending-kobol = Kobol
    .help = The fleet travels 8 and jumps once more.
ending-new-caprica = New Caprica
    .help = The fleet settles on a planet, is occupied, and has to get away again. It comes with Pegasus.
ending-ionian-nebula = The Ionian Nebula
    .help = A battle, and a trial of everybody aboard, before the last jump. It comes with Exodus.
ending-search-for-home = Search for Home
    .help = The missions of the Demetrius decide whether Earth is found. It comes with Daybreak.
ending-all = All endings
    .help = The rules of every ending, for those who combine them.

configuration-part = “{ $part }”
configuration-ending = the ending “{ $ending }”
configuration-range = { $least } to { $most }
configuration-players = { $count ->
    [one] { $players } player
   *[other] { $players } players
}
configuration-not = not { $what }

problem-players = { $given }: what was chosen is for { $possible }
problem-not-yet = { $what } is not there yet
problem-for-readers = { $what } is for reading the rules, not for a table
problem-needs = { $what } needs { $needs }
problem-contradiction = { $what } is not possible together with { $with }
problem-given = { $what } is not needed, for it comes with { $with }
problem-unruled = no rule says how { $what } goes with { $with }
problem-character-count = { $given ->
    [one] 1 character
   *[other] { $given } characters
} for { $players }
problem-character = { $after ->
    [none] { $who } can’t be chosen here
   *[other] { $who } can’t be chosen after { $after }: political leaders, military leaders and pilots are chosen evenly, each character once
}
