# Co robią karty. Zdania składowe bez wielkiej litery i kropki; program łączy je w zdania. Opisy kart stoją po
# dwukropku w mianowniku, żeby nie trzeba było ich odmieniać.

join-then = { $a }, następnie { $b }
join-or = { $a }; albo { $b }

mission-requires = do rozstrzygnięcia: { $needs }
base-start = początkowe wpływy { $influence }, wielkość ręki { $hand }
comes-to-defend = gdy wyzwanie rzuca ci { $what }, możesz zagrać tę kartę z ręki i bronić nią z rezerwy
passive-while = dopóki { $when }: { $what }
ability-when = tylko dopóki { $when }:
ability-may = możesz zrobić tak: { $effect }
ability-may-pay = możesz ponieść koszt ({ $cost }), aby zrobić tak: { $effect }
ability-cost = koszt: { $cost }; potem { $effect }
ability-if-paid = możesz ponieść koszt ({ $cost }); jeśli to zrobisz, { $effect }
ability-once = Raz na turę.

target = cel: { $what }
target-in-discard = cel w twoim stosie kart odrzuconych: { $what }
target-in-hand = cel na twojej ręce: { $what }
target-or-threat = cel: { $what } lub zagrożenie Cylonów
target-threat = wybrane zagrożenie Cylonów
that-target = ten cel
first-target = pierwszy cel
second-target = drugi cel
one-of-yours = jedna twoja karta: { $what }
any-of-yours = dowolna liczba (X) twoich kart: { $what }
own-cards = { $n } własna karta: { $what }
all-threats = wszystkie zagrożenia Cylonów
any-unit = dowolna jednostka
a-card = { $what }

what-this = ta karta
what-linked = związana jednostka
what-challenger = rzucający wyzwanie
what-defender = obrońca
what-that = ta jednostka
what-every = wszystkie karty: { $what }

who-player = wybrany gracz
who-opponent = wybrany przeciwnik
who-each = każdy gracz
who-owner = właściciel
who-controller = kontrolujący gracz
who-named = ten gracz

verb-ready = gotowość: { $what }
    .third = { $name } wprowadza w gotowość: { $what }
verb-commit = do rezerwy: { $what }
    .third = { $name } odsyła do rezerwy: { $what }
verb-exhaust = zakrycie: { $what }
    .third = { $name } zakrywa: { $what }
verb-restore = odkrycie: { $what }
    .third = { $name } odkrywa: { $what }
verb-commit-and-exhaust = do rezerwy i zakrycie: { $what }
    .third = { $name } odsyła do rezerwy i zakrywa: { $what }
verb-defeat = pokonanie: { $what }
    .third = { $name } pokonuje: { $what }
verb-sacrifice = poświęcenie: { $what }
    .third = { $name } poświęca: { $what }
verb-to-hand = powrót na rękę właściciela: { $what }
    .third = { $name } zwraca na rękę właściciela: { $what }
verb-on-top-of-deck = na wierzch talii właściciela: { $what }
    .third = { $name } kładzie na wierzchu talii właściciela: { $what }
verb-into-deck = wtasowanie do talii właściciela: { $what }
    .third = { $name } wtasowuje do talii właściciela: { $what }
verb-to-reserve = do rezerwy właściciela: { $what }
    .third = { $name } odkłada do rezerwy właściciela: { $what }

done-ready = { $card } wchodzi w gotowość
done-commit = { $card } przechodzi do rezerwy
done-exhaust = { $card } zostaje zakryta
done-restore = { $card } zostaje odkryta
done-commit-and-exhaust = { $card } przechodzi do rezerwy i zostaje zakryta
done-defeat = { $card } zostaje pokonana
done-sacrifice = { $card } zostaje poświęcona
done-to-hand = { $card } wraca na rękę właściciela
done-on-top-of-deck = { $card } trafia na wierzch talii właściciela
done-into-deck = { $card } zostaje wtasowana do talii właściciela
done-to-reserve = { $card } trafia do rezerwy właściciela

per-card = za każdą kartę: { $what }
per-card-of-controller = za każdą kartę kontrolującego gracza: { $what }
per-mystic = za każdy punkt wartości mistycznej ({ $what })
per-supply = za każdą kartę zaopatrzenia ({ $what })
per-hand-size = za każdy punkt wielkości ręki na bazie
per-margin = za każdy punkt przewagi w wyzwaniu
cards-plain = { $n } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
cards = { $n } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}

change-power = { $what }: { $by } do siły
change-power-against-threats = { $what }: { $by } do siły w wyzwaniach przeciw zagrożeniom Cylonów
change-threat-number = { $what }: { $by } do zagrożenia Cylonów
change-gain = { $what }: dodatkowo { $trait }
change-lose = { $what }: już nie { $trait }
change-grant = { $what }: { $keyword }
change-cannot-challenge = { $what }: bez prawa do rzucania wyzwań
change-cannot-defend = { $what }: bez prawa do obrony
change-cannot-be-target = { $what }: nie może być celem
change-cannot-be-power-target = { $what }: nie może być celem efektów zmieniających siłę

constant-power-per = ta karta: +1 do siły za każdą kartę: { $what }
constant-threat-power = wszystkie zagrożenia Cylonów: { $by } do siły
constant-fleet-defense = poziom obrony floty: { $by }
constant-mystic = odkrywane przez ciebie { $what }: { $by } do wartości mistycznej
constant-tax = kto rzuca ci wyzwanie, musi najpierw zapłacić 1 zasób dowolnego rodzaju
constant-not-singular = twoje karty nie są jedyne w swoim rodzaju: { $what }
constant-fills-both = dla misji ta karta liczy się naraz jako { $a } i { $b }
constant-cannot-face = nie mogą bronić przeciw związanej jednostce: { $what }

until-challenge = { $what } (do końca wyzwania)
until-phase = { $what } (do końca fazy)
until-turn = { $what } (do końca tury)
next-challenge = w tym wyzwaniu { $what }
next-phase = w najbliższym wyzwaniu tej fazy { $what }
next-turn = w najbliższym wyzwaniu tej tury { $what }

if-cylon-phase = trwa faza Cylonów
if-execution-phase = trwa faza działań
if-as-action = używasz tego jako akcji
if-challenge = trwa wyzwanie
if-threat-challenge = trwa wyzwanie przeciw zagrożeniu Cylonów
if-both-ships = wyzwanie rzuca statek i broni statek
if-you-are-undefended = rzucono ci wyzwanie i nie masz obrońcy
if-you-control = kontrolujesz: { $what }
if-you-control-linked = kontrolujesz związaną jednostkę
if-this-is = ta karta to { $what }
if-target-is = cel to { $what }
if-this-challenges = ta karta rzuca wyzwanie, a obrońcą jest { $what }
if-opponent-lacks = ta karta rzuca wyzwanie graczowi, który nie kontroluje żadnej karty: { $what }

trigger-you-are-challenged = gdy rzucono ci wyzwanie,
trigger-you-lose-influence = gdy masz stracić wpływy,
trigger-you-play-event = gdy zagrywasz wydarzenie,
trigger-threats-revealed = gdy odkryto zagrożenia Cylonów,
trigger-ready-phase-begins = gdy zaczyna się faza gotowości,
trigger-enters-play = gdy do gry wchodzi { $what },
trigger-challenges = gdy wyzwanie rzuca { $what },
trigger-would-be-defeated = gdy ma zostać pokonana { $what },
trigger-defeated = gdy zostaje pokonana { $what },
trigger-defeated-by-threat = gdy zagrożenie Cylonów pokonuje: { $what },
trigger-leaves-play = gdy grę opuszcza { $what },
trigger-wins = gdy bronione wyzwanie wygrywa { $what },
trigger-beats-threat = gdy zagrożenie Cylonów pokonuje { $what },
trigger-beats-challenger = gdy rzucającego wyzwanie pokonuje { $what },
trigger-undefended = gdy nikt nie broni przed wyzwaniem, które rzuca { $what },
trigger-you-reveal-mystic = gdy odkryto twoją wartość mistyczną,
trigger-player-draws = ilekroć gracz dobiera kartę w fazie działań,
trigger-you-spend = gdy wydajesz stos zasobów,
trigger-you-resolve = gdy rozstrzygasz: { $what },

effect-nothing = bez efektu
effect-power = { $what }: { $by } do siły{ $per }
effect-gain-influence = { $who ->
    [you] zyskujesz { $n } pkt. wpływów
   *[other] { $name } zyskuje { $n } pkt. wpływów
}
effect-lose-influence = { $who ->
    [you] tracisz { $n } pkt. wpływów
   *[other] { $name } traci { $n } pkt. wpływów
}
effect-draw = { $who ->
    [you] dobierasz { $cards }
   *[other] { $name } dobiera { $cards }
}
effect-discard = { $who ->
    [you] odrzucasz { $cards }
   *[other] { $name } odrzuca { $cards }
}
effect-mill = { $who ->
    [you] odrzucasz { $cards } z wierzchu swojej talii
   *[other] { $name } odrzuca { $cards } z wierzchu swojej talii
}
effect-discard-hand = { $who ->
    [you] odrzucasz całą rękę
   *[other] { $name } odrzuca całą rękę
}
effect-exchange = odrzucasz dowolną liczbę kart z ręki i dobierasz tyle samo
effect-show-hand = { $who ->
    [you] pokazujesz rękę
   *[other] { $name } pokazuje rękę
}
effect-take-shown-discard = { $who ->
    [you] odrzucasz ze swojej ręki: { $what }
   *[other] wybierasz z tej ręki ({ $what }), a { $name } odrzuca tę kartę
}
effect-take-shown-top-of-deck = { $who ->
    [you] kładziesz z ręki na wierzch swojej talii: { $what }
   *[other] wybierasz z tej ręki ({ $what }), a { $name } kładzie tę kartę na wierzch swojej talii
}
effect-hand-to-deck = { $who ->
    [you] kładziesz kartę z ręki na wierzch swojej talii
   *[other] { $name } kładzie kartę z ręki na wierzch swojej talii
}
effect-look-stay = { $who ->
    [you] oglądasz wierzch swojej talii (kart: { $n })
   *[other] oglądasz wierzch talii, którą ma { $name } (kart: { $n })
}
effect-look-one-on-top = { $who ->
    [you] oglądasz { $n } karty z wierzchu swojej talii; 1 zostaje na wierzchu, reszta trafia na spód w dowolnej kolejności
   *[other] oglądasz { $n } karty z wierzchu talii, którą ma { $name }; 1 zostaje na wierzchu, reszta trafia na spód w dowolnej kolejności
}
effect-look-may-go-below = { $who ->
    [you] oglądasz wierzch swojej talii (kart: { $n }); możesz odłożyć kartę na spód
   *[other] oglądasz wierzch talii, którą ma { $name } (kart: { $n }); możesz odłożyć kartę na spód
}
effect-salvage = { $who ->
    [you] pokazujesz { $n } karty z wierzchu swojej talii; 1 odkładasz na spód, resztę bierzesz na rękę
   *[other] pokazujesz { $n } karty z wierzchu swojej talii; { $name } odkłada 1 na spód, resztę bierzesz na rękę
}
effect-show-top = pokazujesz wierzchnią kartę swojej talii; X to jej wartość mistyczna
effect-reveal-mystic = odkrywasz wartość mistyczną (X)
effect-mystic-sum-of-two = { $who ->
    [you] odkrywasz 2 wartości mistyczne i sumujesz je
   *[other] { $name } odkrywa 2 wartości mistyczne i sumuje je
}
effect-mystic-one-of-two = { $who ->
    [you] odkrywasz 2 wartości mistyczne i wybierasz, która się liczy
   *[other] { $name } odkrywa 2 wartości mistyczne, a ty wybierasz, która się liczy
}
effect-mystic-none = { $who ->
    [you] nie odkrywasz wartości mistycznej
   *[other] { $name } nie odkrywa wartości mistycznej
}
effect-power-instead = gdy w tej turze następnym razem masz odkryć wartość mistyczną w wyzwaniu, nie robisz tego; zamiast tego { $what } zyskuje do końca fazy siłę równą wartości mistycznej ({ $of })
effect-search-shown = szukasz w swojej talii ({ $what }), pokazujesz kartę i bierzesz ją na rękę; tasujesz talię
effect-search-hidden = szukasz w swojej talii ({ $what }) i bierzesz kartę na rękę bez pokazywania; tasujesz talię
effect-recover = bierzesz na rękę { $what }
effect-recover-one = { $who ->
    [you] bierzesz ze swojego stosu kart odrzuconych na rękę: { $what }
   *[other] { $name } bierze ze swojego stosu kart odrzuconych na rękę: { $what }
}
effect-reshuffle = wtasowujesz stos kart odrzuconych do swojej talii
rule-no-influence-loss = nikt nie traci wpływów
rule-no-influence-gain = nikt nie zyskuje wpływów
rule-no-challenges = nikt nie może rzucać wyzwań
effect-choose = { $who ->
    [you] wybierasz jedno:
   *[other] { $name } wybiera jedno:
}
effect-name-opponent = każdy gracz wskazuje przeciwnika: { $then }
effect-if = { $then }, ale tylko jeśli { $when }
effect-at-challenge-end = na koniec wyzwania { $then }
twist-loser-exhausted = przegrany tego wyzwania zostaje zakryty, a nie pokonany
twist-challenger-pursues = jeśli rzucający wyzwanie wygra, zostaje pokonany, a obrońca nie
effect-end-challenge = wyzwanie kończy się bez wyniku
effect-choose-defender = jeśli ktoś broni, wybierasz obrońcę
effect-extra-actions = { $n ->
    [one] od razu wykonujesz jeszcze jedną akcję
   *[other] od razu wykonujesz jeszcze akcje: { $n }
}
favour-discount = karta zagrana tą akcją kosztuje o { $n } mniej w jednym rodzaju
favour-exchange = w tej akcji stosy dające razem co najmniej 2 logistyki mogą dać zamiast tego 3 zasoby jednego rodzaju
effect-supply-from-hand = kładziesz kartę z ręki pod swoją bazą lub zasobem jako zaopatrzenie
effect-become-supply = kładziesz tę kartę pod swoją bazą lub zasobem jako zaopatrzenie
effect-generate = do płatności dochodzi 1 ({ $resource })
effect-reduce-loss = strata jest o { $n } mniejsza
effect-instead-of-defeat = zamiast tego { $then }
effect-reveal-again = pomijasz tę wartość i odkrywasz inną
effect-fill = dla tej misji ta karta liczy się jako { $what }
effect-fill-any = ta karta liczy się jako dowolne jednostki wymagane przez misję ({ $n })
effect-another-threat = kto odkrył tę kartę, odkrywa kolejne zagrożenie Cylonów
effect-spare = czerwony tekst karty ({ $threat }) nie działa na gracza: { $player }
effect-remove-threat = na stos kart odrzuconych właściciela: { $what }
effect-first = { $who ->
    [you] zaczynasz najbliższą fazę Cylonów tej tury
   *[other] { $name } zaczyna najbliższą fazę Cylonów tej tury
}
effect-false-peace = faza działań się kończy; po fazie Cylonów następuje jeszcze jedna faza działań i jeszcze jedna faza Cylonów

special-high-stakes-game = wszyscy pokazują ręce; kto ma najwięcej kart o najwyższej pokazanej wartości mistycznej, zyskuje 2 pkt. wpływów{ $first }{ $second }
special-networked-computers = wszyscy odkrywają wartość mistyczną, i to ponownie, dopóki najwyższa jest wspólna; kto ma najwyższą, bierze na rękę kartę ze swojego stosu kart odrzuconych{ $first }{ $second }
special-double-trouble = jedna karta z cechą Cylon ze stosu ({ $first }) trafia do twojej rezerwy jako osobna jednostka{ $second }
special-meet-the-new-boss = karty zamieniają się miejscami ({ $first }; { $second }); to nie jest zagranie
special-picking-sides = wybierasz kontrolowaną przez siebie załogę z tytułem i podtytułem; wszyscy inni gracze poświęcają swoją załogę o tym tytule{ $first }{ $second }
