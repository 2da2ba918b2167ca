//! What a server remembers of everybody who comes is bounded, so that nobody can fill its memory by coming often.

#[path = "../../src/recent.rs"]
#[allow(dead_code)] // only what bounds it is of interest here
mod recent;

use recent::Recent;

#[test]
fn however_many_come_only_the_last_are_remembered() {
    let mut recent = Recent::of(100);
    for who in 0..=300_u32 {
        *recent.entry(who, || 0) += 1;
        let remembered = (0..=who).filter(|who| recent.get(who).is_some()).count();
        assert!(remembered <= 100, "{remembered} after {who}");
        assert!((who.saturating_sub(49)..=who).all(|who| recent.get(&who) == Some(&1)), "the last 50");
    }
    recent.put(300, 7);
    for who in 1_000..1_200 {
        assert_eq!(*recent.entry(300, || 0), 7, "who comes again and again is not forgotten");
        recent.put(who, 0);
    }
    recent.remove(&300);
    assert_eq!(recent.get(&300), None);
}
