# Stół w terminalu.

table-turn = Tura { $turn }
table-at = na { $place }, kurs { $heading }
table-facing = zwrócony { $side } od kursu
table-side = { $degrees ->
    [0] na wprost
   *[other] { $side ->
        [left] { $degrees }° w lewo
       *[right] { $degrees }° w prawo
    }
}
table-fuel = paliwo { $fuel }
table-counters = { $count ->
    [0] bez żetonów uszkodzeń
    [one] 1 żeton uszkodzeń
    [few] { $count } żetony uszkodzeń
   *[other] { $count } żetonów uszkodzeń
}
table-crippled = obezwładniony
table-enters = pojawi się w turze { $turn }
table-lost = stracony
table-escaped = uciekł
table-tails = { $ship } siedzi na ogonie: { $target }
table-attacks = { $ship } atakuje: { $target }
table-damage = uszkodzenia { $total } z { $structure } ({ $counters })
table-own-damage = Twoje uszkodzenia, których nie widzi nikt inny:
table-uses-left = { $card } (zostało { $left } z { $uses })

table-how-to-read = Położenie to centymetry od lewej i od dolnej krawędzi: 30/7 znaczy 30 w prawo i 7 w górę. Kurs 0° prowadzi w górę, 90° w prawo. C to Koloniści, Y to Cyloni; strzałka pokazuje, dokąd statek jest zwrócony. Statek strzela do tego, co leży najwyżej { $degrees }° w bok od tego kierunku i nie dalej niż { $range } cm. Czyja podstawka choćby częściowo skończy za krawędzią stołu, ten przepada.
table-legend-arc = . zasięg ognia twoich statków
table-legend-ends = { $letters }: gdzie statek skończy z tą prędkością

table-sights = Do czego mogą strzelać twoje statki, tak jak teraz stoją:
table-hits = { $range }, trafia od { $roll }
table-why-not-outside-arc = poza łukiem ognia
table-why-not-too-far = poza zasięgiem
table-why-not-blocked = coś stoi na drodze
table-why-not-overlap = podstawki leżą na sobie
table-why-not-unseen = poza łukiem ognia, poza zasięgiem albo zasłonięty
table-levels-apart = { $levels ->
    [one] o poziom dalej
    [few] o { $levels } poziomy dalej
   *[other] o { $levels } poziomów dalej
}

table-one-card = Jedna karta
table-with-blank = Jedna karta, a obok pusta jako blef
table-then = { $card }, a potem
table-leads-to = na { $place }, kurs { $heading }
table-by-way-of = przez { $place }
table-through = po drodze { $terrain }
table-stays = stoi
table-would-see = w jego łuku ognia: { $ships }, jeśli nie odlecą
table-off = poza stół
table-off-safely = poza stół swoją krawędzią, bezpiecznie
table-danger = { $ship } skończy poza stołem i przepadnie!
