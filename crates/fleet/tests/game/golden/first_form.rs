//! A state between two turns in the form in which golden games were first written. What has been moved or named anew
//! since then is put back; what the first form had no word for must be blank.

use fleet::State;
use fleet::cards::SuperCrisis;
use fleet::configuration::Part;
use fleet::state::{Own, Player, Standing};
use fleet::stock::Stock;
use serde::Serialize;

/// The state as it was written at first.
pub(super) fn first_form(state: &State) -> String {
    let own: Vec<String> = state.own.iter().map(own).collect();
    object(&[("public", public(state)), ("own", list(&own)), ("hidden", hidden(state))])
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a JSON form")
}

fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}

fn list(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

fn player(player: &Player) -> String {
    let cylon = match player.standing {
        Standing::Human => None,
        Standing::Cylon => Some("cylon"),
        Standing::Sympathizer => Some("sympathizer"),
        other => panic!("{other:?} in the base box"),
    };
    object(&[
        ("character", json(&player.character)),
        ("place", json(&player.place)),
        ("cylon", json(&cylon)),
        ("ability-used", json(&(player.uses.left() == 0))),
        ("assigned", json(&player.assigned)),
        ("open-loyalty", json(&player.open_loyalty)),
        ("turns", json(&player.turns)),
    ])
}

fn public(state: &State) -> String {
    let public = &state.public;
    let crisis = public.crisis_under_way().filter(|crisis| crisis.card.crisis().is_some());
    let no_sympathizer = public.configuration.has(Part::NoSympathizer);
    let options = object(&[("no-sympathizer", json(&no_sympathizer))]);
    let players: Vec<String> = public.players.iter().map(player).collect();
    let space: Vec<(String, String)> = fleet::space::Area::ALL
        .iter()
        .map(|&area| (u8::from(area).to_string(), json(public.sector(area))))
        .collect();
    let space: Vec<(&str, String)> =
        space.iter().map(|(area, sector)| (area.as_str(), sector.clone())).collect();
    object(&[
        ("options", options),
        ("step", json(&public.step)),
        ("turn", json(&public.turn)),
        ("current", json(&public.current)),
        ("chosen", json(&public.chosen)),
        ("players", list(&players)),
        ("president", json(&public.president())),
        ("admiral", json(&public.admiral())),
        ("resources", json(&public.resources)),
        ("jump-track", json(&public.jump_track)),
        ("destinations", json(&public.destinations)),
        ("sleeper-agents-dealt", json(&public.sleeper_agents_dealt)),
        ("boarding", json(&public.boarding)),
        ("space", object(&space)),
        ("damaged", json(&public.damaged)),
        ("spent-damage", json(&public.spent_damage)),
        ("lost-civilians", json(&public.lost_civilians)),
        ("hangar", json(&public.hangar)),
        ("nukes", json(&public.nukes)),
        ("kept", json(&public.kept)),
        ("removed-quorum", json(&public.removed_quorum)),
        ("crisis", json(&public.crisis())),
        ("crisis-kept", json(&crisis.is_some_and(|crisis| crisis.kept))),
        ("another-crisis", json(&crisis.is_some_and(|crisis| crisis.another))),
        ("check", json(&public.check())),
        ("roll", json(&public.roll())),
        ("this-turn", json(&public.this_turn)),
        ("chosen-box", json(&crisis.and_then(|crisis| crisis.chosen_box))),
        ("fresh-vipers", json(&public.fresh_vipers().cloned().unwrap_or_default())),
        ("next-civilian", json(&public.next_civilian)),
        ("outcome", json(&public.outcome)),
        ("winners", json(&public.winners)),
    ])
}

fn own(own: &Own) -> String {
    object(&[
        ("hand", json(&own.hand)),
        ("loyalty", json(&own.loyalty)),
        ("super-crises", json(&own.held.of::<SuperCrisis>().collect::<Vec<_>>())),
        ("seen", json(&own.seen)),
    ])
}

fn hidden(state: &State) -> String {
    let hidden = &state.hidden;
    let written = serde_json::to_value(hidden).expect("a JSON form");
    object(&[
        ("dice", json(&hidden.dice)),
        ("skill-decks", written["skill-decks"].to_string()),
        ("skill-discards", written["skill-discards"].to_string()),
        ("destiny", json(&hidden.destiny)),
        ("check-cards", json(&hidden.check_cards)),
        ("crisis-deck", json(&hidden.stocks[Stock::Crisis].draw)),
        ("crisis-discard", json(&hidden.stocks[Stock::Crisis].discard)),
        ("super-crisis-deck", json(&hidden.stocks[Stock::SuperCrisis].draw)),
        ("super-crisis-discard", json(&hidden.stocks[Stock::SuperCrisis].discard)),
        ("quorum-deck", json(&hidden.stocks[Stock::Quorum].draw)),
        ("quorum-discard", json(&hidden.stocks[Stock::Quorum].discard)),
        ("quorum-hand", json(&hidden.stocks[Stock::Quorum].with_title)),
        ("destination-deck", json(&hidden.stocks[Stock::Destination].draw)),
        ("loyalty-deck", json(&hidden.loyalty_deck)),
        ("civilian-pile", json(&hidden.stocks[Stock::Civilian].draw)),
        ("civilians", json(&hidden.civilians)),
        ("galactica-damage", json(&hidden.stocks[Stock::GalacticaDamage].draw)),
        ("basestar-damage", json(&hidden.stocks[Stock::BasestarDamage].draw)),
    ])
}
