//! How things that write themselves as one word or number look to clients: a list of all that they can be.
//! Everything else derives its form.

use std::borrow::Cow;

use serde_json::{Value, json};
use strum::IntoEnumIterator;
use tabletop::hosting::one_of;
use utoipa::openapi::schema::{ArrayBuilder, ArrayItems, ObjectBuilder, OneOfBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::cards::skill::printings;
use crate::cards::{Card, CardId};
use crate::choice::Target;
use crate::space::Area;
use crate::state::Place;
use crate::{SkillCard, SkillName};

/// Something that is one out of a list.
trait Listed {
    /// What clients call it.
    fn type_name() -> String;
    /// All that it can be.
    fn list() -> Vec<Value>;
}

impl<C: Card> Listed for CardId<C> {
    fn type_name() -> String {
        // "super crisis card" is `SuperCrisis`.
        let words = C::NOUN.split(' ').filter(|word| *word != "card");
        words.map(wording::capitalised).collect()
    }

    fn list() -> Vec<Value> {
        CardId::<C>::all().map(|id| json!(id)).collect()
    }
}

impl Listed for SkillCard {
    fn type_name() -> String {
        "SkillCard".to_owned()
    }

    fn list() -> Vec<Value> {
        SkillName::iter().flat_map(printings).map(|(card, _)| json!(card)).collect()
    }
}

impl Listed for Place {
    fn type_name() -> String {
        "Place".to_owned()
    }

    fn list() -> Vec<Value> {
        Place::all().map(|place| json!(place)).collect()
    }
}

impl Listed for Area {
    fn type_name() -> String {
        "Area".to_owned()
    }

    fn list() -> Vec<Value> {
        Area::ALL.map(|area| json!(area)).into()
    }
}

macro_rules! forms {
    ($([$($generic:tt)*] $type:ty),* $(,)?) => {
        $(
            #[cfg(feature = "types")]
            impl<$($generic)*> ts_rs::TS for $type {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn name(_: &ts_rs::Config) -> String {
                    Self::type_name()
                }

                fn inline(_: &ts_rs::Config) -> String {
                    Self::list().iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
                }

                fn decl(config: &ts_rs::Config) -> String {
                    format!("type {} = {};", Self::type_name(), Self::inline(config))
                }

                fn output_path() -> Option<std::path::PathBuf> {
                    Some(std::path::PathBuf::from(format!("{}.ts", Self::type_name())))
                }
            }

            impl<$($generic)*> PartialSchema for $type {
                fn schema() -> RefOr<Schema> {
                    one_of(Self::list())
                }
            }

            impl<$($generic)*> ToSchema for $type {
                fn name() -> Cow<'static, str> {
                    Self::type_name().into()
                }
            }
        )*
    };
}
forms! { [C: Card] CardId<C>, [] SkillCard, [] Place, [] Area }

/// A basestar is an area and a number, which can't be derived.
impl PartialSchema for Target {
    fn schema() -> RefOr<Schema> {
        let area = || RefOr::<Schema>::Ref(Ref::from_schema_name(Area::type_name()));
        let field = |word: &str, form: RefOr<Schema>| {
            ObjectBuilder::new().property(word, form).required(word).build()
        };
        let basestar =
            ArrayBuilder::new().prefix_items([Area::schema(), u8::schema()]).items(ArrayItems::False).build();
        let target = OneOfBuilder::new()
            .description(Some("A ship or token that can be attacked"))
            .item(field("raider", area()))
            .item(field("heavy-raider", area()))
            .item(field("basestar", Schema::from(basestar).into()))
            .item(field("centurion", u8::schema()));
        RefOr::T(Schema::OneOf(target.build()))
    }
}

impl ToSchema for Target {
    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        all.push((Area::type_name(), Area::schema()));
    }
}

/// Gives what is written as a map with certain names its type in TypeScript.
#[cfg(feature = "types")]
macro_rules! typed {
    ($($type:ty => $fields:expr),* $(,)?) => {
        $(impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                Self::inline(config)
            }

            fn inline(_config: &ts_rs::Config) -> String {
                let fields: Vec<String> = $fields.collect();
                format!("{{ {} }}", fields.join(", "))
            }

            fn inline_flattened(config: &ts_rs::Config) -> String {
                Self::inline(config)
            }
        })*
    };
}
#[cfg(feature = "types")]
pub(crate) use typed;
