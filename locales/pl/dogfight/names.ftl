# Nazwy rzeczy.
list-comma = { $a }, { $b }

side-colonial = Koloniści
side-cylon = Cyloni

ship-viper-mk-ii = Viper Mk. II
ship-cylon-raider = Raider
ship-viper-mk-vii = Viper Mk. VII
ship-raptor = Raptor
ship-cylon-heavy-raider = Ciężki Raider
ship-numbered = { $class } nr { $number }

terrain-asteroid-a = duże pole asteroid
terrain-asteroid-b = pole asteroid
terrain-asteroid-c = małe pole asteroid
terrain-planetoid-a = duża planetoida
terrain-planetoid-b = planetoida
terrain-planetoid-c = mała planetoida
terrain-depot = skład
terrain-field-sparse = rzadkie pole asteroid
terrain-field-dense = gęste pole asteroid
terrain-planetoid = planetoida

card-straight = Prosto
card-slip = { $hand ->
    [left] Ześlizg w lewo
   *[right] Ześlizg w prawo
}
card-bank = { $hand ->
    [left] Przechył w lewo
   *[right] Przechył w prawo
}
card-turn = { $hand ->
    [left] Zakręt w lewo
   *[right] Zakręt w prawo
}
card-break = { $hand ->
    [left] Ostry zwrot w lewo
   *[right] Ostry zwrot w prawo
}
card-flip = { $hand ->
    [left] Nawrót w lewo
   *[right] Nawrót w prawo
}
card-skid = { $hand ->
    [left] Poślizg w lewo
   *[right] Poślizg w prawo
}
card-ob-straight = Dopalacz prosto
card-ob-bank = { $hand ->
    [left] Dopalacz z przechyłem w lewo
   *[right] Dopalacz z przechyłem w prawo
}
card-ob-turn = { $hand ->
    [left] Dopalacz z zakrętem w lewo
   *[right] Dopalacz z zakrętem w prawo
}
card-ob-slip = { $hand ->
    [left] Dopalacz ze ześlizgiem w lewo
   *[right] Dopalacz ze ześlizgiem w prawo
}
card-change-direction = Zmiana kierunku
card-blank = Pusta karta
cards-pair = { $a } + { $b }

speed-0 = Postój
speed-B = Wstecz
speed-L = Mała prędkość
speed-M = Średnia prędkość
speed-H = Duża prędkość
speed-ftl = Skok FTL
climb-up = { $speed }, poziom wyżej
climb-down = { $speed }, poziom niżej

counter-with-symbol = { $number } ({ $symbol })
counters-none = żadne
symbol-engine = silnik
symbol-controls = stery
symbol-pilot = pilot
symbol-hull = kadłub
drawn-blue = { $count ->
    [one] żeton uszkodzeń
    [few] { $count } żetony uszkodzeń
   *[other] { $count } żetonów uszkodzeń
}
drawn-collision = { $count ->
    [one] żeton zderzenia
    [few] { $count } żetony zderzeń
   *[other] { $count } żetonów zderzeń
}

pilot-apollo = Apollo
pilot-starbuck = Starbuck
pilot-kat = Kat
pilot-hot-dog = Hot Dog
pilot-husker = Husker
pilot-boomer = Boomer
pilot-helo = Helo
pilot-racetrack = Racetrack
pilot-scar = Scar
pilot-raider-veteran = Raider weteran
pilot-raider-hunter = Raider łowca
pilot-raider-drone = Raider dron
pilot-centurion-crew = Załoga centurionów
pilot-number-eight = Numer Osiem

level-nugget = żółtodziób
level-rookie = nowicjusz
level-average = przeciętny pilot
level-expert = ekspert
level-ace = as

modifier-range = zasięg
modifier-target-stands = cel stoi
modifier-fast-target = szybki cel
modifier-fast-attacker = szybki atakujący
modifier-pilot = pilot
modifier-aiming = celowanie
modifier-cover = osłona
modifier-snap-shot = szybki strzał
modifier-leader = dowódca
modifier-technical-eye = oko technika
modifier-unrecognised = jeszcze nierozpoznany
modifier-talent = talent
modifier-flaw = wada
modifiers-none = bez modyfikatorów

rules-quick-start = zasady podstawowe
rules-complete = zasady pełne
extra-aiming = celowanie
extra-attack-declaration = deklarowanie ataku
extra-blank-cards = puste karty
extra-rolling-doubles = dublety
extra-fuel = paliwo
extra-tailing = siadanie na ogonie
extra-levels = przestrzeń trójwymiarowa
extra-asteroids = pola asteroid
extra-planetoids = planetoidy
extra-pilots = piloci
extra-talents = talenty i wady
extra-ftl = skoki FTL

edge-north = krawędź północna
edge-east = krawędź wschodnia
edge-south = krawędź południowa
edge-west = krawędź zachodnia

outcome-colonial = Wygrywają Koloniści.
outcome-cylon = Wygrywają Cyloni.
outcome-draw = Remis.
