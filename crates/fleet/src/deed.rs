//! What a location, a card or a sheet lets a player do: when that is possible, and the tree or the function that does it.
//! What a tree says is written from the tree.

use std::sync::LazyLock;

use tabletop::{Flow, Seat};

use crate::Table;
use crate::effect::Effect;
use crate::origin::Text;
use crate::resolve::{Cause, can_do, carry_out, follow};
use crate::state::State;

/// An effect that is built when it is first needed.
pub type Tree = &'static LazyLock<Effect>;

/// Whether something is possible now.
pub type Possible = fn(&State, Seat) -> bool;

/// What a player does, as a function.
pub type Act = fn(&mut Table, Seat) -> Flow<()>;

/// How it is done.
#[derive(Clone, Copy, Debug)]
enum Does {
    /// By a tree.
    Tree(Tree),
    /// By a function.
    Act(Act),
}

/// Something that a player can do.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    possible: Possible,
    does: Does,
}

impl Deed {
    /// A deed that a tree says; it is possible whenever the tree is.
    pub const fn tree(tree: Tree) -> Deed {
        Deed { possible: |_, _| true, does: Does::Tree(tree) }
    }

    /// A deed that no tree says.
    pub const fn act(possible: Possible, act: Act) -> Deed {
        Deed { possible, does: Does::Act(act) }
    }

    /// The same, if this holds as well.
    #[must_use]
    pub const fn when(self, possible: Possible) -> Deed {
        Deed { possible, ..self }
    }

    /// The tree, if there is one.
    pub fn effect(&self) -> Option<&'static Effect> {
        match self.does {
            Does::Tree(tree) => Some(tree),
            Does::Act(_) => None,
        }
    }

    /// Whether a player could do it now, because a text says so.
    pub fn is_possible(&self, s: &State, seat: Seat, text: impl Into<Text>) -> bool {
        let effect = text.into().effect(&s.public.configuration);
        (self.possible)(s, seat) && effect.is_none_or(|effect| can_do(s, seat, effect))
    }

    /// A player does it, because a text says so.
    pub fn perform(&self, t: &mut Table, seat: Seat, text: impl Into<Text>) -> Flow<()> {
        let text = text.into();
        match self.does {
            Does::Tree(_) => follow(t, text.passage, &mut Cause::new(text.origin, seat)),
            Does::Act(act) => carry_out(t, text, |t| act(t, seat)),
        }
    }
}

/// A tree as a row of a table holds it.
macro_rules! tree {
    ($effect:expr) => {{
        static TREE: std::sync::LazyLock<$crate::effect::Effect> = std::sync::LazyLock::new(|| $effect);
        &TREE
    }};
}
pub(crate) use tree;
