# Co robią karty. Zdania składowe bez wielkiej litery i kropki; program łączy je w zdania. `$what` i `$name` to rzeczowniki
# w mianowniku, z `-acc` w bierniku, z `-gen` w dopełniaczu. `$form` to rodzaj lub liczba mnoga (m, f, n, p) i przypadek
# (nom, acc, gen). `.to` to bezokolicznik.

join-then = { $a }, następnie { $b }
join-or = { $a }; albo { $b }

mission-requires = do rozstrzygnięcia: { $needs }
base-start = początkowe wpływy { $influence }, wielkość ręki { $hand }
comes-to-defend = gdy wyzwanie rzuca ci { $what }, możesz zagrać tę kartę z ręki i bronić nią z rezerwy
passive-while = dopóki { $when }, { $what }
ability-only-if = (tylko jeśli { $when })
ability-play-only-if = Zagraj tę kartę tylko wtedy, gdy { $when }.
ability-if = jeśli { $when },
ability-may = możesz zrobić tak: { $effect }
ability-may-pay = możesz { $cost }, aby zrobić tak: { $effect }
ability-cost = { $cost }, aby zrobić tak: { $effect }
ability-if-paid = możesz { $cost }; jeśli to zrobisz, { $effect }
ability-once = Raz na turę.

target-or-threat = { $case ->
    [gen] { $what } lub zagrożenia Cylonów
   *[nom] { $what } lub zagrożenie Cylonów
}
target-in-discard = { $case ->
    [own] { $what } ze swojego stosu kart odrzuconych
   *[nom] { $what } z twojego stosu kart odrzuconych
}
target-in-hand = { $case ->
    [own] { $what } ze swojej ręki
   *[nom] { $what } z twojej ręki
}
target-threat = { $case ->
    [acc] wybrane zagrożenie Cylonów
    [own] wybrane zagrożenie Cylonów
    [gen] wybranego zagrożenia Cylonów
   *[nom] wybrane zagrożenie Cylonów
}
that-target = { $form ->
    [f-nom] ona
    [f-acc] ją
    [f-gen] jej
    [m-nom] on
    [m-acc] go
    [m-gen] jego
    [n-acc] je
    [n-gen] jego
   *[n-nom] ono
}
first-target = { $case ->
    [acc] pierwszy cel
    [own] pierwszy cel
    [gen] pierwszego celu
   *[nom] pierwszy cel
}
second-target = { $case ->
    [acc] drugi cel
    [own] drugi cel
    [gen] drugiego celu
   *[nom] drugi cel
}
all-threats = { $case ->
    [acc] wszystkie zagrożenia Cylonów
    [own] wszystkie zagrożenia Cylonów
    [gen] wszystkich zagrożeń Cylonów
   *[nom] wszystkie zagrożenia Cylonów
}

what-this-again = { $case ->
    [acc] ją
    [own] ją
    [gen] jej
    [own] ją
   *[nom] { "" }
}
what-this = { $case ->
    [acc] tę kartę
    [own] tę kartę
    [gen] tej karty
   *[nom] ta karta
}
what-linked = { $case ->
    [acc] związaną jednostkę
    [own] związaną jednostkę
    [gen] związanej jednostki
   *[nom] związana jednostka
}
what-challenger = { $case ->
    [acc] jednostkę rzucającą wyzwanie
    [own] jednostkę rzucającą wyzwanie
    [gen] jednostki rzucającej wyzwanie
   *[nom] jednostka rzucająca wyzwanie
}
what-defender = { $case ->
    [acc] broniącą jednostkę
    [own] broniącą jednostkę
    [gen] broniącej jednostki
   *[nom] broniąca jednostka
}

who-player = { $case ->
    [acc] wybranego gracza
    [own] wybranego gracza
    [gen] wybranego gracza
   *[nom] wybrany gracz
}
who-opponent = { $case ->
    [acc] wybranego przeciwnika
    [own] wybranego przeciwnika
    [gen] wybranego przeciwnika
   *[nom] wybrany przeciwnik
}
who-each = { $case ->
    [acc] każdego gracza
    [own] każdego gracza
    [gen] każdego gracza
   *[nom] każdy gracz
}
who-owner = { $case ->
    [acc] jej właściciela
    [own] jej właściciela
    [gen] jej właściciela
   *[nom] jej właściciel
}
who-controller = { $case ->
    [acc] kontrolującego ją gracza
    [own] kontrolującego ją gracza
    [gen] kontrolującego ją gracza
   *[nom] kontrolujący ją gracz
}
who-named = { $case ->
    [acc] tego gracza
    [own] tego gracza
    [gen] tego gracza
   *[nom] ten gracz
}

verb-ready = { $short ->
        [yes] wprowadź { $what-own } w gotowość
       *[no] wprowadź w gotowość { $what-own }
    }
    .to = { $short ->
        [yes] wprowadzić { $what-own } w gotowość
       *[no] wprowadzić w gotowość { $what-own }
    }
    .third = { $short ->
        [yes] { $name } wprowadza { $what-acc } w gotowość
       *[no] { $name } wprowadza w gotowość { $what-acc }
    }
verb-commit = { $short ->
        [yes] odeślij { $what-own } do rezerwy
       *[no] odeślij do rezerwy { $what-own }
    }
    .to = { $short ->
        [yes] odesłać { $what-own } do rezerwy
       *[no] odesłać do rezerwy { $what-own }
    }
    .third = { $short ->
        [yes] { $name } odsyła { $what-acc } do rezerwy
       *[no] { $name } odsyła do rezerwy { $what-acc }
    }
verb-exhaust = zakryj { $what-own }
    .to = zakryć { $what-own }
    .third = { $name } zakrywa { $what-acc }
verb-restore = odkryj { $what-own }
    .to = odkryć { $what-own }
    .third = { $name } odkrywa { $what-acc }
verb-commit-and-exhaust = odeślij do rezerwy i zakryj { $what-own }
    .to = odesłać do rezerwy i zakryć { $what-own }
    .third = { $name } odsyła do rezerwy i zakrywa { $what-acc }
verb-defeat = pokonaj { $what-own }
    .to = pokonać { $what-own }
    .third = { $name } pokonuje { $what-acc }
verb-sacrifice = poświęć { $what-own }
    .to = poświęcić { $what-own }
    .third = { $name } poświęca { $what-acc }
verb-to-hand = { $short ->
        [yes] zwróć { $what-own } na rękę właściciela
       *[no] zwróć na rękę właściciela { $what-own }
    }
    .to = { $short ->
        [yes] zwrócić { $what-own } na rękę właściciela
       *[no] zwrócić na rękę właściciela { $what-own }
    }
    .third = { $short ->
        [yes] { $name } zwraca { $what-acc } na rękę właściciela
       *[no] { $name } zwraca na rękę właściciela { $what-acc }
    }
verb-on-top-of-deck = { $short ->
        [yes] połóż { $what-own } na wierzchu talii właściciela
       *[no] połóż na wierzchu talii właściciela { $what-own }
    }
    .to = { $short ->
        [yes] położyć { $what-own } na wierzchu talii właściciela
       *[no] położyć na wierzchu talii właściciela { $what-own }
    }
    .third = { $short ->
        [yes] { $name } kładzie { $what-acc } na wierzchu talii właściciela
       *[no] { $name } kładzie na wierzchu talii właściciela { $what-acc }
    }
verb-into-deck = { $short ->
        [yes] wtasuj { $what-own } do talii właściciela
       *[no] wtasuj do talii właściciela { $what-own }
    }
    .to = { $short ->
        [yes] wtasować { $what-own } do talii właściciela
       *[no] wtasować do talii właściciela { $what-own }
    }
    .third = { $short ->
        [yes] { $name } wtasowuje { $what-acc } do talii właściciela
       *[no] { $name } wtasowuje do talii właściciela { $what-acc }
    }
verb-to-reserve = { $short ->
        [yes] odłóż { $what-own } do rezerwy właściciela
       *[no] odłóż do rezerwy właściciela { $what-own }
    }
    .to = { $short ->
        [yes] odłożyć { $what-own } do rezerwy właściciela
       *[no] odłożyć do rezerwy właściciela { $what-own }
    }
    .third = { $short ->
        [yes] { $name } odkłada { $what-acc } do rezerwy właściciela
       *[no] { $name } odkłada do rezerwy właściciela { $what-acc }
    }

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

per-card = za { $you-act ->
    [yes] { $what-own }
   *[no] { $what-acc }
}
per-card-of-controller = za { $what-acc } kontrolującego ją gracza
per-mystic = za każdy punkt wartości mistycznej { $what-gen }
per-mystic-of-it = za każdy punkt swojej wartości mistycznej
per-supply = za każdą kartę zaopatrzenia { $what-gen }
per-hand-size = za każdy punkt wielkości ręki na bazie
per-margin = za każdy punkt przewagi w wyzwaniu
count-cards = { $n } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}
count-hand-size = tyle kart, ile wynosi wielkość ręki na { $whose ->
    [yours] twojej bazie
   *[theirs] jego bazie
}

change-power = { $what } { $many ->
    [yes] mają
   *[no] ma
} { $by } do siły
change-power-against-threats = { $what } { $many ->
    [yes] mają
   *[no] ma
} { $by } do siły, rzucając wyzwanie zagrożeniu Cylonów
change-threat-number = { $what } { $many ->
    [yes] mają
   *[no] ma
} { $by } do liczby zagrożenia
change-gain = { $what } { $many ->
    [yes] mają
   *[no] ma
} dodatkowo cechę { $trait }
change-lose = { $what } { $many ->
    [yes] nie mają
   *[no] nie ma
} cechy { $trait }
change-grant = { $what } { $many ->
    [yes] mają
   *[no] ma
} zdolność { $keyword }
change-cannot-challenge = { $what } { $many ->
    [yes] nie mogą
   *[no] nie może
} rzucać wyzwań
change-cannot-defend = { $what } { $many ->
    [yes] nie mogą
   *[no] nie może
} bronić
change-cannot-be-target = { $what } { $many ->
    [yes] nie mogą
   *[no] nie może
} być celem
change-cannot-be-power-target = { $what } { $many ->
    [yes] nie mogą
   *[no] nie może
} być celem efektów zmieniających siłę

constant-power-per = ta karta ma +1 do siły za { $what-acc }
constant-threat-power = wszystkie zagrożenia Cylonów mają { $by } do siły
constant-fleet-defense = poziom obrony floty zmienia się o { $by }
constant-mystic = { $what }, które odkrywasz, mają { $by } do wartości mistycznej
constant-tax = kto rzuca ci wyzwanie, musi najpierw zapłacić 1 zasób dowolnego rodzaju
constant-not-singular = { $what } nie są unikatowe
constant-fills-both = dla misji ta karta liczy się naraz jako { $what } i { $b }
constant-cannot-face = { $what } nie mogą bronić przed związaną jednostką

until-challenge = do końca wyzwania { $what }
until-phase = do końca fazy { $what }
until-turn = do końca tury { $what }
next-mystic-challenge = { $who ->
    [you] gdy w tym wyzwaniu następnym razem masz odkryć wartość mistyczną
   *[other] gdy w tym wyzwaniu następnym razem { $name } ma odkryć wartość mistyczną
}
next-mystic-phase = { $who ->
    [you] gdy w tej fazie następnym razem masz odkryć wartość mistyczną w wyzwaniu
   *[other] gdy w tej fazie następnym razem { $name } ma odkryć wartość mistyczną w wyzwaniu
}
next-mystic-turn = { $who ->
    [you] gdy w tej turze następnym razem masz odkryć wartość mistyczną w wyzwaniu
   *[other] gdy w tej turze następnym razem { $name } ma odkryć wartość mistyczną w wyzwaniu
}

if-cylon-phase = trwa faza Cylonów
if-execution-phase = trwa faza działań
if-as-action = używasz tego jako akcji
if-challenge = trwa wyzwanie
if-threat-challenge = trwa wyzwanie przeciw zagrożeniu Cylonów
if-both-ships = wyzwanie rzuca statek i broni statek
if-you-are-undefended = rzucono ci wyzwanie i nie masz obrońcy
if-you-control = kontrolujesz { $what-acc }
if-you-control-linked = kontrolujesz związaną jednostkę
if-this-is = ta karta to { $what }
if-this-challenging = ta karta rzuca wyzwanie
if-this-challenging-threat = ta karta rzuca wyzwanie zagrożeniu Cylonów
if-this-defending = ta karta broni
if-this-face-up = ta karta jest nadal odkryta
if-target-is = to { $what }
if-target-challenging = rzuca wyzwanie
if-target-challenging-threat = rzuca wyzwanie zagrożeniu Cylonów
if-target-defending = broni
if-target-face-up = jest nadal odkryty
if-this-challenges = ta karta rzuca wyzwanie, a obrońcą jest { $what }
if-opponent-lacks = ta karta rzuca wyzwanie graczowi, który nie kontroluje żadnego { $what-gen }

trigger-you-are-challenged = gdy rzucono ci wyzwanie,
trigger-you-lose-influence = gdy masz stracić wpływy,
trigger-you-play-event = gdy zagrywasz wydarzenie,
trigger-threats-revealed = gdy odkryto zagrożenia Cylonów,
trigger-ready-phase-begins = gdy zaczyna się faza gotowości,
trigger-enters-play = gdy { $what } wchodzi do gry,
    .personnel = gdy ta karta wchodzi do gry jako załoga,
    .ship = gdy ta karta wchodzi do gry jako statek,
trigger-challenges = gdy { $what } rzuca wyzwanie,
trigger-would-be-defeated = gdy coś ma pokonać { $what-acc },
trigger-defeated = gdy coś pokonuje { $what-acc },
trigger-defeated-by-threat = gdy zagrożenie Cylonów pokonuje { $what-acc },
trigger-leaves-play = gdy { $what } opuszcza grę,
trigger-wins = gdy { $what } wygrywa bronione wyzwanie,
trigger-beats-threat = gdy { $what } pokonuje zagrożenie Cylonów,
trigger-beats-challenger = gdy { $what } pokonuje jednostkę rzucającą wyzwanie,
trigger-undefended = gdy nikt nie broni przed wyzwaniem, które rzuca { $what },
trigger-you-reveal-mystic = gdy odkryto twoją wartość mistyczną,
trigger-player-draws = ilekroć gracz dobiera kartę w fazie działań,
trigger-you-spend = gdy wydajesz stos zasobów,
trigger-you-resolve = gdy rozstrzygasz { $what-acc },

effect-nothing = nic się nie dzieje
effect-power = do końca fazy { $what } { $many ->
    [yes] mają
   *[no] ma
} { $by } do siły{ $per }
effect-power-and-keyword = do końca fazy { $what } { $many ->
    [yes] mają
   *[no] ma
} { $by } do siły i zdolność { $keyword }
effect-gain-influence = { $who ->
    [you] zyskaj { $n } pkt wpływów
    [to] zyskać { $n } pkt wpływów
   *[other] { $name } zyskuje { $n } pkt wpływów
}
effect-lose-influence = { $who ->
    [you] strać { $n } pkt wpływów
    [to] stracić { $n } pkt wpływów
   *[other] { $name } traci { $n } pkt wpływów
}
effect-draw = { $who ->
    [you] dobierz { $cards }
   *[other] { $name } dobiera { $cards }
}
effect-discard = { $who ->
    [you] odrzuć { $cards }
   *[other] { $name } odrzuca { $cards }
}
effect-mill = { $who ->
    [you] odrzuć { $count ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
   *[other] { $name } odrzuca { $count ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
}
effect-discard-hand = { $who ->
    [you] odrzuć całą rękę
   *[other] { $name } odrzuca całą rękę
}
effect-exchange = odrzuć dowolną liczbę kart z ręki i dobierz tyle samo
effect-show-hand = { $who ->
    [you] pokaż rękę
   *[other] { $name } pokazuje rękę
}
effect-take-shown-discard = { $who ->
    [you] odrzuć z ręki { $what-acc }
   *[other] wybierz z tej ręki { $what-acc }, a { $name } odrzuca tę kartę
}
effect-take-shown-top-of-deck = { $who ->
    [you] połóż { $what-acc } z ręki na wierzchu swojej talii
   *[other] wybierz z tej ręki { $what-acc }, a { $name } kładzie tę kartę na wierzchu swojej talii
}
effect-hand-to-deck = { $who ->
    [you] połóż kartę z ręki na wierzchu swojej talii
   *[other] { $name } kładzie kartę z ręki na wierzchu swojej talii
}
effect-look-stay = { $who ->
    [you] obejrzyj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii
   *[other] obejrzyj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } talii { $name-gen }
}
effect-look-one-on-top = { $who ->
    [you] obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } swojej talii; 1 zostaw na wierzchu, resztę odłóż na spód w dowolnej kolejności
   *[other] obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    } talii { $name-gen }; 1 zostaw na wierzchu, resztę odłóż na spód w dowolnej kolejności
}
effect-look-may-go-below = { $who ->
    [you] obejrzyj wierzchnią kartę swojej talii; możesz odłożyć ją na spód
   *[other] obejrzyj wierzchnią kartę talii { $name-gen }; możesz odłożyć ją na spód
}
effect-salvage = { $who ->
    [you] pokaż { $n } wierzchnie karty swojej talii; 1 odłóż na spód, resztę weź na rękę
   *[other] pokaż { $n } wierzchnie karty swojej talii; { $name } odkłada 1 na spód, a ty bierzesz resztę na rękę
}
effect-show-top = pokaż wierzchnią kartę swojej talii (X to jej wartość mistyczna)
effect-reveal-mystic = odkryj wartość mistyczną (X)
effect-mystic-sum-of-two = { $who ->
    [you] { $next }, odkryj zamiast tego 2 i zsumuj je
   *[other] { $next }, odkrywa zamiast tego 2 i sumuje je
}
effect-mystic-one-of-two = { $who ->
    [you] { $next }, odkryj zamiast tego 2 i wybierz, która się liczy
   *[other] { $next }, odkrywa zamiast tego 2, a ty wybierasz, która się liczy
}
effect-mystic-none = { $who ->
    [you] { $next }, nie odkrywaj żadnej
   *[other] { $next }, nie odkrywa żadnej
}
effect-power-instead = gdy w tej turze następnym razem masz odkryć wartość mistyczną w wyzwaniu, nie rób tego; zamiast tego { $what } ma do końca fazy więcej siły: o wartość mistyczną { $b-gen }
effect-search-shown = poszukaj w swojej talii { $what-gen }, pokaż znalezioną kartę i weź ją na rękę; potasuj talię
effect-search-hidden = poszukaj w swojej talii { $what-gen } i weź znalezioną kartę na rękę bez pokazywania; potasuj talię
effect-recover = weź na rękę { $what-own }
effect-recover-one = { $who ->
    [you] weź na rękę { $what-own } ze swojego stosu kart odrzuconych
   *[other] { $name } bierze na rękę { $what-acc } ze swojego stosu kart odrzuconych
}
effect-reshuffle = wtasuj stos kart odrzuconych do swojej talii
rule-no-influence-loss = nikt nie traci wpływów
rule-no-influence-gain = nikt nie zyskuje wpływów
rule-no-challenges = nikt nie może rzucać wyzwań
effect-choose = { $who ->
    [you] wybierz jedno:
   *[other] { $name } wybiera jedno:
}
effect-name-opponent = każdy gracz wskazuje przeciwnika: { $then }
effect-if = { $then }, ale tylko jeśli { $when }
effect-at-challenge-end = na koniec wyzwania { $then }
twist-loser-exhausted = przegrana jednostka tego wyzwania zostaje zakryta, a nie pokonana
twist-challenger-pursues = jeśli jednostka rzucająca wyzwanie wygra, zostaje pokonana, a broniąca nie
effect-end-challenge = wyzwanie kończy się bez wyniku
effect-choose-defender = jeśli ktoś broni, możesz wybrać obrońcę
effect-extra-actions = { $n ->
    [one] wykonaj od razu jeszcze jedną akcję
    [few] wykonaj od razu jeszcze { $n } akcje
   *[other] wykonaj od razu jeszcze { $n } akcji
}
effect-favoured-action = { $action }; { $favour }
favour-discount = karta zagrana tą akcją kosztuje o { $n } mniej w jednym rodzaju
favour-exchange = w tej akcji stosy dające razem co najmniej 2 logistyki mogą dać zamiast tego 3 zasoby jednego rodzaju
effect-supply-from-hand = połóż kartę z ręki pod swoją bazą lub swoim zasobem jako zaopatrzenie
effect-become-supply = połóż tę kartę pod swoją bazą lub swoim zasobem jako zaopatrzenie
effect-generate = dodaj do płatności { $amount }
effect-reduce-loss = strata jest o { $n } mniejsza
effect-instead-of-defeat = zamiast tego { $then }
effect-reveal-again = pomiń tę wartość i odkryj inną
effect-fill = ta karta liczy się dla tej misji jako { $what }
effect-fill-any = ta karta liczy się jako dowolne { $n } jednostki wymagane przez misję
effect-another-threat = kto odkrył tę kartę, odkrywa kolejne zagrożenie Cylonów
effect-spare = czerwony tekst { $what-gen } nie działa na { $name-acc }
effect-remove-threat = odłóż { $what-own } na stos kart odrzuconych właściciela
effect-first = { $who ->
    [you] jesteś pierwszym graczem w najbliższej fazie Cylonów tej tury
   *[other] { $name } jest pierwszym graczem w najbliższej fazie Cylonów tej tury
}
effect-false-peace = faza działań się kończy; po fazie Cylonów następuje jeszcze jedna faza działań i jeszcze jedna faza Cylonów

special-high-stakes-game = wszyscy pokazują ręce; kto ma najwięcej kart o najwyższej pokazanej wartości mistycznej, zyskuje 2 pkt wpływów
special-networked-computers = wszyscy odkrywają wartość mistyczną, i to ponownie, dopóki najwyższa jest wspólna; kto ma najwyższą, bierze na rękę kartę ze swojego stosu kart odrzuconych
special-double-trouble = ze stosu, na którym leży { $what }, weź jedną unikatową kartę z cechą Cylon i połóż ją w swojej rezerwie jako osobną jednostkę
special-meet-the-new-boss = zamień miejscami { $what-own } i { $b-own }; karta z ręki nie jest zagrywana
special-picking-sides = wybierz swoją unikatową załogę; wszyscy inni gracze poświęcają swoje załogi o tym tytule
