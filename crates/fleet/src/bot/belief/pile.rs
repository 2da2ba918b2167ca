//! How likely the cards of a revealed check are, given who was a Cylon: the sum over everything that each source of
//! cards (destiny, and everybody who added some) could have brought. Exact, by going from source to source with what is
//! explained so far; what sets of Cylons have in common is worked out once.

use smallvec::{SmallVec, smallvec};
use strum::EnumCount;

use crate::Skill;

/// Something for each type of skill cards.
pub(super) type ByType<T> = [T; Skill::COUNT];

/// How somebody adds cards, on average: with which chance in which mood, and how likely each card is against the check
/// in that mood.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    pub(super) moods: [(f64, f64); 2],
}

impl Manner {
    /// Every card is against the check with the same chance.
    pub(super) fn steady(against: f64) -> Manner {
        Manner { moods: [(1.0, against), (0.0, 0.0)] }
    }

    /// How likely certain cards are against the check and all others for it, by how many are against it.
    fn sizes(self, cards: u8) -> SmallVec<[f64; 12]> {
        let chance = |against_it: u8| {
            let moods = self.moods.iter().filter(|(often, _)| *often > 0.0);
            moods
                .map(|&(often, against)| {
                    often * power(against, against_it) * power(1.0 - against, cards - against_it)
                })
                .sum()
        };
        (0..=cards).map(chance).collect()
    }
}

/// Somebody who added cards.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Adder {
    /// How many.
    pub(super) cards: u8,
    /// Of which type a card of theirs against the check is: chances that add up to one.
    pub(super) types: ByType<f64>,
    /// How they add cards if they are human,
    pub(super) human: Manner,
    /// and if they are a Cylon.
    pub(super) cylon: Manner,
}

/// A revealed check.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pile {
    /// The cards against it, by type, but for those that the viewer added.
    pub(super) against: ByType<u8>,
    /// How many cards came from destiny: two of each type are in its deck. {fleet.skill-check.destiny}
    pub(super) destiny: u8,
    /// How many types there are, and how many of them count for the check.
    pub(super) all_types: u8,
    pub(super) helping_types: u8,
    /// Those whose side is known; the human manner is theirs.
    pub(super) settled: SmallVec<[Adder; 2]>,
    /// Those whose side is not.
    pub(super) adders: SmallVec<[Adder; 6]>,
    /// More of them than this can't be Cylons.
    pub(super) most_cylons: usize,
}

/// Some of the cards against a check.
struct Share {
    counts: ByType<u8>,
    size: u8,
}

/// For each share of the cards that are to be explained, how likely it is.
type Chances = SmallVec<[f64; 16]>;

/// The shares of the cards against a check, from none to the whole. They are ordered like the digits of a number, so that
/// the places of two shares add up to the place of both together, and the first and the last make the whole.
struct Grid {
    whole: ByType<u8>,
    shares: SmallVec<[Share; 16]>,
}

impl Grid {
    fn of(whole: ByType<u8>) -> Grid {
        let mut shares: SmallVec<[Share; 16]> = smallvec![Share { counts: [0; Skill::COUNT], size: 0 }];
        for (kind, &most) in whole.iter().enumerate() {
            let stride = shares.len();
            for more in 1..=most {
                for at in 0..stride {
                    let mut counts = shares[at].counts;
                    counts[kind] = more;
                    let size = shares[at].size + more;
                    shares.push(Share { counts, size });
                }
            }
        }
        Grid { whole, shares }
    }

    /// What is explained with one more source.
    fn with(&self, explained: &Chances, source: &Chances) -> Chances {
        let mut sum: Chances = smallvec![0.0; explained.len()];
        for (more, &chance) in source.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (before, &so_far) in explained.iter().enumerate().filter(|(_, so_far)| **so_far > 0.0) {
                if self.fit(before, more) {
                    sum[before + more] += so_far * chance;
                }
            }
        }
        sum
    }

    /// Whether two shares are not more than there is.
    fn fit(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.shares[one].counts, &self.shares[other].counts);
        (0..Skill::COUNT).all(|kind| one[kind] + other[kind] <= self.whole[kind])
    }

    /// How likely everything is explained with the last source.
    fn whole_with(explained: &Chances, source: &Chances) -> f64 {
        explained.iter().zip(source.iter().rev()).map(|(so_far, rest)| so_far * rest).sum()
    }

    /// What somebody can have brought, as a human and as a Cylon.
    fn brought(&self, adder: &Adder) -> [Chances; 2] {
        let ways: Chances = self.shares.iter().map(|share| ways(adder, share)).collect();
        [adder.human, adder.cylon].map(|manner| {
            let sizes = manner.sizes(adder.cards);
            let chance = |share: &Share| sizes.get(usize::from(share.size)).copied().unwrap_or(0.0);
            self.shares.iter().zip(&ways).map(|(share, ways)| ways * chance(share)).collect()
        })
    }

    /// What destiny can have brought: it draws without putting back.
    fn by_destiny(&self, pile: &Pile) -> Chances {
        let ways = |share: &Share| {
            if share.size > pile.destiny || share.counts.iter().any(|&count| count > 2) {
                return 0.0;
            }
            let against: f64 = share.counts.iter().map(|&count| choose(2, count)).product();
            against * choose(2 * pile.helping_types, pile.destiny - share.size)
                / choose(2 * pile.all_types, pile.destiny)
        };
        self.shares.iter().map(ways).collect()
    }
}

/// How likely cards against a check are just these, in any order among the cards that somebody added, if they are as many.
fn ways(adder: &Adder, share: &Share) -> f64 {
    let mut left = adder.cards;
    let mut ways = 1.0;
    for (kind, &count) in share.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        ways *= choose(left, count) * power(adder.types[kind], count);
        left = left.saturating_sub(count);
    }
    ways
}

/// Small powers, which are all that is needed.
fn power(base: f64, exponent: u8) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

/// In how many ways `count` things can be taken from `all`.
fn choose(all: u8, count: u8) -> f64 {
    if count > all {
        return 0.0;
    }
    (0..count).map(|at| f64::from(all - at) / f64::from(at + 1)).product()
}

impl Pile {
    /// How likely the cards are, by the set of Cylons among the adders, one bit each.
    pub(super) fn likelihoods(&self) -> SmallVec<[f64; 32]> {
        let grid = Grid::of(self.against);
        let mut explained = grid.by_destiny(self);
        for adder in &self.settled {
            let [brought, _] = grid.brought(adder);
            explained = grid.with(&explained, &brought);
        }
        let sides: SmallVec<[[Chances; 2]; 6]> =
            self.adders.iter().map(|adder| grid.brought(adder)).collect();
        let mut found = smallvec![0.0; 1 << sides.len()];
        descend(&grid, &sides, &explained, Branch { at: 0, cylons: 0, left: self.most_cylons }, &mut found);
        found
    }
}

/// Which of the first adders are Cylons, and how many more can be.
#[derive(Clone, Copy)]
struct Branch {
    at: usize,
    cylons: usize,
    left: usize,
}

fn descend(
    grid: &Grid,
    sides: &[[Chances; 2]],
    explained: &Chances,
    branch: Branch,
    found: &mut SmallVec<[f64; 32]>,
) {
    let Some([human, cylon]) = sides.get(branch.at) else {
        // The last share is the whole.
        found[branch.cylons] = explained.last().copied().unwrap_or(0.0);
        return;
    };
    let at = branch.at + 1;
    let as_human = Branch { at, ..branch };
    let as_cylon = (branch.left > 0).then_some(Branch {
        at,
        cylons: branch.cylons | 1 << branch.at,
        left: branch.left.saturating_sub(1),
    });
    for (source, branch) in [(human, Some(as_human)), (cylon, as_cylon)] {
        let Some(branch) = branch else { continue };
        if at == sides.len() {
            found[branch.cylons] = Grid::whole_with(explained, source);
        } else {
            descend(grid, sides, &grid.with(explained, source), branch, found);
        }
    }
}
