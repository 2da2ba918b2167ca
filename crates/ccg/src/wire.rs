//! How things that can't derive it look to clients: a card is one word out of a list. Everything else derives its
//! form.

use std::borrow::Cow;

use serde_json::json;
use tabletop::Seat;
use tabletop::hosting::one_of;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ArrayItems, ObjectBuilder, OneOfBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::card::CardId;
use crate::state::{Against, PieceId};

#[cfg(feature = "types")]
impl ts_rs::TS for CardId {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "CardId".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        CardId::all().fold(String::new(), |all, card| all + &format!("\n  | \"{card}\""))
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type CardId ={};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some(std::path::PathBuf::from("CardId.ts"))
    }
}

impl PartialSchema for CardId {
    fn schema() -> RefOr<Schema> {
        one_of(CardId::all().map(|card| json!(card)).collect())
    }
}

impl ToSchema for CardId {
    fn name() -> Cow<'static, str> {
        "CardId".into()
    }
}

/// A threat is a number and a seat, which can't be derived.
impl PartialSchema for Against {
    fn schema() -> RefOr<Schema> {
        let field = |word: &str, form: RefOr<Schema>| {
            ObjectBuilder::new().property(word, form).required(word).build()
        };
        let threat = ArrayBuilder::new()
            .prefix_items([PieceId::schema(), Seat::schema()])
            .items(ArrayItems::False)
            .build();
        let against = OneOfBuilder::new()
            .description(Some("Whom a challenge is against"))
            .item(field("player", Seat::schema()))
            .item(field("threat", Schema::from(threat).into()));
        RefOr::T(Schema::OneOf(against.build()))
    }
}

impl ToSchema for Against {}
