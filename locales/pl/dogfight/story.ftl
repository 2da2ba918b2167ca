# Opowieść o zakończonej grze.

story-end-colonial = Pole należy do Kolonii
story-end-cylon = Pole należy do Cylonów
story-end-draw = Obie strony zawracają
story-why = { $mission }: koniec w turze { $turn }. Stracone statki: Kolonie { $colonial }, Cyloni { $cylon }.
story-note-ships = Ocalałe statki: { $left } z { $all }
story-note-hits = { $attacks ->
    [one] Trafienia: { $hits } z 1 ataku
    [few] Trafienia: { $hits } z { $attacks } ataków
   *[many] Trafienia: { $hits } z { $attacks } ataków
}
story-ship-damage = { $ship }: uszkodzenia { $damage } z { $structure }

story-damage = Otrzymane uszkodzenia
story-ships = Ocalałe statki

story-figures = Trafienia i pudła
story-figure-attacks = Ataki
story-figure-hits = Trafienia
story-figure-misses = Pudła
story-figure-kills = Zestrzelone
story-figure-damage = Uszkodzenia

story-incident-lost = { $ship }: stracony
story-incident-crippled = { $ship }: okaleczony
story-incident-escaped = { $ship }: ucieczka
story-incident-depot = Skład zniszczony
story-incident-end = Koniec

# W czym kto był najlepszy. n mówi, ile tego było.
story-medal-ace = Najlepszy pilot
    .for = { $ship }: zestrzelone statki: { $n }
story-medal-sharpshooter = Snajper
    .for = { $ship }: trafienia: { $n }
story-medal-tough = Gruba skóra
    .for = { $ship }: otrzymane uszkodzenia: { $n }, a wciąż leci
story-medal-spendthrift = Fajerwerki
    .for = { $ship }: pudła: { $n }
