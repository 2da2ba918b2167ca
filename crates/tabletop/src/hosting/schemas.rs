//! How a game's own JSON looks, for descriptions of an interface.

use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

/// The forms of a game's own JSON.
#[derive(Clone, Default)]
pub struct Schemas {
    /// What a viewer may know, by name.
    pub view: String,
    /// What is asked.
    pub ask: String,
    /// What happens.
    pub event: String,
    /// How a table is set up.
    pub setup: String,
    /// Names and numbers for clients.
    pub texts: String,
    /// Every form under its name.
    pub all: Vec<(String, RefOr<Schema>)>,
}

impl Schemas {
    /// The forms of these types.
    pub fn of<V: ToSchema, A: ToSchema, E: ToSchema, S: ToSchema, T: ToSchema>() -> Schemas {
        let mut all = Vec::new();
        let view = note::<V>(&mut all);
        let ask = note::<A>(&mut all);
        let event = note::<E>(&mut all);
        let setup = note::<S>(&mut all);
        let texts = note::<T>(&mut all);
        Schemas { view, ask, event, setup, texts, all }
    }
}

/// Notes a type with all that it is made of; its name.
fn note<T: ToSchema>(all: &mut Vec<(String, RefOr<Schema>)>) -> String {
    all.push((T::name().into_owned(), T::schema()));
    T::schemas(all);
    T::name().into_owned()
}

/// One word or number out of a list, as a form.
pub fn one_of(values: Vec<serde_json::Value>) -> RefOr<Schema> {
    utoipa::openapi::ObjectBuilder::new()
        .schema_type(utoipa::openapi::schema::SchemaType::AnyValue)
        .enum_values(Some(values))
        .build()
        .into()
}
