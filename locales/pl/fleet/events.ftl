# Dziennik. `$who` to postać gracza.

event-character-chosen = { $seat }: { $character }.
event-title-given = { $who } zostaje { $title }.
event-loyalty-dealt = { $who } otrzymuje { $cards }.
event-loyalty-received = Twoja nowa karta Lojalności: { $card }.
    .of = { $who } otrzymuje nową kartę Lojalności: { $card }.
event-turn-began = Tura { $turn }: { $who }.
event-skills-drawn = { $who } dobiera { $cards }.
event-skills-received = Dobierasz: { $cards }.
    .of = { $who } dobiera: { $cards }.
event-discarded = { $who } odrzuca: { $cards }.
event-reshuffled = Stos kart odrzuconych tego rodzaju staje się nową talią: { $skill }.
event-destiny-rebuilt = Powstaje nowa talia Przeznaczenia.
event-moved = { $who } przechodzi { $to }.
event-stayed = { $who } zostaje na miejscu.
event-sent = { $who } trafia { $to }.
event-placed = { $who } przybywa { $to }.
event-launched = { $who } startuje { $to }.
event-launched-unmanned = Viper startuje { $to }.
event-action-location = { $who } używa obszaru: { $location }.
event-action-skill = { $who } wykonuje akcję z karty umiejętności: { $card }.
event-action-character = { $who } jako akcję używa zdolności { $ability }.
event-action-viper = { $who } wykonuje akcję swoim viperem.
event-action-draw-quorum = { $who } jako akcję dobiera z talii Kworum.
event-action-quorum = { $who } jako akcję zagrywa kartę Kworum: { $card }.
event-action-nuke = { $who } używa broni nuklearnej.
event-action-reveal = { $who } jako akcję ujawnia kartę Lojalności.
event-action-nothing = { $who } nie wykonuje akcji.
event-card-played = { $who } zagrywa kartę { $card }.
event-ability-used = { $who }: { $ability }.
event-assigned-card-used = { $who } używa karty Kworum: { $card }.
event-quorum-drawn = { $who } dobiera { $cards }.
event-quorum-received = Dobierasz: { $cards }.
    .of = { $who } dobiera: { $cards }.
event-quorum-played = { $who } zagrywa kartę Kworum: { $card }.
event-crisis-revealed = Kryzys: { $card }.
event-crisis-discarded = Karta Kryzysu zostaje odrzucona: { $card }.
event-box-chosen = { $who } wybiera: { $text }.
event-super-crisis-played = { $who } zagrywa kartę Superkryzysu: { $card }.
event-super-crisis-drawn = { $who } losuje kartę Superkryzysu.
event-super-crisis-received = Twoja karta Superkryzysu: { $card }.
    .of = Karta Superkryzysu gracza { $who }: { $card }.
event-check-began = Zaczyna się test umiejętności o trudności { $difficulty }.
event-difficulty-changed = Trudność zmienia się o { $by } i wynosi teraz { $to }.
event-cards-added = { $cards ->
    [0] { $who } nie dokłada kart do testu.
    [one] { $who } dokłada do testu 1 kartę.
    [few] { $who } dokłada do testu { $cards } karty.
   *[many] { $who } dokłada do testu { $cards } kart.
}
event-open-cards-added = { $who } jawnie dokłada: { $cards }.
event-open-destiny-added = Z talii Przeznaczenia: { $cards }.
event-check-revealed = Karty testu: { $cards }.
event-check-counted = Siła { $strength } wobec trudności { $difficulty }.
event-check-passed = Test kończy się sukcesem.
event-check-partly-passed = Test kończy się częściowym sukcesem.
event-check-failed = Test kończy się porażką.
event-check-passed-card = Test kończy się sukcesem: { $card }.
event-check-partly-passed-card = Test kończy się częściowym sukcesem: { $card }.
event-check-failed-card = Test kończy się porażką: { $card }.
event-rolled = { $who } rzuca kością: { $shown }.
event-rolled-changed = { $who } rzuca kością: { $shown }; z modyfikatorem { $bonus } wynik to { $result }.
event-resource-lost = Flota traci { $amount }; zostaje { $now }.
event-resource-gained = Flota zyskuje { $amount }; ma teraz { $now }.
event-ships-placed = Umieszczono { $ships } { $area }.
event-ship-moved-basestar = Basestar leci: { $from }, dalej { $to }.
event-ship-moved-raider = Raider leci: { $from }, dalej { $to }.
event-ship-moved-heavy-raider = Ciężki raider leci: { $from }, dalej { $to }.
event-ship-moved-viper = Viper leci: { $from }, dalej { $to }.
event-ship-moved-civilian = Statek cywilny leci: { $from }, dalej { $to }.
event-attack-hit = Atak na { $target } trafia.
event-attack-missed = Atak na { $target } chybia.
event-viper-attacked = Atak na vipera { $area }: { $result }.
event-pilot-attacked = Raider atakuje vipera, którego pilotuje { $who }: { $result }.
event-viper-damaged = Viper zostaje uszkodzony.
event-pilot-damaged = Viper, którego pilotuje { $who }, zostaje uszkodzony.
event-viper-destroyed = Viper zostaje zniszczony.
event-pilot-destroyed = Viper, którego pilotuje { $who }, zostaje zniszczony.
event-vipers-repaired = { $count ->
    [one] 1 viper wraca do Rezerwy.
    [few] { $count } vipery wracają do Rezerwy.
   *[many] { $count } viperów wraca do Rezerwy.
}
event-vipers-recalled = Wszystkie vipery wracają do Rezerwy.
event-ship-destroyed-basestar = Basestar { $area } zostaje zniszczony.
event-ship-destroyed-raider = Raider { $area } zostaje zniszczony.
event-ship-destroyed-heavy-raider = Ciężki raider { $area } zostaje zniszczony.
event-ship-destroyed-viper = Viper { $area } zostaje zniszczony.
event-ship-destroyed-civilian = Statek cywilny { $area } zostaje zniszczony.
event-basestar-damaged = Basestar { $area } zostaje uszkodzony: { $token }.
event-galactica-attacked-basestar = Basestar atakuje Galacticę: { $result }.
event-galactica-attacked-raider = Raider atakuje Galacticę: { $result }.
event-galactica-damaged-location = Galactica zostaje trafiona, uszkodzony obszar: { $location }.
event-galactica-damaged-resource = Galactica zostaje trafiona: flota traci { $resource }.
event-location-repaired = Obszar zostaje naprawiony: { $location }.
event-civilian-destroyed = Statek cywilny zostaje zniszczony. Flota traci z nim: { $cargo }.
event-numbered-civilian-destroyed = Zniszczony: { $ship }. Flota traci z nim: { $cargo }.
event-raptor-destroyed = Raptor zostaje zniszczony.
event-raptor-restored = Raptor wraca do Rezerwy.
event-centurions-advanced = Centuriony posuwają się na torze Abordażu.
event-centurion-boarded = Centurion dostaje się na pokład Galactici.
event-centurion-destroyed = Centurion zostaje zniszczony.
event-nuke-spent = Żeton broni nuklearnej zostaje zużyty.
event-jump-track-moved = { $to ->
    [0] Znacznik floty stoi na początku toru Przygotowania do skoku.
    [5] Znacznik floty stoi na końcu toru Przygotowania do skoku.
   *[other] Znacznik floty stoi na { $to }. polu toru Przygotowania do skoku.
}
event-fleet-jumped = Flota skacze.
event-final-jump = Flota wykonuje ostatni skok.
event-destination-reached = Flota przybywa do celu: { $destination }. Przebyty dystans: { $distance }.
event-sleeper-agents = Zaczyna się faza uśpionych agentów.
event-rule-kept = Karta zostaje w grze: { $rule }.
event-rule-ended = Karta opuszcza grę: { $rule }.
event-card-assigned = { $who } otrzymuje kartę Kworum: { $card }.
event-looked = { $who } ogląda karty Lojalności gracza { $at }.
event-saw-loyalty = Widzisz kartę Lojalności gracza { $of }: { $card }.
    .of = { $who } widzi kartę Lojalności gracza { $of }: { $card }.
event-looked-at-ship = { $who } ogląda { $ship }.
event-saw-ship = Widzisz, co wiezie { $ship }: { $cargo }.
    .of = { $who } widzi, co wiezie { $ship }: { $cargo }.
event-civilian-moved = Przesunięto { $to }: { $ship }.
event-looked-at-deck-crisis = { $who } ogląda wierzchnią kartę Kryzysu.
event-looked-at-deck-destination = { $who } ogląda wierzchnią kartę Punktu docelowego.
event-saw-crisis = Widzisz kartę Kryzysu: { $card }.
    .of = { $who } widzi kartę Kryzysu: { $card }.
event-saw-destination = Widzisz kartę Punktu docelowego: { $card }.
    .of = { $who } widzi kartę Punktu docelowego: { $card }.
event-put-back-crisis-top = Karta Kryzysu wraca na wierzch talii.
event-put-back-crisis-bottom = Karta Kryzysu trafia na spód talii.
event-put-back-destination-top = Karta Punktu docelowego wraca na wierzch talii.
event-put-back-destination-bottom = Karta Punktu docelowego trafia na spód talii.
event-revealed = { $who } ujawnia kartę Lojalności: { $card }.
event-loyalty-given = { $cards ->
    [one] { $to } otrzymuje 1 kartę Lojalności od gracza { $from }.
    [few] { $to } otrzymuje { $cards } karty Lojalności od gracza { $from }.
   *[many] { $to } otrzymuje { $cards } kart Lojalności od gracza { $from }.
}
event-card-taken = { $by } zabiera kartę umiejętności graczowi { $from }.
event-card-stolen = Zabrano ci kartę: { $card }.
    .of = Graczowi { $who } zabrano kartę: { $card }.
event-saw-hand = Widzisz karty gracza { $of }: { $cards }.
    .of = { $who } widzi karty gracza { $of }: { $cards }.
event-game-over = Gra skończona. { $outcome }.
event-game-won = Gra skończona. { $outcome }. Zwycięzcy: { $winners }.
no-cards = brak kart
