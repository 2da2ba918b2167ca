//! Which set-ups and missions are refused, and with what words.

use dogfight::options::{Extra, Options, Rules};
use dogfight::setup::MissionChoice;
use dogfight::{Dogfight, Mission, Setup, Side};
use rulebook::Configuration;
use tabletop::hosting::Hosting;

fn refusal(setup: &Setup) -> String {
    setup.check().expect_err("a set-up that can't be played").message
}

#[test]
fn set_ups_that_can_t_be_played_are_refused_with_a_reason() {
    let hand = |players| Setup::mission("the-hand-of-god", players);
    let rules = |rules, extras: &[Extra]| Setup {
        options: Options::new(rules, extras.iter().copied()).into(),
        ..hand(2)
    };
    for (setup, reason) in [
        (
            Setup::mission("the-foot-of-god", 2),
            "there is no mission `the-foot-of-god`; there are: the-hand-of-god",
        ),
        (hand(1), "1 players; the game is for 2 to 8"),
        (hand(9), "9 players"),
        (hand(6), "has no ship: mission the-hand-of-god has 2 on the Colonial side and 2 on the Cylon side"),
        (rules(Rules::QuickStart, &[Extra::Fuel]), "`fuel` can only be added to the complete rules"),
        (rules(Rules::Complete, &[Extra::Talents]), "`talents` need `pilots`"),
        (Setup { seats: Some(vec![Side::Cylon; 2]), ..hand(2) }, "no seat is on the colonial side"),
        (Setup { seats: Some(vec![Side::Cylon]), ..hand(2) }, "1 seats for 2 players"),
        (
            Setup { pilots: [("colonial-1".parse().unwrap(), 2)].into(), ..hand(2) },
            "colonial-1 can't be flown by seat 2: it is on the other side",
        ),
        (
            Setup { options: Options::new(Rules::Complete, []).into(), ..Setup::mission("spool-up", 2) },
            "mission spool-up can't be played without `ftl`",
        ),
    ] {
        let message = refusal(&setup);
        assert!(message.contains(reason), "expected `{reason}` in `{message}`");
    }
}

/// A mission that can be played, with one piece of its text exchanged.
fn changed(from: &str, to: &str) -> Result<Mission, String> {
    const TEXT: &str = "
name: test
title: {en: Test}
rules: complete
extras: [pilots, talents]
table: [750, 750]
colonial:
  - {ship: viper-mk-ii, at: [375, 75], token: average, talents: [marksman]}
  - {ship: viper-mk-ii, at: [200, 75], pilot: apollo, talents: [leader], flaws: [tormented-soul]}
cylon:
  - {ship: cylon-raider, at: [375, 675], heading: 180}
terrain:
  - {template: depot, at: [375, 375], structure: 20, owner: cylon}
victory:
  - {winner: colonial, when: [{out: cylon}]}
";
    assert!(TEXT.contains(from), "{from}");
    Mission::parse(&TEXT.replace(from, to))
}

#[test]
fn missions_that_can_t_be_played_are_refused_with_a_reason() {
    changed("name: test", "name: test").expect("a mission that can be played");
    for (from, to, reason) in [
        ("[750, 750]", "[100, 750]", "the table is 100 by 750 mm"),
        ("at: [200, 75]", "at: [360, 75]", "colonial-2: its base lies over that of colonial-1"),
        ("at: [200, 75]", "at: [20, 75]", "is not on the table"),
        ("at: [200, 75]", "at: [375, 375]", "its base lies over depot"),
        ("pilot: apollo", "pilot: scar", "colonial-2: leader is not on the card of scar"),
        (
            "pilot: apollo, talents: [leader], flaws: [tormented-soul]",
            "pilot: scar",
            "scar flies for the cylon side",
        ),
        ("viper-mk-ii, at: [200, 75]", "raptor, at: [200, 75]", "apollo does not fly a raptor"),
        (
            "token: average",
            "token: nugget, flaws: [shaken, hothead, rock-shy]",
            "3 flaws; a pilot has at most 2",
        ),
        ("talents: [marksman]", "talents: [marksman, marksman]", "marksman twice"),
        (
            "token: average, talents: [marksman]",
            "token: rookie, talents: [leader]",
            "leader is no rookie talent",
        ),
        (
            "talents: [marksman]",
            "talents: [marksman, steady-aim, evasive, lucky]",
            "4 talents; this pilot has at most 3",
        ),
        ("talents: [marksman]", "talents: [bloodhound]", "bloodhound needs rules that are not in play"),
        ("extras: [pilots, talents]", "extras: [pilots]", "needs `talents` among its extras"),
        ("structure: 20, ", "", "a depot has a `structure`"),
        ("{out: cylon}", "{eliminated: cylon-7}", "there is no ship cylon-7"),
        ("{out: cylon}", "{depot-destroyed: colonial}", "there is no colonial depot"),
        ("rules: complete", "rules: complete\npoints: 150", "the colonial side costs"),
        ("rules: complete", "rules: complete\nweather: fine", "weather"),
        ("heading: 180", "enters: 3", "it has a place, so it can't enter later"),
    ] {
        let message = changed(from, to).expect_err(reason);
        assert!(message.contains(reason), "expected `{reason}` in `{message}`");
    }
}

#[test]
fn a_mission_of_one_s_own_can_be_played_and_written_down() {
    let mission = changed("name: test", "name: test").expect("a mission");
    let setup = Setup { mission: MissionChoice::Whole(Box::new(mission)), ..Setup::mission("", 2) };
    setup.check().expect("a set-up that can be played");
    let text = serde_json::to_string(&setup).expect("a JSON form");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("the same set-up"), setup);
}

#[test]
fn every_mission_file_is_built_in() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../missions");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .expect("the folder of missions")
        .map(|entry| {
            entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned()
        })
        .collect();
    let mut names: Vec<String> = Mission::all().iter().map(|mission| mission.name.clone()).collect();
    files.sort_unstable();
    names.sort_unstable();
    assert_eq!(files, names);
}

#[test]
fn the_rulebook_knows_the_rules_by_their_names() {
    let book = rulebook::rulebook("dogfight").expect("a rulebook");
    let applies = |options: Options| {
        let setup = Setup { options: options.into(), ..Setup::mission("duel", 2) };
        let variants = <Dogfight as Hosting>::variants(&setup);
        book.for_configuration(&Configuration { players: Some(2), variants }).sections().count()
    };
    let all = book.sections().count();
    assert_eq!(
        applies(Options::new(Rules::Complete, Extra::ALL)),
        all,
        "every section applies to some table"
    );
    assert!(applies(Options::new(Rules::QuickStart, [])) < applies(Options::new(Rules::Complete, [])));
}
