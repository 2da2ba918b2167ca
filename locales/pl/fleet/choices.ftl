# Co gracze mogą wybrać. Przycisk mówi, co robi.

choice-pass = Nie reaguj
    .interrupt = Niczego nie zagrywaj
    .may = Zrezygnuj
    .recon = Nie oglądaj
    .risk = Niczego nie ryzykuj
    .presidents-office = Nie rób nic więcej
    .move-civilian = Zostaw na miejscu: { $ship }
    .direct-viper = Nie wydawaj więcej rozkazów
    .exchange-super-crisis = Niczego nie wymieniaj
    .reveal-power = Nie używaj zdolności
    .pass-sympathizer = Niczego nie przekazuj
    .target = Zakończ ataki
    .refit-raptor = Nie przywracaj raptora
    .ignore-look = Pokaż kartę
choice-do = Zrób to
    .recon = Obejrzyj wierzchnią kartę Kryzysu
    .pass-sympathizer = Przekaż kartę sympatyka, jeśli ją masz
    .refit-raptor = Przywróć do Rezerwy 1 raptora
    .ignore-look = Zignoruj: nikt nie zobaczy karty
choice-risk-raptors = { $n ->
    [one] Zaryzykuj 1 raptora
    [few] Zaryzykuj { $n } raptory
   *[many] Zaryzykuj { $n } raptorów
}
choice-risk-vipers = { $n ->
    [one] Zaryzykuj 1 vipera
    [few] Zaryzykuj { $n } vipery
   *[many] Zaryzykuj { $n } viperów
}

choice-character = { $name } ({ $calling })
choice-player = { $name }
choice-player-brig = Do Aresztu: { $name }
choice-player-sickbay = Do Ambulatorium: { $name }
choice-player-release = Zwolnij z Aresztu: { $name }
choice-player-look = Obejrzyj kartę Lojalności gracza { $name }
choice-player-look-at-all = Obejrzyj wszystkie karty Lojalności gracza { $name }
choice-player-presidency = Na Prezydenta: { $name }
choice-player-assign = Kartę otrzyma { $name }
choice-player-mutiny = Bunt podniesie { $name }
choice-player-executive-order = Rozkaz otrzyma { $name }
choice-player-infiltrate = Zabierz kartę graczowi { $name }
choice-player-give-loyalty = Karty Lojalności otrzyma { $name }
choice-player-accuse = Oskarż: { $name }
choice-player-wound = Zrań: { $name }
choice-player-attacked = Zaatakuj vipera, którego pilotuje { $name }
choice-player-damaged = Uszkodź vipera, którego pilotuje { $name }

choice-move-to = Przejście { $to }
choice-move-to-paid = Przejście { $to } (odrzuć 1 kartę)
choice-price = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
choice-stay = Zostań na miejscu
choice-fly = Leć { $to }
choice-launch = Wystartuj { $to }
choice-launch-unmanned = Start vipera { $to }
choice-fly-unmanned = Przelot vipera: { $from }, dalej { $to }
choice-attack = Zaatakuj { $target }
choice-target = Weź na cel { $target }
choice-next-area = Teraz { $area }
choice-place = Umieść { $area }
choice-damage-unmanned = Uszkodź nieobsadzonego vipera { $area }
choice-return-viper = Wycofaj nieobsadzonego vipera, który jest { $area }
choice-move-civilian = Przesuń { $ship } { $to }
choice-area = Wybierz { $area }

choice-draw = Dobierz { $cards }
choice-worthless = Pozbaw siły ten rodzaj: { $skill }
choice-skill = Wybierz: { $skill }
choice-discard = Odrzuć: { $card } ({ $skill })
choice-add = Dołóż: { $card } ({ $skill })
choice-take = Zabierz: { $card } ({ $skill })
choice-resolve = Rozpatrz: { $card }
choice-play = Zagraj: { $card }
choice-play-for = Zagraj kartę { $card }: { $does }
choice-use-for = { $name }: { $does }
choice-play-first = Najpierw { $name }: { $play }
choice-exchange = Wymień: { $card }
choice-jump = Skok: { $destination } (dystans { $distance })
choice-destroy-civilian = Zniszcz { $ship } { $area }
choice-look-at-civilian = Obejrzyj { $ship } { $area }
choice-civilian = Wybierz { $ship }

choice-use-location = Użyj obszaru: { $location }
choice-use-location-otherwise = Użyj obszaru w drugi sposób: { $location }
choice-use-ability = Użyj zdolności: { $ability }
choice-viper = Leć albo atakuj swoim viperem
choice-draw-quorum = Dobierz 1 kartę Kworum
choice-nuke = Użyj broni nuklearnej przeciw basestarowi
choice-reveal = Ujawnij się: { $card }
choice-nothing = Nie wykonuj akcji

choice-make-check = Przeprowadź test umiejętności (trudność { $difficulty }: { $skills })
choice-box-first = Wybierz pierwszą możliwość
choice-box-second = Wybierz drugą możliwość
choice-box-check = Przeprowadź test umiejętności
choice-box-instead = Wybierz drugi efekt

choice-order-move-and-act = Przesuń się, potem wykonaj 1 akcję
choice-order-act-twice = Wykonaj 2 akcje bez ruchu
choice-order-decline = Nie rób nic
choice-end-top = Odłóż na wierzch talii
choice-end-bottom = Odłóż na spód talii
choice-scout-crisis = Obejrzyj wierzchnią kartę Kryzysu
choice-scout-destination = Obejrzyj wierzchnią kartę Punktu docelowego
choice-draw-crises = Wylosuj 2 karty Kryzysów i rozpatrz jedną
choice-craft-viper = Zwykły viper
choice-refit-destroyed-viper = Zniszczony viper
choice-refit-damaged-viper = Uszkodzony viper
choice-damage-location = Uszkodź obszar: { $location }
choice-outcome-pass = Test kończy się sukcesem
choice-outcome-partial = Test kończy się częściowym sukcesem
choice-outcome-fail = Test kończy się porażką
choice-brutal-raiders = Zniszcz do 3 raiderów
choice-brutal-heavy-raider = Zniszcz 1 ciężkiego raidera
choice-brutal-centurion = Zniszcz 1 centuriona
choice-repair-location = Napraw obszar: { $location }
choice-repair-here = Napraw swój obszar
choice-repair-vipers = Napraw do 2 viperów
choice-fleet-launch = Każdy basestar wysyła 2 raidery i 1 ciężkiego raidera

# Czym można zareagować: nazwa i działanie.
play-strategic-planning = Planowanie strategiczne
    .does = dodaj 2 do rzutu
play-evasive-maneuvers = Manewr unikowy
    .does = powtórz rzut na atak
play-investigative-committee = Komisja śledcza
    .does = wszystkie karty testu zagrywa się odkryte
play-scientific-research = Badania naukowe
    .does = Technika liczy się na plus
play-declare-emergency = Stan wyjątkowy
    .does = trudność niższa o 2
play-eco-officer = Oficer ECO
    .does = powtórz rzut kością
play-secret-destiny = Tajemne przeznaczenie
    .does = wymień kartę Kryzysu
play-moral-compass = Kompas moralny
    .does = zmień wybór na drugą możliwość
play-mysterious-intuition = Tajemnicza intuicja
    .does = rozstrzygnij wynik testu
play-blind-devotion = Ślepe oddanie
    .does = pozbaw siły rodzaj umiejętności
play-command-authority = Autorytet dowódcy
    .does = weź na rękę karty testu
play-alert-viper-pilot = Czujny pilot
    .does = leć viperem, który właśnie się pojawił
play-cylon-hatred = Nienawiść do Cylonów
    .does = trudność niższa o 3
play-friends-in-low-places-easier = Szemrane znajomości
    .does = trudność niższa o 2
play-friends-in-low-places-harder = Szemrane znajomości
    .does = trudność wyższa o 2
play-arbitrator-easier = Arbiter
    .does = trudność niższa o 3
play-arbitrator-harder = Arbiter
    .does = trudność wyższa o 3

# Co znaczą wybory, obok swoich nazw.
detail-skill-set = dobiera co turę: { $skills }
detail-or = lub
detail-starts = początek: { $place }
detail-off-board = poza planszą
detail-counts-for = liczy się za testem: +{ $n }
detail-counts-against = liczy się przeciw testowi: −{ $n }
