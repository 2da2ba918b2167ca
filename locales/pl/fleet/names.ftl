# Nazwy rzeczy na stole, w formach potrzebnych w zdaniach.

resource-fuel = Paliwo
resource-food = Żywność
resource-morale = Morale
resource-population = Populacja

amount-fuel = { $n ->
    [one] 1 jednostkę paliwa
    [few] { $n } jednostki paliwa
   *[many] { $n } jednostek paliwa
}
amount-food = { $n ->
    [one] 1 jednostkę żywności
    [few] { $n } jednostki żywności
   *[many] { $n } jednostek żywności
}
amount-morale = { $n ->
    [one] 1 punkt morale
    [few] { $n } punkty morale
   *[many] { $n } punktów morale
}
amount-population = { $n ->
    [one] 1 jednostkę populacji
    [few] { $n } jednostki populacji
   *[many] { $n } jednostek populacji
}

skill-politics = Polityka
skill-leadership = Zdolności przywódcze
skill-tactics = Taktyka
skill-piloting = Pilotaż
skill-engineering = Technika

# Liczba kart w bierniku.
cards-politics = { $n ->
    [one] 1 kartę Polityki
    [few] { $n } karty Polityki
   *[many] { $n } kart Polityki
}
cards-leadership = { $n ->
    [one] 1 kartę Zdolności przywódczych
    [few] { $n } karty Zdolności przywódczych
   *[many] { $n } kart Zdolności przywódczych
}
cards-tactics = { $n ->
    [one] 1 kartę Taktyki
    [few] { $n } karty Taktyki
   *[many] { $n } kart Taktyki
}
cards-piloting = { $n ->
    [one] 1 kartę Pilotażu
    [few] { $n } karty Pilotażu
   *[many] { $n } kart Pilotażu
}
cards-engineering = { $n ->
    [one] 1 kartę Techniki
    [few] { $n } karty Techniki
   *[many] { $n } kart Techniki
}
cards-skill = { $n ->
    [one] 1 kartę umiejętności
    [few] { $n } karty umiejętności
   *[many] { $n } kart umiejętności
}
cards-any = { $n ->
    [one] 1 kartę umiejętności dowolnego rodzaju
    [few] { $n } karty umiejętności dowolnych rodzajów
   *[many] { $n } kart umiejętności dowolnych rodzajów
}
cards-quorum = { $n ->
    [one] 1 kartę Kworum
    [few] { $n } karty Kworum
   *[many] { $n } kart Kworum
}
cards-loyalty = { $n ->
    [one] 1 kartę Lojalności
    [few] { $n } karty Lojalności
   *[many] { $n } kart Lojalności
}

who-current = aktywny gracz
    .of = aktywnego gracza
who-president = Prezydent
    .of = Prezydenta
who-admiral = Admirał
    .of = Admirała
who-chosen = wybrany gracz
    .of = wybranego gracza
who-actor = ty
    .of = swoją
who-each = każdy gracz
    .of = każdego gracza

# Kogo można wybrać, w bierniku.
among-other-players = innego gracza
among-other-humans = innego gracza będącego człowiekiem
among-other-humans-not-admiral = innego gracza będącego człowiekiem, ale nie Admirała
among-president-and-admiral = Prezydenta albo Admirała
among-sendable = postać
among-others-in-brig = inną postać w Areszcie
among-others = innego gracza
among-nominees = gracza będącego człowiekiem
among-others-aboard = inną postać na Galactice

ship-galactica = Galactica
    .at = na Galactice
ship-colonial-one = Colonial One
    .at = na Colonial One
ship-cylon = Obszary Cylonów
    .at = na obszarach Cylonów

area = { $n ->
    [1] obszar 1 (przed dziobem)
    [4] obszar 4 (za rufą)
   *[other] obszar { $n }
}
    .in = { $n ->
        [1] na obszarze 1 (przed dziobem)
        [4] na obszarze 4 (za rufą)
       *[other] na obszarze { $n }
    }
    .to = { $n ->
        [1] na obszar 1 (przed dziobem)
        [4] na obszar 4 (za rufą)
       *[other] na obszar { $n }
    }

# Statki: nazwa i liczba w bierniku.
piece-basestar = basestar
    .count = { $n ->
        [one] 1 basestara
        [few] { $n } basestary
       *[many] { $n } basestarów
    }
piece-raider = raider
    .count = { $n ->
        [one] 1 raidera
        [few] { $n } raidery
       *[many] { $n } raiderów
    }
piece-heavy-raider = ciężki raider
    .count = { $n ->
        [one] 1 ciężkiego raidera
        [few] { $n } ciężkie raidery
       *[many] { $n } ciężkich raiderów
    }
piece-viper = viper
    .count = { $n ->
        [one] 1 vipera
        [few] { $n } vipery
       *[many] { $n } viperów
    }
piece-civilian = statek cywilny
    .count = { $n ->
        [one] 1 statek cywilny
        [few] { $n } statki cywilne
       *[many] { $n } statków cywilnych
    }

civilian = statek cywilny { $n }
cargo-empty = nic

# Cele ataków w bierniku.
target-raider = raidera { $area }
target-heavy-raider = ciężkiego raidera { $area }
target-basestar = basestara { $area }
target-second-basestar = drugiego basestara { $area }
target-centurion = centuriona na { $n }. polu toru Abordażu

# Statki Cylonów, które działają: symbol, słowa na karcie i w dzienniku.
activation-raiders = Raidery
    .clause = wszystkie raidery zostają aktywowane
    .event = Raidery zostają aktywowane.
activation-heavy-raiders = Ciężkie raidery
    .clause = wszystkie ciężkie raidery i centuriony zostają aktywowane
    .event = Ciężkie raidery i centuriony zostają aktywowane.
activation-basestars = Basestary
    .clause = wszystkie basestary zostają aktywowane
    .event = Basestary zostają aktywowane.
activation-launch = Wysłanie raiderów
    .clause = każdy basestar wysyła 3 raidery
    .event = Basestary wysyłają raidery.

basestar-critical-hit = Trafienie krytyczne
    .text = liczy się jako 2 uszkodzenia
basestar-disabled-hangar = Uszkodzony hangar
    .text = ten basestar nie wysyła raiderów ani ciężkich raiderów
basestar-disabled-weapons = Uszkodzone uzbrojenie
    .text = ten basestar nie atakuje Galactici
basestar-structural-damage = Uszkodzenie strukturalne
    .text = ataki na tego basestara mają +2 do rzutu

deck-crisis = talia Kryzysów
deck-destination = talia Punktów docelowych

calling-political = przywódca polityczny
calling-military = przywódca wojskowy
calling-pilot = pilot
calling-support = postać wspierająca

check-pass = Sukces
check-partial = Częściowy sukces
check-fail = Porażka

outcome-humans-win = Flota dotarła na Kobol: wygrywają ludzie
outcome-no-fuel = Skończyło się paliwo: wygrywają Cyloni
outcome-no-food = Skończyła się żywność: wygrywają Cyloni
outcome-no-morale = Morale upadło: wygrywają Cyloni
outcome-no-population = Nie ma już kogo ratować: wygrywają Cyloni
outcome-centurion-invasion = Centuriony opanowały Galacticę: wygrywają Cyloni
outcome-galactica-destroyed = Galactica została zniszczona: wygrywają Cyloni

step-choose-characters = Wybór postaci
step-lay-out = Przygotowanie stołu
step-first-hands = Pierwsze karty na rękę
step-receive-skills = Faza otrzymywania umiejętności
step-movement = Faza ruchu
step-action = Faza akcji
step-crisis = Faza kryzysów
step-resolve-crisis = Rozpatrywanie kryzysu
step-activate-cylon-ships = Faza aktywowania statków Cylonów
step-prepare-for-jump = Faza przygotowania do skoku
step-end-of-turn = Koniec tury

played-as-action = Jako akcja
moment-before-roll = Przed rzutem kością
    .when = Przed rzutem
moment-after-roll = Po rzucie kością
    .when = Po rzucie
moment-crisis-revealed = Odkryto kartę Kryzysu
    .when = Przy nowym kryzysie
moment-box-chosen = Dokonano wyboru na karcie Kryzysu
    .when = Po wyborze
moment-check-begins = Zaczyna się test umiejętności
    .when = Na początku testu
moment-before-cards = Przed dołożeniem kart do testu
    .when = Przed kartami testu
moment-before-reveal = Przed odkryciem kart testu
    .when = Przed odkryciem
moment-check-counted = Obliczono siłę testu
    .when = Po obliczeniu testu
moment-check-resolved = Test został rozpatrzony
    .when = Po teście
moment-vipers-placed = Vipery pojawiły się w przestrzeni
    .when = Gdy pojawią się vipery

# Łączenie słów i zdań.
list-comma = { $a }, { $b }
list-and = { $a } i { $b }
list-or = { $a } lub { $b }
join-comma = { $a }, { $b }
join-then = { $a }, po czym { $b }
join-while = { $a }, a { $b }
