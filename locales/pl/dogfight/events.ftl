# Dziennik.
event-energy-set = { $ship }: energia kinetyczna { $energy }.
event-turn-began = Tura { $turn }.
event-tailing-began = { $ship } siada na ogonie. Ścigany: { $target }.
event-tailing-failed = { $ship } nie nadąża (wyrzucono { $roll }). Ścigany: { $target }.
event-card-shown = { $ship } pokazuje pierwszą kartę. Widzi ją: { $to }.
event-saw-card = Widzisz pierwszą kartę. { $ship }: { $card }.
    .of = { $who } widzi pierwszą kartę. { $ship }: { $card }.
event-planned = { $count ->
    [one] { $ship } ma zaplanowaną kartę.
    [few] { $ship } ma zaplanowane { $count } karty.
   *[other] { $ship } ma zaplanowanych { $count } kart.
}
event-panel-revealed = { $ship }: { $speed }, energia kinetyczna { $energy }.
event-speed-revealed = { $ship }: { $speed }.
event-card-revealed = { $ship } odkrywa kartę: { $card }.
event-plan-repaired = { $count ->
    [0] { $ship }: plan nie jest już możliwy i zostaje zmieniony.
    [one] { $ship }: plan jest niedozwolony i zostaje zmieniony za jeden żeton.
    [few] { $ship }: plan jest niedozwolony i zostaje zmieniony za { $count } żetony.
   *[other] { $ship }: plan jest niedozwolony i zostaje zmieniony za { $count } żetonów.
}
event-fuel-spent = { $ship } zużywa paliwo: { $points }; zostaje { $left }.
event-fuel-out = { $ship } nie ma już paliwa.
event-moved = { $ship } leci: { $card }.
event-drifted = { $ship } dryfuje.
event-slid = { $ship } ześlizguje się dalej.
event-jumped = { $ship } pojawia się po skoku.
event-rotated = { $degrees ->
    [0] { $ship } jest znów zwrócony na wprost.
   *[other] { $side ->
        [left] { $ship } jest teraz zwrócony { $degrees }° w lewo od kursu.
       *[right] { $ship } jest teraz zwrócony { $degrees }° w prawo od kursu.
    }
}
event-direction-changed = { $ship } zmienia kierunek.
event-level-changed = { $ship } jest teraz na poziomie { $level }.
event-overlapped = Podstawki zachodzą na siebie: { $ships }. W tej turze te statki nie mogą strzelać.
event-marker-placed = { $ship } kładzie znacznik skoku.
event-jump-rolled = { $ship } skacze: bok { $sum }, odległość { $distance }.
event-jumped-out = { $ship } wyskakuje poza obszar.
event-field-entered = { $ship } leci przez { $terrain }: ciągnie { $drawn }, zachowuje { $kept }.
event-struck = { $ship } uderza w przeszkodę: { $terrain }.
event-counters-drawn = { $ship } dostaje { $drawn }.
event-counters-received = Widzisz żetony. { $ship }: { $counters }.
    .of = { $who } widzi żetony. { $ship }: { $counters }.
event-will-fire = { $ship } będzie strzelać.
event-holds-fire = { $ship } nie strzela.
event-attack-declared = { $ship } atakuje. Cel: { $target }.
event-attack-rolled = { $ship } rzuca { $one } i { $two }, cel: { $target } ({ $modifiers }): { $hits ->
    [0] pudło.
   *[other] trafienie!
}
event-attack-split = { $ship } rzuca { $one } i { $two } jako dwa ataki, cel: { $target } ({ $modifiers }): { $hits ->
    [0] oba chybiają.
    [1] jeden trafia!
   *[other] oba trafiają!
}
event-wound-felt = { $ship }: rana pilota liczy się jako { $by }.
event-depot-hit = Skład: { $damage } uszkodzeń; zostaje { $left }.
event-symbol-named = { $ship } trafiony w czuły punkt: { $symbol }.
event-counter-put-back = { $ship } naprawia żeton.
event-symbol-cancelled = { $ship } obchodzi uszkodzenie: { $symbol }.
event-crippled = { $ship } jest okaleczony.
event-eliminated-damage = { $ship } jest zniszczony: { $counters }.
event-eliminated-pilot = { $ship }: pilot nie żyje: { $counters }.
event-eliminated-left-area = { $ship } opuszcza obszar i jest stracony: { $counters }.
event-escaped = { $ship } bezpiecznie opuszcza obszar.
event-talent-used = { $ship } używa talentu { $talent }.
event-flaw-acts = { $flaw } działa (wyrzucono { $roll }). Kogo dotyczy: { $ship }.
event-flaw-fails = { $flaw } nie działa (wyrzucono { $roll }). Kogo dotyczy: { $ship }.
event-looked-over = { $ship } przygląda się celowi: { $target }.
event-saw-counters = Widzisz żetony. { $ship }: { $counters }.
    .of = { $who } widzi żetony. { $ship }: { $counters }.
event-helped = { $ship } pomaga. Komu: { $friend }.
