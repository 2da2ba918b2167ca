//! Cards that stay in play, and when they leave it. {fleet.crisis.kept}

use crate::Table;
use crate::effect::{Rule, Until};
use crate::event::Event;
use crate::origin::Origin;
use crate::state::Kept;
use crate::stock::{self, Stock};

/// A card stays in play.
pub fn keep(t: &mut Table, rule: Rule, card: Origin) {
    t.public.kept.push(Kept { rule, card });
    t.announce(Event::RuleKept { rule });
}

/// A lasting rule ends and its card goes where it belongs.
pub fn end(t: &mut Table, rule: Rule) {
    let Some(at) = t.public.kept.iter().position(|kept| kept.rule == rule) else { return };
    let kept = t.public.kept.remove(at);
    kept.card.discard(t);
    t.announce(Event::RuleEnded { rule });
}

/// A civilian ship or a basestar was destroyed: the pursuit is shaken off.
pub fn ship_was_destroyed(t: &mut Table) {
    end(t, Rule::RelentlessPursuit);
}

/// The fleet jumps: rules that last until then end. A pursuit that was not shaken off comes again.
pub fn fleet_jumped(t: &mut Table) {
    if let Some(at) = t.public.kept.iter().position(|kept| kept.rule == Rule::RelentlessPursuit)
        && let Origin::Crisis(crisis) = t.public.kept.remove(at).card
    {
        stock::shuffle_in(t, Stock::Crisis, [crisis.into()]);
        t.announce(Event::RuleEnded { rule: Rule::RelentlessPursuit });
    }
    let ended: Vec<Rule> =
        t.public.kept.iter().map(|kept| kept.rule).filter(|rule| rule.until() == Until::Jump).collect();
    for rule in ended {
        end(t, rule);
    }
}
