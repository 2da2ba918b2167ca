# Co mówi się o grze przed jej początkiem i nazwy, które klienci pokazują obok niej.

lobby-title = Kolekcjonerska gra karciana
lobby-about = Buduj siłę swojej floty, zdobywaj wpływy w wyzwaniach i uważaj na Cylonów, których przyciągają twoje własne statki.

lobby-bot-tactician = Buduje zasoby, rzuca wyzwania, które powinien wygrać, i pamięta o Cylonach.
lobby-bot-admiral = Patrzy naprzód: przed każdą decyzją rozgrywa w myślach dalszy ciąg gry.
lobby-bot-random = Robi cokolwiek, co wolno.

lobby-deck = Talia
lobby-deck-about = Tylko ty wiesz, co przynosisz.
lobby-deck-text = Wiersz na każdą kartę: ile sztuk oraz jej numer lub nazwa, na przykład „4 BSG1-113”. Jeden z wierszy to baza. Poza nią co najmniej 60 kart, najwyżej 4 takie same.
lobby-deck-lot = Wylosowana talia startowa
lobby-deck-lot-about = Jedna z talii dołączonych do gry.
lobby-deck-viper-wing = Skrzydło Viperów
lobby-deck-viper-wing-about = Myśliwce i ich piloci: szybkie wyzwania dzięki bezpieczeństwu i logistyce.
lobby-deck-quorum = Kworum
lobby-deck-quorum-about = Politycy, którzy zdobywają wpływy perswazją.
lobby-deck-toaster-tide = Fala Tosterów
lobby-deck-toaster-tide-about = Mnóstwo Cylonów i zagrożenia, które ze sobą niosą.
lobby-deck-tribunal = Trybunał
lobby-deck-tribunal-about = Oficerowie i wydarzenia, które trzymają innych w ryzach.
lobby-deck-sealed = Zestaw: { $n } { $n ->
    [one] booster
    [few] boostery
   *[other] boosterów
}
lobby-deck-sealed-about = Otwiera się { $n } { $n ->
    [one] booster
    [few] boostery
   *[other] boosterów
} i z ich zawartości powstaje talia.
lobby-deck-wild = Cokolwiek
lobby-deck-wild-about = Sześćdziesiąt wylosowanych kart: dozwolona talia, raczej niezbyt dobra.
lobby-deck-built = Własna talia
lobby-deck-built-about = Lista, którą przynosisz.

lobby-keyword-manipulate = Gdy wygra bez obrońcy, jej gracz może zyskać wpływy, zamiast odbierać je przeciwnikowi.
lobby-keyword-persistent = Po wykonaniu trafia do strefy zasobów i tam zostaje.
lobby-keyword-sniper = Jeśli ktoś broni, jej gracz może wybrać obrońcę.
lobby-keyword-scramble = Może bronić przed załogą i statkami.
lobby-keyword-strafe = Może rzucać wyzwanie jako załoga lub jako statek.
lobby-keyword-vulnerable = Mogą się przed nią bronić załoga i statki.
lobby-keyword-vision = Nie może rzucać wyzwań ani bronić.

lobby-red-text = Jako zagrożenie
lobby-taken-back = { $who } cofa ostatni wybór.
lobby-sat-down = { $who } siada na miejscu gracza { $other }.
lobby-left = { $who } odchodzi. Dalej gra { $other }.

card-cost = Koszt: { $value }
card-power = Siła { $value }
card-mystic = Wartość mistyczna { $value }
card-threat = Zagrożenie cylońskie { $value }
card-makes = Daje: { $value }

set-base = Pierwszy zestaw
set-betrayal = Betrayal
set-promo = Promocyjna

rarity-fixed = Startowa
rarity-common = Pospolita
rarity-uncommon = Niepospolita
rarity-rare = Rzadka
rarity-exclusive = Wyjątkowa

phase-ready = Faza gotowości
phase-execution = Faza działań
phase-cylon = Faza Cylonów

step-redraw = Nowe ręce
step-ready = Przygotowanie
step-play-resource = Karty zasobów
step-reorder = Stosy jednostek
step-action = Akcje
step-threats = Zagrożenia cylońskie
step-face-threats = Stawianie czoła zagrożeniom

deck-error-line = Wiersz { $line }: powinna tu być liczba i karta, a jest „{ $text }”.
deck-error-no-such-card = Wiersz { $line }: nie ma karty „{ $name }”.
deck-error-bases = { $n ->
    [0] Talia ma jedną bazę, a ta nie ma jeszcze żadnej.
   *[other] Talia ma jedną bazę, a ta ma ich { $n }.
}
deck-error-not-a-base = { $card } to nie baza.
deck-error-base-in-deck = { $card } to baza i nie może być między kartami.
deck-error-too-few = Karty: { $n } z co najmniej { $least }.
deck-error-too-many = Karty: { $n }; talia ma ich najwyżej { $most }.
deck-error-copies = { $card }: { $n } egzemplarzy; dozwolone są najwyżej { $most }.
