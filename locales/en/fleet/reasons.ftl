# Why somebody is suspected or trusted. `$who` is the character of whom it speaks, `$check` the name of a card or location.

reason-check-alone = Turn { $turn }, check for { $check }: against it were { $cards }, and only { $who } and destiny could have added such cards.
reason-check-among = Turn { $turn }, check for { $check }: against it were { $cards }; { $who } could have added such cards, and so could { $others }, or destiny.
reason-check-took-part = Turn { $turn }, check for { $check }: { $who } added { $cards }, and cards were against it.
reason-check-helped = Turn { $turn }, check for { $check }: { $who } added { $cards }, and it looks as if they helped.
reason-check-by-others = Turn { $turn }, check for { $check }: what the others added says something of { $who } as well.
reason-openly-against = Turn { $turn }, check for { $check }: { $who } added cards against it for all to see: { $cards }.
reason-openly-for = Turn { $turn }, check for { $check }: { $who } helped for all to see: { $cards }.
reason-withheld = Turn { $turn }, check for { $check }: { $who } must have had cards for it, and added none.
reason-generous = Turn { $turn }, check for { $check }: { $who } added { $cards }, most of which must have helped.
reason-chose-worse = Turn { $turn }: { $who } chose what looked worse for the fleet: { $text }.
reason-chose-better = Turn { $turn }: { $who } chose what looked better for the fleet: { $text }.
reason-accused = Turn { $turn }: { $by } accused { $on }.
reason-ordered = Turn { $turn }: { $by } let { $to } act with an Executive Order.
reason-hasty = Turn { $turn }: { $who } had the fleet jump early and put { $amount } at risk, with little to flee from.
reason-unrevealed = { $turns ->
    [one] Since turn { $since }, { $who } has had a turn without revealing a Cylon card.
   *[other] Since turn { $since }, { $who } has had { $turns } turns without revealing a Cylon card.
}
reason-revealed = Turn { $turn }: { $by } revealed a Cylon card.
reason-seen = You have seen a Loyalty card of { $who }: { $card }.

# Why a program would do something. `$other` is the label of another option.
why-for-cylons = You play for the Cylons: what hurts the fleet is good for you.
why-in-disguise = You play for the Cylons, and nobody should notice.
why-stakes-little = Little hangs on this check for the fleet.
why-stakes-some = Something hangs on this check for the fleet.
why-stakes-much = Much hangs on this check for the fleet.
why-missing = As far as can be told, it still needs { $strength }.
why-enough = As far as can be told, it has enough already.
why-better-little = “{ $other }” looks nearly as good.
why-better-some = It looks better than “{ $other }”, the next best.
why-better-much = It looks far better than “{ $other }”, the next best.
why-suspect = { $who } is a Cylon with a chance of { $percent } %, as far as can be told.
