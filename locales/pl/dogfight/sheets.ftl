# Co stoi na kartach statków, manewrów, pilotów i talentów.
sheet-attack = wartość ataku { $value }
sheet-structure = struktura { $value }
sheet-acceleration = przyspieszenie { $value }
sheet-ftl = napęd FTL
sheet-points = { $value } punktów

sheet-g = G { $value }
sheet-difficult = trudny
sheet-straight = prosty
sheet-ahead = { $value } mm naprzód
sheet-back = { $value } mm wstecz
sheet-left = { $value } mm w lewo
sheet-right = { $value } mm w prawo
sheet-turn-left = zwrot o { $value }° w lewo
sheet-turn-right = zwrot o { $value }° w prawo
sheet-energy = energia { $value }
sheet-more-energy = energia { $by }
sheet-overboost = Dopalacz
sheet-overboost-then = po nim karta manewru
sheet-climb = Ze zmianą poziomu
sheet-change-direction = obrócony statek dryfuje, po czym leci tam, dokąd jest zwrócony; potem karta manewru
sheet-blank = wygląda jak druga karta

sheet-attack-rolls = rzuty na atak { $by }
sheet-flies = Lata na
sheet-talents = Talenty
sheet-flaws = Wady
sheet-rookie = talent dla nowicjuszy
sheet-needs = Wymaga

rank-captain-cag = kapitan, CAG
rank-lieutenant = porucznik
rank-lieutenant-eco = porucznik, ECO
rank-ensign = chorąży
rank-raider-ace = as Raiderów
rank-raider = Raider
rank-centurion = centurion
rank-eight = Ósemka
