# Co mówi się o grze, zanim się zacznie, i obok niej.

lobby-title = Bitwy myśliwców
lobby-about = Leć Viperem albo Raiderem: planuj w tajemnicy, ruszaj razem ze wszystkimi i złap wroga w swój łuk ognia.

lobby-bot-pilot = Patrzy naprzód: swoje plany porównuje z tym, co wrogowie zrobią najpewniej, i nie wylatuje ze stołu.
lobby-bot-ace = Waży swoje plany wobec najlepszych odpowiedzi wrogów, na dwie tury naprzód. Silny.
lobby-bot-random = Robi cokolwiek, co dozwolone.

lobby-mission = Misja
lobby-mission-about = Kto czym leci, na jakim stole i jak się wygrywa.
lobby-mission-suggested = Odpowiednia do liczby graczy
lobby-mission-suggested-about = Pojedynek dla dwóch, pary dla trzech lub czterech, patrol dla pięciu lub sześciu, eskadry dla większej liczby.
lobby-mission-why = W tej misji jest tylko { $colonial } statków Kolonistów i { $cylon } statków Cylonów, a każdy gracz musi czymś lecieć.

lobby-options = Zasady
lobby-options-about = Z którymi zasadami się gra.
lobby-options-mission = Jak mówi misja
lobby-options-mission-about = Zasady, dla których misja powstała.
lobby-options-quick-start = Szybki start
lobby-options-quick-start-about = Jeden ruch i jeden ostrzał, bez energii kinetycznej. Misja ze skokami wymaga pełnych zasad i z nimi jest grana.
lobby-options-complete = Pełne zasady
lobby-options-complete-about = Energia kinetyczna, obrót, dwa ruchy i dwa ostrzały, uszkodzenia specjalne; nic poza tym.
lobby-options-tactics = Pełne zasady z taktyką
lobby-options-tactics-about = Z celowaniem, deklarowaniem ataku, pustymi kartami, dubletami i siadaniem na ogonie.
lobby-options-everything = Wszystko
lobby-options-everything-about = Pełne zasady ze wszystkimi zasadami dodatkowymi.

lobby-strict-table = Niedozwolone plany
lobby-strict-table-about = Czy można wybrać tylko dozwolone plany.
lobby-strict-table-false = Tylko dozwolone plany
lobby-strict-table-false-about = To, co niedozwolone, nie jest proponowane.
lobby-strict-table-true = Surowy stół
lobby-strict-table-true-about = Zaplanować można wszystko; kto się pomyli, płaci.

lobby-player = { $side } { $number }
lobby-taken-back = { $who }: ostatni wybór cofnięty.
lobby-sat-down = { $who } siada na miejscu gracza { $other } ({ $label }).
lobby-left = { $who } odchodzi ({ $label }). Dalej gra { $other }.

mission-table = Stół
mission-table-size = { $width } × { $height } cm
mission-rules = Zasady
mission-ends = Koniec
mission-turns = najpóźniej po turze { $turns }
mission-ship-fixed = { $count } × { $ship }
mission-wins-colonial = Koloniści wygrywają
mission-wins-cylon = Cyloni wygrywają
mission-wins-draw = Remis
mission-wins-fewer-losses = Wygrywa, kto stracił mniej statków
goal-and = { $a } i { $b }
goal-out = { $side ->
    [colonial] nie ma już statków Kolonistów
   *[cylon] nie ma już statków Cylonów
}
goal-eliminated = { $ship } wyeliminowany
goal-escaped = { $ship } uciekł
goal-depot-destroyed = skład zniszczony
goal-turns-over = minęła tura { $turns }
goal-in-play = { $side ->
    [colonial] w grze są co najmniej { $ships } statki Kolonistów
   *[cylon] w grze są co najmniej { $ships } statki Cylonów
}

detail-energy = Energia kinetyczna { $energy }
detail-attack = { $range }; { $modifiers }
range-short = bliski zasięg
range-medium = średni zasięg
range-long = daleki zasięg
why-not-outside-arc = Jest poza łukiem ognia.
why-not-too-far = Jest poza zasięgiem.
why-not-blocked = Coś stoi na drodze.
why-not-overlap = Podstawki leżą na sobie.
unready-busy = Nie może strzelać: jego podstawka leżała na innej.
unready-fired = W tej turze już strzelał.
unready-jumped = Właśnie skoczył.

step-starting-energy = Energia początkowa
step-planning = Planowanie
step-first-movement = Pierwszy ruch
step-first-firing = Pierwszy ostrzał
step-second-movement = Drugi ruch
step-second-firing = Drugi ostrzał
step-end-of-turn = Koniec tury
