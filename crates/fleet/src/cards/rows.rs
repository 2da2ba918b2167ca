//! Rows of several boxes, found by name.

/// The rows of all boxes, each at the place of its name; it does not compile if a name has none.
macro_rules! by_name {
    ($boxes:expr, $name:ident, $row:ty, $count:expr) => {{
        const fn sorted() -> [&'static $row; $count] {
            let mut rows = [&$boxes[0][0]; $count];
            let mut set = 0;
            while set < $boxes.len() {
                let mut at = 0;
                while at < $boxes[set].len() {
                    rows[$boxes[set][at].$name as usize] = &$boxes[set][at];
                    at += 1;
                }
                set += 1;
            }
            let mut at = 0;
            while at < $count {
                assert!(rows[at].$name as usize == at, "every name has a row");
                at += 1;
            }
            rows
        }
        sorted()
    }};
}
pub(super) use by_name;
