# Co można wybrać.
choice-pass = Nie używaj niczego
choice-tail-nobody = Nie siadaj nikomu na ogonie
choice-try-nothing = Nie próbuj niczego
choice-energy = Energia { $energy }
choice-tail = Siądź na ogonie: { $ship }
choice-help = Pomóż: { $ship }
choice-look-at = Przyjrzyj się: { $ship }
choice-dial = { $degrees ->
    [0] Prosto przed siebie
   *[other] { $side ->
        [left] { $degrees }° w lewo
       *[right] { $degrees }° w prawo
    }
}
choice-centimetres = { $centimetres } cm
choice-degrees = { $degrees }°
choice-level = Poziom { $level }
choice-leave = Opuść obszar
choice-fire = Strzelaj
choice-hold = Nie strzelaj
choice-attack = Atakuj: { $target }
choice-split = Dwa ataki po jednej kości
choice-together = Jeden atak obiema kośćmi
choice-use = { $ship }: użyj talentu { $talent }
choice-try = { $ship }: spróbuj wady { $flaw }
choice-side = Powtórz rzut na bok
choice-distance = Powtórz rzut na odległość
