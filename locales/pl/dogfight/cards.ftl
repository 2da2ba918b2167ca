# Talenty i wady.
type-maneuvering = manewrowanie
type-firing = strzelanie
type-activity = działanie
type-other = inne
activation = działa od { $roll }
uses = { $uses ->
    [one] jedno użycie
    [few] { $uses } użycia
   *[other] { $uses } użyć
}
uses-unlimited = dowolna liczba użyć
when-and-what = { $when }: { $what }.

moment-plan = Gdy zaczyna się planowanie
moment-reveal = Gdy odkrywane są panele
moment-drift = Gdy ten statek dryfuje
moment-fire-step = Gdy zaczyna się krok strzelania
moment-first-fire-step = Gdy zaczyna się pierwszy krok strzelania
moment-attacking = Gdy ten statek zadeklarował atak
moment-attacked = Gdy zadeklarowano atak na ten statek
moment-friend-attacked = Gdy zadeklarowano atak na sojusznika w odległości do 10 cm
moment-missed = Gdy atak tego statku chybił
moment-hit = Gdy atak tego statku trafił
moment-drawn = Gdy ten statek dobrał żeton za trafienie
moment-field = Gdy ten statek ciągnie za pole asteroid
moment-jump = Gdy ten statek skacze
moment-tailing = Gdy sprawdza się siadanie na ogonie
moment-end = Gdy kończy się tura
moment-another-talent = Gdy używany jest inny talent

effect-attack-roll = rzut na atak dostaje { $by }
effect-roll-again = powtórz rzut; nowy wynik obowiązuje
effect-wide-arc = pole ostrzału ma { $degrees }° dla jednego ataku, który dostaje { $by }
effect-higher-of-two = cel ciągnie dwa żetony i zachowuje wyższy
effect-name-symbol = cel ma też uszkodzony silnik albo stery, według twojego wyboru
effect-acceleration = przyspieszenie w tej turze dostaje { $by }
effect-exchange-card = wymień zaplanowany manewr na inny ze strzałką tej samej prędkości
effect-g-limit = limit G w tej turze dostaje { $by }
effect-ignore-difficult = trudny manewr z poprzedniej tury się nie liczy
effect-brake = energia kinetyczna może w tej turze spaść dowolnie
effect-rotate-with = obrót może towarzyszyć jednej karcie o G najwyżej { $g }
effect-choose-drift = wybierz, czy nie dryfuje, czy dryfuje o krótki albo o długi bok
effect-look-at = zobacz żetony wroga w odległości do { $centimetres } cm; twój następny atak na niego do końca następnej tury dostaje { $by }
effect-help-friend = atak sojusznika w odległości do { $centimetres } cm w tym kroku dostaje { $by }
effect-put-back = jeśli leciał wolno i nie atakował, odłóż żeton najwyżej { $most } bez symbolu
effect-cancel-own = jeśli ma energię od −1 do 1 i nie atakował, anuluj uszkodzenie silnika albo sterów
effect-cancel-pilot = anuluj dobrany właśnie symbol pilota
effect-draw-again = odłóż go i pociągnij inny, który obowiązuje
effect-draw-more = { $count ->
    [one] pociągnij o jeden żeton więcej i o jeden więcej odrzuć
    [few] pociągnij o { $count } żetony więcej i o tyle więcej odrzuć
   *[other] pociągnij o { $count } żetonów więcej i o tyle więcej odrzuć
}
effect-tail-within = siada na ogonie z odległości poniżej { $centimetres } cm
effect-tailed-only-on = kto chce usiąść na ogonie tego statku, musi wyrzucić co najmniej { $roll }
effect-second-use = jeszcze jeden talent rodzaju użytego w tej turze, z innej karty
effect-no-talents = w tej turze bez talentów i bez siadania na ogonie
effect-must-attack-nearest = musi atakować najbliższy cel, bez premii za celowanie
effect-must-attack = musi atakować w tym kroku
effect-no-standing-still = w tej turze nie stoi, nie cofa się i nie obraca tarczy
effect-no-hard-maneuvers = w tej turze bez trudnych kart i bez dopalacza
effect-only-straight = w tej turze tylko karty na wprost, poza zmianą kierunku; tylko jeśli w poprzedniej turze dobrał żeton
effect-lose-fuel = traci paliwo: { $points }
effect-discard-fewer = { $count ->
    [one] odrzuca się o jeden żeton mniej
    [few] odrzuca się o { $count } żetony mniej
   *[other] odrzuca się o { $count } żetonów mniej
}

talent-marksman = Strzelec wyborowy
talent-steady-aim = Pewna ręka
talent-snap-shot = Szybki strzał
talent-ace-gunner = As celności
talent-called-shot = Mierzony strzał
talent-power-pilot = Pilot mocy
talent-quick-reflexes = Szybki refleks
talent-high-g = Odporność na G
talent-cool-head = Zimna krew
talent-hard-brake = Ostre hamowanie
talent-tight-roll = Ciasna beczka
talent-drift-master = Mistrz dryfu
talent-technical-eye = Oko technika
talent-leader = Dowódca
talent-patch-job = Łatanie
talent-bypass = Obejście
talent-bloodhound = Ogar
talent-sturdy-pilot = Twardziel
talent-evasive = Uniki
talent-lucky = Szczęściarz
talent-asteroid-dancer = Tancerz asteroid
talent-wingman = Skrzydłowy
talent-jump-sense = Wyczucie skoku
talent-tail-watcher = Oczy z tyłu głowy
talent-second-wind = Drugi oddech

flaw-tormented-soul = Udręczona dusza
flaw-concentration-loss = Utrata skupienia
flaw-overconfident = Zbytnia pewność siebie
flaw-trigger-happy = Lekki spust
flaw-hothead = Gorąca głowa
flaw-slow-reactions = Wolne reakcje
flaw-heavy-hand = Ciężka ręka
flaw-shaken = Wstrząśnięty
flaw-poor-spacing = Zły szyk
flaw-rock-shy = Lęk przed skałami
