//! TypeScript's types of what is written otherwise than it is kept.

use ts_rs::{Config, TS, TypeVisitor};

use super::matter::WrittenMatters;
use super::standing::WrittenStanding;
use super::uses::WrittenUses;
use super::{Matters, Standing, Uses};

macro_rules! typed_as_written {
    ($($kept:ty => $written:ty),* $(,)?) => {
        $(impl TS for $kept {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$written>::name(config)
            }

            fn inline(config: &Config) -> String {
                <$written>::inline(config)
            }

            fn inline_flattened(config: &Config) -> String {
                <$written>::inline_flattened(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                <$written>::visit_dependencies(visitor);
            }
        })*
    };
}
typed_as_written! { Matters => WrittenMatters<'static>, Standing => WrittenStanding, Uses => WrittenUses }
