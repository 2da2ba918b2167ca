//! Written by `cargo run --release -p fleet --example fit-value`.

/// The weights of the features, in their order.
#[rustfmt::skip]
#[allow(clippy::approx_constant)] // A weight that looks like one is none.
pub(super) const WEIGHTS: [f64; 75] = [
    -4.0360, // always
    -0.6199, // 3 players
    -0.5870, // 4 players
    0.3298, // 6 players
    0.0578, // way left
    -0.4318, // way left, beyond 2
    0.2157, // way left, beyond 5
    1.0555, // last jump
    1.0959, // jump track
    0.0531, // jump track, near
    2.5338, // jump track, last jump
    -0.0220, // sleepers to come
    -0.0269, // fuel
    0.2242, // fuel, up to 2
    1.3863, // fuel to spare, up to 1
    0.2220, // fuel to spare, up to 4
    -0.0032, // food
    -0.1937, // food, up to 2
    0.2088, // food to spare, up to 1
    0.0898, // food to spare, up to 4
    0.0410, // morale
    -0.2204, // morale, up to 2
    -1.0566, // morale to spare, up to 1
    0.3196, // morale to spare, up to 4
    0.2234, // population
    0.4090, // population, up to 2
    -0.1516, // population to spare, up to 1
    0.0424, // population to spare, up to 4
    -0.0552, // shortest supply
    0.1777, // shortest supply, up to 0
    0.2842, // shortest supply, up to 2
    -0.0509, // damaged locations
    -0.4293, // damaged locations, beyond 3
    0.3638, // damaged locations, beyond 4
    -0.0541, // FTL Control damaged
    0.1088, // Admiral's Quarters damaged
    -0.0436, // Weapons Control damaged
    0.1125, // Command damaged
    -0.1298, // Hangar Deck damaged
    -0.0447, // Armory damaged
    -0.1904, // centurions 1
    -0.1622, // centurions 2
    -0.3835, // centurions 3
    -0.7763, // centurions 4
    0.0784, // vipers at hand
    0.1023, // vipers damaged
    0.0016, // raptors
    -0.0665, // a raptor
    0.0745, // nukes
    -0.0239, // raiders
    0.0073, // raiders, beyond 6
    -0.0007, // heavy raiders
    -0.0225, // basestars
    0.0608, // hits on basestars
    -0.0468, // civilians
    0.0154, // raiders and civilians
    -0.0536, // civilians under attack
    -0.0261, // civilians beside raiders
    0.0222, // vipers in space
    -1.1313, // revealed Cylons
    -0.4297, // hidden Cylons
    -0.4817, // hidden Cylons in the Brig
    -0.3183, // humans
    0.0473, // humans in the Brig
    -0.0124, // humans in Sickbay
    -0.0790, // Cylons to come
    0.0086, // cards of humans
    0.0102, // cards of hidden Cylons
    0.0106, // cards of revealed Cylons
    0.1167, // President hides
    -0.4203, // Admiral hides
    0.0279, // quorum cards of a human
    -0.1582, // super crises
    0.0189, // a human's turn
    -0.2799, // a Cylon's turn
];
