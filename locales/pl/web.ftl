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
offline = Brak połączenia, próbuję ponownie

# Powitanie i konto
welcome = Resztka ludzkości potrzebuje załogi
welcome-lead = Zagraj w gry stołowe Battlestar Galactica w przeglądarce: z botami albo z przyjaciółmi, na żywo lub tygodniami. Program pilnuje zasad i dochowuje tajemnic.
your-name = Twoje imię
password = Hasło
log-out = Wyloguj się
fan-work = Nieoficjalne dzieło fanów, niezwiązane z właścicielami praw do Battlestar Galactica.
account = Konto i ustawienia
account-name = Imię
account-rename = Zmień imię
account-keep = Zachowaj swoje miejsca
account-create = Załóż konto
notifications = Gdy czeka twoja decyzja
setting-sound = Dźwięk
setting-notify = Powiadomienia przeglądarki
setting-pacing = Pokazuj, co się stało
pacing-normal = Ruch po ruchu
pacing-slow = Ruch po ruchu, powoli
pacing-off = Od razu
webhook-url = Adres

# Poczekalnia
play-now-title = Zagraj z botami
play-now-why = Dostaniesz losowe miejsce, pozostałe zajmą boty. Gra poczeka, jeśli odejdziesz.
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
set-up-variants = Warianty
not-there-yet = Jeszcze niedostępne
seats = Miejsca i tempo
seat-me = Ja
seat-open = Wolne
seat-bot = Bot: { $bot }
seat-number = Miejsce { $number }
pace = Tempo
pace-live = Na żywo
pace-slow = Wolna gra
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
damaged = uszkodzone
choose-thing = Wybierz: { $name }
area-empty = pusty
launch-area = Tu startują vipery i wdzierają się ciężkie raidery
ships-basestar = { $count ->
    [one] 1 basestar
    [few] { $count } basestary
   *[other] { $count } basestarów
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
no-character-yet = jeszcze bez postaci
choose-character = Wybierz postać
in-viper = viper na obszarze { $area }
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
odds-at-least = { $face } lub więcej: { $percent } %
odds-at-most = { $face } lub mniej: { $percent } %
odds-certain = { $percent } %
die-shows = Kość: { $result }
difficulty = trudność
destiny = Przeznaczenie
for = za
worth-nothing = bez znaczenia
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
rulebook = Zasady
rules-search = Szukaj w zasadach
rules-foreign = Podręczniki z zasadami są na razie tylko po angielsku.
rules-not-here = Przy tym stole to nie obowiązuje.
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
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Jeden wstecz
replay-next = Jeden naprzód
replay-back-ten = Dziesięć wstecz
replay-next-ten = Dziesięć naprzód
replay-record = Pobierz zapis
replay-scenario = Zapisz jako scenariusz
replay-verify = Sprawdź tasowania

# Poczekalnia, konta, powiadomienia, początek gry i powtórka
game = Gra
welcome-how = Jak wejść
welcome-invited = Masz zaproszenie do stołu. Powiedz, kim jesteś, i usiądź.
welcome-guest = Jako gość
welcome-guest-why = Wystarczy imię. Ta przeglądarka zapamięta twoje miejsca.
welcome-guest-go = Wejdź na pokład
welcome-login = Logowanie
welcome-login-why = Masz konto: twoje miejsca czekają, na każdym urządzeniu.
welcome-login-go = Zaloguj się
welcome-register = Nowe konto
welcome-register-why = Imię i hasło zachowują twoje miejsca, na każdym urządzeniu.
welcome-register-go = Załóż konto
welcome-play = Od razu do stołu z botami
password-why = Co najmniej 8 znaków.
promise-rules = Każda zasada przestrzegana
promise-rules-why = To, co możesz zrobić, świeci. Czego nie możesz, tego nie klikniesz, a zasady mówią dlaczego.
promise-secrets = Każda tajemnica zachowana
promise-secrets-why = Nikt nie widzi więcej niż przy prawdziwym stole, a tasowania można sprawdzić po grze.
promise-pace = Twoje tempo
promise-pace-why = Na żywo w jeden wieczór albo ruch dziennie. Boty zastępują nieobecnych.
guest-note = Jesteś gościem: tylko ta przeglądarka zna twoje miejsca.
account-is-guest = Jesteś gościem.
account-is-account = Masz konto i możesz się nim zalogować wszędzie.
account-login-name = Imię do logowania
account-keep-why = Konto zachowuje twoje miejsca: zaloguj się na dowolnym urządzeniu i graj dalej.
log-out-guest = Jesteś gościem i nie da się wrócić: twoje miejsca przepadną. Załóż konto, żeby je zachować.
log-out-sure = Wyloguj i porzuć moje miejsca
notifications-why = Tytuł i ikona tej strony mówią o tym zawsze. Oprócz tego:
notify-refused = Ta przeglądarka nie pozwala na powiadomienia z tej strony. Pozwól na nie w jej ustawieniach i spróbuj ponownie.
webhook = Webhook do wolnych gier
webhook-why = Gdy wolna gra czeka na ciebie, serwer wysyła na ten adres krótką wiadomość JSON: do twojego programu albo do webhooka komunikatora, jak Discord, Slack czy Mattermost. Zostaw puste, żeby nie dostawać nic.
webhook-called = Ostatnia próba { $when }:
webhook-taken = wiadomość dotarła.
webhook-refused = odpowiedź brzmiała { $status }, więc wiadomości nie przyjęto.
webhook-name-unknown = pod tą nazwą nikogo nie ma.
webhook-own-network = adres leży w sieci samego serwera.
webhook-no-connection = nikt nie przyjął połączenia.
webhook-not-trusted = tamtejszy certyfikat nie jest zaufany.
webhook-too-late = odpowiedź nie przyszła na czas.
webhook-no-answer = to, co przyszło, nie było odpowiedzią.
webhook-too-many = serwer miał naraz zbyt wiele wiadomości do wysłania.
tables-more = Pokaż wszystkie: { $count }
waiting-to-start = Czeka na rozpoczęcie
seat-free = miejsce do przejęcia
seat-program = { $name } (bot, { $bot })
seat-you = { $name } (ty)
bot-officer = oficer
bot-commander = dowódca
bot-random = losowy
bot-tactician = taktyk
bot-admiral = admirał
seats-why = Wolne miejsca czekają na ludzi. Grę zaczynasz, kiedy chcesz; boty zajmą miejsca, które zostaną wolne.
seats-full = Żadne miejsce nie jest wolne: gra zacznie się od razu.
seats-fill-open = Pozostałe wolne
seats-fill-bots = Pozostałe dla botów
pace-live-why = Wszyscy są przy stole.
pace-slow-why = Każdy gra, kiedy ma czas, przez dni albo tygodnie.
clock-setting = Czas na każdą decyzję
clock-live = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-slow = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
clock-none = bez limitu
pauses-hidden = Pauzy niczego nie zdradzają
pauses-hidden-why = W każdej chwili, w której ktoś mógłby przerwać, gra czeka trochę, czy ktoś może to zrobić, czy nie. Inaczej pauza zdradza, że ktoś coś trzyma.
clock-why = Gdy czas minie, bot podejmie tę jedną decyzję. Po trzech z rzędu inni mogą przejąć miejsce.
clock-alone = Przy stole jednej osoby i botów zegar nie chodzi. Rusza, gdy ktoś jeszcze przejmie miejsce.
host = gospodarz
waiting-for-host = Gra zacznie się, gdy rozpocznie ją { $host }.
by-invitation = Ten stół jest na zaproszenie: poproś o odnośnik osobę, która go otworzyła.
close-table = Zamknij stół
leave-passes-on = Jeśli odejdziesz, gospodarzem będzie ktoś inny przy stole.
leave-game = Opuść grę
leave-game-why = Bot zagra dalej za ciebie, a ktoś inny może przejąć twoje miejsce ze wszystkimi kartami i tajemnicami.
leave-game-instead = Żeby zrobić przerwę, nie trzeba odchodzić: gra czeka, na ile pozwala zegar, a stałe rozkazy mogą za ciebie pasować.
leave-game-sure = Opuść moje miejsce
leave-game-stay = Zostań
take-over-why = Grasz dalej z kartami i tajemnicami tego miejsca.
take-over-asks = Najpierw pytani są ci, którzy tu grają, chyba że to miejsce było już twoje.
wish-asks = { $name } chce przejąć miejsce: { $seat }
wish-why = Zobaczy karty i tajemnice tego miejsca. Muszą się zgodzić wszyscy, którzy tu grają.
wish-others = Twoja zgoda już jest. Brakuje jeszcze: { $awaited }
wish-agree = Zgadzam się
wish-refuse = Odmawiam
wish-waits = Prośba o miejsce: { $seat }. Czeka na zgodę: { $awaited }.
wish-owner = kto założył stół
wish-back = Wycofaj prośbę
wish-refused = Brak zgody na przejęcie miejsca: { $seat }.
wish-noted = Rozumiem
commitment = Pieczęć ziarna
commitment-why = Cały przypadek tej gry pochodzi z tajnego ziarna, wylosowanego przy zakładaniu stołu. To jest jego skrót. Po grze ziarno zostaje pokazane i musi mieć ten skrót: nikt więc nie mógł w tym czasie zmienić tasowań.
verified-same = To ta sama wartość, którą ta przeglądarka widziała podczas gry.
verified-differs = Podczas gry ta przeglądarka widziała inną wartość: { $noted }
error-sat-elsewhere = Masz już za sobą inne miejsce w tej grze i znasz jego tajemnice. Możesz wrócić tam, ale nigdzie indziej.
error-nobody-to-agree = Nie ma nikogo, kto mógłby się zgodzić. Poczekaj, aż wróci któryś z graczy.
error-wish-gone = Tej prośby już nie ma: została wycofana lub odrzucona albo miejsce jest zajęte.
seat-away = { $name }: nieobecność
orders-why = Gdy mogę przerwać, choć decyzja nie należy do mnie:
orders-change = Zmień stały rozkaz
orders-note = Rozkazy tylko pasują. O decyzje, których wymagają zasady, gra pyta zawsze.
order-sensible = Pytaj mnie tam, gdzie warto
order-sensible-why = Gra czeka na ciebie tam, gdzie ktoś na twoim miejscu rozważałby zagranie czegoś, a resztę pomija. Nikt nie odróżni tego od braku kart.
    .fleet = Gra czeka na ciebie przed rzutami twojej strony, które karta by zmieniła, gdy trafiony jest cenny viper, gdy do zdania testu brakuje jednego lub dwóch punktów oraz przed testami, od których wiele zależy. Resztę pomija i nikt nie odróżni tego od braku kart.
order-now-sensible = pyta tam, gdzie warto
order-always-ask = Pytaj mnie za każdym razem
order-always-ask-why = Gra czeka na ciebie zawsze, gdy możesz coś zagrać.
order-pass-this-turn = Pasuj do końca tej tury
order-pass-this-turn-why = Od następnej tury gra pyta jak przedtem.
order-pass-until-my-turn = Pasuj do mojej tury
order-pass-until-my-turn-why = Inni grają dalej bez ciebie, aż przyjdzie twoja kolej.
order-pass-unless-concerned = Pasuj, aż coś będzie dotyczyło mnie
order-pass-unless-concerned-why = Gra pyta w twojej turze.
    .fleet = Gra pyta w twojej turze, gdy rzucasz kością lub atakowany jest twój viper, oraz przy testach, które zaczynasz lub które dotyczą ciebie.
    .ccg = Gra pyta w twojej turze oraz w wyzwaniach twoich i rzuconych tobie.
order-now-pass-unless-concerned = pasuje w sprawach innych
order-ask-only-for = Pytaj tylko o te karty
order-ask-only-for-why = Gra czeka na ciebie tylko wtedy, gdy możesz zagrać jedną z zaznaczonych kart.
order-now-always-ask = pyta za każdym razem
order-now-pass-this-turn = pasuje w tej turze
order-now-pass-until-my-turn = pasuje do mojej tury
order-now-ask-only-for = pyta o wybrane karty
order-now-pass-always = zawsze pasuje
replay-speed = Tempo
replay-speed-slow = wolno
replay-speed-normal = zwykłe
replay-speed-fast = szybko
replay-scenario-why = Ta chwila jako plik, który można uruchomić jako test albo wysłać ze zgłoszeniem błędu
replay-verify-why = Odtwarza grę z ogłoszonego ziarna i porównuje
verified = Tasowania są prawdziwe: ziarno zgadza się z tym, co ogłoszono na początku, i gra odtwarza się z niego.
not-verified = Zapis nie zgadza się z tym, co ogłoszono na początku.
verified-commitment = Ogłoszone na początku
verified-seed = Ziarno, ogłoszone na końcu

# Co może pójść nie tak; nazwy jak kody serwera
offline-why = Gdy tylko odpowie, gra ruszy dalej sama.
try-again = Spróbuj ponownie
error-offline = Nie można połączyć się z serwerem.
error-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj za chwilę.
error-read-only = Serwer nie może teraz nic zapisać, więc niczego nie przyjmuje. Możesz oglądać; spróbuj za chwilę.
error-too-many = Za dużo naraz. Poczekaj chwilę.
error-too-many-tables = Masz za dużo stołów. Dokończ lub opuść któryś albo poczekaj, zanim założysz następny.
error-wrong-password = Imię lub hasło jest błędne.
error-name-taken = Konto o tym imieniu już istnieje. Wybierz inne imię albo się zaloguj.
error-has-account = Masz już konto.
error-no-session = Najpierw powiedz, kim jesteś: ta przeglądarka nie jest już tu znana.
error-webhook-malformed = To nie jest adres. Musi zaczynać się od https://
error-webhook-unreachable = Pod tym adresem nikogo nie ma albo leży on w sieci samego serwera.
error-not-found = Tu nic nie ma. Może stół został zamknięty.
error-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-running = Gra się nie toczy.
error-taken = Ktoś był szybszy: to miejsce jest zajęte.
error-seated = Już siedzisz przy tym stole.
error-not-seated = Nie siedzisz przy tym stole.
error-busy = Stół zmienia się zbyt szybko. Spróbuj ponownie.
error-not-your-decision = To nie jest teraz twoja decyzja.
error-stale = Gra poszła w międzyczasie dalej. Spójrz jeszcze raz.
error-game-over = Gra jest skończona.
error-other-rules = Tę grę rozegrano według innych zasad niż dzisiejsze i nie można jej tu odtworzyć.

# Stół każdej gry
game-unknown = Ta wersja strony nie ma stołu dla gry { $game }.
prompt-stale = Pytanie w międzyczasie się zmieniło; oto nowe.
awaited-you = Twoja decyzja
awaited-you-and = Twoja decyzja, a także: { $names }
rule-cited = Co mówią zasady
send-again = Wyślij jeszcze raz
key-board = przejdź do planszy
key-hand = przejdź do swoich kart

# Stół gry planszowej
launch = start
boarding-lost = Centurion, który tu dotrze, niszczy Galacticę
show-board = Pokaż planszę
check-playable = Można jeszcze zagrać: { $cards }
loyalty-seen = Karta, którą widziałeś u gracza { $who }: { $card }
deed-add = { $count ->
    [0] Nie dodawaj kart
    [one] Dodaj { $count } kartę
    [few] Dodaj { $count } karty
   *[many] Dodaj { $count } kart
}
deed-discard = { $count ->
    [0] Nic nie odrzucaj
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
}

# Błędy, według kodów serwera
error-malformed = Tego nie da się zrobić: coś jest niezgodne z oczekiwaniami.
error-not-allowed = Nie wolno ci tego tutaj zrobić.
error-not-an-option = Tego nie można teraz wybrać.
error-wrong-number = Wybrano za mało lub za dużo.
error-no-such-seat = Nie ma takiego miejsca.
error-no-undo = Tego nie można cofnąć: ktoś inny już decydował, coś odkryto albo zadecydował los.
error-set-up = Stołu nie da się tak przygotować.
error-too-large = To jest za długie.
error-damaged = Serwer nie może odczytać tego, co zapisał.
error-failed = Coś poszło nie tak.

# Stół gry karcianej
ccg-table = Stół
ccg-opponents = Floty pozostałych
ccg-side = Flota: { $name }
ccg-alert = Gotowość
ccg-reserve = Rezerwa
ccg-resource = Zasoby
ccg-hand = na ręce
ccg-deck = w talii
ccg-discard = na stosie kart odrzuconych
ccg-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
ccg-in-deck = { $count ->
    [one] 1 karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
}
ccg-in-discard = { $count ->
    [one] Odrzucone: 1 karta. Obejrzyj
    [few] Odrzucone: { $count } karty. Obejrzyj
   *[other] Odrzucone: { $count } kart. Obejrzyj
}
ccg-discard-of = Karty odrzucone: { $name } ({ $count })
ccg-discard-empty = Nic jeszcze nie odrzucono.
ccg-power = Siła
ccg-threat = Zagrożenie cylońskie
ccg-mystic = Wartość mistyczna
ccg-influence = Wpływy
ccg-influence-of = Wpływy: { $now }; { $goal } daje wygraną, 0 przegraną
ccg-hand-size = Karty na pierwszej ręce
ccg-makes = Jako zasób daje: { $resource }
ccg-singular = Unikatowa: drugą kładzie się na pierwszej
ccg-exhausted = zakryta
ccg-stack-of = stos, kart: { $count }
ccg-lent = należy do innego gracza
ccg-attacks = rzuca wyzwanie
ccg-defends = broni
ccg-spent = wydany
ccg-suggested = proponowany
ccg-supply = Karta zaopatrzenia
ccg-first = Pierwszy gracz
ccg-out = Poza grą
ccg-turn = Tura
ccg-threat-level = Zagrożenie cylońskie
ccg-threat-why = Zagrożenia wszystkich odkrytych jednostek; Cyloni atakują pod koniec tury, jeśli przewyższają obronę floty.
ccg-defense = obrona floty
ccg-level-above = Zagrożenie przewyższa obronę floty.
ccg-attack = Atak Cylonów
ccg-attack-comes = Cyloni zaatakują pod koniec tej tury.
ccg-attack-not = { $more ->
    [one] Jeszcze 1, a Cyloni zaatakują.
    [few] Jeszcze { $more }, a Cyloni zaatakują.
   *[other] Jeszcze { $more }, a Cyloni zaatakują.
}
ccg-jumps = Flota ucieka skokiem
ccg-challenge = Wyzwanie
ccg-challenge-over = Rozstrzygnięte.
ccg-undefended = Nikt nie broni.
ccg-defender-awaited = Kto broni?
ccg-effects-round = Można zagrywać wydarzenia i zdolności.
ccg-cylon-player = gra Cylonami
ccg-nobody = bez obrońcy
ccg-watching = Oglądasz: ręce i talie pozostają ukryte.
ccg-quiet = Tura { $turn }. Nic szczególnego się nie dzieje.
ccg-due = Do zapłaty:
ccg-pay-suggested = { $count ->
    [one] Wydaj zaznaczony stos
    [few] Wydaj { $count } zaznaczone stosy
   *[other] Wydaj { $count } zaznaczonych stosów
}
ccg-pay-exact = Nic się nie marnuje.
ccg-pay-waste = O { $waste } więcej niż trzeba; inaczej straci się nie mniej.
ccg-pay-otherwise = Możesz też nacisnąć dowolny podświetlony stos.

# Co się przynosi do stołu, i strona do budowania talii
bring-own = Twoje
bring-ready = Gotowe
bring-own-list = Własna lista
bring-build = Buduj talie
error-too-many-kept = Masz ich już za dużo: najpierw coś wyrzuć.
decks = Talie
deck-side-cards = Karty
deck-side-deck = Talia
deck-open = Otwórz talię …
deck-copy-of = Kopia
deck-unfinished = niedokończona
deck-new = Nowa talia
deck-boosters = Otwórz boostery
deck-boosters-why = Dostajesz karty z tylu boosterów i budujesz z nich talię. Baza może być dowolna.
deck-boosters-count = Boostery: { $count }
deck-boosters-open = Otwórz
deck-sealed-name = Z boosterów: { $count }
deck-filter = Które karty
deck-filter-text = Nazwa lub tekst
deck-filter-kind = Typ
deck-filter-resource = Zasób
deck-filter-trait = Cecha
deck-filter-cost = Koszt
deck-any = Dowolny
deck-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
deck-nothing-found = Żadna karta taka nie jest.
deck-add = Dodaj: { $card } (w talii: { $count })
deck-full = Więcej się nie da: { $card } (w talii: { $count })
deck-take = Wyjmij: { $card }
deck-name = Nazwa talii
deck-legal = Gotowa do gry
deck-not-legal = Jeszcze nie do gry
deck-unread = Niezrozumiałe: { $lines }
deck-test-hand = Próbna ręka
deck-test-again = Dobierz jeszcze raz
deck-transfer = Import lub eksport
deck-transfer-why = Jedna karta w wierszu: ile i jej numer lub nazwa. Co stoi po #, to uwaga.
deck-import = Użyj tego tekstu
deck-download = Pobierz
deck-drop = Wyrzuć
deck-cards = Karty talii
deck-no-base = Wybierz bazę: naciśnij jedną z pierwszych kart.
deck-curve-cost = Karty według kosztu
deck-curve-resource = Zasoby
deck-paid-with = { $count ->
    [one] 1 karta jest nim opłacana
    [few] { $count } karty są nim opłacane
   *[other] { $count } kart jest nim opłacanych
}
deck-makes = { $count ->
    [one] 1 karta daje go jako zasób
    [few] { $count } karty dają go jako zasoby
   *[other] { $count } kart daje go jako zasoby
}
deck-paid = opłacane
deck-made = daje

# Stół gry Starship Battles
df-mission = Misja
df-turn = Tura
df-numbered = { $kind } nr { $number }
df-yours = twój
df-your-ships = Twoje statki
df-table-keys = Stół. Strzałki przesuwają, plus i minus przybliżają i oddalają, 0 pokazuje całość.
df-nearer = Przybliż
df-farther = Oddal
df-fit = Pokaż cały stół
df-plan-of = Plan: { $ship }
df-plan-it = Zaplanuj
df-planned = Plan:
df-has-planned = zaplanowany
df-first-card = Pierwsza karta
df-no-lead = Tylko jedna karta
df-maneuver = Manewr
df-blank = Pusta karta
df-blank-short = blef
df-difficult = trudny
df-speed = Prędkość
df-level = Poziom
df-climb-level = zostaje
df-climb-up = w górę
df-climb-down = w dół
df-dial = Dokąd jest zwrócony
df-dial-to = { $degrees ->
    [0] Na wprost
   *[other] { $side ->
        [left] { $degrees }° w lewo
       *[right] { $degrees }° w prawo
    }
}
df-energy-is = energia kinetyczna { $energy }
df-energy-becomes = energia kinetyczna { $energy }, w planie { $planned }
df-lost = Poza stół: { $ship } przepadnie!
df-saved = Opuszcza stół swoją krawędzią i jest bezpieczny.
df-lost-title = Poza stół
df-lost-why = { $ship } znajdzie się za krawędzią stołu. Wypada wtedy z gry i liczy się jako stracony.
df-lost-back = Zmień plan
df-lost-do = Strać statek
df-illegal = Plan zostanie zmieniony, i to za karę.
df-fault-arrow = Ta karta nie ma strzałki dla prędkości, z którą statek może teraz lecieć.
df-fault-g = Za duże przeciążenie.
df-fault-difficult = Teraz nie wolno użyć trudnej karty.
df-fault-straight = Ten pilot może dołożyć tylko kartę na wprost.
df-fault-rotated = Tylko karty na wprost, póki statek jest zwrócony inaczej, niż leci.
df-fault-energy = Energia nie może się tak zmienić w jednej turze.
df-fault-boost = Takie doładowanie nie jest teraz możliwe.
df-fault-level = Przy tym nie wolno zmienić poziomu.
df-fault-flaw = Nie pozwala na to wada pilota.
df-damage-of = { $total } z { $structure }
df-no-damage = bez uszkodzeń
df-counters = { $count ->
    [one] 1 żeton uszkodzeń
    [few] { $count } żetony uszkodzeń
   *[other] { $count } żetonów uszkodzeń
}
df-counter-blue = żeton uszkodzeń, zakryty
df-counter-collision = żeton zderzenia, zakryty
df-fuel = paliwo { $fuel }
df-crippled = unieruchomiony
df-eliminated = stracony
df-escaped = uszedł
df-enters = wchodzi w turze { $turn }
df-tails = siedzi na ogonie: { $ship }
df-on-level = poziom { $level }
df-has-hit = trafił
df-has-missed = spudłował
df-busy = za blisko, by strzelać
df-hits-on = trafia od { $roll }
df-needs = { $range }, { $roll } lub więcej na kościach
df-revealed = Odkryte
df-saw = Pierwsza karta, { $ship }: { $card }
df-scene-attack = { $ship } strzela: { $target }
df-scene-jump = { $ship } skacze
df-scene-tailing = { $ship } gubi cel: { $target }
df-scene-field = { $ship } wśród asteroid
df-scene-struck = { $ship } uderza w skałę
df-scene-drawn = dobrane: { $drawn }, zostaje: { $kept }
df-scene-lost = { $ship }: statek stracony
df-split = dwa ataki
df-needed = potrzeba { $needed }
df-hits = { $hits ->
    [0] Pudło
    [one] Trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}
df-depot-left = skład: −{ $damage }, zostaje { $left }
df-acts = Działa
df-acts-not = Nic się nie dzieje
df-no-ships = Nie masz już statków.
df-to-ships = Przybliż do statków
df-put-marker = Wskaż, gdzie leży znacznik
df-turn-marker = Wskaż, dokąd znacznik jest zwrócony
df-keep = { $count ->
    [one] Zatrzymaj 1 żeton
    [few] Zatrzymaj { $count } żetony
   *[other] Zatrzymaj { $count } żetonów
}

# Konta i gospodarze
password-change = Zmień hasło
password-change-why = Na wszystkich innych urządzeniach nastąpi wylogowanie.
password-old = Stare hasło
password-new = Nowe hasło
log-out-everywhere = Wyloguj wszędzie
delete-me = Usuń mnie
delete-me-why = Twoje imię, talie i ustawienia znikną na zawsze. Boty zagrają dalej za ciebie; skończone gry i to, co zostało powiedziane, pozostaną bez twojego imienia.
delete-me-sure = Tego nie da się cofnąć.
delete-me-yes = Usuń mnie na zawsze
chat-spectator = widz
chat-gone = ktoś, kogo już nie ma
manage = Zarządzaj stołem
manage-nobody = Nie ma tu nikogo innego.
mute = Wycisz
unmute = Pozwól mówić
mute-why = Kto jest wyciszony, nie może pisać w rozmowie przy tym stole i się o tym dowiaduje.
remove = Usuń
remove-why = { $name } traci miejsce i nie może wrócić do tego stołu.
remove-yes = Usuń od stołu
close-table-yes = Zamknij dla wszystkich
close-waiting-why = Stół zniknie razem z odnośnikiem i rozmową.
close-running-why = Gra skończy się dla wszystkich bez wyniku i nie da się jej wznowić. Jej tajemnice pozostaną tajemnicami.
table-closed = Zamknięty
table-closed-why = Kto otworzył ten stół, zakończył grę. Nie ma wyniku, a tajemnice pozostają tajemnicami.
error-muted = Kto otworzył ten stół, nie pozwala ci tu mówić.
error-removed = Kto otworzył ten stół, odprawił cię: nie możesz do niego wrócić.
error-closed = Kto otworzył ten stół, zakończył grę.

# Scena testu
check-givers = Kto dołożył karty
check-cards = { $cards ->
    [0] żadnej karty
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
check-counts = Te rodzaje liczą się za testem
check-of-location = Test umiejętności · lokacja
check-was = było { $printed }
check-pass = Sukces
check-fail = Porażka
check-partial = { $at } lub więcej
check-decided = Rozstrzygnięty bez kart.
check-steps = Kroki testu
check-step-begins = Przed kartami
check-step-begins-why = Potem dochodzą dwie karty przeznaczenia.
check-step-cards = Dokładanie kart
check-step-cards-why = Gracze po kolei, zakryte; bieżący gracz ostatni. Potem karty są tasowane i odkrywane.
check-step-count = Odkryte i policzone
check-step-count-why = Co się liczy, minus co się nie liczy.
check-step-result = Wynik
check-step-result-why = Następuje efekt, potem karty są odrzucane.

# Wielkie chwile
moment-go-on = Dalej
moment-follows = Co z tego wynika
moment-reveal-above = Maska opada
moment-reveal-on = to Cylon
moment-jump-above = Flota skoczyła
moment-jump-on = Odległość { $distance } z { $of }
moment-last-jump-above = Ostatni skok
moment-last-jump = Kobol
moment-last-jump-on = Flota przeszła
moment-nuke-above = Admirał przekręca klucz
moment-nuke = Atomówka odpalona
moment-nuke-on = { $left ->
    [0] To była ostatnia
    [one] Została 1
    [few] Zostały { $left }
   *[many] Zostało { $left }
}
moment-sleepers-above = Połowa drogi
moment-sleepers = Uśpieni agenci
moment-sleepers-on = Nowe karty lojalności, zakryte
moment-centurions-above = Alarm
moment-centurions = Centurioni na pokładzie
moment-centurions-on = Idą przez Galacticę
moment-damage-above = Pierwsze trafienie
moment-damage = Galactica płonie

# Co słychać i widać
senses = Dźwięk i ruch
setting-volume = Głośność
setting-scenes = Wielkie chwile
scenes-full = Ze wszystkim, co z nich wynika
scenes-short = Krótko
scenes-off = Wcale

# Stół gry planszowej: plansze, statki i karty na pierwszy rzut oka
tab-log = Dziennik
why-not = Nie teraz
why-damaged = Uszkodzone: najpierw napraw
why-only = Tylko { $title }
why-hazardous = Nikt nie idzie tam z własnej woli.
track-jump = skok
track-lost = koniec
reserve-hull = trafień
quorum-count = { $count ->
    [one] 1 karta Kworum
    [few] { $count } karty Kworum
   *[other] { $count } kart Kworum
  }
super-count = { $count ->
    [one] 1 karta Superkryzysu
    [few] { $count } karty Superkryzysu
   *[other] { $count } kart Superkryzysu
  }
quorum-when = { $count } · akcja Prezydenta
super-crisis-when = { $count } · zagrasz na Caprice
and-then = Potem:
odds-bonus = (z { $bonus })
to-hit = Trafienie
hits-it = trafia przy { $roll }
hits-target = trafia { $target } przy { $roll }
attacker-galactica = Galactica
attacker-viper = Viper
attacker-nuke = Głowica
attacker-raider = Raider
attacker-heavy-raider = Ciężki raider
attacker-basestar = Basestar
attacked-galactica = Galacticę
attacked-viper = vipera
attacked-raider = raidera
attacked-heavy-raider = ciężkiego raidera
attacked-basestar = basestara
attacked-centurion = centuriona

# Koniec gry i opowieść o niej
story-end = Jak się skończyło
story-next = Co dalej
story-board = Plansza
story-share = Udostępnij
story-share-failed = Ta przeglądarka nie potrafi namalować obrazka.
story-won = Wygrana
story-lost = Przegrana
story-people = Wszyscy, ze wszystkimi sekretami
story-secrets = Odkryte sekrety
story-course = Jak to szło
story-course-why = wskaż turę albo ją wybierz, żeby zobaczyć powtórkę od tego miejsca
story-numbers = Jako tabela
story-turn = Tura
story-the-end = Koniec
story-incidents = Co się stało
story-replay-from = Kliknij: powtórka od tego miejsca
story-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}
story-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
story-decisions = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
story-matrix = Kto co dołożył
story-matrix-why = { $count ->
    [one] jedyny test, teraz już jawny
    [few] { $count } najbardziej wyrównane testy, teraz już jawne
   *[many] { $count } najbardziej wyrównanych testów, teraz już jawnych
}
story-matrix-all = { $count ->
    [one] jedyny test, teraz już jawny
    [few] wszystkie { $count } testy, teraz już jawne
   *[many] wszystkie testy ({ $count }), teraz już jawne
}
story-all-checks = Wszystkie ({ $count })
story-needed = trudność, zdany czy nie
story-for-against = za / przeciw
story-medals = Kto był w czym najlepszy
story-go-to = Przejdź do …

# Gra od nowa i reakcje
rematch = Rewanż w tym samym gronie
rematch-come = Dołącz do rewanżu
rematch-back = Wróć do rewanżu
rematch-count = { $came }/{ $people }
rematch-there = Do nowej gry siedli już: { $names }
seat-kept = Czeka na: { $name }
seat-kept-open = Zwolnij dla wszystkich
seat-kept-why = Każdy, kto znajdzie ten stół, będzie mógł tu usiąść.
error-not-over = Gra jeszcze się nie skończyła.
error-not-kept = To miejsce na nikogo nie czeka.
reactions = Reakcje
reaction-knew-it = To było do przewidzenia!
reaction-not-me = To nie ja
reaction-well-done = Dobra robota
reaction-all-of-us = Wszyscy razem
reaction-what = Co takiego?!
reaction-sorry = Przepraszam
reaction-heard = { $name }: { $words }
setting-reactions = Pokazuj i wysyłaj reakcje przy stole
key-reactions = przejdź do reakcji
# Kostka
die-at-least = potrzeba { $face } lub więcej
die-at-most = potrzeba { $face } lub mniej
error-no-hints = Przy tym stole grają też inni, a założyciel nie pozwolił na podpowiedzi.
key-advice = co program zrobiłby na twoim miejscu
advice-ask = Rada
advice-ask-why = Co program zrobiłby na twoim miejscu i dlaczego, z tego, co wiesz
advice-would = Program zrobiłby tak:
advice-nothing = nie wybrałby niczego
hints-allow = Rady
hints-allow-why = Gracze mogą pytać, co program zrobiłby na ich miejscu, choć grają też inni. Z samymi programami zawsze możesz.
replay-why = Co zrobiłby program?
replay-why-same = { $who } robi to, co zrobiłby program:
replay-why-other = Na miejscu gracza { $who } program zrobiłby tak:
replay-why-rest = Zatrzymaj się na chwili przed końcem: wtedy powie, co mógłby zrobić ten, kto jest pytany.
