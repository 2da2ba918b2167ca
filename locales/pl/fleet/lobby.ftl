# Co mówi się o grze, zanim się zacznie.

lobby-title = Gra planszowa
lobby-about = Poprowadźcie ostatnich ludzi na Kobol, choć przy tym samym stole siedzą ukryci Cyloni.

lobby-bot-officer = Broni floty, dokłada karty do testów i nie ufa temu, kto je psuje.
lobby-bot-commander = Patrzy naprzód: zanim rozstrzygnie coś ważnego, rozgrywa w myślach dalszy ciąg gry. Silny.
lobby-bot-random = Robi cokolwiek, co dozwolone.

lobby-difficulty = Poziom trudności
lobby-difficulty-about = Od jakich wartości zaczynają cztery zasoby.
lobby-difficulty-standard = Zwykły
lobby-difficulty-standard-about = Zgodnie z zasadami.
lobby-difficulty-easier-for-humans = Łatwiej dla ludzi
lobby-difficulty-easier-for-humans-about = Wszystkie zasoby zaczynają o 2 wyżej.
lobby-difficulty-easier-for-cylons = Łatwiej dla Cylonów
lobby-difficulty-easier-for-cylons-about = Wszystkie zasoby zaczynają o 2 niżej.

lobby-ending = Zakończenie
lobby-ending-about = Dokąd zmierza flota.
lobby-off = Nie
lobby-off-about = Zgodnie z zasadami bez tej opcji.

lobby-taken-back = { $who } cofa ostatni wybór.
lobby-sat-down = { $label ->
    [none] { $who } siada na miejscu gracza { $other }.
   *[other] { $who } siada na miejscu gracza { $other } ({ $label }).
}
lobby-left = { $label ->
    [none] { $who } odchodzi. Dalej gra { $other }.
   *[other] { $who } odchodzi ({ $label }). Dalej gra { $other }.
}
