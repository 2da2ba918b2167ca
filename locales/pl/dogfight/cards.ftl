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
moment-reveal = Gdy odkrywane są plany, zanim wykona się jakąkolwiek kartę
moment-drift = Gdy ten statek zmienia kierunek
moment-fire-step = Gdy zaczyna się krok strzelania
moment-first-fire-step = Gdy zaczyna się pierwszy krok strzelania
moment-attacking = Gdy ten statek zadeklarował atak
moment-attacked = Gdy zadeklarowano atak na ten statek
moment-friend-attacked = Gdy zadeklarowano atak na sojusznika w odległości do 10 cm
moment-missed = Gdy atak tego statku chybił
moment-hit = Gdy atak tego statku trafił
moment-drawn = Gdy ten statek dobrał niebieski żeton
moment-field = Gdy ten statek dobiera żetony za pole asteroid
moment-jump = Gdy ten statek rzucił kośćmi za skok
moment-tailing = Gdy ten statek ma usiąść wrogowi na ogonie
moment-tailed = Gdy wróg chce usiąść temu statkowi na ogonie
moment-end = Gdy kończy się tura
moment-another-talent = Gdy w turze miałby zostać użyty drugi talent tego samego rodzaju

effect-attack-roll = rzut na atak dostaje { $by }
effect-roll-again = powtórz rzut; nowy wynik obowiązuje
effect-roll-jump-again = powtórz rzut na bok albo na odległość; nowy wynik obowiązuje
effect-wide-arc = pole ostrzału ma { $degrees }° dla jednego ataku, który dostaje { $by }
effect-higher-of-two = cel dobiera dwa żetony i zachowuje wyższy, z równych którykolwiek
effect-name-symbol = cel ma też uszkodzony silnik albo stery, według twojego wyboru
effect-acceleration = przyspieszenie w tej turze dostaje { $by }; nie, jeśli statek jest obrócony, i na próżno, jeśli ma dwa uszkodzenia silnika
effect-exchange-card = wymień zaplanowany manewr na inną kartę, która ma strzałkę tej samej prędkości i nie łamie zasad planowania; nie, jeśli statek stoi
effect-g-limit = limit G w tej turze dostaje { $by }
effect-ignore-difficult = trudny manewr z poprzedniej tury się nie liczy
effect-brake = energia kinetyczna może w tej turze spaść dowolnie; nie, jeśli statek jest obrócony, i na próżno, jeśli ma dwa uszkodzenia silnika
effect-rotate-with = obrót może towarzyszyć jednej karcie o G najwyżej { $g }, także nieprostej; nie, jeśli statek jest już obrócony
effect-choose-drift = wybierz, czy nie dryfuje, czy dryfuje o { $short } albo o { $long } cm, niezależnie od dawnej energii
effect-look-at = obejrzyj żetony wroga w odległości do { $centimetres } cm; następny atak tego statku na niego do końca następnej tury dostaje { $by }
effect-help-friend = atak sojusznika w odległości do { $centimetres } cm w tym kroku dostaje { $by }
effect-put-back = jeśli stał, cofał się albo leciał z małą prędkością bez dopalacza i nie atakował, odłóż jeden z jego żetonów bez symbolu, o wartości najwyżej { $most }
effect-cancel-own = jeśli ma energię od −1 do 1 i nie atakował, anuluj jedno uszkodzenie silnika albo sterów
effect-cancel-pilot = anuluj dobrany właśnie symbol pilota
effect-draw-again = odłóż go i dobierz ponownie; ten żeton już obowiązuje
effect-draw-more = { $count ->
    [one] pociągnij o jeden żeton więcej i o jeden więcej odrzuć
    [few] pociągnij o { $count } żetony więcej i o tyle więcej odrzuć
   *[other] pociągnij o { $count } żetonów więcej i o tyle więcej odrzuć
}
effect-tail-within = może to zrobić z odległości poniżej { $centimetres } cm
effect-tailed-only-on = kto w tej turze chce usiąść mu na ogonie, musi wyrzucić co najmniej { $roll }
effect-second-use = wolno go użyć, jeśli to inna karta
effect-no-talents = w tej turze bez talentów i bez siadania na ogonie
effect-must-attack-nearest = jeśli ma cel, musi w tym kroku atakować najbliższy, bez premii za celowanie
effect-must-attack = jeśli ma cel, musi atakować w tym kroku
effect-no-standing-still = w tej turze nie stoi i nie cofa się, chyba że bezwładność nie zostawia innego planu, i nie obraca tarczy
effect-no-hard-maneuvers = w tej turze bez trudnych kart i bez dopalacza, chyba że bezwładność nie zostawia innego planu
effect-only-straight = jeśli w poprzedniej turze dobrał żeton, w tej turze tylko karty na wprost, poza kartą zmiany kierunku
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
