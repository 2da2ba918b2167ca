# Opowieść o zakończonej grze.

story-verdict-won = Zwycięstwo
story-verdict-tie = Remis
story-end-won = { $who } prowadzi flotę
story-end-tie = { $who } dzielą się władzą
story-end-nobody = Nikt nie prowadzi floty
story-why = Koniec w turze { $turn }. Wpływy na koniec gry: { $standings }.
story-standing = { $who } { $n }

story-note-influence = Wpływy: { $n }
story-note-out = Odpada w turze { $turn }

story-influence = Wpływy
story-resources = Stosy zasobów

story-figures = Kto co zrobił
story-figure-challenges = Wyzwania
story-figure-won = Wygrane
story-figure-held = Odparte
story-figure-missions = Misje
story-figure-cards = Zagrane karty
story-figure-gained = Zyskane wpływy
story-figure-lost = Stracone wpływy

story-incident-gain = { $who } +{ $n }
story-incident-loss = { $who } −{ $n }
story-incident-out = { $who } odpada
story-incident-jump = Skok
story-incident-threat = Zagrożenie
story-incident-end = Koniec

# W czym kto był najlepszy. n mówi, ile tego było.
story-medal-decider = Karta, która przesądziła
    .for = { $card }: wpływy zmienione w wyzwaniach: { $n }
story-medal-challenger = Wyzywający
    .for = Wygrane wyzwania: { $n }
story-medal-wall = Mur
    .for = Odparte wyzwania: { $n }
story-medal-missionary = Centrum misji
    .for = Wykonane misje: { $n }
story-medal-hunter = Łowca
    .for = Pokonane zagrożenia Cylonów: { $n }
story-medal-orator = Mówca
    .for = Zyskane wpływy: { $n }
