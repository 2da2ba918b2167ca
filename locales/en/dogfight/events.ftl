# The log.
event-energy-set = { $ship } has kinetic energy { $energy }.
event-turn-began = Turn { $turn }.
event-tailing-began = { $ship } tails { $target }.
event-tailing-failed = { $ship } can't keep up with { $target } (rolled { $roll }).
event-card-shown = { $ship } shows its first card to { $to }.
event-saw-card = You see the first card of { $ship }: { $card }.
    .of = { $who } sees the first card of { $ship }: { $card }.
event-planned = { $count ->
    [one] { $ship } has planned a card.
   *[other] { $ship } has planned { $count } cards.
}
event-panel-revealed = { $ship }: { $speed }, kinetic energy { $energy }.
event-speed-revealed = { $ship }: { $speed }.
event-card-revealed = { $ship } reveals { $card }.
event-plan-repaired = { $count ->
    [0] The plan of { $ship } is not possible any more and is changed.
    [one] The plan of { $ship } is illegal and is changed, for one counter.
   *[other] The plan of { $ship } is illegal and is changed, for { $count } counters.
}
event-fuel-spent = { $ship } spends { $points } fuel; { $left } left.
event-fuel-out = { $ship } is out of fuel.
event-moved = { $ship } moves: { $card }.
event-drifted = { $ship } drifts.
event-slid = { $ship } slides on.
event-jumped = { $ship } arrives from a jump.
event-rotated = { $degrees ->
    [0] { $ship } now points straight ahead again.
   *[other] { $side ->
        [left] { $ship } now points { $degrees }° to the left of its heading.
       *[right] { $ship } now points { $degrees }° to the right of its heading.
    }
}
event-direction-changed = { $ship } changes direction.
event-level-changed = { $ship } is now on level { $level }.
event-overlapped = Bases overlap: { $ships }. None of them can fire this turn.
event-marker-placed = { $ship } places its jump marker.
event-jump-rolled = { $ship } jumps: side { $sum }, distance { $distance }.
event-jumped-out = { $ship } jumps out of the area.
event-field-entered = { $ship } moves inside a { $terrain }: draws { $drawn }, keeps { $kept }.
event-struck = { $ship } strikes a { $terrain }.
event-counters-drawn = { $ship } takes { $drawn }.
event-counters-received = You see for { $ship }: { $counters }.
    .of = { $who } sees for { $ship }: { $counters }.
event-will-fire = { $ship } will fire.
event-holds-fire = { $ship } holds its fire.
event-attack-declared = { $ship } attacks { $target }.
event-attack-rolled = { $ship } rolls { $one } and { $two } against { $target } ({ $modifiers }): { $hits ->
    [0] a miss.
   *[other] a hit!
}
event-attack-split = { $ship } rolls { $one } and { $two } as two attacks on { $target } ({ $modifiers }): { $hits ->
    [0] both miss.
    [1] one hits!
   *[other] both hit!
}
event-wound-felt = The wound of the pilot of { $ship } counts { $by }.
event-depot-hit = The depot takes { $damage } damage; { $left } left.
event-symbol-named = { $ship } is hit where it hurts: { $symbol }.
event-counter-put-back = { $ship } mends a counter.
event-symbol-cancelled = { $ship } works around damage: { $symbol }.
event-crippled = { $ship } is crippled.
event-eliminated-damage = { $ship } is destroyed: { $counters }.
event-eliminated-pilot = The pilot of { $ship } is dead: { $counters }.
event-eliminated-left-area = { $ship } leaves the area and is lost: { $counters }.
event-escaped = { $ship } leaves the area safely.
event-talent-used = { $ship } uses { $talent }.
event-flaw-acts = { $flaw } acts on { $ship } (rolled { $roll }).
event-flaw-fails = { $flaw } does not act on { $ship } (rolled { $roll }).
event-looked-over = { $ship } looks over { $target }.
event-saw-counters = You see the counters of { $ship }: { $counters }.
    .of = { $who } sees the counters of { $ship }: { $counters }.
event-helped = { $ship } helps { $friend }.
