# Własne słowa klienta w przeglądarce. To, co mówi gra, pochodzi z plików gry.

home = Ragtag, do poczekalni
language = Język
skip-to-content = Przejdź do treści
loading = Chwileczkę …
save = Zapisz
saved = Zapisano
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
send = Wyślij
you = ty
bot = bot
offline = Brak połączenia, próbuję ponownie

# Powitanie i konto
welcome = Resztka ludzkości potrzebuje załogi
welcome-lead = Zagraj w grę planszową Battlestar Galactica w przeglądarce: z botami albo z przyjaciółmi, na żywo lub tygodniami. Program pilnuje zasad i dochowuje tajemnic.
your-name = Twoje imię
password = Hasło
enter = Wejdź na pokład
enter-as-guest = Wejdź z samym imieniem
have-account = Mam konto
log-in = Zaloguj się
log-out = Wyloguj się
fan-work = Nieoficjalne dzieło fanów, niezwiązane z właścicielami praw do Battlestar Galactica.
account = Konto i ustawienia
account-name = Imię
account-rename = Zmień imię
account-keep = Zachowaj swoje miejsca
account-keep-why = Z hasłem możesz grać dalej na każdym urządzeniu.
account-create = Załóż konto
notifications = Gdy czeka twoja decyzja
setting-sound = Dźwięk
setting-notify = Powiadomienia przeglądarki
setting-pacing = Pokazuj, co się stało
pacing-normal = Ruch po ruchu
pacing-slow = Ruch po ruchu, powoli
pacing-off = Od razu
webhook = Webhook
webhook-why = Do wolnych gier: ten adres dostanie wiadomość, gdy gra czeka na ciebie.
webhook-url = Adres

# Poczekalnia
play-now-title = Zagraj z botami
play-now-why = Dostaniesz losowe miejsce, pozostałe zajmą oficerowie. Gra trwa około godziny i poczeka, jeśli odejdziesz.
play-now = Graj teraz
create-table = Utwórz stół
players = Gracze
tables-mine = Moje stoły
tables-mine-empty = Nie siedzisz jeszcze przy żadnym stole.
tables-public = Stoły publiczne
tables-public-empty = Nikt nie otworzył publicznego stołu. Otwórz własny, a inni znajdą go tutaj.
tables-finished = Zakończone gry
tables-finished-empty = Tu zostają zakończone gry razem z powtórkami.
your-decision = twoja decyzja
turn-number = Tura { $turn }
open-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
go-on = Graj dalej
sit-down = Usiądź
watch = Oglądaj
replay = Powtórka

# Nowy stół
set-up = Przygotowanie
not-now = Nie przy tych wyborach:
not-there-yet = Jeszcze niedostępne
seats = Miejsca i tempo
seat-me = Ja
seat-open = Wolne
seat-bot = Bot: { $bot }
seat-number = Miejsce { $number }
seats-why = Wolne miejsca czekają na ludzi. Jeśli żadne nie jest wolne, gra zaczyna się od razu.
pace = Tempo
pace-live = Na żywo
pace-live-why = { $minutes ->
    [one] Wszyscy są przy stole; 1 minuta na każdą decyzję.
    [few] Wszyscy są przy stole; { $minutes } minuty na każdą decyzję.
   *[other] Wszyscy są przy stole; { $minutes } minut na każdą decyzję.
}
pace-slow = Wolna gra
pace-slow-why = { $days ->
    [one] Grasz, kiedy masz czas; 1 dzień na każdą decyzję.
   *[other] Grasz, kiedy masz czas; { $days } dni na każdą decyzję.
}
minutes = Minuty
days = Dni
visibility = Kto może dołączyć
visibility-invite = Osoby z odnośnikiem
visibility-invite-why = Stołu nie ma na liście.
visibility-public = Wszyscy
visibility-public-why = Stół jest na liście w poczekalni.
create = Otwórz stół

# Przed grą
waiting-room = Wyślij odnośnik tym, z którymi chcesz grać.
waiting-for-owner = Gra zacznie się, gdy rozpocznie ją osoba, która otworzyła stół.
start-game = Rozpocznij grę
sit-here = Usiądź tutaj
invite-link = Odnośnik z zaproszeniem
start-with-bots = Zacznij teraz, boty zajmą wolne miejsca
leave = Odejdź od stołu
back-to-lobby = Wróć do poczekalni

# Stół
board = Plansza
parts = Części stołu
tab-play = Decyzja
tab-board = Plansza
tab-hand = Karty
tab-people = Gracze
dial = { $name }: { $value }
dial-red = { $name }: { $value }, czerwone pole
distance = Droga do Kobolu
distance-why = Przy 4 budzą się uśpieni agenci; przy 8 następny skok wygrywa.
steps = Kroki tury
step-skills = Karty
step-move = Ruch
step-action = Akcja
step-crisis = Kryzys
step-cylons = Cyloni
step-jump = Skok
colonial-one = Colonial One
cylon-locations = Miejsca Cylonów
damaged = uszkodzone
choose-thing = Wybierz: { $name }
area = Obszar { $area }
area-empty = pusty
launch-area = Tu startują vipery i wdzierają się ciężkie raidery
ships-basestar = { $count ->
    [one] 1 gwiazda bazowa
    [few] { $count } gwiazdy bazowe
   *[other] { $count } gwiazd bazowych
}
ships-raider = { $count ->
    [one] 1 raider
    [few] { $count } raidery
   *[other] { $count } raiderów
}
ships-heavy-raider = { $count ->
    [one] 1 ciężki raider
    [few] { $count } ciężkie raidery
   *[other] { $count } ciężkich raiderów
}
ships-viper = { $count ->
    [one] 1 viper
    [few] { $count } vipery
   *[other] { $count } viperów
}
ships-piloted = { $count ->
    [one] 1 viper z pilotem
    [few] { $count } vipery z pilotami
   *[other] { $count } viperów z pilotami
}
ships-civilian = { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
   *[other] { $count } statków cywilnych
}
basestar-critical-hit = trafienie krytyczne
basestar-disabled-hangar = hangar nieczynny
basestar-disabled-weapons = uzbrojenie nieczynne
basestar-structural-damage = uszkodzony kadłub
civilian-hidden = Nikt nie wie, co wiezie
cargo-empty = pusty
cargo-people = 1 populacji
cargo-crowd = 2 populacji
cargo-people-and-fuel = 1 populacji i 1 paliwa
cargo-people-and-hope = 1 populacji i 1 morale
jump = Skok
jump-track = Przygotowanie skoku: pole { $at } z { $of }
boarding = Abordaż
boarding-track = { $count ->
    [one] Abordaż: 1 centurion
    [few] Abordaż: { $count } centuriony
   *[other] Abordaż: { $count } centurionów
}
centurions = { $count ->
    [one] 1 centurion
    [few] { $count } centuriony
   *[other] { $count } centurionów
}
reserves = Rezerwy i talie
reserve-vipers = vipery
reserve-damaged = uszkodzone
reserve-raptors = raptory
reserve-nukes = głowice
reserve-civilians = cywilne
reserve-destiny = przeznaczenie
reserve-quorum = karty Kworum
at-the-table = Przy stole
no-character = wybiera postać
choose-character = Wybierz postać
in-viper = viper w obszarze { $area }
off-board = jeszcze poza planszą
deciding = decyduje
president = Prezydent
admiral = Admirał
in-brig = Areszt
revealed-cylon = Cylon
ability-used = Zdolność raz na grę jest już zużyta
hand-count = { $count ->
    [one] 1 karta umiejętności
    [few] { $count } karty umiejętności
   *[other] { $count } kart umiejętności
}
loyalty-count = { $count ->
    [one] 1 zakryta karta lojalności
    [few] { $count } zakryte karty lojalności
   *[other] { $count } zakrytych kart lojalności
}
your-hand = Twoje karty
no-cards = Nie masz żadnych kart.
watching = Oglądasz: karty na ręce i lojalności pozostają zakryte.
watching-badge = oglądasz
picked = wybrana
quorum = Kworum
loyalty = Lojalność
loyalty-show = { $count ->
    [one] 1 karta. Obejrzyj
    [few] { $count } karty. Obejrzyj
   *[other] { $count } kart. Obejrzyj
}
loyalty-hide = Ukryj
reveal = Ujawnij się
situation = Sytuacja
crisis = Kryzys
super-crisis = Superkryzys
skill-check = Test umiejętności
no-crisis = W turze { $turn } nie było jeszcze kryzysu.
in-play = { $count ->
    [one] 1 karta w grze
    [few] { $count } karty w grze
   *[other] { $count } kart w grze
}
die-coming = Zaraz będzie rzut kością
die-shows = Kość: { $result }
difficulty = trudność
destiny = Przeznaczenie
for = za
against = przeciw
check-empty = Nie ma jeszcze kart.
check-hidden = { $cards ->
    [one] 1 zakryta karta; siła okaże się po odkryciu.
    [few] { $cards } zakryte karty; siła okaże się po odkryciu.
   *[other] { $cards } zakrytych kart; siła okaże się po odkryciu.
}
check-total = Siła { $total } przeciw { $difficulty }
outcome-pass = udany
outcome-partial = częściowo udany
outcome-fail = nieudany

# Decyzje
prompt = Decyzja
prompt-yours = Twoja decyzja
prompt-window = Możesz przerwać
what-happened = Co się stało
skip = Pomiń
pick-exactly = Wybierz { $most }: wybrano { $picked }
pick-between = Wybierz od { $least } do { $most }: wybrano { $picked }
sum = siła { $sum }
no-way-back = Tego nie można cofnąć.
do-it = Zrób to
show-all = Pokaż wszystkie możliwości
send-cards = { $count ->
    [one] Weź tę 1 kartę
    [few] Weź te { $count } karty
   *[other] Weź te { $count } kart
}
send-picked = { $count ->
    [one] Zatwierdź ten wybór
   *[other] Zatwierdź te wybory ({ $count })
}
send-none = Nie wybieraj nic
clear = Wyczyść
undo = Cofnij
waiting = Czekamy
waiting-for = Czekamy na: { $names }
waiting-for-others = Czekamy na pozostałych
game-over = Koniec gry
winners = Zwycięzcy
take-over = Przejmij miejsce

# Dziennik, rozmowa, rozkazy, zasady, pomoc
log = Dziennik
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
orders = Rozkazy
orders-why = Gdy mogę przerwać:
orders-always = Pytaj mnie za każdym razem
orders-this-turn = Pasuj do końca tej tury
orders-until-mine = Pasuj do mojej tury
orders-only-for = Pytaj tylko o te
rulebook = Zasady
rules-search = Szukaj w zasadach
contents = Spis treści
nothing-found = Nic nie znaleziono.
clock = Pozostały czas
clock-days = { $days } d
clock-hours = { $hours } godz.
help = Klawisze
help-lead = Wszystko da się zrobić myszą, dotykiem albo klawiaturą. To, co świeci na planszy, można kliknąć.
key-option = wybierz możliwość
key-enter = zatwierdź
key-undo = cofnij ostatnią odpowiedź
key-escape = pomiń opowieść, wyczyść wybór, zamknij zasady
key-prompt = przejdź do decyzji
key-log = pokaż dziennik
key-chat = pokaż rozmowę
key-rules = otwórz zasady
key-help = ta pomoc

# Powtórka
replay-as = Oczami
replay-spectator = widza
replay-all = ze wszystkimi tajemnicami
replay-at = Decyzja { $at } z { $of }
replay-set-up = Gracze wybierają postacie.
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Jeden wstecz
replay-next = Jeden naprzód
replay-back-ten = Dziesięć wstecz
replay-next-ten = Dziesięć naprzód
replay-record = Pobierz zapis
replay-scenario = Zapisz jako scenariusz
replay-verify = Sprawdź tasowania
verified = Ziarno zgadza się z tym, co ogłoszono na początku, i gra odtwarza się z niego. Ziarno: { $seed }
not-verified = Zapis nie zgadza się z tym, co ogłoszono na początku.

# Błędy, według kodów serwera
error-malformed = Tego nie da się zrobić: coś jest niezgodne z oczekiwaniami.
error-no-session = Najpierw podaj swoje imię.
error-wrong-password = Nazwa lub hasło są błędne.
error-not-allowed = Nie wolno ci tego tutaj zrobić.
error-not-found = Nie ma tego tutaj.
error-not-your-decision = To nie twoja decyzja.
error-stale = Gra poszła dalej: spójrz jeszcze raz.
error-not-an-option = Tego nie można teraz wybrać.
error-wrong-number = Wybrano za mało lub za dużo.
error-game-over = Gra się skończyła.
error-no-such-seat = Nie ma takiego miejsca.
error-no-undo = Tego nie można cofnąć: ktoś inny już decydował, coś odkryto albo zadecydował los.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła.
error-not-running = Gra się nie toczy.
error-seated = Już siedzisz przy tym stole.
error-not-seated = Nie siedzisz przy tym stole.
error-taken = To miejsce nie jest wolne.
error-has-account = Masz już konto.
error-name-taken = Jest już konto o tej nazwie.
error-other-rules = Tę grę rozegrano według innych zasad i nie można jej odtworzyć.
error-busy = Stół zmienia się zbyt szybko: spróbuj ponownie.
error-set-up = Stołu nie da się tak przygotować.
error-too-many = Za dużo naraz: poczekaj chwilę.
error-too-large = To jest za długie.
error-unavailable = Serwer nie może teraz odpowiedzieć: spróbuj za chwilę.
error-damaged = Serwer nie może odczytać tego, co zapisał.
error-offline = Nie można połączyć się z serwerem.
error-failed = Coś poszło nie tak.
