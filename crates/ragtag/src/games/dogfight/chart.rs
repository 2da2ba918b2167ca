//! A part of the table as a drawing of letters, with centimetres along its edges. North is up.

use dogfight::geometry::ruler::LONG;
use dogfight::geometry::{Arc, Area, Point, Pose, normal, polygon};
use dogfight::terrain::{Density, Nature, Terrain};

use crate::screen::{Screen, Tone};

/// How wide a character of the drawing can be, in millimetres; it is twice as high.
const CELLS: [f64; 11] = [5.0, 7.5, 10.0, 12.5, 15.0, 20.0, 25.0, 30.0, 40.0, 50.0, 100.0];
/// What the numbers and lines at the edges take of the width of the screen.
const MARGIN: usize = 9;
/// Where something points, by eighths of a circle clockwise from north.
const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/// An arrow to where something points.
pub(super) fn arrow(heading: f64) -> char {
    let eighth = ((normal(heading) + 22.5) / 45.0) as usize;
    ARROWS[eighth % ARROWS.len()]
}

/// The part of the table that is drawn, in millimetres. It may reach over the edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// Its south-west corner.
    pub(super) corner: Point,
    /// Its size.
    pub(super) size: Area,
}

impl Window {
    /// The whole table.
    pub(super) fn whole(table: Area) -> Window {
        Window { corner: Point::new(0.0, 0.0), size: table }
    }

    /// What holds all these points with so much room around them.
    pub(super) fn around(points: &[Point], room: f64) -> Window {
        let bounds = |axis: fn(&Point) -> f64| {
            let least = points.iter().map(axis).fold(f64::INFINITY, f64::min) - room;
            let most = points.iter().map(axis).fold(f64::NEG_INFINITY, f64::max) + room;
            (least, most - least)
        };
        let ((x, width), (y, height)) = (bounds(|point| point.x), bounds(|point| point.y));
        Window { corner: Point::new(x, y), size: Area { width, height } }
    }

    /// The same, with more to both sides.
    pub(super) fn twice_as_wide_as_high(self) -> Window {
        let Area { width, height } = self.size;
        let more = (2.0 * height - width).max(0.0);
        Window {
            corner: Point::new(self.corner.x - more / 2.0, self.corner.y),
            size: Area { width: width + more, height },
        }
    }
}

#[derive(Clone, Copy)]
struct Cell {
    letter: char,
    tone: Option<Tone>,
    /// Whether it is part of a label, which no other may hide.
    taken: bool,
}

/// A drawing under way.
pub(super) struct Chart {
    window: Window,
    table: Area,
    /// How wide a character is, in millimetres.
    wide: f64,
    /// From south to north.
    rows: Vec<Vec<Cell>>,
}

impl Chart {
    /// An empty part of the table, as large as the screen is wide enough for, and at most so many rows high.
    pub(super) fn new(window: Window, table: Area, screen: Screen, most_rows: usize) -> Chart {
        let most_columns = screen.width.saturating_sub(MARGIN);
        let size = |wide: f64| {
            let count = |length: f64, cell: f64| (length / cell - 1e-6).ceil().max(1.0) as usize;
            (count(window.size.width, wide), count(window.size.height, 2.0 * wide))
        };
        let fits = |wide: &&f64| size(**wide).0 <= most_columns && size(**wide).1 <= most_rows;
        let wide = CELLS.iter().find(fits).copied().unwrap_or(CELLS[CELLS.len() - 1]);
        let (columns, rows) = size(wide);
        let empty = Cell { letter: ' ', tone: None, taken: false };
        let mut chart = Chart { window, table, wide, rows: vec![vec![empty; columns]; rows] };
        chart.fill(|point| (!table.holds(point, 0.0)).then_some(('░', Tone::Quiet)));
        chart
    }

    /// Gives a letter to every character for whose middle there is one.
    fn fill(&mut self, letter: impl Fn(Point) -> Option<(char, Tone)>) {
        let (corner, wide) = (self.window.corner, self.wide);
        for (north, row) in self.rows.iter_mut().enumerate() {
            for (east, cell) in row.iter_mut().enumerate() {
                let x = corner.x + (east as f64 + 0.5) * wide;
                let y = corner.y + (north as f64 + 0.5) * 2.0 * wide;
                if let Some((letter, tone)) = letter(Point::new(x, y)) {
                    (cell.letter, cell.tone) = (letter, Some(tone));
                }
            }
        }
    }

    /// Draws what a ship can fire at.
    pub(super) fn arc(&mut self, arc: Arc) {
        let table = self.table;
        self.fill(|point| {
            let inside = table.holds(point, 0.0) && arc.holds(point) && arc.apex.distance(point) <= LONG;
            inside.then_some(('.', Tone::Quiet))
        });
    }

    /// Draws what lies on the table.
    pub(super) fn terrain(&mut self, terrain: &Terrain) {
        let outline = terrain.outline();
        let letter = ground(terrain.nature);
        self.fill(|point| polygon::contains(&outline, point).then_some((letter, Tone::Warning)));
    }

    /// The row and column of a point, if it is drawn.
    fn cell(&self, point: Point) -> Option<(usize, usize)> {
        let east = ((point.x - self.window.corner.x) / self.wide).floor();
        let north = ((point.y - self.window.corner.y) / (2.0 * self.wide)).floor();
        let inside = |at: f64, count: usize| at >= 0.0 && at < count as f64;
        (inside(east, self.rows[0].len()) && inside(north, self.rows.len()))
            .then_some((north as usize, east as usize))
    }

    /// Writes a name with an arrow around where something stands, or as near as there is room.
    pub(super) fn label(&mut self, name: &str, pose: Pose, pointing: f64, tone: Tone) {
        let Some((north, east)) = self.cell(pose.at) else { return };
        let letters: Vec<char> = name.chars().chain([arrow(pointing)]).collect();
        let columns = self.rows[0].len();
        let first = east.saturating_sub(letters.len() / 2).min(columns.saturating_sub(letters.len()));
        let is_free = |&(row, column): &(usize, usize)| {
            let cells =
                self.rows.get(row).and_then(|row| row.get(column..column.saturating_add(letters.len())));
            cells.is_some_and(|cells| cells.iter().all(|cell| !cell.taken))
        };
        let beside = letters.len() as isize;
        let nearby =
            [0, 1, -1, 2, -2].into_iter().flat_map(|up| [0, beside, -beside].map(|aside| (up, aside)));
        let places = nearby.filter_map(|(up, aside)| {
            Some((north.checked_add_signed(up)?, first.checked_add_signed(aside)?))
        });
        let (row, column) = places.into_iter().find(is_free).unwrap_or((north, first));
        for (cell, letter) in self.rows[row].iter_mut().skip(column).zip(letters) {
            *cell = Cell { letter, tone: Some(tone), taken: true };
        }
    }

    /// For each character of an axis the round number of centimetres in it, if there is one.
    fn marks(&self, from: f64, cell: f64, count: usize) -> Vec<Option<i64>> {
        let every = if self.wide < 10.0 { 50.0 } else { 100.0 };
        let mark = |at: usize| {
            let begins = from + at as f64 * cell;
            let round = (begins / every - 1e-6).ceil() * every;
            (round < begins + cell - 1e-6).then_some((round / 10.0) as i64)
        };
        (0..count).map(mark).collect()
    }

    /// The drawing.
    pub(super) fn text(&self, screen: Screen) -> String {
        let columns = self.rows[0].len();
        let across = self.marks(self.window.corner.x, self.wide, columns);
        let up = self.marks(self.window.corner.y, 2.0 * self.wide, self.rows.len());
        let edge: String = across.iter().map(|mark| if mark.is_some() { '┼' } else { '─' }).collect();
        let mut text = format!("     ┌{}┐\n", "─".repeat(columns));
        for (row, mark) in self.rows.iter().zip(&up).rev() {
            let number = mark.map_or(String::new(), |mark| mark.to_string());
            let line = if mark.is_some() { '┼' } else { '│' };
            text += &format!("{number:>4} {line}{}│\n", painted(row, screen));
        }
        let mut numbers = vec![' '; columns + 4];
        for (at, mark) in across.iter().enumerate().filter_map(|(at, mark)| Some((at, (*mark)?))) {
            for (cell, digit) in numbers.iter_mut().skip(at).zip(mark.to_string().chars()) {
                *cell = digit;
            }
        }
        let numbers: String = numbers.into_iter().collect();
        text + &format!("     └{edge}┘\n  cm  {}\n", numbers.trim_end())
    }
}

/// The letter for what lies on the table.
pub(super) fn ground(nature: Nature) -> char {
    match nature {
        Nature::Field(Density::Sparse) => ':',
        Nature::Field(Density::Dense) => '%',
        Nature::Planetoid => '#',
        Nature::Depot { .. } => 'D',
    }
}

/// A row, with neighbours of the same tone painted together.
fn painted(row: &[Cell], screen: Screen) -> String {
    row.chunk_by(|one, two| one.tone == two.tone)
        .map(|cells| {
            let letters: String = cells.iter().map(|cell| cell.letter).collect();
            cells[0].tone.map_or(letters.clone(), |tone| screen.paint(tone, &letters))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Area {
        Area { width: 750.0, height: 750.0 }
    }

    #[test]
    fn the_edges_bear_centimetres_and_ships_stand_beside_their_numbers() {
        let mut chart = Chart::new(Window::whole(table()), table(), Screen::plain(80), 25);
        chart.label("C1", Pose::new(300.0, 75.0, 0.0), 0.0, Tone::Good);
        chart.label("Y1", Pose::new(600.0, 700.0, 180.0), 180.0, Tone::Enemy);
        let text = chart.text(Screen::plain(80));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{text}");
        // 30 mm a row, 15 mm a column.
        assert_eq!(lines.len(), 25 + 3, "{text}");
        let column = |line: &str, what: char| line.chars().position(|letter| letter == what).unwrap();
        let viper = lines[lines.len() - 3 - 2];
        assert_eq!(column(viper, '1') - 6, 20, "{text}");
        assert!(viper.contains("C1↑") && lines[2].contains("Y1↓"), "{text}");
        let numbers = lines[lines.len() - 1];
        assert!(numbers.contains("0     10"), "{text}");
        assert_eq!(lines.iter().filter(|line| line.contains('┼')).count(), 8 + 1, "{text}");
    }

    #[test]
    fn a_number_stands_at_the_character_in_which_it_lies() {
        let window = Window { corner: Point::new(-20.0, 160.0), size: Area { width: 300.0, height: 120.0 } };
        let chart = Chart::new(window, table(), Screen::plain(80), 6);
        assert_eq!((chart.wide, chart.rows.len()), (10.0, 6));
        assert_eq!(chart.marks(160.0, 20.0, 6), [None, None, Some(20), None, None, None]);
        assert_eq!(chart.marks(-20.0, 10.0, 4), [None, None, Some(0), None]);
        assert_eq!(chart.marks(90.0, 30.0, 2), [Some(10), None]);
    }

    #[test]
    fn labels_make_room_for_each_other() {
        let mut chart = Chart::new(Window::whole(table()), table(), Screen::plain(60), 25);
        for number in 1..=5 {
            chart.label(&format!("Y{number}"), Pose::new(740.0, 5.0, 90.0), 90.0, Tone::Enemy);
        }
        let text = chart.text(Screen::plain(60));
        for number in 1..=4 {
            assert!(text.contains(&format!("Y{number}→")), "{text}");
        }
    }

    #[test]
    fn what_is_off_the_table_looks_different() {
        let window = Window::around(&[Point::new(10.0, 100.0)], 60.0);
        let text = Chart::new(window, table(), Screen::plain(80), 18).text(Screen::plain(80));
        assert!(text.lines().nth(3).is_some_and(|line| line.contains("│░░")), "{text}");
    }
}
