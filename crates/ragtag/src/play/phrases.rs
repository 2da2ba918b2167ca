//! What the program itself says at the table; the game's words come from the game.

use crate::language::Language;

/// The program's own sentences in one language. `{name}` is filled in.
#[derive(Debug)]
#[allow(missing_docs)] // the sentences say what they are
pub(super) struct Phrases {
    pub(super) welcome_one: &'static str,
    pub(super) welcome_several: &'static str,
    pub(super) welcome_all: &'static str,
    pub(super) resumed: &'static str,
    pub(super) asked_again: &'static str,
    pub(super) saved_to: &'static str,
    pub(super) since: &'static str,
    pub(super) hand_over: &'static str,
    pub(super) hand_over_private: &'static str,
    pub(super) press_enter: &'static str,
    pub(super) you_are: &'static str,
    pub(super) one: &'static str,
    pub(super) exactly: &'static str,
    pub(super) up_to: &'static str,
    pub(super) between: &'static str,
    pub(super) pass_hint: &'static str,
    pub(super) folded: &'static str,
    pub(super) unfold: &'static str,
    pub(super) sure: &'static str,
    pub(super) help_hint: &'static str,
    pub(super) not_understood: &'static str,
    pub(super) no_such_number: &'static str,
    pub(super) twice: &'static str,
    pub(super) wrong_count: &'static str,
    pub(super) pick_something: &'static str,
    pub(super) help: &'static str,
    pub(super) no_log: &'static str,
    pub(super) no_rule: &'static str,
    pub(super) no_rulebook_hit: &'static str,
    pub(super) no_card: &'static str,
    pub(super) which_card: &'static str,
    pub(super) more_cards: &'static str,
    pub(super) undone: &'static str,
    pub(super) cannot_undo: &'static str,
    pub(super) orders_now: &'static str,
    pub(super) orders_always: &'static str,
    pub(super) orders_sensible: &'static str,
    pub(super) orders_this_turn: &'static str,
    pub(super) orders_until_my_turn: &'static str,
    pub(super) orders_unless_concerned: &'static str,
    pub(super) orders_only: &'static str,
    pub(super) orders_pick: &'static str,
    pub(super) orders_plays: &'static str,
    pub(super) orders_set: &'static str,
    pub(super) orders_kept: &'static str,
    pub(super) quit_saved: &'static str,
    pub(super) quit_ask: &'static str,
    pub(super) quit_unsaved: &'static str,
    pub(super) input_ended: &'static str,
    pub(super) game_over: &'static str,
    pub(super) seed: &'static str,
    pub(super) record_written: &'static str,
    pub(super) record_skipped: &'static str,
    pub(super) exists: &'static str,
}

impl Phrases {
    /// The sentences of a language.
    pub(super) fn of(language: Language) -> &'static Phrases {
        match language {
            Language::English => &ENGLISH,
            Language::Polish => &POLISH,
        }
    }
}

static ENGLISH: Phrases = Phrases {
    welcome_one: "{game}, {players} players: you have seat 1, bots have the others. Type ? at any question for help.",
    welcome_several: "{game}, {players} players: you have the seats {people}, bots have the others. Type ? at any question for help.",
    welcome_all: "{game}, {players} players, all of you at this keyboard. Type ? at any question for help.",
    resumed: "The game goes on where it was.",
    asked_again: "The rules have changed since the game was saved: the last questions are asked again.",
    saved_to: "The game is saved to {file} after every answer. The file holds every secret of the game: don't look into it.",
    since: "What happened",
    hand_over: "Hand over to {name}",
    hand_over_private: "Nobody else may look now.",
    press_enter: "{name}, press Enter when you sit at the screen.",
    you_are: "{name}, your decision",
    one: "type a number",
    exactly: "type {count} numbers",
    up_to: "type up to {most} numbers, or just Enter for none",
    between: "type {least} to {most} numbers",
    pass_hint: "an opportunity to interrupt; type `o` to be asked less often",
    folded: "{heading} ...",
    unfold: "type such a range, for example {range}, to see what stands there",
    sure: "{danger} To do it all the same, type {number} again; or type another number.",
    help_hint: "? for help",
    not_understood: "`{given}` is not understood. Type the number of an option, such as 1, or ? for help.",
    no_such_number: "There is no option {given}: the options are numbered 1 to {most}.",
    twice: "Option {given} stands there twice.",
    wrong_count: "You picked {given}, but it must be {expected}.",
    pick_something: "Type the number of what you want, or ? for help.",
    help: "\
  1          pick option 1
  1 3 4      pick several, where several may be picked; Enter alone picks none
  5-9        where one is to be picked: see the options 5 to 9
  h          what you have, with its texts
  b          the board or table
  l          the log; `l 100` shows the last 100 lines
  r          the rule behind this question; `r WORDS` searches the rulebook
  c NAME     a card, character, location, ship or talent by its name
  u          take your last answer back, if nothing was revealed since
  o          standing orders: how often you are asked whether to interrupt
  q          quit
  ?          this help",
    no_log: "Nothing has happened yet.",
    no_rule: "No section of the rulebook belongs to this question. `r WORDS` searches.",
    no_rulebook_hit: "The rulebook has nothing about `{given}`.",
    no_card: "No card has `{given}` in its name or text.",
    which_card: "Type `c` and a name, or a part of one.",
    more_cards: "... and {count} more; give more words.",
    undone: "{name} takes the last answer back.",
    cannot_undo: "It can't be taken back: {why}.",
    orders_now: "Now: {orders}.",
    orders_always: "ask me at every opportunity to interrupt",
    orders_sensible: "ask me where it is worth it",
    orders_this_turn: "let everything pass during this turn",
    orders_until_my_turn: "let everything pass while others have their turn",
    orders_unless_concerned: "let pass what does not concern me",
    orders_only: "ask me only when I could play certain things",
    orders_pick: "Which orders? Type a number, or just Enter to leave them as they are:",
    orders_plays: "When I could play which of these? Type numbers:",
    orders_set: "From now on: {orders}.",
    orders_kept: "The orders stay as they are.",
    quit_saved: "The game is saved. Go on with: ragtag play {game} --resume {file}",
    quit_ask: "Save the game first? Type a file name, or just Enter to quit without saving:",
    quit_unsaved: "Goodbye. The game was not saved.",
    input_ended: "The input has ended before the game.",
    game_over: "The game is over",
    seed: "The seed was {seed}; with --seed {seed} the same shuffles and dice come again.",
    record_written: "The record is in {file}; see it with: ragtag replay {file}",
    record_skipped: "No record was written, because the game is not over.",
    exists: "{file} is already there; choose another name.",
};

static POLISH: Phrases = Phrases {
    welcome_one: "{game}, liczba graczy: {players}. Siedzisz na miejscu 1, na pozostałych grają boty. Znak ? przy każdym pytaniu to pomoc.",
    welcome_several: "{game}, liczba graczy: {players}. Wasze miejsca: {people}; na pozostałych grają boty. Znak ? przy każdym pytaniu to pomoc.",
    welcome_all: "{game}, liczba graczy: {players}. Wszyscy siedzicie przy tej klawiaturze. Znak ? przy każdym pytaniu to pomoc.",
    resumed: "Gra toczy się dalej od miejsca, w którym była.",
    asked_again: "Od czasu zapisu zmieniły się zasady: ostatnie pytania padną jeszcze raz.",
    saved_to: "Po każdej odpowiedzi gra zapisuje się w pliku {file}. Plik zawiera wszystkie tajemnice gry: nie zaglądaj do niego.",
    since: "Co się wydarzyło",
    hand_over: "Teraz przy ekranie: {name}",
    hand_over_private: "Nikt inny nie powinien teraz patrzeć.",
    press_enter: "{name}: naciśnij Enter, gdy siedzisz przy ekranie.",
    you_are: "{name}, twoja decyzja",
    one: "wpisz numer",
    exactly: "wpisz tyle numerów: {count}",
    up_to: "wpisz najwyżej tyle numerów: {most}; sam Enter to żaden",
    between: "wpisz od {least} do {most} numerów",
    pass_hint: "okazja do przerwania; `o` sprawi, że pytań będzie mniej",
    folded: "{heading} ...",
    unfold: "wpisz taki zakres, na przykład {range}, żeby zobaczyć, co się w nim kryje",
    sure: "{danger} Jeśli mimo to tak ma być, wpisz {number} jeszcze raz; albo wpisz inny numer.",
    help_hint: "? to pomoc",
    not_understood: "Nie rozumiem `{given}`. Wpisz numer opcji, na przykład 1, albo ? po pomoc.",
    no_such_number: "Nie ma opcji {given}: opcje mają numery od 1 do {most}.",
    twice: "Opcja {given} jest wpisana dwa razy.",
    wrong_count: "Wybrane: {given}, a ma być {expected}.",
    pick_something: "Wpisz numer tego, co wybierasz, albo ? po pomoc.",
    help: "\
  1          wybierz opcję 1
  1 3 4      wybierz kilka, jeśli wolno; sam Enter to żadna
  5-9        gdy wybiera się jedną: pokaż opcje od 5 do 9
  h          to, co masz, z opisami
  b          plansza albo stół
  l          dziennik; `l 100` pokazuje ostatnie 100 wierszy
  r          zasada, której dotyczy pytanie; `r SŁOWA` szuka w instrukcji (po angielsku)
  c NAZWA    karta, postać, lokacja, statek lub talent o tej nazwie
  u          cofnij ostatnią odpowiedź, jeśli nic nie zostało od tej pory ujawnione
  o          stałe polecenia: jak często pytać cię o przerwanie
  q          koniec
  ?          ta pomoc",
    no_log: "Jeszcze nic się nie wydarzyło.",
    no_rule: "To pytanie nie ma swojego rozdziału instrukcji. `r SŁOWA` szuka.",
    no_rulebook_hit: "W instrukcji nie ma nic o `{given}`.",
    no_card: "Żadna karta nie ma `{given}` w nazwie ani w tekście.",
    which_card: "Wpisz `c` i nazwę albo jej część.",
    more_cards: "... i jeszcze {count}; podaj więcej słów.",
    undone: "{name} cofa ostatnią odpowiedź.",
    cannot_undo: "Nie można cofnąć: {why}.",
    orders_now: "Teraz: {orders}.",
    orders_always: "pytaj mnie przy każdej okazji do przerwania",
    orders_sensible: "pytaj mnie tam, gdzie warto",
    orders_this_turn: "przepuszczaj wszystko w tej turze",
    orders_until_my_turn: "przepuszczaj wszystko w turach innych graczy",
    orders_unless_concerned: "przepuszczaj to, co mnie nie dotyczy",
    orders_only: "pytaj mnie tylko wtedy, gdy mogę zagrać wybrane rzeczy",
    orders_pick: "Które polecenia? Wpisz numer; sam Enter zostawia je bez zmian:",
    orders_plays: "Gdy mogę zagrać które z nich? Wpisz numery:",
    orders_set: "Od teraz: {orders}.",
    orders_kept: "Polecenia zostają bez zmian.",
    quit_saved: "Gra jest zapisana. Dalej gra się tak: ragtag play {game} --resume {file}",
    quit_ask: "Zapisać najpierw grę? Wpisz nazwę pliku; sam Enter kończy bez zapisu:",
    quit_unsaved: "Do widzenia. Gra nie została zapisana.",
    input_ended: "Wejście skończyło się przed grą.",
    game_over: "Koniec gry",
    seed: "Ziarno: {seed}; z --seed {seed} karty i kości wypadną tak samo.",
    record_written: "Zapis gry jest w {file}; obejrzysz go tak: ragtag replay {file}",
    record_skipped: "Zapis gry nie powstał, bo gra nie jest skończona.",
    exists: "{file} już istnieje; wybierz inną nazwę.",
};
