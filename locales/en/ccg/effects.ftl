# What cards do. Clauses have no capital and no full stop; the renderer joins them into sentences.

join-then = { $a }, then { $b }
join-or = { $a }; or { $b }

mission-requires = to resolve: { $needs }
base-start = starting influence { $influence }, hand size { $hand }
comes-to-defend = when a { $what } challenges you, you may play this card from your hand, and it may defend from your reserve area
passive-while = while { $when }, { $what }
ability-when = only while { $when }:
ability-may = you may do this: { $effect }
ability-may-pay = you may { $cost } to do this: { $effect }
ability-cost = { $cost } to do this: { $effect }
ability-if-paid = you may { $cost }; if you do, { $effect }
ability-once = Once per turn.

target = target { $what }
target-in-discard = target { $what } in your discard pile
target-in-hand = target { $what } in your hand
target-or-threat = target { $what } or Cylon threat
target-threat = target Cylon threat
that-target = it
first-target = the first of them
second-target = the second of them
one-of-yours = 1 { $what } you control
any-of-yours = any number (X) of { $what } you control
own-cards = { $n } own { $what }
all-threats = all Cylon threats
any-unit = any unit
a-card = a { $what }

what-this = this card
what-linked = the linked unit
what-challenger = the challenger
what-defender = the defender
what-that = that unit
what-every = all { $what }

who-player = target player
who-opponent = target opponent
who-each = each player
who-owner = its owner
who-controller = its controller
who-named = that player

verb-ready = ready { $what }
    .third = { $name } readies { $what }
verb-commit = commit { $what }
    .third = { $name } commits { $what }
verb-exhaust = exhaust { $what }
    .third = { $name } exhausts { $what }
verb-restore = restore { $what }
    .third = { $name } restores { $what }
verb-commit-and-exhaust = commit and exhaust { $what }
    .third = { $name } commits and exhausts { $what }
verb-defeat = defeat { $what }
    .third = { $name } defeats { $what }
verb-sacrifice = sacrifice { $what }
    .third = { $name } sacrifices { $what }
verb-to-hand = return { $what } to its owner's hand
    .third = { $name } returns { $what } to its owner's hand
verb-on-top-of-deck = put { $what } on top of its owner's deck
    .third = { $name } puts { $what } on top of its owner's deck
verb-into-deck = shuffle { $what } into its owner's deck
    .third = { $name } shuffles { $what } into its owner's deck
verb-to-reserve = put { $what } into its owner's reserve area
    .third = { $name } puts { $what } into its owner's reserve area

done-ready = { $card } is readied
done-commit = { $card } is committed
done-exhaust = { $card } is exhausted
done-restore = { $card } is restored
done-commit-and-exhaust = { $card } is committed and exhausted
done-defeat = { $card } is defeated
done-sacrifice = { $card } is sacrificed
done-to-hand = { $card } returns to its owner's hand
done-on-top-of-deck = { $card } goes on top of its owner's deck
done-into-deck = { $card } is shuffled into its owner's deck
done-to-reserve = { $card } goes to its owner's reserve area

per-card = for each { $what }
per-card-of-controller = for each { $what } of its controller
per-mystic = for each point of the mystic value of { $what }
per-supply = for each supply card in { $what }
per-hand-size = for each point of the hand size on the base
per-margin = for each point by which the challenge was won
cards-plain = { $n } { $count ->
    [one] card
   *[other] cards
}
cards = { $n } { $count ->
    [one] card
   *[other] cards
}

change-power = { $what } { $many ->
    [yes] have
   *[no] has
} { $by } power
change-power-against-threats = { $what } { $many ->
    [yes] have
   *[no] has
} { $by } power while challenging a Cylon threat
change-threat-number = { $what } { $many ->
    [yes] have
   *[no] has
} { $by } Cylon threat
change-gain = { $what } { $many ->
    [yes] are
   *[no] is
} also { $trait }
change-lose = { $what } { $many ->
    [yes] are
   *[no] is
} not { $trait }
change-grant = { $what } { $many ->
    [yes] have
   *[no] has
} { $keyword }
change-cannot-challenge = { $what } can't challenge
change-cannot-defend = { $what } can't defend
change-cannot-be-target = { $what } can't be a target
change-cannot-be-power-target = { $what } can't be a target of effects that change power

constant-power-per = this card has +1 power for each { $what }
constant-threat-power = all Cylon threats have { $by } power
constant-fleet-defense = the fleet defense level is { $by }
constant-mystic = { $what } that you reveal have { $by } mystic value
constant-tax = whoever challenges you must first pay 1 resource of any type
constant-not-singular = your { $what } are not singular
constant-fills-both = this card counts as a { $a } and a { $b } for a mission at the same time
constant-cannot-face = { $what } can't defend against the linked unit

until-challenge = { $what } until the end of the challenge
until-phase = { $what } until the end of the phase
until-turn = { $what } until the end of the turn
next-challenge = in this challenge, { $what }
next-phase = in the next challenge of this phase, { $what }
next-turn = in the next challenge of this turn, { $what }

if-cylon-phase = it is the Cylon phase
if-execution-phase = it is the execution phase
if-as-action = you use it as an action
if-challenge = there is a challenge
if-threat-challenge = there is a challenge against a Cylon threat
if-both-ships = ships challenge and defend
if-you-are-undefended = you are challenged and have no defender
if-you-control = you control { $what }
if-you-control-linked = you control the linked unit
if-this-is = this is a { $what }
if-target-is = it is a { $what }
if-this-challenges = this card challenges and the defender is a { $what }
if-opponent-lacks = this card challenges a player who controls no { $what }

trigger-you-are-challenged = when you are challenged,
trigger-you-lose-influence = when you would lose influence,
trigger-you-play-event = when you play an event,
trigger-threats-revealed = when Cylon threats are revealed,
trigger-ready-phase-begins = when the ready phase begins,
trigger-enters-play = when { $what } enters play,
trigger-challenges = when { $what } challenges,
trigger-would-be-defeated = when { $what } would be defeated,
trigger-defeated = when { $what } is defeated,
trigger-defeated-by-threat = when { $what } is defeated by a Cylon threat,
trigger-leaves-play = when { $what } leaves play,
trigger-wins = when { $what } wins a defended challenge,
trigger-beats-threat = when { $what } defeats a Cylon threat,
trigger-beats-challenger = when { $what } defeats a challenger,
trigger-undefended = when a challenge by { $what } is left undefended,
trigger-you-reveal-mystic = when you have revealed a mystic value,
trigger-player-draws = whenever a player draws a card in an execution phase,
trigger-you-spend = when you spend a resource stack,
trigger-you-resolve = when you resolve { $what },

effect-nothing = nothing happens
effect-power = { $what } { $many ->
    [yes] have
   *[no] has
} { $by } power{ $per }
effect-gain-influence = { $who ->
    [you] gain { $n } influence
   *[other] { $name } gains { $n } influence
}
effect-lose-influence = { $who ->
    [you] lose { $n } influence
   *[other] { $name } loses { $n } influence
}
effect-draw = { $who ->
    [you] draw { $cards }
   *[other] { $name } draws { $cards }
}
effect-discard = { $who ->
    [you] discard { $cards }
   *[other] { $name } discards { $cards }
}
effect-mill = { $who ->
    [you] discard { $cards } from the top of your deck
   *[other] { $name } discards { $cards } from the top of the own deck
}
effect-discard-hand = { $who ->
    [you] discard your hand
   *[other] { $name } discards the whole hand
}
effect-exchange = discard any number of cards from your hand and draw as many
effect-show-hand = { $who ->
    [you] show your hand
   *[other] { $name } shows the own hand
}
effect-take-shown-discard = { $who ->
    [you] discard a { $what } of your hand
   *[other] choose a { $what } of that hand, which { $name } discards
}
effect-take-shown-top-of-deck = { $who ->
    [you] put a { $what } of your hand on top of your deck
   *[other] choose a { $what } of that hand, which { $name } puts on top of the own deck
}
effect-hand-to-deck = { $who ->
    [you] put a card from your hand on top of your deck
   *[other] { $name } puts a card from the own hand on top of the own deck
}
effect-look-stay = { $who ->
    [you] look at the top { $n } of your deck
   *[other] look at the top { $n } of the deck of { $name }
}
effect-look-one-on-top = { $who ->
    [you] look at the top { $n } cards of your deck; leave 1 on top and put the rest on the bottom in any order
   *[other] look at the top { $n } cards of the deck of { $name }; leave 1 on top and put the rest on the bottom in any order
}
effect-look-may-go-below = { $who ->
    [you] look at the top { $n } of your deck; you may put it on the bottom
   *[other] look at the top { $n } of the deck of { $name }; you may put it on the bottom
}
effect-salvage = { $who ->
    [you] show the top { $n } cards of your deck; put 1 on the bottom and the rest into your hand
   *[other] show the top { $n } cards of your deck; { $name } puts 1 on the bottom and you take the rest into your hand
}
effect-show-top = show the top card of your deck; X is its mystic value
effect-reveal-mystic = reveal a mystic value (X)
effect-mystic-sum-of-two = { $who ->
    [you] you reveal 2 mystic values and use their sum
   *[other] { $name } reveals 2 mystic values and uses their sum
}
effect-mystic-one-of-two = { $who ->
    [you] you reveal 2 mystic values and choose which counts
   *[other] { $name } reveals 2 mystic values and you choose which counts
}
effect-mystic-none = { $who ->
    [you] you reveal no mystic value
   *[other] { $name } reveals no mystic value
}
effect-power-instead = the next time this turn that you would reveal a mystic value in a challenge, you don't; { $what } has more power instead until the end of the phase, as much as the mystic value of { $of }
effect-search-shown = search your deck for a { $what }, show it and take it into your hand; shuffle your deck
effect-search-hidden = search your deck for a { $what } and take it into your hand unseen; shuffle your deck
effect-recover = take { $what } into your hand
effect-recover-one = { $who ->
    [you] take a { $what } from your discard pile into your hand
   *[other] { $name } takes a { $what } from the own discard pile into the hand
}
effect-reshuffle = shuffle your discard pile into your deck
rule-no-influence-loss = nobody loses influence
rule-no-influence-gain = nobody gains influence
rule-no-challenges = nobody can declare challenges
effect-choose = { $who ->
    [you] choose one:
   *[other] { $name } chooses one:
}
effect-name-opponent = each player names an opponent: { $then }
effect-if = { $then }, but only if { $when }
effect-at-challenge-end = at the end of the challenge, { $then }
twist-loser-exhausted = the loser of this challenge is exhausted, not defeated
twist-challenger-pursues = if the challenger wins this challenge, the challenger is defeated and the defender is not
effect-end-challenge = the challenge ends without a result
effect-choose-defender = if the challenge is defended, you choose the defender
effect-extra-actions = { $n ->
    [one] take another action at once
   *[other] take { $n } more actions at once
}
favour-discount = a card played with that action costs { $n } less of one type
favour-exchange = with that action, stacks that together make at least 2 logistics may make 3 resources of one type instead
effect-supply-from-hand = put a card from your hand beneath your base or an asset of yours as a supply card
effect-become-supply = put this card beneath your base or an asset of yours as a supply card
effect-generate = the payment gets 1 { $resource } more
effect-reduce-loss = the loss is { $n } smaller
effect-instead-of-defeat = { $then } instead
effect-reveal-again = ignore that value and reveal another
effect-fill = this card counts as a { $what } for that mission
effect-fill-any = this card counts as any { $n } units that the mission needs
effect-another-threat = whoever revealed this reveals another Cylon threat
effect-spare = the red text of { $threat } does not affect { $player }
effect-remove-threat = put { $what } into its owner's discard pile
effect-first = { $who ->
    [you] you are the first player in the next Cylon phase of this turn
   *[other] { $name } is the first player in the next Cylon phase of this turn
}
effect-false-peace = the execution phase ends; another execution phase and another Cylon phase follow the Cylon phase

special-high-stakes-game = all players show their hands; whoever holds the most cards with the highest mystic value shown gains 2 influence{ $first }{ $second }
special-networked-computers = all players reveal a mystic value, again as long as the highest is tied; whoever reveals the highest takes a card from the own discard pile into the hand{ $first }{ $second }
special-double-trouble = take a Cylon card of { $first } and put it into your reserve area as a unit of its own{ $second }
special-meet-the-new-boss = { $first } changes places with { $second }; it is not played
special-picking-sides = choose a singular personnel you control; all other players sacrifice their personnel with that title{ $first }{ $second }
