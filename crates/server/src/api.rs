//! Everything that goes over the wire, as types. The description of the interface and the client's types are
//! made from these; what happens with them is in `http`.

mod answers;
pub mod failures;
mod requests;

pub use answers::*;
pub use requests::*;

/// Names the types that clients see, with generic ones as `V`, `A` and `E` say for the game's view, question
/// and event.
#[cfg(feature = "types")]
pub fn visit<V, A, E>(visitor: &mut impl ts_rs::TypeVisitor)
where
    V: ts_rs::TS + 'static,
    A: ts_rs::TS + 'static,
    E: ts_rs::TS + 'static,
{
    visitor.visit::<Name>();
    visitor.visit::<ChangeMe>();
    visitor.visit::<Credentials>();
    visitor.visit::<ChangePassword>();
    visitor.visit::<DeleteMe>();
    visitor.visit::<NewBelonging>();
    visitor.visit::<ChangeBelonging>();
    visitor.visit::<CheckBringing>();
    visitor.visit::<CheckSetup>();
    visitor.visit::<NewTable>();
    visitor.visit::<QuickTable>();
    visitor.visit::<Join>();
    visitor.visit::<Bring>();
    visitor.visit::<TakeOver>();
    visitor.visit::<Mute>();
    visitor.visit::<Remove>();
    visitor.visit::<OpenSeat>();
    visitor.visit::<React>();
    visitor.visit::<AnswerWish>();
    visitor.visit::<Answer>();
    visitor.visit::<LeaveOrders>();
    visitor.visit::<Message>();
    visitor.visit::<Nothing>();
    visitor.visit::<Me>();
    visitor.visit::<Belonging>();
    visitor.visit::<Playable>();
    visitor.visit::<tabletop::hosting::Offers>();
    visitor.visit::<PlayName>();
    visitor.visit::<RuleChapter>();
    visitor.visit::<RuleSection>();
    visitor.visit::<Summary>();
    visitor.visit::<Acted<V, A, E>>();
    visitor.visit::<Said>();
    visitor.visit::<Reacted>();
    visitor.visit::<Log<E>>();
    visitor.visit::<TableLook<V, A>>();
    visitor.visit::<Replay<V, A, E>>();
    visitor.visit::<tabletop::hosting::Story>();
    visitor.visit::<tabletop::hosting::Advice>();
    visitor.visit::<Reasoned>();
    visitor.visit::<Verified>();
    visitor.visit::<Changed>();
    visitor.visit::<Health>();
    visitor.visit::<Failure>();
    visitor.visit::<tabletop::hosting::Catalogue>();
    visitor.visit::<tabletop::hosting::HostEvent>();
    visitor.visit::<tabletop::hosting::CardText>();
}
