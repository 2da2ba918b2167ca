# Nazwy rzeczy. Karty zachowują nazwy, które są na nich wydrukowane.

seat = Gracz { $n }
no-cards = nic
list-comma = { $a }, { $b }
list-and = { $a } i { $b }

resource-persuasion = perswazja
resource-logistics = logistyka
resource-security = bezpieczeństwo
cost-free = nic

kind-base = baza
kind-event = wydarzenie
kind-mission = misja
kind-personnel = załoga
kind-ship = statek

trait-capital-ship = Okręt liniowy
trait-civilian = Cywil
trait-crisis = Kryzys
trait-cylon = Cylon
trait-enlisted = Szeregowy
trait-fighter = Myśliwiec
trait-machine = Maszyna
trait-military = Wojsko
trait-officer = Oficer
trait-pilot = Pilot
trait-political = Polityka
trait-politician = Polityk
trait-scout = Zwiad
trait-transport = Transport

keyword-manipulate = Manipulacja
keyword-persistent = Trwałość
keyword-sniper = Snajper
keyword-scramble = Alarm
keyword-strafe = Ostrzał
keyword-vulnerable = Odsłonięcie
keyword-vision = Wizja
keyword-expedite = Przyspieszenie ({ $cost })
keyword-link = Więź ({ $what })

# O jakie karty chodzi. `$all` to wszystkie cechy po przecinku.
filter = { $has-any ->
    [yes] { $noun } ({ $all })
   *[no] { $noun }
}
noun-personnel = załoga
noun-ship = { $n ->
    [one] statek
   *[other] statki
}
noun-unit = { $n ->
    [one] jednostka
   *[other] jednostki
}
noun-mission = { $n ->
    [one] misja
   *[other] misje
}
noun-base = { $n ->
    [one] baza
   *[other] bazy
}
noun-asset = { $n ->
    [one] zasób
   *[other] zasoby
}
noun-stack = { $n ->
    [one] stos zasobów
   *[other] stosy zasobów
}
noun-supply = { $n ->
    [one] karta zaopatrzenia
   *[other] karty zaopatrzenia
}
noun-unit-or-mission = { $n ->
    [one] jednostka lub misja
   *[other] jednostki i misje
}
noun-card = { $n ->
    [one] karta
   *[other] karty
}

term-mine = pod twoją kontrolą
term-own = pod jego kontrolą
term-theirs = pod kontrolą przeciwnika
term-this = ta karta
term-other = inna karta niż ta
term-linked = związana z tą kartą
term-not-target = inna niż pierwszy cel
term-alert = w gotowości
term-reserve = w rezerwie
term-exhausted = zakryta
term-face-up = odkryta
term-is-not = nie { $trait }
term-either = { $a } lub { $b }
term-challenging = rzuca wyzwanie
term-challenging-you = rzuca wyzwanie tobie
term-challenging-threat = rzuca wyzwanie zagrożeniu
term-defending = broni
term-in-challenge = bierze udział w wyzwaniu
term-singular = z tytułem i podtytułem
term-power-at-most = siła najwyżej { $n }
term-power-of-target = o tej samej sile
term-no-supply = bez kart zaopatrzenia
term-with-supply = z kartami zaopatrzenia
term-persistent = rozstrzygnięta, z Trwałością
term-unresolved = nierozstrzygnięta
term-link = z Więzią
term-stacked = w stosie jednostek
