//! What a program would do in somebody's place: for whoever is asked, where the table allows it, and for all after the end.

use crate::common::{Chance, Client, some_answer, start};
use reqwest::Method;
use serde_json::{Value, json};

async fn hint(who: &Client, path: &str) -> (u16, Value) {
    let (status, answer) = who.call(Method::GET, &format!("{path}/hint"), &Value::Null).await;
    (status.as_u16(), answer)
}

/// Whether these are words of the question's options, as many as may be picked.
fn fits(prompt: &Value, answer: &Value) -> bool {
    let words: Vec<&Value> = answer.as_array().unwrap().iter().collect();
    let options: Vec<&Value> =
        prompt["options"].as_array().unwrap().iter().map(|option| &option["word"]).collect();
    let count = words.len() as u64;
    let number = prompt["least"].as_u64().unwrap() <= count && count <= prompt["most"].as_u64().unwrap();
    number && words.iter().all(|word| options.contains(word))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_with_programs_is_told_what_one_would_do_and_afterwards_everybody_is() {
    let server = start("hints").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    for (game, players) in [("fleet", 4), ("ccg", 2)] {
        let table = ann.post("/api/tables/quick", json!({ "game": game, "players": players })).await;
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        assert_eq!(table["hints"], true);
        assert_eq!(hint(&ben, &path).await.0, 403, "who does not sit there has nothing to ask");
        let mut chance = Chance(7);
        let (mut asked, mut reasons) = (0, 0);
        for _ in 0..20_000 {
            let look = ann.get(&format!("{path}/look")).await;
            if look["table"]["phase"] == "over" {
                break;
            }
            if look["prompt"].is_null() {
                continue;
            }
            if asked < 40 {
                let (status, advice) = hint(&ann, &path).await;
                assert_eq!(status, 200, "{advice}");
                assert!(fits(&look["prompt"], &advice["answer"]), "{} {advice}", look["prompt"]);
                assert_eq!(
                    advice["labels"].as_array().unwrap().len(),
                    advice["answer"].as_array().unwrap().len()
                );
                assert_eq!(hint(&ann, &path).await.1, advice, "the same question has the same answer");
                reasons += advice["reasons"].as_array().unwrap().len();
                asked += 1;
            }
            let early = ann.call(Method::GET, &format!("{path}/reasons?at=1"), &Value::Null).await;
            assert_eq!(early.0, 403, "what others could know is nobody's business before the end");
            let answer = some_answer(&look, &mut chance);
            ann.call(Method::POST, &format!("{path}/answer"), &answer).await;
        }
        assert!(asked > 10, "{game}: {asked} questions");
        assert!(game != "fleet" || reasons > asked, "{reasons} reasons");
        let replay = ben.get(&format!("{path}/replay")).await;
        let answers = replay["answers"].as_u64().unwrap();
        for at in [0, answers / 2, answers - 1] {
            let reasoned = ben.get(&format!("{path}/reasons?at={at}")).await;
            let next = ben.get(&format!("{path}/replay?at={}", at + 1)).await;
            assert_eq!(reasoned["seat"], next["answer"]["seat"]);
            assert_eq!(reasoned["answer"], next["answer"]["answer"]);
            let seat = &reasoned["seat"];
            let moment = ben.get(&format!("{path}/replay?at={at}&as={seat}")).await;
            assert!(fits(&moment["prompt"], &reasoned["advice"]["answer"]), "{reasoned}");
        }
        let after = ben.call(Method::GET, &format!("{path}/reasons?at={answers}"), &Value::Null).await;
        assert_eq!(after.0, 409, "nobody answers after the end");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_others_play_the_table_has_to_allow_it() {
    let server = start("hints-with-others").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    // No program plays, so that nothing goes on between a look and the question for a hint.
    let cleo = Client::guest(&server, "Cleo").await;
    for allowed in [false, true] {
        let table = json!({
            "game": "fleet", "setup": { "players": 3 }, "hints": allowed,
            "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }],
        });
        let table = ann.post("/api/tables", table).await;
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        assert_eq!(hint(&ann, &path).await.1["error"]["code"], "not-started");
        for who in [&ben, &cleo] {
            who.post(&format!("{path}/join"), json!({ "invite": table["invite"] })).await;
        }
        ann.post(&format!("{path}/start"), json!({})).await;
        assert_eq!(ann.get(&path).await["hints"], allowed);
        for who in [&ann, &ben, &cleo] {
            let look = who.get(&format!("{path}/look")).await;
            let expected = match (allowed, look["prompt"].is_null()) {
                (false, _) => "no-hints",
                (true, true) => "not-your-decision",
                (true, false) => continue,
            };
            assert_eq!(hint(who, &path).await.1["error"]["code"], expected);
        }
        if allowed {
            let mut told = 0;
            for who in [&ann, &ben, &cleo] {
                told += u32::from(hint(who, &path).await.0 == 200);
            }
            assert!(told > 0, "somebody is asked, and told");
        }
    }
    server.stop().await;
}
