//! What the program itself says at the table; the game's words come from the game.

use crate::language::Language;

/// The program's own sentences in one language. `{name}` is filled in.
#[derive(Debug)]
#[allow(missing_docs)] // the sentences say what they are
pub struct Phrases {
    pub welcome: &'static str,
    pub resumed: &'static str,
    pub asked_again: &'static str,
    pub saved_to: &'static str,
    pub since: &'static str,
    pub hand_over: &'static str,
    pub hand_over_private: &'static str,
    pub press_enter: &'static str,
    pub you_are: &'static str,
    pub one: &'static str,
    pub exactly: &'static str,
    pub up_to: &'static str,
    pub between: &'static str,
    pub pass_hint: &'static str,
    pub help_hint: &'static str,
    pub not_understood: &'static str,
    pub no_such_number: &'static str,
    pub twice: &'static str,
    pub wrong_count: &'static str,
    pub pick_something: &'static str,
    pub help: &'static str,
    pub no_log: &'static str,
    pub no_rule: &'static str,
    pub no_rulebook_hit: &'static str,
    pub no_card: &'static str,
    pub which_card: &'static str,
    pub more_cards: &'static str,
    pub undone: &'static str,
    pub cannot_undo: &'static str,
    pub orders_now: &'static str,
    pub orders_always: &'static str,
    pub orders_this_turn: &'static str,
    pub orders_until_my_turn: &'static str,
    pub orders_only: &'static str,
    pub orders_pick: &'static str,
    pub orders_plays: &'static str,
    pub orders_set: &'static str,
    pub orders_kept: &'static str,
    pub quit_saved: &'static str,
    pub quit_ask: &'static str,
    pub quit_unsaved: &'static str,
    pub input_ended: &'static str,
    pub game_over: &'static str,
    pub seed: &'static str,
    pub record_written: &'static str,
    pub record_skipped: &'static str,
    pub exists: &'static str,
}

impl Phrases {
    /// The sentences of a language.
    pub fn of(language: Language) -> &'static Phrases {
        match language {
            Language::English => &ENGLISH,
            Language::Polish => &POLISH,
        }
    }
}

static ENGLISH: Phrases = Phrases {
    welcome: "A new game of {game}: {players} players, seats of people: {people}. Type ? at any question for help.",
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
    help_hint: "? for help",
    not_understood: "`{given}` is not understood. Type the number of an option, such as 1, or ? for help.",
    no_such_number: "There is no option {given}: the options are numbered 1 to {most}.",
    twice: "Option {given} stands there twice.",
    wrong_count: "That is {given}, but it must be {expected}.",
    pick_something: "Type the number of what you want, or ? for help.",
    help: "\
  1          pick option 1
  1 3 4      pick several, where several may be picked; Enter alone picks none
  h          your cards, with their texts
  b          the board
  l          the log; `l 100` shows the last 100 lines
  r          the rule behind this question; `r WORDS` searches the rulebook
  c NAME     a card, character or location by its name
  u          take your last answer back, if nothing was revealed since
  o          standing orders: how often you are asked whether to interrupt
  q          quit
  ?          this help",
    no_log: "Nothing has happened yet.",
    no_rule: "No section of the rulebook belongs to this question. `r WORDS` searches.",
    no_rulebook_hit: "The rulebook has nothing about `{given}`.",
    no_card: "No card has `{given}` in its name or text.",
    which_card: "Type `c` and a name, such as `c repair`.",
    more_cards: "... and {count} more; give more words.",
    undone: "{name} takes the last answer back.",
    cannot_undo: "It can't be taken back: {why}.",
    orders_now: "Now: {orders}.",
    orders_always: "ask me at every opportunity to interrupt",
    orders_this_turn: "let everything pass during this turn",
    orders_until_my_turn: "let everything pass while others have their turn",
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
    seed: "The seed was {seed}; with --seed {seed} the same cards come again.",
    record_written: "The record is in {file}; see it with: ragtag replay {file}",
    record_skipped: "No record was written, because the game is not over.",
    exists: "{file} is already there; choose another name.",
};

static POLISH: Phrases = Phrases {
    welcome: "Nowa gra {game}: liczba graczy {players}, miejsca ludzi: {people}. Znak ? przy każdym pytaniu to pomoc.",
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
    help_hint: "? to pomoc",
    not_understood: "Nie rozumiem `{given}`. Wpisz numer opcji, na przykład 1, albo ? po pomoc.",
    no_such_number: "Nie ma opcji {given}: opcje mają numery od 1 do {most}.",
    twice: "Opcja {given} jest wpisana dwa razy.",
    wrong_count: "To jest {given}, a ma być {expected}.",
    pick_something: "Wpisz numer tego, co wybierasz, albo ? po pomoc.",
    help: "\
  1          wybierz opcję 1
  1 3 4      wybierz kilka, jeśli wolno; sam Enter to żadna
  h          twoje karty z opisami
  b          plansza
  l          dziennik; `l 100` pokazuje ostatnie 100 wierszy
  r          zasada, której dotyczy pytanie; `r SŁOWA` szuka w instrukcji (po angielsku)
  c NAZWA    karta, postać lub lokacja o tej nazwie
  u          cofnij ostatnią odpowiedź, jeśli nic nie zostało od tej pory ujawnione
  o          stałe polecenia: jak często pytać cię o przerwanie
  q          koniec
  ?          ta pomoc",
    no_log: "Jeszcze nic się nie wydarzyło.",
    no_rule: "To pytanie nie ma swojego rozdziału instrukcji. `r SŁOWA` szuka.",
    no_rulebook_hit: "W instrukcji nie ma nic o `{given}`.",
    no_card: "Żadna karta nie ma `{given}` w nazwie ani w tekście.",
    which_card: "Wpisz `c` i nazwę, na przykład `c naprawa`.",
    more_cards: "... i jeszcze {count}; podaj więcej słów.",
    undone: "{name} cofa ostatnią odpowiedź.",
    cannot_undo: "Nie można cofnąć: {why}.",
    orders_now: "Teraz: {orders}.",
    orders_always: "pytaj mnie przy każdej okazji do przerwania",
    orders_this_turn: "przepuszczaj wszystko w tej turze",
    orders_until_my_turn: "przepuszczaj wszystko w turach innych graczy",
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
    seed: "Ziarno: {seed}; z --seed {seed} karty przyjdą tak samo.",
    record_written: "Zapis gry jest w {file}; obejrzysz go tak: ragtag replay {file}",
    record_skipped: "Zapis gry nie powstał, bo gra nie jest skończona.",
    exists: "{file} już istnieje; wybierz inną nazwę.",
};
