# Co robią karty. Każdy komunikat to zdanie składowe bez wielkiej litery i kropki; program łączy je w zdania.
# `$who` mówi, kto to robi, a `$name` to samo słowami; `actor` to czytający.

effect-nothing = bez efektu
effect-lose = flota traci { $amounts }
effect-gain = flota zyskuje { $amounts }
effect-discard = { $who ->
    [actor] odrzucasz { $cards }
   *[other] { $name } odrzuca { $cards }
}
effect-discard-random = { $who ->
    [actor] losowo odrzucasz { $cards }
   *[other] { $name } losowo odrzuca { $cards }
}
effect-discard-hand = { $who ->
    [actor] odrzucasz wszystkie swoje karty umiejętności
   *[other] { $name } odrzuca wszystkie swoje karty umiejętności
}
effect-draw = { $who ->
    [actor] dobierasz { $cards }
   *[other] { $name } dobiera { $cards }
}
effect-send = { $who ->
    [actor] trafiasz { $to }
   *[other] { $name } trafia { $to }
}
effect-send-all = wszyscy { $at } trafiają { $to }
effect-release = przenosisz wybraną postać na dowolny obszar Galactici

effect-choose-send = { $who ->
    [actor] { $mood ->
        [may] możesz wybrać postać i odesłać ją { $to }
       *[must] wybierasz postać i odsyłasz ją { $to }
    }
   *[other] { $mood ->
        [may] { $name } może wybrać postać i odesłać ją { $to }
       *[must] { $name } wybiera postać i odsyła ją { $to }
    }
}
effect-choose-look = { $who ->
    [actor] wybierasz { $among } i oglądasz losową z jego kart Lojalności
   *[other] { $name } wybiera { $among } i ogląda losową z jego kart Lojalności
}
effect-choose-give = { $who ->
    [actor] wybierasz { $among }, który zostaje { $title }
   *[other] { $name } wybiera { $among }, który zostaje { $title }
}
effect-choose-roll = { $who ->
    [actor] wybierasz { $among }; ten gracz rzuca kością: { $outcomes }
   *[other] { $name } wybiera { $among }; ten gracz rzuca kością: { $outcomes }
}
effect-choose-assign = { $who ->
    [actor] wybierasz { $among } i dajesz mu tę kartę
   *[other] { $name } wybiera { $among } i daje mu tę kartę
}
effect-choose-release = { $who ->
    [actor] wybierasz { $among } i przenosisz ją na dowolny obszar Galactici
   *[other] { $name } wybiera { $among } i przenosi ją na dowolny obszar Galactici
}
effect-choose = { $who ->
    [actor] wybierasz { $among }: { $then }
   *[other] { $name } wybiera { $among }: { $then }
}
effect-either = { $who ->
    [actor] wybierasz jedno: { $first } albo { $second }
   *[other] { $name } wybiera jedno: { $first } albo { $second }
}
effect-may = { $who ->
    [actor] jeśli chcesz: { $then }
   *[other] jeśli { $name } tego chce: { $then }
}

test-at-most = przy wyniku { $n } lub mniej
test-at-least = przy wyniku { $n } lub więcej
roll-outcome = { $test } { $then }
roll-otherwise = { $first }; w przeciwnym razie { $then }
effect-roll = { $who ->
    [actor] rzucasz kością: { $outcomes }
   *[other] { $name } rzuca kością: { $outcomes }
}
effect-risk-raptors = { $n ->
    [one] Admirał może zaryzykować 1 raptora i rzucić kością: { $outcomes }
    [few] Admirał może zaryzykować { $n } raptory i rzucić kością: { $outcomes }
   *[many] Admirał może zaryzykować { $n } raptorów i rzucić kością: { $outcomes }
}
effect-risk-vipers = { $n ->
    [one] Admirał może zaryzykować 1 vipera z Rezerwy i rzucić kością: { $outcomes }
    [few] Admirał może zaryzykować { $n } vipery z Rezerwy i rzucić kością: { $outcomes }
   *[many] Admirał może zaryzykować { $n } viperów z Rezerwy i rzucić kością: { $outcomes }
}

if-below-fuel = jeśli paliwo wynosi mniej niż { $n }, dodatkowo { $then }
if-below-food = jeśli żywność wynosi mniej niż { $n }, dodatkowo { $then }
if-below-morale = jeśli morale wynosi mniej niż { $n }, dodatkowo { $then }
if-below-population = jeśli populacja wynosi mniej niż { $n }, dodatkowo { $then }

effect-destroy-raptors = { $n ->
    [one] 1 raptor zostaje zniszczony
    [few] { $n } raptory zostają zniszczone
   *[many] { $n } raptorów zostaje zniszczonych
}
effect-restore-raptors = { $n ->
    [one] 1 zniszczony raptor wraca do Rezerwy
    [few] { $n } zniszczone raptory wracają do Rezerwy
   *[many] { $n } zniszczonych raptorów wraca do Rezerwy
}
effect-damage-vipers-reserves = { $n ->
    [one] 1 viper w Rezerwie zostaje uszkodzony
    [few] { $n } vipery w Rezerwie zostają uszkodzone
   *[many] { $n } viperów w Rezerwie zostaje uszkodzonych
}
effect-damage-vipers-space = { $n ->
    [one] 1 viper w przestrzeni, wybrany przez aktywnego gracza, zostaje uszkodzony
    [few] { $n } vipery w przestrzeni, wybrane przez aktywnego gracza, zostają uszkodzone
   *[many] { $n } viperów w przestrzeni, wybranych przez aktywnego gracza, zostaje uszkodzonych
}
refit-vipers = { $n ->
    [one] 1 uszkodzonego lub zniszczonego vipera
    [few] do { $n } uszkodzonych lub zniszczonych viperów
   *[many] do { $n } uszkodzonych lub zniszczonych viperów
}
refit-raptors = { $n ->
    [one] 1 zniszczonego raptora
    [few] do { $n } zniszczonych raptorów
   *[many] do { $n } zniszczonych raptorów
}
effect-refit = Admirał może przywrócić do Rezerwy { $vipers } i { $raptors }
effect-destroy-civilians = { $n ->
    [one] 1 wylosowany statek cywilny zostaje zniszczony
    [few] { $n } wylosowane statki cywilne zostają zniszczone
   *[many] { $n } wylosowanych statków cywilnych zostaje zniszczonych
}
effect-damage-galactica = { $n ->
    [one] Galactica zostaje raz uszkodzona
   *[many] Galactica zostaje uszkodzona { $n } razy
}
effect-lose-nuke = Admirał traci 1 żeton broni nuklearnej
effect-jump-forward = { $n ->
    [one] znacznik floty przesuwa się o 1 pole do przodu na torze Przygotowania do skoku
    [few] znacznik floty przesuwa się o { $n } pola do przodu na torze Przygotowania do skoku
   *[many] znacznik floty przesuwa się o { $n } pól do przodu na torze Przygotowania do skoku
}
effect-jump-back = { $n ->
    [one] znacznik floty cofa się o 1 pole na torze Przygotowania do skoku
    [few] znacznik floty cofa się o { $n } pola na torze Przygotowania do skoku
   *[many] znacznik floty cofa się o { $n } pól na torze Przygotowania do skoku
}
placed-in = { $ships } { $area }
effect-place = gracze umieszczają { $ships }
effect-board = { $n ->
    [one] 1 centurion pojawia się na początku toru Abordażu
    [few] { $n } centuriony pojawiają się na początku toru Abordażu
   *[many] { $n } centurionów pojawia się na początku toru Abordażu
}
effect-give = { $who ->
    [actor] zostajesz { $title }
   *[other] { $name } zostaje { $title }
}
effect-look = { $who ->
    [actor] oglądasz losową kartę Lojalności { $of }
   *[other] { $name } ogląda losową kartę Lojalności { $of }
}
effect-activate-placed-raiders = właśnie umieszczone raidery zostają aktywowane
effect-recall-vipers = wszystkie nieuszkodzone vipery wracają z przestrzeni do Rezerwy, a ich piloci na Pokład hangarowy
effect-brutal-force = niszczysz do 3 raiderów albo 1 ciężkiego raidera, albo 1 centuriona
effect-keep = ta karta zostaje w grze: { $rule }
effect-assign = wybrany gracz otrzymuje tę kartę
effect-as-if-failed = dzieje się to, co ta karta podaje dla porażki
effect-another-crisis = po aktywowaniu statków Cylonów gracze losują i rozpatrują jeszcze jedną kartę Kryzysu
effect-remove-this = ta karta zostaje usunięta z gry

# Co karty Kryzysów mówią poza efektami.
crisis-check = Test umiejętności
    .text = trudność { $difficulty } ({ $skills })
crisis-partial = { $at } lub więcej
crisis-check-or = { $name } wybiera: test umiejętności albo ostatni efekt zamiast niego
crisis-event = { $name } wybiera jedno z dwojga
crisis-either = Albo
crisis-or = Albo
attack-activate = Aktywacja
attack-place = Umieśćcie
attack-no-vipers = nie umieszcza się żadnych viperów
icon-activate = Aktywacja: { $ships }
icon-jump = Przygotowanie do skoku
distance = Dystans { $n }
