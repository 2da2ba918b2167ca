# Nazwy kart Kryzysów.

crisis-card-a-traitor-accused = Oskarżenie o zdradę
crisis-card-admiral-grilled = Admirał w ogniu pytań
crisis-card-ambush = Zasadzka
crisis-card-analyze-enemy-fighter = Badanie wrogiego myśliwca
crisis-card-besieged = Oblężenie
crisis-card-boarding-parties = Drużyny abordażowe
crisis-card-bomb-threat = Groźba zamachu bombowego
crisis-card-build-cylon-detector = Budowa wykrywacza Cylonów
crisis-card-colonial-day = Dzień Kolonii
crisis-card-crash-landing = Awaryjne lądowanie
crisis-card-crippled-raider = Unieszkodliwiony raider
crisis-card-cylon-accusation = Posądzenie o bycie Cylonem
crisis-card-cylon-screenings = Badania na obecność Cylonów
crisis-card-cylon-swarm = Rój Cylonów
crisis-card-cylon-tracking-device = Cyloński nadajnik
crisis-card-cylon-virus = Cyloński wirus
crisis-card-declare-martial-law = Ogłoszenie stanu wojennego
crisis-card-detector-sabotage = Sabotaż wykrywacza
crisis-card-elections-loom = Nadchodzące wybory
crisis-card-food-shortage = Braki żywności
crisis-card-forced-water-mining = Przymusowe wydobycie wody
crisis-card-fulfiller-of-prophecy = Wykonawca przepowiedni
crisis-card-guilt-by-collusion = Współwina
crisis-card-hangar-accident = Wypadek w hangarze
crisis-card-heavy-assault = Ciężki szturm
crisis-card-informing-the-public = Poinformowanie opinii publicznej
crisis-card-jammed-assault = Zagłuszony atak
crisis-card-jump-computer-failure = Awaria komputera skokowego
crisis-card-keep-tabs-on-visitor = Gość pod obserwacją
crisis-card-legendary-discovery = Legendarne odkrycie
crisis-card-loss-of-a-friend = Utrata przyjaciela
crisis-card-low-supplies = Kończące się zapasy
crisis-card-mandatory-testing = Obowiązkowe badania
crisis-card-missing-g4-explosives = Zaginione ładunki G4
crisis-card-network-computers = Połączenie komputerów w sieć
crisis-card-prison-labor = Praca więźniów
crisis-card-prisoner-revolt = Bunt więźniów
crisis-card-raiding-party = Grupa szturmowa
crisis-card-requested-resignation = Żądanie dymisji
crisis-card-rescue-caprica-survivors = Na ratunek ocalałym z Capriki
crisis-card-rescue-mission = Misja ratunkowa
crisis-card-rescue-the-fleet = Na ratunek flocie
crisis-card-resistance = Opór
crisis-card-riots = Zamieszki
crisis-card-scouting-for-fuel = Poszukiwanie paliwa
crisis-card-scouting-for-water = Poszukiwanie wody
crisis-card-security-breach = Naruszenie bezpieczeństwa
crisis-card-send-survey-team = Wysłanie ekipy badawczej
crisis-card-sleep-deprivation = Brak snu
crisis-card-surrounded = Otoczeni
crisis-card-tactical-strike = Uderzenie taktyczne
crisis-card-terrorist-bomber = Zamachowiec
crisis-card-terrorist-investigations = Śledztwo w sprawie terrorystów
crisis-card-the-olympic-carrier = Sprawa statku Olympic Carrier
crisis-card-thirty-three = Trzydzieści trzy
crisis-card-unexpected-reunion = Niespodziewane spotkanie
crisis-card-unidentified-ship = Niezidentyfikowany statek
crisis-card-water-sabotaged = Sabotaż zbiorników wody
crisis-card-water-shortage = Braki wody
crisis-card-weapon-malfunction = Awaria uzbrojenia
crisis-card-witch-hunt = Polowanie na czarownice

# Zasady specjalne ataków Cylonów.

special-training-new-pilots = Szkolenie nowych pilotów
special-heavy-casualties = Ciężkie straty
special-surprise-assault = Atak z zaskoczenia
special-massive-deployment = Zmasowane siły
special-heavy-bombardment = Ciężki ostrzał
special-communications-jamming = Zakłócenia łączności
special-ftl-failure = Awaria FTL
special-panic = Panika
special-hangar-assault = Atak na hangar
special-relentless-pursuit = Nieustępliwy pościg
special-power-failure = Awaria zasilania

# Nazwy kart Superkryzysów.

super-crisis-massive-assault = Zmasowany atak
super-crisis-inbound-nukes = Nadlatujące głowice nuklearne
super-crisis-cylon-intruders = Cylońscy intruzi
super-crisis-fleet-mobilization = Mobilizacja floty
super-crisis-bomb-on-colonial-1 = Bomba na Colonial One
