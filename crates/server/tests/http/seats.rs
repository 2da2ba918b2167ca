//! Who may sit down at a running game: nobody sees the secrets of two seats, and its people agree to who comes.

use std::time::Duration;

use crate::common::{Chance, Client, config, folder, some_answer, start};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Database, Server};

/// A public table with Ann on seat 0, Ben on seat 1 and programs on the others, begun; and what its link says.
async fn table_of_two(ann: &Client, ben: &Client) -> (String, Value) {
    let bot = json!({ "kind": "bot", "bot": "random" });
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), bot.clone(), bot];
    let table = json!({ "game": "fleet", "setup": { "players": 4 }, "seats": seats, "visibility": "public" });
    let made = ann.post("/api/tables", table).await;
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    (path, made["invite"].clone())
}

async fn take(who: &Client, path: &str, seat: usize, invite: &Value) -> (StatusCode, Value) {
    who.call(Method::POST, &format!("{path}/take-over"), &json!({ "seat": seat, "invite": invite })).await
}

/// Wishes for a seat; the number of the wish.
async fn wish(who: &Client, path: &str, seat: usize, invite: &Value) -> u64 {
    let (status, table) = take(who, path, seat, invite).await;
    assert_eq!(status, StatusCode::OK, "{table}");
    let wish = &table["wishes"][0];
    assert_eq!((&wish["you"], &wish["seat"]), (&json!(true), &json!(seat)), "{table}");
    wish["number"].as_u64().unwrap()
}

async fn say(who: &Client, path: &str, wish: u64, agree: bool) -> (StatusCode, Value) {
    who.call(Method::POST, &format!("{path}/take-over/answer"), &json!({ "wish": wish, "agree": agree }))
        .await
}

async fn sees_secrets(who: &Client, path: &str) -> bool {
    who.get(&format!("{path}/look")).await["view"]["own"].is_object()
}

fn refused((status, answer): &(StatusCode, Value), code: &str) {
    assert_eq!(answer["error"]["code"], code, "{answer}");
    assert!(!status.is_success());
}

/// The lines of the log that say who came and went, as this person reads them.
async fn comings(who: &Client, path: &str, language: &str) -> Vec<String> {
    let log = who.get(&format!("{path}/log?lang={language}")).await;
    let entries = log["entries"].as_array().unwrap().iter();
    let coming = |entry: &&Value| ["sat-down", "left"].iter().any(|word| entry["event"]["event"] == *word);
    entries.filter(coming).map(|entry| entry["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_goes_from_seat_to_seat() {
    let server = start("seat-hopping").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (path, invite) = table_of_two(&ann, &ben).await;
    ann.post(&format!("{path}/leave"), json!({})).await;
    for seat in [2, 3] {
        refused(&take(&ann, &path, seat, &invite).await, "sat-elsewhere");
        assert!(!sees_secrets(&ann, &path).await);
    }
    let (status, back) = take(&ann, &path, 0, &Value::Null).await;
    assert_eq!(
        (status, &back["seats"][0]["you"]),
        (StatusCode::OK, &json!(true)),
        "her own seat is hers again"
    );
    // The other seats' players left as well: that changes nothing for her.
    ben.post(&format!("{path}/leave"), json!({})).await;
    let (_, refusal) = take(&ann, &path, 1, &invite).await;
    assert_eq!(refusal["error"]["code"], "seated");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_session_gets_no_seat_without_the_others() {
    let server = start("seat-sessions").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (path, invite) = table_of_two(&ann, &ben).await;
    let again = Client::guest(&server, "Somebody").await;
    let number = wish(&again, &path, 2, &invite).await;
    let (status, agreed) = say(&ann, &path, number, true).await;
    assert_eq!((status, &agreed["wishes"][0]["awaited"]), (StatusCode::OK, &json!([1])));
    assert!(!sees_secrets(&again, &path).await, "Ben has a say");
    refused(&say(&again, &path, number, true).await, "not-allowed");
    let (status, _) = say(&ben, &path, number, false).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!sees_secrets(&again, &path).await);
    let told = again.get(&path).await;
    assert_eq!(told["wishes"][0]["refused"], true, "who wished is told");
    assert_eq!(ann.get(&path).await["wishes"], json!([]), "the others are rid of it");
    refused(&say(&ann, &path, number, true).await, "wish-gone");
    // Ann's own seat, which she left, is not the second session's either.
    ann.post(&format!("{path}/leave"), json!({})).await;
    wish(&again, &path, 0, &Value::Null).await;
    assert!(!sees_secrets(&again, &path).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_over_when_all_agree_and_everybody_is_told() {
    let server = start("seat-taken-over").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cat = Client::guest(&server, "Cat").await;
    let (path, _) = table_of_two(&ann, &ben).await;
    ben.post(&format!("{path}/leave"), json!({})).await;
    let program = ann.get(&path).await["seats"][1]["name"].as_str().unwrap().to_owned();
    assert_eq!(ann.get(&path).await["seats"][1]["player"], Value::Null);
    let asked = loop {
        let look = ann.get(&format!("{path}/look")).await;
        if !look["prompt"].is_null() {
            break look;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let number = wish(&cat, &path, 1, &Value::Null).await;
    let seen = ann.get(&path).await["wishes"].clone();
    assert_eq!(
        seen,
        json!([{
            "number": number, "name": "Cat", "seat": 1, "you": false, "awaited": [0], "awaits-you": true,
            "refused": false,
        }])
    );
    say(&ann, &path, number, true).await;
    assert!(sees_secrets(&cat, &path).await);
    let look = ann.get(&format!("{path}/look")).await;
    assert_eq!(
        (&look["number"], &look["prompt"]),
        (&asked["number"], &asked["prompt"]),
        "nothing was answered"
    );
    assert_eq!(look["table"]["wishes"], json!([]));
    let nobody = Client::nobody(&ann.base);
    for who in [&ann, &cat, &nobody] {
        let (english, polish) = (comings(who, &path, "en").await, comings(who, &path, "pl").await);
        assert_eq!(english.len(), 2, "{english:?}");
        assert!(english[0].starts_with("Ben leaves") && english[0].contains(&program), "{english:?}");
        assert!(english[1].starts_with(&format!("Cat sits down in place of {program}")), "{english:?}");
        assert!(polish[0].starts_with("Ben odchodzi") && polish[1].starts_with("Cat siada"), "{polish:?}");
    }
    refused(&take(&ben, &path, 1, &Value::Null).await, "not-allowed");
    cat.post(&format!("{path}/leave"), json!({})).await;
    let (status, back) = take(&ben, &path, 1, &Value::Null).await;
    assert_eq!(
        (status, &back["seats"][1]["you"]),
        (StatusCode::OK, &json!(true)),
        "who sat there may come back"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_says_who_comes_and_goes() {
    let server = start("seat-games").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    for game in ["ccg", "dogfight"] {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
        let table =
            json!({ "game": game, "setup": { "players": 2 }, "seats": seats, "visibility": "public" });
        let path = format!("/api/tables/{}", ann.post("/api/tables", table).await["id"].as_str().unwrap());
        ben.post(&format!("{path}/join"), json!({})).await;
        ann.post(&format!("{path}/start"), json!({})).await;
        ben.post(&format!("{path}/leave"), json!({})).await;
        take(&ben, &path, 1, &Value::Null).await;
        for (language, left, sat_down) in
            [("en", "Ben leaves", "Ben sits down"), ("pl", "Ben odchodzi", "Ben siada")]
        {
            let told = comings(&ann, &path, language).await;
            assert!(told[0].starts_with(left) && told[1].starts_with(sat_down), "{game}: {told:?}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_ask_for_one_seat_one_gets_it() {
    let server = start("seat-race").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (cat, dan) = (Client::guest(&server, "Cat").await, Client::guest(&server, "Dan").await);
    let (path, invite) = table_of_two(&ann, &ben).await;
    let (first, second) = (wish(&cat, &path, 2, &invite).await, wish(&dan, &path, 2, &invite).await);
    assert_ne!(first, second);
    // Everybody agrees to everything at once; who comes second finds the wish gone.
    let answers = futures_util::future::join_all([
        say(&ann, &path, first, true),
        say(&ben, &path, first, true),
        say(&ann, &path, second, true),
        say(&ben, &path, second, true),
    ])
    .await;
    for (status, answer) in answers {
        assert!(status.is_success() || answer["error"]["code"] == "wish-gone", "{answer}");
    }
    let (cats, dans) = (sees_secrets(&cat, &path).await, sees_secrets(&dan, &path).await);
    assert!(cats ^ dans, "one of them sits there: {cats} {dans}");
    let table = ann.get(&path).await;
    assert_eq!(table["wishes"], json!([]));
    let name = table["seats"][2]["player"].as_str().unwrap().to_owned();
    let told = comings(&ann, &path, "en").await;
    assert!(told.len() == 1 && told[0].starts_with(&format!("{name} sits down")), "{told:?}");
    let other = if cats { &dan } else { &cat };
    assert_eq!(other.get(&path).await["wishes"], json!([]), "the seat is not to be had any more");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_agreed_and_leaves_leaves_it_to_the_rest_and_a_wish_can_be_taken_back() {
    let server = start("seat-rest").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (cat, dan) = (Client::guest(&server, "Cat").await, Client::guest(&server, "Dan").await);
    let (path, invite) = table_of_two(&ann, &ben).await;
    let first = wish(&cat, &path, 2, &invite).await;
    let again = wish(&cat, &path, 2, &invite).await;
    assert_eq!(first, again, "asking twice is asking once");
    let number = wish(&cat, &path, 3, &invite).await;
    assert_eq!(ann.get(&path).await["wishes"].as_array().unwrap().len(), 1, "a person has one wish");
    refused(&say(&ann, &path, first, true).await, "wish-gone");
    wish(&dan, &path, 2, &invite).await;
    dan.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(dan.get(&path).await["wishes"], json!([]), "taken back");
    refused(&dan.call(Method::POST, &format!("{path}/leave"), &json!({})).await, "not-seated");
    say(&ann, &path, number, true).await;
    assert!(!sees_secrets(&cat, &path).await);
    ben.post(&format!("{path}/leave"), json!({})).await;
    assert!(sees_secrets(&cat, &path).await, "all who are left have agreed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_are_few_and_nobody_else_sees_them() {
    let server = start("seat-wishes").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (path, invite) = table_of_two(&ann, &ben).await;
    let mut wishers = Vec::new();
    for at in 0..8 {
        let somebody = Client::guest(&server, &format!("Wisher {at}")).await;
        wish(&somebody, &path, 2, &invite).await;
        wishers.push(somebody);
    }
    let late = Client::guest(&server, "Late").await;
    refused(&take(&late, &path, 2, &invite).await, "too-many");
    assert_eq!(ann.get(&path).await["wishes"].as_array().unwrap().len(), 8);
    assert_eq!(wishers[0].get(&path).await["wishes"].as_array().unwrap().len(), 1, "the own alone");
    for who in [&late, &Client::nobody(&ann.base)] {
        for where_to in [path.clone(), format!("{path}/look"), "/api/tables?which=public".to_owned()] {
            let seen = who.get(&where_to).await.to_string();
            assert!(!seen.contains("Wisher"), "{where_to}: {seen}");
        }
    }
    let number = ann.get(&path).await["wishes"][0]["number"].as_u64().unwrap();
    say(&ann, &path, number, false).await;
    wish(&late, &path, 2, &invite).await;
    // Without the link a program's seat is nobody's.
    refused(&take(&wishers[0], &path, 2, &Value::Null).await, "not-allowed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_changes_no_record_and_is_told_after_a_restart() {
    let file = folder("seat-records").join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    let (mut ann, mut ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let (path, _) = table_of_two(&ann, &ben).await;
    for _ in 0..2 {
        ben.post(&format!("{path}/leave"), json!({})).await;
        let (status, _) = take(&ben, &path, 1, &Value::Null).await;
        assert_eq!(status, StatusCode::OK);
    }
    let told = comings(&ann, &path, "en").await;
    assert_eq!(told.len(), 4);
    server.stop().await;
    let server = Server::start(config(Database::Sqlite(file))).await.unwrap();
    for who in [&mut ann, &mut ben] {
        who.base = format!("http://{}", server.address);
    }
    assert_eq!(comings(&ann, &path, "en").await, told);
    let mut chance = Chance(23);
    let mut over = false;
    while !over {
        for who in [&ann, &ben] {
            let look = who.get(&format!("{path}/look")).await;
            over = !look["outcome"].is_null();
            if !look["prompt"].is_null() {
                who.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
            }
        }
    }
    assert_eq!(ann.post(&format!("{path}/verify"), json!({})).await["ok"], true);
    let (_, record) = ann.call(Method::GET, &format!("{path}/record"), &Value::Null).await;
    let record = tabletop::Record::<fleet::Fleet>::read(record.as_str().unwrap().as_bytes()).unwrap();
    record.verify().unwrap();
    let replay = ann.get(&format!("{path}/replay?at=1000000&log=true")).await;
    assert!(!replay.to_string().contains("sat-down"), "a replay is of the match");
    server.stop().await;
}

mod sittings {
    //! The rule itself, at moments that a running server passes too fast.

    use serde_json::{Value, json};
    use server::error::Error;
    use server::ids::{TableId, UserId};
    use server::store::{Phase, Row};
    use tabletop::Seed;

    fn user(name: &str) -> UserId {
        serde_json::from_value(json!(name)).unwrap()
    }

    /// A running table of Ann, as it was kept before anybody noted who sits where; a name is a person, none a program.
    fn row(people: &[Option<&str>]) -> Row {
        let seat = |person: Option<&str>| match person {
            Some(name) => json!({ "user": name, "name": name }),
            None => json!({ "bot": "random" }),
        };
        let meta = json!({
            "game": "fleet", "setup": {}, "rules": 1, "pace": { "kind": "live" }, "visibility": "public",
            "owner": "ann", "invite": "x", "seats": people.iter().copied().map(seat).collect::<Vec<Value>>(),
        });
        Row {
            id: TableId::random(),
            version: 1,
            phase: Phase::Running,
            meta: serde_json::from_value(meta).unwrap(),
            glance: Default::default(),
            seed: Seed::from_number(1),
            deadline: None,
            created: 0,
        }
    }

    fn take(row: &mut Row, name: &str, seat: usize) -> Result<(), Error> {
        row.reseat(|row| row.meta.take_over(seat, &user(name), name))
    }

    fn leave(row: &mut Row, name: &str) {
        let leaves = |row: &mut Row| {
            let at = row.meta.seat_of(&user(name)).unwrap();
            row.meta.seats[at] =
                serde_json::from_value(json!({ "bot": "random", "abandoned": true })).unwrap();
            Ok(())
        };
        row.reseat(leaves).unwrap();
    }

    fn agree(row: &mut Row, name: &str) -> Result<(), Error> {
        let number = row.meta.wishes_for(&user(name)).next().unwrap().number;
        row.reseat(|row| row.meta.answer_wish(number, &user(name), true))
    }

    fn seat_of(row: &Row, name: &str) -> Option<usize> {
        row.meta.seat_of(&user(name))
    }

    #[test]
    fn one_person_among_programs_does_not_go_from_seat_to_seat() {
        let mut row = row(&[Some("ann"), None, None]);
        leave(&mut row, "ann");
        assert!(matches!(take(&mut row, "ann", 1), Err(Error::Conflict { .. })));
        take(&mut row, "ann", 0).unwrap();
        assert_eq!(seat_of(&row, "ann"), Some(0));
    }

    #[test]
    fn the_owner_alone_agrees_where_nobody_else_has_sat_seated_or_not() {
        let mut row = row(&[None, None]);
        take(&mut row, "ben", 0).unwrap();
        assert_eq!(seat_of(&row, "ben"), None);
        agree(&mut row, "ann").unwrap();
        assert_eq!(seat_of(&row, "ben"), Some(0));
        // Somebody else has sat there now, and has the only say.
        take(&mut row, "ann", 1).unwrap();
        assert_eq!(seat_of(&row, "ann"), None);
        agree(&mut row, "ben").unwrap();
        assert_eq!(seat_of(&row, "ann"), Some(1));
    }

    #[test]
    fn the_owner_who_has_never_sat_sits_down_among_programs() {
        let mut row = row(&[None, None]);
        take(&mut row, "ann", 1).unwrap();
        assert_eq!(seat_of(&row, "ann"), Some(1));
    }

    #[test]
    fn where_nobody_is_left_nobody_comes_before_one_of_them_is_back() {
        let mut row = row(&[Some("ann"), Some("ben"), None]);
        leave(&mut row, "ben");
        leave(&mut row, "ann");
        assert!(matches!(take(&mut row, "cat", 2), Err(Error::Conflict { .. })));
        take(&mut row, "ben", 1).unwrap();
        take(&mut row, "cat", 2).unwrap();
        agree(&mut row, "ben").unwrap();
        assert_eq!(seat_of(&row, "cat"), Some(2));
    }

    #[test]
    fn who_has_given_up_a_seat_is_not_asked_for_it_but_for_every_other() {
        let mut row = row(&[Some("ann"), Some("ben"), None]);
        row.meta.seats[1].abandoned = true;
        take(&mut row, "cat", 2).unwrap();
        agree(&mut row, "ann").unwrap();
        assert_eq!(seat_of(&row, "cat"), None, "Ben may come back, and plays against seat 2");
        take(&mut row, "cat", 1).unwrap();
        leave(&mut row, "ann");
        assert_eq!(seat_of(&row, "cat"), None, "nobody has agreed");
        take(&mut row, "ann", 0).unwrap();
        agree(&mut row, "ann").unwrap();
        assert_eq!(seat_of(&row, "cat"), Some(1), "Ben let the clock run out too often");
        assert!(matches!(take(&mut row, "ben", 2), Err(Error::Conflict { .. })), "Ben knows seat 1");
    }

    #[test]
    fn a_wish_for_a_seat_whose_player_is_back_ends() {
        let mut row = row(&[Some("ann"), Some("ben"), None]);
        row.meta.seats[1].abandoned = true;
        take(&mut row, "cat", 1).unwrap();
        let back = |row: &mut Row| {
            row.meta.seats[1].abandoned = false;
            Ok(())
        };
        row.reseat(back).unwrap();
        assert_eq!(row.meta.wishes_for(&user("cat")).count(), 0);
    }

    #[test]
    fn who_has_just_come_has_a_say_in_the_next_wish() {
        let mut row = row(&[Some("ann"), Some("ben"), None, None]);
        take(&mut row, "cat", 2).unwrap();
        take(&mut row, "dan", 3).unwrap();
        for number in [1, 2] {
            row.reseat(|row| row.meta.answer_wish(number, &user("ann"), true)).unwrap();
        }
        leave(&mut row, "ben");
        assert_eq!((seat_of(&row, "cat"), seat_of(&row, "dan")), (Some(2), None));
        agree(&mut row, "cat").unwrap();
        assert_eq!(seat_of(&row, "dan"), Some(3));
    }

    #[test]
    fn what_is_remembered_outlasts_the_store() {
        let mut before = row(&[Some("ann"), None]);
        leave(&mut before, "ann");
        let kept = serde_json::to_string(&before.meta).unwrap();
        let mut after = Row { meta: serde_json::from_str(&kept).unwrap(), ..before };
        assert!(take(&mut after, "ann", 1).is_err());
    }
}
