# Pytania do graczy.

ask-choose-character = Wybierz swoją postać
ask-launch-area = Wybierz obszar przestrzeni dla vipera, którego pilotujesz
ask-draw-from = { $left ->
    [one] Wybierz talię, z której dobierzesz 1 kartę umiejętności
    [few] Wybierz talię dla następnej z { $left } kart umiejętności
   *[many] Wybierz talię dla następnej z { $left } kart umiejętności
}
ask-move = Wybierz, dokąd idziesz
ask-pay-for-move = Wybierz kartę, którą odrzucisz za przejście { $to }
ask-pay-for-location = Wybierz karty, które odrzucisz za użycie tego obszaru: { $location }
ask-action = Wybierz akcję
ask-executive-order = Otrzymujesz Rozkaz wykonawczy: wybierz, jak go użyjesz
ask-discard = { $count ->
    [one] Wybierz 1 kartę do odrzucenia
    [few] Wybierz { $count } karty do odrzucenia
   *[many] Wybierz { $count } kart do odrzucenia
}
ask-hand-limit = { $count ->
    [one] Masz za dużo kart: wybierz 1 do odrzucenia
    [few] Masz za dużo kart: wybierz { $count } do odrzucenia
   *[many] Masz za dużo kart: wybierz { $count } do odrzucenia
}
ask-discard-to-three = Ujawniasz się: odrzucaj, aż zostaną ci 3 karty
ask-add-to-check = Wybierz karty, które dołożysz do testu umiejętności
    .demand = Wybierz karty, które dołożysz do testu umiejętności (trudność { $difficulty }: { $skills })
ask-crisis-box = { $crisis }: wybierz, co się stanie
ask-either-effect = Wybierz jedno z dwojga
ask-may-effect = Możesz skorzystać z tego, na co pozwala karta
    .card = { $card }: { $text }
ask-recon = Możesz obejrzeć wierzchnią kartę Kryzysu

ask-choose-player-brig = Wybierz, kto trafi do Aresztu
ask-choose-player-sickbay = Wybierz, kto trafi do Ambulatorium
ask-choose-player-release = Wybierz, kto wyjdzie z Aresztu
ask-choose-player-look = Wybierz gracza, którego kartę Lojalności obejrzysz
ask-choose-player-look-at-all = Wybierz gracza, którego karty Lojalności obejrzysz
ask-choose-player-presidency = Wybierz, kto ma zostać Prezydentem
ask-choose-player-assign = Wybierz, kto otrzyma kartę Kworum
ask-choose-player-mutiny = Wybierz, kto spróbuje wszcząć bunt
ask-choose-player-executive-order = Wybierz, kto otrzyma Rozkaz wykonawczy
ask-choose-player-infiltrate = Wybierz gracza, którego karty obejrzysz i któremu zabierzesz jedną
ask-choose-player-give-loyalty = Wybierz, kto otrzyma twoje karty Lojalności
ask-choose-player-accuse = Wybierz, kogo oskarżasz
ask-choose-player-wound = Wybierz, kto odrzuci 5 kart i trafi do Ambulatorium

ask-leave-brig-to = Wybierz obszar poza Aresztem
ask-choose-crisis = Wybierz kartę Kryzysu do rozpatrzenia
ask-choose-quorum = Wybierz kartę Kworum do rozpatrzenia
ask-presidents-office = Wybierz, co jeszcze zrobisz w Gabinecie Prezydenta
ask-choose-destination = Wybierz punkt docelowy
ask-top-or-bottom-crisis = Wybierz, gdzie trafi karta Kryzysu
ask-top-or-bottom-destination = Wybierz, gdzie trafi karta Punktu docelowego
ask-scout-deck = Wybierz talię do zbadania
ask-next-area-raiders = Wybierz obszar przestrzeni, którego raidery działają jako następne
ask-next-area-heavy-raiders = Wybierz obszar przestrzeni, z którego ciężki raider dokona abordażu
ask-next-area-basestars = Wybierz obszar przestrzeni, którego basestar działa jako następny
ask-next-area-launch = Wybierz obszar przestrzeni, którego basestar wysyła raidery jako następny
ask-shortage-basestar = Brakuje basestarów: wybierz, gdzie pojawi się następny
ask-shortage-raider = Brakuje raiderów: wybierz, gdzie pojawi się następny
ask-shortage-heavy-raider = Brakuje ciężkich raiderów: wybierz, gdzie pojawi się następny
ask-shortage-viper = Brakuje viperów: wybierz, gdzie pojawi się następny
ask-shortage-civilian = Brakuje statków cywilnych: wybierz, gdzie pojawi się następny
ask-attacked-pilot = Wybierz pilota, którego atakuje raider
ask-destroy-civilian = Wybierz statek cywilny, który zostanie zniszczony
ask-damage-viper = Wybierz vipera, który zostanie uszkodzony
ask-look-at-civilians = Wybierz statki cywilne, które obejrzysz
ask-move-civilian = Możesz przesunąć { $ship }
ask-target = Wybierz cel
ask-direct-viper = { $left ->
    [one] Wydaj rozkaz nieobsadzonemu viperowi: została 1 aktywacja
    [few] Wydaj rozkazy nieobsadzonym viperom: zostały { $left } aktywacje
   *[many] Wydaj rozkazy nieobsadzonym viperom: zostało { $left } aktywacji
}
ask-fly-viper = Wybierz, co zrobi twój viper
ask-return-viper = Wybierz nieobsadzonego vipera, który wróci, żebyś mógł nim wystartować
ask-repair = Wybierz, co naprawisz
ask-which-craft = Wybierz rodzaj statku
ask-refit-vipers = Wybierz najwyżej trzy vipery, które wrócą do Rezerwy
ask-refit-raptor = Możesz przywrócić do Rezerwy zniszczonego raptora
ask-ignore-look = { $name } może obejrzeć jedną z twoich kart Lojalności; jako cylon możesz to zignorować
ask-brutal-force = Wybierz, co zniszczysz
ask-choose-damage = Wybierz żetony uszkodzeń, które zadziałają
ask-gain-resource = Wybierz zasób, który zyska flota
ask-caprica = Wybierz, co zrobisz na Caprice
ask-cylon-fleet = Wybierz rozkaz dla floty Cylonów
ask-take-card = Wybierz kartę, którą zabierzesz graczowi { $name }
ask-exchange-super-crisis = Możesz wymienić kartę Superkryzysu
ask-reveal-power = Możesz użyć zdolności swojej karty Lojalności
ask-pass-sympathizer = Jeśli masz kartę sympatyka, możesz ją przekazać graczowi będącemu człowiekiem
ask-blind-devotion = Wybierz rodzaj umiejętności, który traci siłę
ask-mysterious-intuition = Wybierz, jak skończy się test
ask-interrupt = { $moment }: możesz zareagować
    .rolled = Na kości wypadło { $shown }, wynik to { $result }: możesz zareagować
    .counted = Siła { $strength } wobec trudności { $difficulty }: możesz zareagować
ask-who-first = Kilku graczy reaguje: wybierz, kto będzie pierwszy
