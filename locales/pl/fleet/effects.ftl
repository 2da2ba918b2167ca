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
effect-release = { $who ->
    [actor] przechodzisz na dowolny obszar Galactici
   *[other] { $name } przechodzi na wybrany przez ciebie obszar Galactici
}

effect-choose-send = { $who ->
    [actor] { $mood ->
        [may] możesz wybrać { $among } i odesłać ją { $to }
       *[must] wybierasz { $among } i odsyłasz ją { $to }
    }
   *[other] { $mood ->
        [may] { $name } może wybrać { $among } i odesłać ją { $to }
       *[must] { $name } wybiera { $among } i odsyła ją { $to }
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
effect-choose-check = { $who ->
    [actor] wybierasz { $among } i przeprowadzasz test umiejętności o trudności { $difficulty } ({ $skills }): { $results }
   *[other] { $name } wybiera { $among } i przeprowadza test umiejętności o trudności { $difficulty } ({ $skills }): { $results }
}
effect-choose-take-card = { $who ->
    [actor] wybierasz { $among }, oglądasz karty umiejętności tego gracza i zabierasz 1 z nich
   *[other] { $name } wybiera { $among }, ogląda karty umiejętności tego gracza i zabiera 1 z nich
}
effect-choose-look-at-all = { $who ->
    [actor] wybierasz { $among } i oglądasz wszystkie karty Lojalności tego gracza
   *[other] { $name } wybiera { $among } i ogląda wszystkie karty Lojalności tego gracza
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

effect-check = przeprowadzasz test umiejętności o trudności { $difficulty } ({ $skills }): { $results }
check-passes = jeśli się powiedzie, { $then }
check-passes-partly = przy sile { $at } lub większej { $then }
check-fails = jeśli się nie powiedzie, { $then }

if-on-blue-space = jeśli znacznik floty stoi na niebieskim polu toru Przygotowania do skoku, { $then }
if-in-skill-set = jeśli w twoim zestawie umiejętności jest { $skill }, { $then }
if-holds = jeśli jesteś { $title }, { $then }
if-distance-at-most = jeśli flota przebyła dystans { $n } lub mniej, { $then }
if-there-raptors = { $n ->
    [one] jeśli w Rezerwie jest raptor, { $then }
    [few] jeśli w Rezerwie są { $n } raptory, { $then }
   *[many] jeśli w Rezerwie jest { $n } raptorów, { $then }
}
if-there-vipers = { $n ->
    [one] jeśli w Rezerwie jest viper, { $then }
    [few] jeśli w Rezerwie są { $n } vipery, { $then }
   *[many] jeśli w Rezerwie jest { $n } viperów, { $then }
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

effect-risky-jump = rzucasz kością: { $test } flota traci tyle populacji, ile wskazuje pole, na którym stoi jej znacznik; potem flota skacze
effect-attack-with-galactica = atakujesz Galacticą 1 statek Cylonów na dowolnym obszarze przestrzeni: raider zostaje zniszczony przy wyniku 3 lub więcej, ciężki raider przy 7 lub więcej, a basestar zostaje uszkodzony przy 5 lub więcej
effect-attack-centurion = atakujesz 1 centuriona na torze Abordażu: przy wyniku 7 lub więcej zostaje zniszczony
effect-look-at-civilians = { $n ->
    [one] oglądasz ukrytą stronę 1 statku cywilnego na planszy; potem możesz przesunąć go na sąsiedni obszar przestrzeni
    [few] oglądasz ukryte strony { $n } statków cywilnych na planszy; potem możesz przesunąć każdy z nich na sąsiedni obszar przestrzeni
   *[many] oglądasz ukryte strony { $n } statków cywilnych na planszy; potem możesz przesunąć każdy z nich na sąsiedni obszar przestrzeni
}
effect-direct-vipers = { $n ->
    [one] aktywujesz 1 nieobsadzonego vipera
    [few] aktywujesz nieobsadzone vipery, łącznie do { $n } razy
   *[many] aktywujesz nieobsadzone vipery, łącznie do { $n } razy
}
effect-launch-in-viper = startujesz viperem z Rezerwy jako jego pilot
effect-act-again = możesz wykonać jeszcze 1 akcję
effect-draw-or-play-quorum = możesz dobrać jeszcze jedną albo zagrać jedną z ręki
effect-take-card = oglądasz karty umiejętności { $of } i zabierasz 1 z nich
effect-exchange-super-crisis = możesz odrzucić swoją kartę Superkryzysu i wylosować nową
effect-give-away-loyalty = oddajesz wszystkie swoje zakryte karty Lojalności innemu graczowi
effect-direct-each-once = { $n ->
    [one] aktywujesz 1 nieobsadzonego vipera
    [few] aktywujesz do { $n } nieobsadzonych viperów, każdego raz
   *[many] aktywujesz do { $n } nieobsadzonych viperów, każdego raz
}
effect-look-at-all = oglądasz wszystkie karty Lojalności { $of }
effect-scout = oglądasz wierzchnią kartę talii Kryzysów albo Punktów docelowych i odkładasz ją na wierzch albo na spód
effect-attack-with-viper = { $n ->
    [one] jeśli pilotujesz vipera, atakujesz nim raz
    [few] jeśli pilotujesz vipera, atakujesz nim do { $n } razy
   *[many] jeśli pilotujesz vipera, atakujesz nim do { $n } razy
}
effect-repair = { $n ->
    [one] naprawiasz obszar, na którym jesteś; albo na Pokładzie hangarowym naprawiasz 1 uszkodzonego vipera
    [few] naprawiasz obszar, na którym jesteś; albo na Pokładzie hangarowym naprawiasz do { $n } uszkodzonych viperów
   *[many] naprawiasz obszar, na którym jesteś; albo na Pokładzie hangarowym naprawiasz do { $n } uszkodzonych viperów
}
effect-choose-damage = losujesz żetony uszkodzeń Galactici (razem { $drawn }), stosujesz wybrane z nich ({ $applied }), a resztę odkładasz

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
