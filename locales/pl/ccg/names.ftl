# Nazwy rzeczy. Karty zachowują nazwy, które są na nich wydrukowane.

no-cards = nic
list-comma = { $a }, { $b }
list-and = { $a } i { $b }

resource-persuasion = perswazja
    .of = perswazji
resource-logistics = logistyka
    .of = logistyki
resource-security = bezpieczeństwo
    .of = bezpieczeństwa
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

# O jakie karty chodzi: rzeczownik, słowa wokół niego i to, co stoi przed wszystkim. Miejsce słowa mówi, gdzie stoi: do
# 4 przed rzeczownikiem, od 6 za nim. `$form` to rodzaj lub liczba mnoga (m, f, n, p) i przypadek (nom, acc, gen).

traits-joined = { $a } i { $b }

cards-none = { $other } { $what }
cards-a = { $other } { $what }
cards-target = { $word } { $other } { $what }
cards-that = { $word } { $what }
cards-plural = { $other } { $what }
cards-all = { $word } { $other } { $what }
cards-each = { $word } { $other } { $what }
cards-any-number = { $word } { $what }
word-none = { "" }
word-a = { "" }
word-target = { $form ->
    [f-acc] wybraną
    [f-gen] wybranej
    [m-nom] wybrany
    [m-acc] wybrany
    [m-gen] wybranego
    [n-nom] wybrane
    [n-acc] wybrane
    [n-gen] wybranego
    [p-nom] wybrane
    [p-acc] wybrane
    [p-gen] wybranych
   *[f-nom] wybrana
}
word-that = { $form ->
    [f-acc] tę
    [f-gen] tej
    [m-nom] ten
    [m-acc] ten
    [m-gen] tego
    [n-nom] te
    [n-acc] te
    [n-gen] tego
    [p-nom] te
    [p-acc] te
    [p-gen] tych
   *[f-nom] ta
}
word-plural = { "" }
word-all = { $form ->
    [p-gen] wszystkich
   *[p-nom] wszystkie
}
word-each = { $form ->
    [f-acc] każdą
    [f-gen] każdej
    [m-nom] każdy
    [m-acc] każdy
    [m-gen] każdego
    [n-nom] każde
    [n-acc] każde
    [n-gen] każdego
    [p-nom] każde
    [p-acc] każde
    [p-gen] każdych
   *[f-nom] każda
}
word-any-number = dowolną liczbę (X)
word-other = { $form ->
    [f-acc] inną
    [f-gen] innej
    [m-nom] inny
    [m-acc] inny
    [m-gen] innego
    [n-nom] inne
    [n-acc] inne
    [n-gen] innego
    [p-nom] inne
    [p-acc] inne
    [p-gen] innych
   *[f-nom] inna
}

noun-personnel = { $form ->
    [f-acc] załogę
    [f-gen] załogi
    [p-nom] załogi
    [p-acc] załogi
    [p-gen] załóg
   *[f-nom] załoga
}
    .gender = f
noun-ship = { $form ->
    [m-acc] statek
    [m-gen] statku
    [p-nom] statki
    [p-acc] statki
    [p-gen] statków
   *[m-nom] statek
}
    .gender = m
noun-unit = { $form ->
    [f-acc] jednostkę
    [f-gen] jednostki
    [p-nom] jednostki
    [p-acc] jednostki
    [p-gen] jednostek
   *[f-nom] jednostka
}
    .gender = f
noun-mission = { $form ->
    [f-acc] misję
    [f-gen] misji
    [p-nom] misje
    [p-acc] misje
    [p-gen] misji
   *[f-nom] misja
}
    .gender = f
noun-base = { $form ->
    [f-acc] bazę
    [f-gen] bazy
    [p-nom] bazy
    [p-acc] bazy
    [p-gen] baz
   *[f-nom] baza
}
    .gender = f
noun-asset = { $form ->
    [m-acc] zasób
    [m-gen] zasobu
    [p-nom] zasoby
    [p-acc] zasoby
    [p-gen] zasobów
   *[m-nom] zasób
}
    .gender = m
noun-stack = { $form ->
    [m-acc] stos zasobów
    [m-gen] stosu zasobów
    [p-nom] stosy zasobów
    [p-acc] stosy zasobów
    [p-gen] stosów zasobów
   *[m-nom] stos zasobów
}
    .gender = m
noun-supply = { $form ->
    [f-acc] kartę zaopatrzenia
    [f-gen] karty zaopatrzenia
    [p-nom] karty zaopatrzenia
    [p-acc] karty zaopatrzenia
    [p-gen] kart zaopatrzenia
   *[f-nom] karta zaopatrzenia
}
    .gender = f
noun-unit-or-mission = { $form ->
    [f-acc] jednostkę lub misję
    [f-gen] jednostki lub misji
    [p-nom] jednostki i misje
    [p-acc] jednostki i misje
    [p-gen] jednostek i misji
   *[f-nom] jednostka lub misja
}
    .gender = f
noun-card = { $form ->
    [f-acc] kartę
    [f-gen] karty
    [p-nom] karty
    [p-acc] karty
    [p-gen] kart
   *[f-nom] karta
}
    .gender = f

term-mine = { $form ->
    [f-acc] twoją
    [f-gen] twojej
    [m-nom] twój
    [m-acc] twój
    [m-gen] twojego
    [n-nom] twoje
    [n-acc] twoje
    [n-gen] twojego
    [p-nom] twoje
    [p-acc] twoje
    [p-gen] twoich
   *[f-nom] twoja
}
    .place = 3
term-own = { $form ->
    [f-acc] swoją
    [f-gen] swojej
    [m-nom] swój
    [m-acc] swój
    [m-gen] swojego
    [n-nom] swoje
    [n-acc] swoje
    [n-gen] swojego
    [p-nom] swoje
    [p-acc] swoje
    [p-gen] swoich
   *[f-nom] swoja
}
    .place = 3
term-theirs = przeciwnika
    .place = 6
term-alert = w gotowości
    .place = 9
term-reserve = w rezerwie
    .place = 9
term-exhausted = { $form ->
    [f-acc] zakrytą
    [f-gen] zakrytej
    [m-nom] zakryty
    [m-acc] zakryty
    [m-gen] zakrytego
    [n-nom] zakryte
    [n-acc] zakryte
    [n-gen] zakrytego
    [p-nom] zakryte
    [p-acc] zakryte
    [p-gen] zakrytych
   *[f-nom] zakryta
}
    .place = 4
term-face-up = { $form ->
    [f-acc] odkrytą
    [f-gen] odkrytej
    [m-nom] odkryty
    [m-acc] odkryty
    [m-gen] odkrytego
    [n-nom] odkryte
    [n-acc] odkryte
    [n-gen] odkrytego
    [p-nom] odkryte
    [p-acc] odkryte
    [p-gen] odkrytych
   *[f-nom] odkryta
}
    .place = 4
term-is = { $n ->
    [one] z cechą { $traits }
   *[other] z cechami { $traits }
}
    .place = 7
term-is-not = bez cechy { $trait }
    .place = 8
term-either = z cechą { $a } lub { $b }
    .place = 7
term-challenging = { $form ->
    [f-acc] rzucającą wyzwanie
    [f-gen] rzucającej wyzwanie
    [m-nom] rzucający wyzwanie
    [m-acc] rzucający wyzwanie
    [m-gen] rzucającego wyzwanie
    [n-nom] rzucające wyzwanie
    [n-acc] rzucające wyzwanie
    [n-gen] rzucającego wyzwanie
    [p-nom] rzucające wyzwanie
    [p-acc] rzucające wyzwanie
    [p-gen] rzucających wyzwanie
   *[f-nom] rzucająca wyzwanie
}
    .place = 9
term-challenging-you = { $form ->
    [f-acc] rzucającą ci wyzwanie
    [f-gen] rzucającej ci wyzwanie
    [m-nom] rzucający ci wyzwanie
    [m-acc] rzucający ci wyzwanie
    [m-gen] rzucającego ci wyzwanie
    [n-nom] rzucające ci wyzwanie
    [n-acc] rzucające ci wyzwanie
    [n-gen] rzucającego ci wyzwanie
    [p-nom] rzucające ci wyzwanie
    [p-acc] rzucające ci wyzwanie
    [p-gen] rzucających ci wyzwanie
   *[f-nom] rzucająca ci wyzwanie
}
    .place = 9
term-challenging-threat = { $form ->
    [f-acc] rzucającą wyzwanie zagrożeniu Cylonów
    [f-gen] rzucającej wyzwanie zagrożeniu Cylonów
    [m-nom] rzucający wyzwanie zagrożeniu Cylonów
    [m-acc] rzucający wyzwanie zagrożeniu Cylonów
    [m-gen] rzucającego wyzwanie zagrożeniu Cylonów
    [n-nom] rzucające wyzwanie zagrożeniu Cylonów
    [n-acc] rzucające wyzwanie zagrożeniu Cylonów
    [n-gen] rzucającego wyzwanie zagrożeniu Cylonów
    [p-nom] rzucające wyzwanie zagrożeniu Cylonów
    [p-acc] rzucające wyzwanie zagrożeniu Cylonów
    [p-gen] rzucających wyzwanie zagrożeniu Cylonów
   *[f-nom] rzucająca wyzwanie zagrożeniu Cylonów
}
    .place = 9
term-defending = { $form ->
    [f-acc] broniącą
    [f-gen] broniącej
    [m-nom] broniący
    [m-acc] broniący
    [m-gen] broniącego
    [n-nom] broniące
    [n-acc] broniące
    [n-gen] broniącego
    [p-nom] broniące
    [p-acc] broniące
    [p-gen] broniących
   *[f-nom] broniąca
}
    .place = 4
term-in-challenge = { $form ->
    [f-acc] biorącą udział w wyzwaniu
    [f-gen] biorącej udział w wyzwaniu
    [m-nom] biorący udział w wyzwaniu
    [m-acc] biorący udział w wyzwaniu
    [m-gen] biorącego udział w wyzwaniu
    [n-nom] biorące udział w wyzwaniu
    [n-acc] biorące udział w wyzwaniu
    [n-gen] biorącego udział w wyzwaniu
    [p-nom] biorące udział w wyzwaniu
    [p-acc] biorące udział w wyzwaniu
    [p-gen] biorących udział w wyzwaniu
   *[f-nom] biorąca udział w wyzwaniu
}
    .place = 9
term-singular = { $form ->
    [f-acc] unikatową
    [f-gen] unikatowej
    [m-nom] unikatowy
    [m-acc] unikatowy
    [m-gen] unikatowego
    [n-nom] unikatowe
    [n-acc] unikatowe
    [n-gen] unikatowego
    [p-nom] unikatowe
    [p-acc] unikatowe
    [p-gen] unikatowych
   *[f-nom] unikatowa
}
    .place = 4
term-power-at-most = o sile najwyżej { $n }
    .place = 10
term-power-of-target = o tej samej sile
    .place = 10
term-no-supply = bez kart zaopatrzenia
    .place = 10
term-with-supply = z kartami zaopatrzenia
    .place = 10
term-persistent = { $form ->
    [f-acc] trwałą
    [f-gen] trwałej
    [m-nom] trwały
    [m-acc] trwały
    [m-gen] trwałego
    [n-nom] trwałe
    [n-acc] trwałe
    [n-gen] trwałego
    [p-nom] trwałe
    [p-acc] trwałe
    [p-gen] trwałych
   *[f-nom] trwała
}
    .place = 4
term-unresolved = { $form ->
    [f-acc] nierozstrzygniętą
    [f-gen] nierozstrzygniętej
    [m-nom] nierozstrzygnięty
    [m-acc] nierozstrzygnięty
    [m-gen] nierozstrzygniętego
    [n-nom] nierozstrzygnięte
    [n-acc] nierozstrzygnięte
    [n-gen] nierozstrzygniętego
    [p-nom] nierozstrzygnięte
    [p-acc] nierozstrzygnięte
    [p-gen] nierozstrzygniętych
   *[f-nom] nierozstrzygnięta
}
    .place = 4
term-link = z Więzią
    .place = 10
term-titled = o tytule { $title }
    .place = 7
