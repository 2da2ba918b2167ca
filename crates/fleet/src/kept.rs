//! Cards that stay in play, and when they leave it. {fleet.crisis.kept}

use smallvec::SmallVec;

use crate::effect::{Rule, Until};
use crate::event::Event;
use crate::origin::Origin;
use crate::state::{CheckFor, Kept, Public};
use crate::stock::{self, Stock};
use crate::{Location, Table};

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

/// Whether a card in play forbids the use of a location.
pub fn forbids(public: &Public, location: Location) -> bool {
    location == Location::Communications && public.has_rule(Rule::CommunicationsJamming)
}

/// How cards in play change the difficulty of a check that begins; those that apply once have then done so.
pub fn before_check(t: &mut Table, what: CheckFor) -> i8 {
    let changes = |kept: &Kept| {
        let applies = |&rule: &Rule| t.public.has_rule(rule) && difficulty(&t.public, rule, what) != 0;
        Some(kept.rule).filter(applies)
    };
    let rules: SmallVec<[Rule; 2]> = t.public.kept.iter().filter_map(changes).collect();
    let by = rules.iter().map(|&rule| difficulty(&t.public, rule, what)).sum();
    for rule in rules.into_iter().filter(|rule| rule.until() == Until::Applied) {
        end(t, rule);
    }
    by
}

/// How a rule changes the difficulty of a check.
fn difficulty(public: &Public, rule: Rule, what: CheckFor) -> i8 {
    match (rule, what) {
        // {fleet.quorum.accept-prophecy}
        (Rule::AcceptProphecy, CheckFor::Location { location: Location::Administration, .. }) => 2,
        (Rule::AcceptProphecy, CheckFor::Location { location: Location::AdmiralsQuarters, on, .. })
            if on == Some(public.president()) =>
        {
            2
        }
        _ => 0,
    }
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
