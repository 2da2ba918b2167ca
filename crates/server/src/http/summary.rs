//! A table as lists show it.

use tabletop::Seat;
use tabletop::hosting::GameSetup;

use crate::api::{KeptSummary, Language, RematchSummary, SeatSummary, Summary, WishSummary};
use crate::games;
use crate::ids::UserId;
use crate::store::{Meta, Phase, Row, Wish, iso};

/// The wishes for a seat that `user` may know of.
fn wishes(meta: &Meta, user: Option<&UserId>) -> Vec<WishSummary> {
    let Some(user) = user else { return Vec::new() };
    let wish = |wish: &Wish| {
        let awaited = meta.awaited(wish);
        WishSummary {
            number: wish.number,
            name: wish.name.clone(),
            seat: wish.seat,
            you: wish.user == *user,
            awaits_you: awaited.contains(&user),
            awaited: awaited.into_iter().filter_map(|user| meta.seat_of(user)).collect(),
            refused: wish.refused,
        }
    };
    meta.wishes_for(user).map(wish).collect()
}

/// How it stands with playing again, once the game is over.
fn rematch(row: &Row, user: Option<&UserId>) -> Option<RematchSummary> {
    let people = row.meta.seats.iter().filter(|seat| seat.user.is_some()).count();
    let played = user.is_some_and(|user| row.meta.seat_of(user).is_some());
    let made = row.meta.rematch.as_ref();
    (row.phase == Phase::Over).then(|| RematchSummary {
        people,
        came: made.map(|rematch| rematch.came.clone()).unwrap_or_default(),
        you: played,
        table: made.filter(|_| played).map(|rematch| rematch.table.clone()),
    })
}

impl Summary {
    /// What `user` sees of a table in lists.
    pub(crate) fn of(row: &Row, user: Option<&UserId>, language: &Language) -> Summary {
        let meta = &row.meta;
        let labels = row.glance.labels.get(language.place());
        let roster = row.roster();
        let seats = meta.seats.iter().enumerate().map(|(at, seat)| SeatSummary {
            seat: at,
            name: seat.is_taken().then(|| roster.name(Seat(at as u8)).to_owned()),
            player: seat.name.clone(),
            speaker: seat.user.as_ref().map(|user| user.at(&row.id)),
            bot: seat.bot.clone(),
            you: user.is_some() && seat.user.as_ref() == user,
            abandoned: row.is_given_up(at),
            kept: seat
                .kept
                .as_ref()
                .map(|kept| KeptSummary { name: kept.name.clone(), you: user == Some(&kept.user) }),
            brings: seat.brings.clone().filter(|_| user.is_some() && seat.user.as_ref() == user),
            label: labels.and_then(|labels| labels.get(at).cloned().flatten()),
        });
        let seats: Vec<SeatSummary> = seats.collect();
        let mine = seats.iter().position(|seat| seat.you);
        let owner = user == Some(&meta.owner);
        let running = row.phase == Phase::Running;
        let title = games::by_name(&meta.game).map(|game| game.catalogue(language.code()).title);
        let outcome = row.glance.outcome.as_ref().and_then(|texts| texts.get(language.place()));
        Summary {
            id: row.id.clone(),
            game: meta.game.clone(),
            title: title.unwrap_or_default(),
            phase: row.phase,
            players: seats.len(),
            setup: GameSetup(meta.setup.clone()),
            pace: meta.pace,
            visibility: meta.visibility,
            hints: meta.gives_hints(),
            owner,
            host: meta.seat_of(&meta.owner),
            waiting_for_you: running
                && mine.is_some_and(|at| row.glance.asked.iter().any(|&seat| usize::from(seat) == at)),
            waiting: if running { row.glance.waiting.clone() } else { Vec::new() },
            deadline: row.deadline.filter(|_| running).map(iso),
            turn: row.glance.turn,
            outcome: outcome.map(|text| roster.named(text)),
            created: iso(row.created),
            commitment: row.seed.commitment(),
            wishes: if running { wishes(meta, user) } else { Vec::new() },
            rematch: rematch(row, user),
            invite: owner.then(|| meta.invite.clone()),
            muted: owner.then(|| meta.muted.clone()),
            seats,
        }
    }
}
