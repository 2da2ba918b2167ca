# What cards do. Clauses have no capital and no full stop; the renderer joins them into sentences. `$what` and `$name`
# are nouns; languages with cases have them as `$what-acc` and `$what-gen`, too. `$form` is what an adjective has to
# agree with: gender or plural (m, f, n, p) and case (nom, acc, gen). `.to` is a verb as what there is to do.

join-then = { $a }, then { $b }
join-or = { $a }; or { $b }

mission-requires = to resolve: { $needs }
base-start = starting influence { $influence }, hand size { $hand }
comes-to-defend = when { $what } challenges you, you may play this card from your hand, and it may defend from your reserve area
passive-while = while { $when }, { $what }
ability-only-if = (only if { $when })
ability-play-only-if = Play this card only if { $when }.
ability-if = if { $when },
ability-may = you may do this: { $effect }
ability-may-pay = you may { $cost } to do this: { $effect }
ability-cost = { $cost } to do this: { $effect }
ability-if-paid = you may { $cost }; if you do, { $effect }
ability-once = Once per turn.

target-or-threat = { $what } or Cylon threat
target-in-discard = { $what } in your discard pile
target-in-hand = { $what } in your hand
target-threat = target Cylon threat
that-target = it
first-target = the first of them
second-target = the second of them
all-threats = all Cylon threats

what-this = this card
what-this-again = it
what-linked = the linked unit
what-challenger = the challenger
what-defender = the defender

who-player = target player
who-opponent = target opponent
who-each = each player
who-owner = its owner
who-controller = its controller
who-named = that player

verb-ready = ready { $what }
    .to = ready { $what }
    .third = { $name } readies { $what }
verb-commit = commit { $what }
    .to = commit { $what }
    .third = { $name } commits { $what }
verb-exhaust = exhaust { $what }
    .to = exhaust { $what }
    .third = { $name } exhausts { $what }
verb-restore = restore { $what }
    .to = restore { $what }
    .third = { $name } restores { $what }
verb-commit-and-exhaust = commit and exhaust { $what }
    .to = commit and exhaust { $what }
    .third = { $name } commits and exhausts { $what }
verb-defeat = defeat { $what }
    .to = defeat { $what }
    .third = { $name } defeats { $what }
verb-sacrifice = sacrifice { $what }
    .to = sacrifice { $what }
    .third = { $name } sacrifices { $what }
verb-to-hand = return { $what } to its owner's hand
    .to = return { $what } to its owner's hand
    .third = { $name } returns { $what } to its owner's hand
verb-on-top-of-deck = put { $what } on top of its owner's deck
    .to = put { $what } on top of its owner's deck
    .third = { $name } puts { $what } on top of its owner's deck
verb-into-deck = shuffle { $what } into its owner's deck
    .to = shuffle { $what } into its owner's deck
    .third = { $name } shuffles { $what } into its owner's deck
verb-to-reserve = put { $what } into its owner's reserve area
    .to = put { $what } into its owner's reserve area
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

per-card = for { $what }
per-card-of-controller = for { $what } that its controller has
per-mystic = for each point of the mystic value of { $what }
per-mystic-of-it = for each point of its mystic value
per-supply = for each supply card in { $what }
per-hand-size = for each point of the hand size on the base
per-margin = for each point by which the challenge was won
count-cards = { $n } { $count ->
    [one] card
   *[other] cards
}
count-hand-size = as many cards as the hand size on { $whose ->
    [yours] your base
   *[theirs] their base
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
} { $by } to the threat number
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

constant-power-per = this card has +1 power for { $what }
constant-threat-power = all Cylon threats have { $by } power
constant-fleet-defense = the fleet defense level changes by { $by }
constant-mystic = { $what } that you reveal have { $by } mystic value
constant-tax = whoever challenges you must first pay 1 resource of any type
constant-not-singular = { $what } are not singular
constant-fills-both = this card counts as { $what } and { $b } for a mission at the same time
constant-cannot-face = { $what } can't defend against the linked unit

until-challenge = { $what } until the end of the challenge
until-phase = { $what } until the end of the phase
until-turn = { $what } until the end of the turn
next-mystic-challenge = { $who ->
    [you] the next time in this challenge that you would reveal a mystic value
   *[other] the next time in this challenge that { $name } would reveal a mystic value
}
next-mystic-phase = { $who ->
    [you] the next time this phase that you would reveal a mystic value in a challenge
   *[other] the next time this phase that { $name } would reveal a mystic value in a challenge
}
next-mystic-turn = { $who ->
    [you] the next time this turn that you would reveal a mystic value in a challenge
   *[other] the next time this turn that { $name } would reveal a mystic value in a challenge
}

if-cylon-phase = it is the Cylon phase
if-execution-phase = it is the execution phase
if-as-action = you use it as an action
if-challenge = there is a challenge
if-threat-challenge = there is a challenge against a Cylon threat
if-both-ships = challenger and defender are ships
if-you-are-undefended = you are challenged and have no defender
if-you-control = you control { $what }
if-you-control-linked = you control the linked unit
if-this-is = this card is { $what }
if-this-challenging = this card is challenging
if-this-challenging-threat = this card is challenging a Cylon threat
if-this-defending = this card is defending
if-this-face-up = this card is still face up
if-target-is = it is { $what }
if-target-challenging = it is challenging
if-target-challenging-threat = it is challenging a Cylon threat
if-target-defending = it is defending
if-target-face-up = it is still face up
if-this-challenges = this card challenges and the defender is { $what }
if-opponent-lacks = this card challenges a player who controls no { $what }

trigger-you-are-challenged = when you are challenged,
trigger-you-lose-influence = when you would lose influence,
trigger-you-play-event = when you play an event,
trigger-threats-revealed = when Cylon threats are revealed,
trigger-ready-phase-begins = when the ready phase begins,
trigger-enters-play = when { $what } enters play,
    .personnel = when this card enters play as a personnel,
    .ship = when this card enters play as a ship,
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
} { $by } power until the end of the phase{ $per }
effect-power-and-keyword = { $what } { $many ->
    [yes] have
   *[no] has
} { $by } power and { $keyword } until the end of the phase
effect-gain-influence = { $who ->
    [you] gain { $n } influence
    [to] gain { $n } influence
   *[other] { $name } gains { $n } influence
}
effect-lose-influence = { $who ->
    [you] lose { $n } influence
    [to] lose { $n } influence
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
    [you] discard the top { $count ->
        [one] card
       *[other] { $n } cards
    } of your deck
   *[other] { $name } discards the top { $count ->
        [one] card
       *[other] { $n } cards
    } of their deck
}
effect-discard-hand = { $who ->
    [you] discard your hand
   *[other] { $name } discards their whole hand
}
effect-exchange = discard any number of cards from your hand and draw as many
effect-show-hand = { $who ->
    [you] show your hand
   *[other] { $name } shows their hand
}
effect-take-shown-discard = { $who ->
    [you] discard { $what } from your hand
   *[other] choose { $what } from that hand, which { $name } discards
}
effect-take-shown-top-of-deck = { $who ->
    [you] put { $what } from your hand on top of your deck
   *[other] choose { $what } from that hand, which { $name } puts on top of their deck
}
effect-hand-to-deck = { $who ->
    [you] put a card from your hand on top of your deck
   *[other] { $name } puts a card from their hand on top of their deck
}
effect-look-stay = { $who ->
    [you] look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
   *[other] look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the deck of { $name }
}
effect-look-one-on-top = { $who ->
    [you] look at the top { $n } cards of your deck; leave 1 on top and put the rest on the bottom in any order
   *[other] look at the top { $n } cards of the deck of { $name }; leave 1 on top and put the rest on the bottom in any order
}
effect-look-may-go-below = { $who ->
    [you] look at the top card of your deck; you may put it on the bottom
   *[other] look at the top card of the deck of { $name }; you may put it on the bottom
}
effect-salvage = { $who ->
    [you] show the top { $n } cards of your deck; put 1 on the bottom and the rest into your hand
   *[other] show the top { $n } cards of your deck; { $name } puts 1 on the bottom and you take the rest into your hand
}
effect-show-top = show the top card of your deck (X is its mystic value)
effect-reveal-mystic = reveal a mystic value (X)
effect-mystic-sum-of-two = { $who ->
    [you] { $next }, you reveal 2 instead and use their sum
   *[other] { $next }, that player reveals 2 instead and uses their sum
}
effect-mystic-one-of-two = { $who ->
    [you] { $next }, you reveal 2 instead and choose which counts
   *[other] { $next }, that player reveals 2 instead and you choose which counts
}
effect-mystic-none = { $who ->
    [you] { $next }, you reveal none
   *[other] { $next }, that player reveals none
}
effect-power-instead = the next time this turn that you would reveal a mystic value in a challenge, you don't; { $what } has more power instead until the end of the phase, as much as the mystic value of { $b }
effect-search-shown = search your deck for { $what }, show it and take it into your hand; shuffle your deck
effect-search-hidden = search your deck for { $what } and take it into your hand unseen; shuffle your deck
effect-recover = take { $what } into your hand
effect-recover-one = { $who ->
    [you] take { $what } from your discard pile into your hand
   *[other] { $name } takes { $what } from their discard pile into their hand
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
effect-choose-defender = if the challenge is defended, you may choose the defender
effect-extra-actions = { $n ->
    [one] take another action at once
   *[other] take { $n } more actions at once
}
effect-favoured-action = { $action }; { $favour }
favour-discount = a card played with that action costs { $n } less of one type
favour-exchange = with that action, stacks that together make at least 2 logistics may make 3 resources of one type instead
effect-supply-from-hand = put a card from your hand beneath your base or an asset of yours as a supply card
effect-become-supply = put this card beneath your base or an asset of yours as a supply card
effect-generate = add { $amount } to the payment
effect-reduce-loss = the loss is { $n } smaller
effect-instead-of-defeat = { $then } instead
effect-reveal-again = ignore that value and reveal another
effect-fill = this card counts as { $what } for that mission
effect-fill-any = this card counts as any { $n } units that the mission needs
effect-another-threat = whoever revealed this card reveals another Cylon threat
effect-spare = the red text of { $what } does not affect { $name }
effect-remove-threat = put { $what } into its owner's discard pile
effect-first = { $who ->
    [you] you are the first player in the next Cylon phase of this turn
   *[other] { $name } is the first player in the next Cylon phase of this turn
}
effect-false-peace = the execution phase ends; another execution phase and another Cylon phase follow the Cylon phase

special-high-stakes-game = all players show their hands; whoever holds the most cards with the highest mystic value shown gains 2 influence
special-networked-computers = all players reveal a mystic value, again as long as the highest is tied; whoever reveals the highest takes a card from their discard pile into their hand
special-double-trouble = take a singular Cylon card out of the unit stack of { $what } and put it into your reserve area as a unit of its own
special-meet-the-new-boss = { $what } changes places with { $b }; the card from your hand is not played
special-picking-sides = choose a singular personnel you control; all other players sacrifice their personnel with that title
