# Opowieść o zakończonej grze.

story-humans-win = Ludzie wygrywają
story-cylons-win = Cyloni wygrywają

story-end-humans-win = Flota dociera na Kobol
story-end-no-fuel = Zbiorniki są puste
story-end-no-food = Spiżarnie są puste
story-end-no-morale = Nadzieja zgasła
story-end-no-population = Nie ma już kogo ratować
story-end-centurion-invasion = Centuriony opanowały Galacticę
story-end-galactica-destroyed = Galactica płonie

# Skoki i dystans liczą się od początku; dials to lista złożona ze story-dial.
story-why = { $jumps ->
    [one] Koniec w turze { $turn }, po 1 skoku i dystansie { $distance }. Zostało: { $dials }.
    [few] Koniec w turze { $turn }, po { $jumps } skokach i dystansie { $distance }. Zostało: { $dials }.
   *[many] Koniec w turze { $turn }, po { $jumps } skokach i dystansie { $distance }. Zostało: { $dials }.
}
story-dial = { $dial } { $n }
story-dials = Zasoby

story-was-human = Człowiek
story-was-sympathizer = Sympatyk
story-was-found = Cylon, ujawniony w turze { $turn }
story-was-never-found = Cylon, nigdy nieodkryty

story-note-cylon-since = { $turn ->
    [1] Od samego początku
   *[other] Od tury { $turn }
}
story-note-title = { $title } na koniec gry
story-note-brig = Na koniec gry w Areszcie
story-note-checks = W testach: +{ $helped }, −{ $hindered }

story-destiny = Przeznaczenie

story-incident-last-jump = Ostatni skok
story-incident-revealed = { $who }: ujawnienie
story-incident-sleepers = Uśpieni agenci
story-incident-nuke = Broń nuklearna
story-incident-lost = Koniec
story-incident-basestar = Zniszczony basestar
story-incident-damage = Uszkodzenie
story-incident-boarded = Abordaż
story-incident-civilian = Stracony statek

# W czym kto był najlepszy. n mówi, ile tego było.
story-medal-backbone = Podpora
    .for = +{ $n } w testach, najwięcej ze wszystkich
story-medal-liar = Mistrz kłamstwa
    .for = −{ $n } w testach i długo bez podejrzeń
story-medal-ace = As
    .for = Zestrzelone okręty Cylonów: { $n }
story-medal-jailed = Za niewinność
    .for = { $n ->
        [one] Raz w Areszcie, choć to człowiek
        [few] { $n } razy w Areszcie, choć to człowiek
       *[many] { $n } razy w Areszcie, choć to człowiek
    }
story-medal-president = Żelazny fotel
    .for = { $n ->
        [one] 1 tura na fotelu Prezydenta
        [few] { $n } tury na fotelu Prezydenta
       *[many] { $n } tur na fotelu Prezydenta
    }
story-medal-pathfinder = Przewodnik
    .for = Dystans pokonany pod tym dowództwem: { $n }
story-medal-admiral = Pewny mostek
    .for = { $n ->
        [one] 1 tura jako Admirał
        [few] { $n } tury jako Admirał
       *[many] { $n } tur jako Admirał
    }
story-medal-wrench = Złota rączka
    .for = Naprawione obszary: { $n }
story-medal-stumbler = Niedźwiedzia przysługa
    .for = −{ $n } w testach, a jednak człowiek
