//! The titles and who inherits them. {fleet.titles.succession}

use tabletop::Seat;

use crate::Location;
use crate::Table;
use crate::characters::{Character, succession};
use crate::effect::Title;
use crate::event::Event;
use crate::state::Public;

fn line(title: Title) -> &'static [Character] {
    match title {
        Title::President => &succession::PRESIDENT,
        Title::Admiral => &succession::ADMIRAL,
    }
}

/// The highest human player in line for a title. An Admiral should not be in the Brig, as long as there is
/// anybody else. {fleet.titles.admiral-in-brig}
pub fn heir(public: &Public, title: Title) -> Option<Seat> {
    let in_line = || line(title).iter().filter_map(|&character| public.human_with(character));
    let free = in_line().find(|&seat| title == Title::President || !public.is_at(seat, Location::Brig));
    free.or_else(|| in_line().next())
}

/// Gives a title, with all that goes with it, to a human player. Nobody in the Brig becomes Admiral while
/// somebody else could. {fleet.titles.given}
pub fn give(t: &mut Table, title: Title, to: Seat) {
    let jailed = title == Title::Admiral && t.public.is_at(to, Location::Brig);
    let somebody_is_free = t.public.humans().any(|seat| !t.public.is_at(seat, Location::Brig));
    if t.public.holder(title) == to || !t.public.rights(to).holds_titles || jailed && somebody_is_free {
        return;
    }
    match title {
        Title::President => t.public.president = to,
        Title::Admiral => t.public.admiral = to,
    }
    t.announce(Event::TitleGiven { title, to });
}

/// Passes on titles whose holders may not hold them any longer.
pub fn settle(t: &mut Table) {
    for title in [Title::President, Title::Admiral] {
        let holder = t.public.holder(title);
        let jailed = title == Title::Admiral && t.public.is_at(holder, Location::Brig);
        if (!t.public.rights(holder).holds_titles || jailed)
            && let Some(heir) = heir(&t.public, title)
        {
            give(t, title, heir);
        }
    }
}
