# Dziennik.

event-redrawn = { $who } dobiera nową rękę.
event-turn-began = Zaczyna się tura { $turn }.
event-phase-ready = Faza gotowości; zaczyna { $who }.
event-phase-execution = Faza działań; zaczyna { $who }.
event-phase-cylon = Faza Cylonów; zaczyna { $who }.
event-drew = { $n ->
    [one] { $who } dobiera kartę.
   *[other] { $who } dobiera karty: { $n }.
}
event-received = Dobierasz: { $cards }.
    .of = { $who } dobiera: { $cards }.
event-reshuffled = { $who } tasuje stos kart odrzuconych w nową talię.
event-asset = { $who } zagrywa { $card } jako zasób.
event-supply = { $who } kładzie zaopatrzenie pod { $card }.
event-supply-kept = Twoje zaopatrzenie to { $card }.
    .of = Zaopatrzenie gracza { $who } to { $card }.
event-raised = { $who } kładzie { $card } na wierzchu stosu.
event-played = { $who } zagrywa { $card }.
event-entered = { $card } wchodzi do gry ({ $who }).
event-overlaid = { $who } kładzie { $card } na wierzch stosu.
event-used = { $who } używa { $card }.
event-triggered = Działa { $card } ({ $who }).
event-resolved = { $who } rozstrzyga { $card }.
event-linked = { $card } wiąże się z { $to }.
event-spent = { $who } wydaje { $card }: { $made }.
event-sacrificed-under = { $who } poświęca { $card } spod { $stack } za 1 siły.
event-supply-lost = { $who } traci zaopatrzenie { $card }.
event-passed = { $who } pasuje.
event-challenged = { $who } rzuca wyzwanie: { $card } przeciw { $opponent }.
event-threat-challenged = { $who } rzuca wyzwanie zagrożeniu { $threat }: { $card }; Cylonami gra { $cylon }.
event-defended = { $who } broni: { $card }.
event-undefended = { $who } nie broni.
event-mystic = { $who } odkrywa { $card }: wartość mistyczna { $value }.
event-totals = Rzucający wyzwanie { $challenger }, obrońca { $defender }.
event-challenge-ended = Wyzwanie kończy się bez wyniku.
event-influence = { $who }: wpływy { $by }, teraz { $now }.
event-influence-prevented = Wpływy bez zmian: { $who }.
event-discarded = { $who } odrzuca: { $cards }.
event-hand-shown = { $who } pokazuje rękę: { $cards }.
event-deck-shown = { $who } pokazuje z talii: { $cards }.
event-looked = { $n ->
    [0] { $who } chce obejrzeć wierzch talii ({ $deck }), ale talia jest pusta.
    [one] { $who } ogląda wierzchnią kartę talii ({ $deck }).
   *[other] { $who } ogląda wierzchnie karty talii ({ $deck }): { $n }.
}
event-saw = Na wierzchu talii ({ $deck }) widzisz: { $cards }.
    .of = Na wierzchu talii ({ $deck }) { $who } widzi: { $cards }.
event-put-on-deck = { $who } kładzie kartę na wierzch talii.
event-searched = { $who } bierze kartę z talii i tasuje ją.
event-searched-in-vain = { $who } przeszukuje talię, nic nie bierze i tasuje ją.
event-found = { $who } bierze { $card }.
event-recovered = { $who } bierze { $card } ze stosu kart odrzuconych.
event-threat-level = Poziom zagrożenia Cylonów { $level }, poziom obrony floty { $defense }.
event-threat-revealed = { $who } odkrywa zagrożenie Cylonów: { $card }.
event-red-text = Działa czerwony tekst karty { $card }.
event-jumped-away = Flota odskakuje.
event-threat-gone = Zagrożenie { $card } znika.
event-lost = { $who } przegrywa i opuszcza grę.
event-wins = Wygrywa { $who }.
event-tie = Wspólnie wygrywają: { $who }.
event-nobody-wins = Nikt nie wygrywa: remis.
