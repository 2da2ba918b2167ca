# The log.

event-redrawn = { $who } draws a new hand.
event-turn-began = Turn { $turn } begins.
event-phase-ready = Ready phase; { $who } is first.
event-phase-execution = Execution phase; { $who } is first.
event-phase-cylon = Cylon phase; { $who } is first.
event-drew = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
event-received = You draw { $cards }.
    .of = { $who } draws { $cards }.
event-reshuffled = { $who } shuffles the discard pile into a new deck.
event-asset = { $who } plays { $card } as an asset.
event-supply = { $who } plays a supply card beneath { $card }.
event-supply-kept = Your supply card is { $card }.
    .of = The supply card of { $who } is { $card }.
event-raised = { $who } brings { $card } to the top of its stack.
event-played = { $who } plays { $card }.
event-entered = { $card } enters play for { $who }.
event-overlaid = { $who } puts { $card } on top of its stack.
event-used = { $who } uses { $card }.
event-triggered = { $card } of { $who } is triggered.
event-resolved = { $who } resolves { $card }.
event-linked = { $card } is linked to { $to }.
event-spent = { $who } spends { $card }: { $made }.
event-sacrificed-under = { $who } sacrifices { $card } under { $stack } for 1 power.
event-supply-lost = { $who } loses the supply card { $card }.
event-passed = { $who } passes.
event-challenged = { $who } challenges { $opponent } with { $card }.
event-threat-challenged = { $who } challenges the threat { $threat } with { $card }; { $cylon } plays the Cylons.
event-defended = { $who } defends with { $card }.
event-undefended = { $who } does not defend.
event-mystic = { $who } reveals { $card }: mystic value { $value }.
event-totals = Challenger { $challenger }, defender { $defender }.
event-challenge-ended = The challenge ends without a result.
event-influence = { $who }: { $by } influence, now { $now }.
event-influence-prevented = The influence of { $who } does not change.
event-discarded = { $who } discards { $cards }.
event-hand-shown = { $who } shows the hand: { $cards }.
event-deck-shown = { $who } shows from the deck: { $cards }.
event-looked = { $n ->
    [0] { $who } looks for the top card of the deck of { $deck }, which is empty.
    [one] { $who } looks at the top card of the deck of { $deck }.
   *[other] { $who } looks at the top { $n } cards of the deck of { $deck }.
}
event-saw = On top of the deck of { $deck } you see { $cards }.
    .of = On top of the deck of { $deck }, { $who } sees { $cards }.
event-put-on-deck = { $who } puts a card on top of the deck.
event-searched = { $who } takes a card out of the deck and shuffles it.
event-searched-in-vain = { $who } searches the deck, takes nothing and shuffles it.
event-found = { $who } takes { $card }.
event-recovered = { $who } takes { $card } from the discard pile.
event-threat-level = Cylon threat level { $level }, fleet defense level { $defense }.
event-threat-revealed = { $who } reveals { $card } as a Cylon threat.
event-red-text = The red text of { $card } takes effect.
event-jumped-away = The fleet jumps away.
event-threat-gone = The threat { $card } is put away.
event-lost = { $who } has lost and leaves the game.
event-wins = { $who } wins.
event-tie = { $who } win together.
event-nobody-wins = Nobody wins: a tie.
