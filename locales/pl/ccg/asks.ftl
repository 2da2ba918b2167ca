# Pytania.

ask-redraw = Dobrać nową rękę?
ask-play-resource = Zagrać kartę do obszaru zasobów?
ask-supply-under = Pod który stos trafia { $card }?
ask-reorder = Położyć inną kartę na wierzchu stosu jednostek?
ask-action = Co robisz?
ask-respond = Zagrać w tym wyzwaniu wydarzenie lub zdolność?
ask-pay = Zapłata za { $card }: zostało { $cost }. Który stos wydajesz?
ask-pay-tax = { $n ->
    [one] Aby rzucić wyzwanie, zapłać 1 zasób dowolnego rodzaju. Który stos wydajesz?
    [few] Aby rzucić wyzwanie, zapłać { $n } zasoby dowolnego rodzaju. Który stos wydajesz?
   *[other] Aby rzucić wyzwanie, zapłać { $n } zasobów dowolnego rodzaju. Który stos wydajesz?
}
ask-discount = W którym rodzaju { $card } kosztuje mniej?
ask-exchange = Jaki zasób daje stos?
ask-expedite = Zostało { $excess }. Zagrać za to kartę?
ask-target = { $card }: wybierz cel.
ask-trigger = { $card }: użyć? { $text }
ask-optional-cost = { $card }: ponosisz koszt, aby karta zadziałała?
ask-pick-ready = Wybierz, co wchodzi w gotowość ({ $n }).
ask-pick-commit = Wybierz, co przechodzi do rezerwy ({ $n }).
ask-pick-exhaust = Wybierz, co zakryć ({ $n }).
ask-pick-restore = Wybierz, co odkryć ({ $n }).
ask-pick-commit-and-exhaust = Wybierz, co odesłać do rezerwy i zakryć ({ $n }).
ask-pick-defeat = Wybierz, co zostaje pokonane ({ $n }).
ask-pick-sacrifice = Wybierz, co poświęcić ({ $n }).
ask-pick-to-hand = Wybierz, co wraca na rękę ({ $n }).
ask-pick-on-top-of-deck = Wybierz, co trafia na wierzch talii ({ $n }).
ask-pick-into-deck = Wybierz, co wtasować do talii ({ $n }).
ask-pick-to-reserve = Wybierz, co trafia do rezerwy ({ $n }).
ask-overlay = Na który stos kładziesz { $card }?
ask-requirement = { $card }: co zastępuje brakujące jednostki?
ask-opponent = Komu rzucasz wyzwanie?
ask-challenge-as = Jednostka rzuca wyzwanie jako załoga czy jako statek?
ask-defend = Która jednostka broni?
ask-whether-to-defend = Bronisz? Obrońcę może wybrać rzucający wyzwanie.
ask-choose-defender = Która jednostka musi bronić? Możesz zostawić wybór przeciwnikowi.
ask-manipulate = Zyskać wpływy, zamiast odbierać je przeciwnikowi?
ask-mystic-value = Która wartość mistyczna się liczy?
ask-face-threats = Rzucić wyzwanie zagrożeniu Cylonów czy spasować i stracić 1 pkt wpływów?
ask-which-threat = Któremu zagrożeniu Cylonów rzucasz wyzwanie?
ask-discard = { $n ->
    [one] Odrzuć kartę.
   *[other] Odrzuć karty: { $n }.
}
ask-exchange-cards = Które karty wymieniasz na nowe?
ask-choose = { $card }: wybierz jedno.
ask-name-opponent = Którego przeciwnika wskazujesz?
ask-take-shown = Którą kartę z ręki wybierasz ({ $who })?
ask-hand-to-deck = Którą kartę kładziesz na wierzchu talii?
ask-keep-on-top = Która karta zostaje na wierzchu?
ask-next-to-bottom = Która karta trafia teraz na spód?
ask-may-go-below = Odłożyć { $card } na spód?
ask-salvage = Która karta trafia na spód?
ask-search = Którą kartę bierzesz z talii?
ask-recover = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-supply-from-hand = Która karta staje się zaopatrzeniem?
