# Karty z własnymi tekstami: umiejętności, lojalność, pozycje, trwałe zasady, cel.

skill-card = { $name } { $strength }
when-action = Akcja
when-before-roll = Przed rzutem kością
when-after-roll = Po rzucie kością
when-crisis-revealed = Po odkryciu karty Kryzysu
when-box-chosen = Po dokonaniu wyboru na karcie Kryzysu
when-check-begins = Na początku testu umiejętności
when-before-cards = Przed dołożeniem kart do testu umiejętności
when-before-reveal = Przed odkryciem kart testu umiejętności
when-check-counted = Po obliczeniu siły testu umiejętności
when-check-resolved = Po rozpatrzeniu testu umiejętności
when-vipers-placed = Po umieszczeniu viperów w przestrzeni
skill-card-consolidate-power = Umocnienie władzy
skill-card-investigative-committee = Komisja śledcza
    .text = Wszystkie jego karty, także z talii Przeznaczenia, zagrywa się odkryte.
skill-card-executive-order = Rozkaz wykonawczy
    .text = Wybierz innego gracza będącego człowiekiem; może on albo się przesunąć, a potem wykonać 1 akcję, albo bez ruchu wykonać 2 akcje. Tylko 1 na turę.
skill-card-declare-emergency = Stan wyjątkowy
    .text = Trudność jest o 2 niższa. Tylko 1 na test.
skill-card-launch-scout = Wysłanie zwiadowcy
skill-card-strategic-planning = Planowanie strategiczne
    .text = Wynik jest o 2 wyższy. Tylko 1 na rzut.
skill-card-evasive-maneuvers = Manewr unikowy
    .text = Jeśli był to atak na vipera, rzut zostaje powtórzony, z modyfikatorem −2, jeśli viper ma pilota.
skill-card-maximum-firepower = Pełna siła ognia
skill-card-repair = Naprawa
skill-card-scientific-research = Badania naukowe
    .text = Wszystkie karty Techniki liczą się w nim na plus.

loyalty-power = Należysz do drużyny Cylonów. Jako akcję możesz ujawnić tę kartę; jeśli nie jesteś w Areszcie, możesz wtedy użyć jej zdolności: { $power }.
loyalty-not-a-cylon = Nie jesteś Cylonem
    .text = Należysz do drużyny ludzi, o ile żadna z twoich kart Lojalności nie mówi inaczej.
loyalty-cylon-brig = Jesteś Cylonem: możesz odesłać postać do Aresztu
loyalty-cylon-sickbay = Jesteś Cylonem: możesz odesłać postać do Ambulatorium
loyalty-cylon-damage = Jesteś Cylonem: możesz uszkodzić Galacticę
loyalty-cylon-morale = Jesteś Cylonem: możesz obniżyć morale o 1
loyalty-sympathizer = Jesteś sympatykiem
    .text = Natychmiast ujawnij tę kartę. Jeśli którykolwiek zasób jest w czerwonej strefie, trafiasz do Aresztu i pozostajesz człowiekiem. W przeciwnym razie stajesz się graczem Cylonem, bez karty Superkryzysu i bez prawa do Floty Cylonów.

title-president = Prezydent
    .as = Prezydentem
    .text = Masz pieczę nad kartami Kworum. Jako akcję dobierz 1 kartę Kworum albo zagraj jedną.
title-admiral = Admirał
    .as = Admirałem
    .text = Gdy flota skacze, wybierasz punkt docelowy: losujesz 2 karty Punktów docelowych, wybierasz jedną, a drugą odkładasz na spód talii. Jako akcję możesz użyć 1 żetonu broni nuklearnej przeciw basestarowi: przy wyniku 1 lub 2 zostaje on dwukrotnie uszkodzony, przy 3 lub więcej zniszczony, a przy 7 lub więcej giną też 3 raidery na jego obszarze.

objective-kobol = Kobol
    .text = Przy dystansie 4 lub więcej następuje faza uśpionych agentów: każdy gracz otrzymuje jeszcze 1 kartę Lojalności. Przy dystansie 8 lub więcej ludzie wygrywają przy następnym skoku, jeśli nie skończył się żaden zasób.

# Trwałe zasady, jako zdania składowe.
rule-training-new-pilots = Szkolenie nowych pilotów
    .text = do skoku floty nieobsadzone vipery atakują z modyfikatorem −2
rule-massive-deployment = Zmasowane siły
    .text = do skoku floty basestar, który wysyła raidery lub ciężkie raidery, wysyła po 1 więcej
rule-communications-jamming = Zakłócenia łączności
    .text = do skoku floty nie można aktywować Łączności
rule-relentless-pursuit = Nieustępliwy pościg
    .text = zostaje odrzucona, gdy ginie statek cywilny lub basestar; jeśli wcześniej flota wykona skok, zostaje wtasowana z powrotem do talii Kryzysów
rule-detector-sabotage = Sabotaż wykrywacza
    .text = do końca gry nikt nie może oglądać kart Lojalności innych graczy
rule-colonial-one-bombed = Bomba na Colonial One
    .text = do końca gry nikt nie może przejść na Colonial One
rule-legendary-discovery = Legendarne odkrycie
    .text = leży obok karty celu i liczy się jako dystans 1
rule-accept-prophecy = Uznanie przepowiedni
    .text = gdy następnym razem gracz aktywuje Administrację albo wybierze Prezydenta w Kajucie Admirała, trudność jest o 2 wyższa; potem karta zostaje odrzucona

# Co daje karta Kworum graczowi, któremu ją przydzielono.
assigned-assign-arbitrator = gdy gracz aktywuje Kajutę Admirała, właściciel tej karty może ją odrzucić, aby obniżyć lub podnieść trudność o 3
assigned-assign-mission-specialist = przy następnym skoku floty właściciel tej karty zamiast Admirała losuje 3 karty Punktów docelowych i wybiera jedną; potem karta zostaje odrzucona
assigned-assign-vice-president = dopóki właściciel tej karty nie jest Prezydentem, w Administracji nie można wybrać nikogo innego

quorum-accept-prophecy = Uznanie przepowiedni
quorum-arrest-order = Nakaz aresztowania
quorum-assign-arbitrator = Powołanie arbitra
quorum-assign-mission-specialist = Powołanie specjalisty misji
quorum-assign-vice-president = Powołanie wiceprezydenta
quorum-authorization-of-brutal-force = Zgoda na użycie siły
quorum-encourage-mutiny = Podżeganie do buntu
quorum-food-rationing = Racjonowanie żywności
quorum-inspirational-speech = Porywająca przemowa
quorum-presidential-pardon = Prezydenckie ułaskawienie
quorum-release-cylon-mugshots = Ujawnienie zdjęć Cylonów

destination-asteroid-field = Pole asteroid
destination-barren-planet = Jałowa planeta
destination-cylon-ambush = Zasadzka Cylonów
destination-cylon-refinery = Rafineria Cylonów
destination-deep-space = Głęboki kosmos
destination-desolate-moon = Opustoszały księżyc
destination-icy-moon = Lodowy księżyc
destination-ragnar-anchorage = Stacja Ragnar
destination-remote-planet = Odległa planeta
destination-tylium-planet = Planeta bogata w tylium
