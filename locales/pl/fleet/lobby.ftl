# Co mówi się o grze, zanim się zacznie.

lobby-title = Gra planszowa
lobby-about = Poprowadźcie ostatnich ludzi na Kobol, choć przy tym samym stole siedzą ukryci Cyloni.

lobby-bot-officer = Broni floty, dokłada karty do testów i nie ufa temu, kto je psuje.
lobby-bot-random = Robi cokolwiek, co dozwolone.

lobby-difficulty = Poziom trudności
lobby-difficulty-about = Od jakich wartości zaczynają cztery zasoby.
lobby-difficulty-standard = Zwykły
lobby-difficulty-standard-about = Zgodnie z zasadami.
lobby-difficulty-easier-for-humans = Łatwiej dla ludzi
lobby-difficulty-easier-for-humans-about = Wszystkie zasoby zaczynają o 2 wyżej.
lobby-difficulty-easier-for-cylons = Łatwiej dla Cylonów
lobby-difficulty-easier-for-cylons-about = Wszystkie zasoby zaczynają o 2 niżej.

lobby-no-sympathizer = Sympatyk
lobby-no-sympathizer-about = Przy 4 lub 6 graczach jedną z kart lojalności jest Sympatyk.
lobby-no-sympathizer-false = Z Sympatykiem
lobby-no-sympathizer-false-about = Zgodnie z zasadami; występuje tylko przy 4 lub 6 graczach.
lobby-no-sympathizer-true = Bez Sympatyka
lobby-no-sympathizer-true-about = Oficjalny wariant: niższe zasoby zamiast Sympatyka.
lobby-no-sympathizer-why = Przy 3 lub 5 graczach nie ma Sympatyka, którego można by pominąć.

lobby-expansion-why = Tego dodatku jeszcze nie ma; można grać tylko w podstawową wersję.
lobby-ending-new-caprica = Nowa Kaprika
lobby-ending-ionian-nebula = Mgławica Jońska
lobby-ending-earth = Ziemia
lobby-ending-why = Tego zakończenia jeszcze nie ma; można grać tylko o Kobol.

lobby-taken-back = { $who } cofa ostatni wybór.
lobby-sat-down = { $label ->
    [none] { $who } siada na miejscu gracza { $other }.
   *[other] { $who } siada na miejscu gracza { $other } ({ $label }).
}
lobby-left = { $label ->
    [none] { $who } odchodzi. Dalej gra { $other }.
   *[other] { $who } odchodzi ({ $label }). Dalej gra { $other }.
}
