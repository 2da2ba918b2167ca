# W jakie warianty można grać i dlaczego jakiejś konfiguracji nie można wybrać.

part-base = Gra podstawowa
    .help = Wszystko, co jest w pierwszym pudełku.
part-pegasus = Pegasus
    .help = Dodatek z battlestarem Pegasus, kartami zdrady, Przywódcami Cylonów i egzekucjami.
part-exodus = Exodus
    .help = Dodatek z planszą Floty Cylonów, sojusznikami, Celami Osobistymi i Ostatnią Piątką.
part-daybreak = Daybreak
    .help = Dodatek z buntami, cudami, raptorami szturmowymi i statkiem Demetrius.
part-cylon-leader = Przywódca Cylonów
    .help = Jeden z graczy od początku jest Cylonem i ma własne cele. Przy 7 graczach musi nim ktoś być.
part-personal-goals = Cele Osobiste
    .help = Niektóre ludzkie karty lojalności zawierają zadanie i kosztują flotę, dopóki nie zostanie wykonane.
part-final-five = Ostatnia Piątka
    .help = Niektóre ludzkie karty lojalności karzą tego, kto je podejrzy albo doprowadzi do egzekucji właściciela.
part-cylon-fleet-board = Plansza Floty Cylonów
    .help = Statki Cylonów gromadzą się na osobnej planszy i doganiają flotę; zastępuje to karty ataku.
part-allies-for-all-seasons = Sojusznicy na każdą porę
    .help = Wariant fanowski: sojusznicy pojawiają się na pokładzie niezależnie od zakończenia.
part-extra-loyalty-card = Dodatkowa karta lojalności
    .help = O jedną kartę lojalności więcej, niż się rozdaje, jak w Exodusie: stracony może wrócić jako Cylon.
part-plain-loyalty-deck = Zwykła talia lojalności
    .help = Rozdaje się wszystkie karty lojalności, jak bez Exodusu: w talii nie zostaje żaden Cylon.
part-demetrius-always = Demetrius zawsze
    .help = Demetrius wyrusza na misje niezależnie od zakończenia.
part-sympathetic-cylon = Życzliwy Cylon
    .help = Zamiast Sympatyka ktoś staje się Cylonem z własnymi celami. Z Pegasusem to wariant oficjalny.
part-no-sympathizer = Bez Sympatyka
    .help = Oficjalny wariant: niższe zasoby zamiast Sympatyka, a ujawnieni Cyloni dobierają 3 karty.
part-cylon-overlay = Nowe lokacje Cylonów
    .help = Lokacje Cylonów z dodatków w grze bez tych dodatków.
part-motives-for-agendas = Motywy zamiast Planów
    .help = Cyloni z własnymi celami wygrywają dzięki Motywom z Daybreak.
part-extra-deaths = Więcej śmierci
    .help = Zasada domowa: postacie giną częściej, a ich następcy zaczynają z kartami na ręce.
part-two-players = Dwóch graczy
    .help = Oficjalne zasady dla dwóch osób: lojalność rozdaje się dopiero po przebudzeniu uśpionych agentów.
part-one-player = Jeden gracz
    .help = Oficjalne zasady dla jednej osoby, z drugą postacią, która pomaga i może okazać się Cylonem.
part-cooperative = Wszyscy przeciw grze
    .help = Oficjalne zasady bez ukrytych Cylonów: niższe zasoby, jedna głowica i mniej kart umiejętności.
part-expansion = Dodatek
    .help = W grze jest którykolwiek z trzech dodatków.
part-execution = Egzekucje
    .help = Postacie mogą zostać stracone; ich gracze grają dalej innymi.
part-exodus-loyalty = Pozostała karta lojalności
    .help = Talia lojalności ma o jedną kartę więcej, niż się rozdaje.
part-treachery = Karty zdrady
    .help = Szósty rodzaj kart umiejętności, który pomaga Cylonom.
part-overlay = Zmienione lokacje Cylonów
    .help = Ujawnieni Cyloni mają inne lokacje niż w grze podstawowej.
part-infiltrator = Infiltrator
    .help = Ktoś, kto jawnie jest Cylonem, może żyć wśród ludzi.
part-motive = Motywy
    .help = Infiltratorzy wygrywają dzięki spełnionym Motywom.
part-agenda = Plany
    .help = Infiltratorzy wygrywają tak, jak mówi ich Plan.
part-allies = Sojusznicy
    .help = Sojusznicy czekają w lokacjach i pomagają albo szkodzą tym, którzy ich spotkają.
part-demetrius = Demetrius
    .help = Jest statek, który można wysyłać na misje.
part-mutiny = Karty buntu
    .help = Karty buntu kuszą właścicieli i prowadzą do aresztu.
part-mutineer = Buntownik
    .help = Jedna z kart lojalności sprawia, że jej właściciel dobiera karty buntu.
part-sympathizer = Sympatyk
    .help = Jedna z kart lojalności wysyła właściciela do aresztu albo, jeśli ludziom idzie dobrze, czyni go Cylonem.

ending-kobol = Kobol
    .help = Flota pokonuje dystans 8 i skacze jeszcze raz.
ending-new-caprica = Nowa Kaprika
    .help = Flota osiedla się na planecie, trafia pod okupację i musi się wydostać. Należy do dodatku Pegasus.
ending-ionian-nebula = Mgławica Jońska
    .help = Bitwa i proces wszystkich na pokładzie przed ostatnim skokiem. Należy do dodatku Exodus.
ending-search-for-home = Poszukiwanie domu
    .help = O odnalezieniu Ziemi decydują misje statku Demetrius. Należy do dodatku Daybreak.
ending-all = Wszystkie zakończenia
    .help = Zasady każdego zakończenia, dla tych, którzy je łączą.

configuration-part = „{ $part }”
configuration-ending = zakończenie „{ $ending }”
configuration-range = od { $least } do { $most }
configuration-players = { $count ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
configuration-not = bez: { $what }

problem-players = { $given }: to, co wybrano, jest dla: { $possible }
problem-not-yet = { $what }: tego jeszcze nie ma
problem-for-readers = { $what }: tylko do czytania zasad, nie do gry
problem-needs = { $what }: potrzebne { $needs }
problem-contradiction = { $what }: nie łączy się z: { $with }
problem-given = { $what }: zbędne, bo daje to już { $with }
problem-unruled = { $what }: zasady nie mówią, jak to łączyć z: { $with }
problem-character-count = { $given ->
    [one] 1 postać
    [few] { $given } postacie
   *[many] { $given } postaci
}, a gra { $players }
problem-character = { $after ->
    [none] { $who }: tej postaci nie można tu wybrać
   *[other] { $who }: tej postaci nie można wybrać po tych: { $after }. Przywódców politycznych, wojskowych i pilotów wybiera się po równo, a każdą postać tylko raz
}
