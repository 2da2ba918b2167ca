//! How things look to clients that write themselves as one word, as a pair or as a map. Everything else derives
//! its form.

use std::borrow::Cow;

use utoipa::openapi::schema::{AdditionalProperties, ArrayBuilder, ObjectBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::cards::CardId;
use crate::counter::Counter;
use crate::geometry::{Area, Point};
use crate::plan::Cards;
use crate::ship::ShipId;
use crate::state::{Ship, Ships};

/// What a type is in TypeScript, in a schema, and of what else it is made.
macro_rules! forms {
    ($($type:ident: $script:literal, $schema:expr $(, of $part:ty)?;)*) => {
        $(
            #[cfg(feature = "types")]
            impl ts_rs::TS for $type {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn name(_: &ts_rs::Config) -> String {
                    stringify!($type).to_owned()
                }

                fn inline(_: &ts_rs::Config) -> String {
                    $script.to_owned()
                }

                fn decl(config: &ts_rs::Config) -> String {
                    format!("type {} = {};", stringify!($type), Self::inline(config))
                }

                fn visit_dependencies(_visitor: &mut impl ts_rs::TypeVisitor) {
                    $(_visitor.visit::<$part>();)?
                }

                fn output_path() -> Option<std::path::PathBuf> {
                    Some(std::path::PathBuf::from(concat!(stringify!($type), ".ts")))
                }
            }

            impl PartialSchema for $type {
                fn schema() -> RefOr<Schema> {
                    $schema
                }
            }

            impl ToSchema for $type {
                fn name() -> Cow<'static, str> {
                    stringify!($type).into()
                }

                fn schemas(_all: &mut Vec<(String, RefOr<Schema>)>) {
                    $(
                        _all.push((<$part as ToSchema>::name().into_owned(), <$part>::schema()));
                        <$part>::schemas(_all);
                    )?
                }
            }
        )*
    };
}

forms! {
    ShipId: "`colonial-${number}` | `cylon-${number}`", String::schema();
    CardId: "string", String::schema();
    Cards: "string", String::schema();
    Counter: "string", String::schema();
    Point: "[number, number]", pair();
    Area: "[number, number]", pair();
    Ships: "Record<ShipId, Ship>", map(), of Ship;
}

fn pair() -> RefOr<Schema> {
    Schema::from(ArrayBuilder::new().items(f64::schema()).min_items(Some(2)).max_items(Some(2)).build())
        .into()
}

fn map() -> RefOr<Schema> {
    let ship = RefOr::<Schema>::Ref(Ref::from_schema_name(<Ship as ToSchema>::name()));
    let all = ObjectBuilder::new().additional_properties(Some(AdditionalProperties::RefOr(ship)));
    Schema::from(all.build()).into()
}
