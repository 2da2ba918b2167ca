//! The titles and who inherits them. {fleet.titles.succession}

use strum::IntoEnumIterator;
use tabletop::Seat;

use crate::Location;
use crate::Table;
use crate::characters::{Character, succession};
use crate::configuration::{Configuration, Term};
use crate::effect::Title;
use crate::event::Event;
use crate::state::Public;

/// What is to be known of a title.
#[derive(Debug)]
pub struct TitleRow {
    /// With what it is in the game.
    pub there: Term,
    /// Who inherits it, highest first.
    pub line: &'static [Character],
    /// Whether somebody in the Brig loses it, as long as there is anybody else. {fleet.titles.admiral-in-brig}
    pub lost_in_brig: bool,
}

impl Title {
    /// Its row.
    pub fn row(self) -> &'static TitleRow {
        match self {
            Title::President => {
                &TitleRow { there: Term::ALWAYS, line: &succession::PRESIDENT, lost_in_brig: false }
            }
            Title::Admiral => {
                &TitleRow { there: Term::ALWAYS, line: &succession::ADMIRAL, lost_in_brig: true }
            }
        }
    }

    /// The titles of a game.
    pub fn of(configuration: &Configuration) -> impl Iterator<Item = Title> {
        Title::iter().filter(|title| title.row().there.holds(configuration))
    }
}

/// Whether somebody can't hold a title for being in the Brig.
fn is_jailed(public: &Public, title: Title, seat: Seat) -> bool {
    title.row().lost_in_brig && public.is_at(seat, Location::Brig)
}

/// The highest in line for a title of those who may hold one. An Admiral should not be in the Brig, as long as there is
/// anybody else. {fleet.titles.admiral-in-brig}
pub fn heir(public: &Public, title: Title) -> Option<Seat> {
    let may_hold = |seat: &Seat| public.rights(*seat).holds_titles;
    let in_line = || title.row().line.iter().filter_map(|&one| public.seat_of(one)).filter(may_hold);
    let free = in_line().find(|&seat| !is_jailed(public, title, seat));
    free.or_else(|| in_line().next())
}

/// Gives each title of the game to the highest in its line. {fleet.set-up.titles}
pub fn give_first(t: &mut Table) {
    let titles: Vec<Title> = Title::of(&t.public.configuration).collect();
    for title in titles {
        if let Some(heir) = heir(&t.public, title) {
            hand_over(t, title, heir);
        }
    }
}

/// Gives a title, with all that goes with it, to somebody who may hold it. Nobody in the Brig becomes Admiral while
/// somebody else could. {fleet.titles.given}
pub fn give(t: &mut Table, title: Title, to: Seat) {
    let jailed = is_jailed(&t.public, title, to);
    let may_hold = |seat: Seat| t.public.rights(seat).holds_titles;
    let somebody_is_free =
        t.public.seats_from_current().any(|seat| may_hold(seat) && !t.public.is_at(seat, Location::Brig));
    let holds_it = t.public.holder(title) == Some(to);
    if !holds_it && may_hold(to) && !(jailed && somebody_is_free) {
        hand_over(t, title, to);
    }
}

fn hand_over(t: &mut Table, title: Title, to: Seat) {
    t.public.titles.give(title, to);
    t.announce(Event::TitleGiven { title, to });
}

/// Passes on titles whose holders may not hold them any longer.
pub fn settle(t: &mut Table) {
    for (title, holder) in t.public.titles.held().collect::<smallvec::SmallVec<[_; 4]>>() {
        if (!t.public.rights(holder).holds_titles || is_jailed(&t.public, title, holder))
            && let Some(heir) = heir(&t.public, title)
        {
            give(t, title, heir);
        }
    }
}
