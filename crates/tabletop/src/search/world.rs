//! Invented worlds that fit what a seat has lived through since the step began.

use crate::{Answer, Dice, Game, Picks, Policy, Prompt, Seat, Table, Viewer, random_picks};

/// How often a step is run again at most, for one world to come to the question.
const MOST_RUNS: usize = 80;
/// How many other answers are tried where somebody seems to have answered otherwise.
const OTHER_ANSWERS: u8 = 12;

/// What a seat did and was told since the step began.
pub(super) struct Past<G: Game> {
    /// Its answers, in words.
    pub(super) answers: Vec<Vec<String>>,
    /// What it heard.
    pub(super) heard: Vec<G::Event>,
}

/// An invented state where a step begins, and answers with which the step comes to a question.
pub(super) struct World<G: Game> {
    pub(super) state: G::State,
    given: Vec<Given<G>>,
}

/// An answer that was given on the way to the question.
struct Given<G: Game> {
    prompt: Prompt<G>,
    picks: Picks,
    /// How many others were tried before.
    tries: u8,
}

/// Where a run of the step has come to.
enum Stage<G: Game> {
    /// At the question.
    There,
    /// At another question, with the answer if it is the seat's own.
    OnTheWay(Prompt<G>, Option<Picks>),
    /// Somewhere else.
    Astray,
}

impl<G: Game> World<G> {
    pub(super) fn new(state: G::State) -> World<G> {
        World { state, given: Vec::new() }
    }

    /// The answers with which the step comes to the question.
    pub(super) fn answers(&self) -> Vec<Answer> {
        self.given.iter().map(|given| Answer::new(given.prompt.seat, given.picks.clone())).collect()
    }

    /// Finds answers of the others with which the step tells the seat what it heard, and asks it `prompt`. What others
    /// would do is tried first; where the seat was told something else, somebody has done something else. `go_on` says
    /// whether there is still time.
    pub(super) fn come_to(
        &mut self,
        prompt: &Prompt<G>,
        past: &Past<G>,
        programs: &mut [Box<dyn Policy<G>>],
        dice: &mut Dice,
        mut go_on: impl FnMut() -> bool,
    ) -> bool {
        let mut delivered = 0;
        for _ in 0..MOST_RUNS {
            if !go_on() {
                return false;
            }
            let mut table = Table::<G>::new(self.state.clone(), self.answers());
            // Whether it paused for an answer or came to its end is seen from the open questions.
            let _ = table.run_step();
            match self.stage(&table, prompt, past) {
                Stage::There => return true,
                Stage::OnTheWay(next, own) => {
                    for told in table.events().iter().skip(delivered) {
                        for (at, program) in programs.iter_mut().enumerate() {
                            let seat = Seat(at as u8);
                            if told.audience.includes(Viewer::Seat(seat)) {
                                program.observe(seat, &told.event);
                            }
                        }
                    }
                    delivered = delivered.max(table.events().len());
                    let picks = own.unwrap_or_else(|| {
                        let view = G::view(table.state(), Viewer::Seat(next.seat));
                        programs[next.seat.index()].decide(&view, &next)
                    });
                    self.given.push(Given { prompt: next, picks, tries: 0 });
                }
                Stage::Astray => {
                    if !self.answer_otherwise(prompt.seat, dice) {
                        return false;
                    }
                }
            }
        }
        false
    }

    fn stage(&self, table: &Table<G>, prompt: &Prompt<G>, past: &Past<G>) -> Stage<G> {
        let mut heard = past.heard.iter();
        let mut told = table.events().iter().filter(|told| told.audience.includes(Viewer::Seat(prompt.seat)));
        if !told.all(|told| heard.next() == Some(&told.event)) {
            return Stage::Astray;
        }
        let Some(asked) = table.asked().iter().find(|asked| asked.seat == prompt.seat) else {
            // If nobody is asked, the step is over without the question.
            return table.asked().first().map_or(Stage::Astray, |other| Stage::OnTheWay(other.clone(), None));
        };
        let given = self.given.iter().filter(|given| given.prompt.seat == prompt.seat).count();
        if let Some(words) = past.answers.get(given) {
            let picks = asked.resolve(words).ok();
            return picks.map_or(Stage::Astray, |picks| Stage::OnTheWay(asked.clone(), Some(picks)));
        }
        let same = heard.next().is_none() && asked.ask == prompt.ask && asked.options == prompt.options;
        if same { Stage::There } else { Stage::Astray }
    }

    /// Takes back what was answered last, but for the seat's own answers, and has it answered otherwise.
    fn answer_otherwise(&mut self, own: Seat, dice: &mut Dice) -> bool {
        while let Some(mut last) = self.given.pop() {
            if last.prompt.seat == own {
                continue;
            }
            while last.tries < OTHER_ANSWERS {
                last.tries += 1;
                let picks = random_picks(&last.prompt, dice);
                if picks != last.picks {
                    last.picks = picks;
                    self.given.push(last);
                    return true;
                }
            }
        }
        false
    }
}
