//! The table as text: each player's areas, the threats, the challenge under way, the hand.

use ccg::board::Board;
use ccg::state::{Against, Piece, PieceId, Place, Player};
use tabletop::Seat;

use super::Show;
use crate::screen::Tone;

/// The whole table.
pub(super) fn board(show: Show<'_>) -> String {
    let public = show.view.public;
    let turn = show.words.say_with("board-turn", &[("n", public.turn.into())]);
    let step = show.words.step(public.step);
    let heading = format!("{turn} · {} · {step}", show.words.phase(public.phase));
    let mut text = format!("{}\n", show.screen.rule(&heading));
    text += &show.screen.item("", &levels(show));
    for (at, player) in public.players.iter().enumerate() {
        text += "\n";
        text += &side(show, Seat(at as u8), player);
    }
    text
}

/// Influence and levels in a line.
pub(super) fn status(show: Show<'_>) -> String {
    let public = show.view.public;
    let players = public
        .players
        .iter()
        .enumerate()
        .map(|(at, player)| format!("{} {}", show.player(Seat(at as u8)), player.influence));
    format!("{} · {}\n", players.collect::<Vec<_>>().join(" · "), levels(show))
}

fn levels(show: Show<'_>) -> String {
    let board = Board::of(show.view.public);
    let args = [("level", board.threat_level().into()), ("defense", board.fleet_defense().into())];
    show.words.say_with("board-levels", &args)
}

/// One player's side of the table.
fn side(show: Show<'_>, seat: Seat, player: &Player) -> String {
    let backs = show.view.backs[seat.index()];
    let you = if show.view.seat == Some(seat) { show.words.say("board-you") } else { String::new() };
    let args = [
        ("who", show.player(seat).into()),
        ("you", you.into()),
        ("influence", player.influence.into()),
        ("hand", backs.hand.into()),
        ("deck", backs.deck.into()),
        ("discard", player.discard.len().into()),
    ];
    let tone = if player.out || player.influence <= 3 { Tone::Danger } else { Tone::Heading };
    let mut text = show.screen.paint(tone, &show.words.say_with("board-player", &args)) + "\n";
    if player.out {
        return text;
    }
    for (place, label) in [
        (Place::Alert, "board-alert"),
        (Place::Reserve, "board-reserve"),
        (Place::Resource, "board-resource"),
    ] {
        let there: Vec<String> =
            player.pieces.iter().filter(|piece| piece.place == place).map(|one| piece(show, one)).collect();
        if !there.is_empty() {
            text += &show.screen.item(&format!("  {}: ", show.words.say(label)), &there.join(" · "));
        }
    }
    text
}

/// A card in play, with its numbers, what lies beneath it and what is linked to it.
fn piece(show: Show<'_>, piece: &Piece) -> String {
    let public = show.view.public;
    let board = Board::of(public);
    let mut text = show.words.card_name(piece.top());
    if piece.is_unit() {
        text += &format!(" {}", board.power(piece));
    }
    if let (true, Some(resource)) = (piece.place == Place::Resource, piece.card().resource) {
        text += &format!(" ({} {})", 1 + piece.supplies, show.words.resource(resource));
    }
    if piece.cards.len() > 1 {
        text += &format!(" ×{}", piece.cards.len());
    }
    if piece.exhausted {
        text += &format!(" [{}]", show.words.say("board-exhausted"));
    }
    let linked = public.pieces().filter(|other| other.place == Place::Linked(piece.id));
    for mission in linked {
        text += &format!(" + {}", show.words.card_name(mission.top()));
    }
    text
}

/// The threats and the challenge under way.
pub(super) fn matters(show: Show<'_>) -> Vec<String> {
    let public = show.view.public;
    let board = Board::of(public);
    let mut paragraphs = Vec::new();
    if !public.threats.is_empty() {
        let threats = public
            .threats
            .iter()
            .map(|threat| format!("{} {}", show.words.card_name(threat.card), board.threat_power(threat)));
        let threats = threats.collect::<Vec<_>>().join(" · ");
        let label = format!("{}: ", show.words.say("board-threats"));
        paragraphs.push(show.screen.paint(Tone::Danger, &show.screen.item(&label, &threats)));
    }
    if let Some(challenge) = &public.challenge {
        let unit = |id: PieceId| public.piece(id).map(|unit| piece(show, unit)).unwrap_or_default();
        let (against, defender) = match challenge.against {
            Against::Player(seat) => (show.player(seat), challenge.defender.map(unit)),
            Against::Threat(id, _) => {
                let threat = public.threat(id);
                (threat.map(|threat| show.words.card_name(threat.card)).unwrap_or_default(), None)
            }
        };
        let args = [
            ("challenger", unit(challenge.challenger).into()),
            ("against", against.into()),
            ("defended", if defender.is_some() { "yes" } else { "no" }.into()),
            ("defender", defender.unwrap_or_default().into()),
        ];
        let line = show.words.say_with("board-challenge", &args);
        paragraphs.push(show.screen.paint(Tone::Warning, &show.screen.item("", &line)));
    }
    paragraphs
}

/// What the viewer holds, by name.
pub(super) fn hand(show: Show<'_>) -> String {
    let Some(own) = show.view.own.filter(|own| !own.hand.is_empty()) else { return String::new() };
    let names: Vec<String> = own
        .hand
        .iter()
        .map(|card| format!("{} ({})", show.words.card_name(*card), show.words.cost(card.card().cost)))
        .collect();
    let label = show.words.say_with("board-hand", &[("n", names.len().into())]);
    show.screen.item(&format!("{label}: "), &names.join(" · "))
}

/// What the viewer holds, with texts.
pub(super) fn hand_with_texts(show: Show<'_>) -> String {
    let Some(own) = show.view.own else { return String::new() };
    let label = show.words.say_with("board-hand", &[("n", own.hand.len().into())]);
    let mut text = format!("{}\n", show.screen.rule(&label));
    for card in &own.hand {
        let card = ccg::hosting::card_text(show.words, *card);
        let lines: Vec<String> = card.lines.iter().map(ToString::to_string).collect();
        text += &show
            .screen
            .item("  ", &format!("{} ({}): {}", card.name, card.icons.join(", "), lines.join(" ")));
    }
    text
}
