//! The options of a question, as they are listed. Where there are many under several headings, only the first ones are
//! shown, and the others by their headings.

use std::ops::RangeInclusive;

use tabletop::{Match, Prompt, Viewer};

use super::phrases::Phrases;
use crate::games::{self, Listed, Presented};
use crate::language::{Language, fill};
use crate::screen::{Screen, Tone, fit, length};

/// More options than this stand beside each other, if all of them are as short as this.
const FEW: usize = 12;
const SHORT: usize = 16;
/// With more options than this, those under further headings are not shown at once.
const MANY: usize = 20;

/// The options of a question.
pub(super) struct Listing<'a, G: Presented> {
    running: &'a Match<G>,
    language: Language,
    screen: Screen,
    prompt: &'a Prompt<G>,
    /// The first option under each heading, and the heading.
    headings: Vec<(usize, Option<String>)>,
}

impl<'a, G: Presented> Listing<'a, G> {
    /// The options of this question.
    pub(super) fn new(
        running: &'a Match<G>,
        language: Language,
        screen: Screen,
        prompt: &'a Prompt<G>,
    ) -> Listing<'a, G> {
        let view = running.view(Viewer::Seat(prompt.seat));
        let mut headings: Vec<(usize, Option<String>)> = Vec::new();
        for (at, choice) in prompt.options.iter().enumerate() {
            let heading = G::heading(language, &view, choice);
            if headings.last().is_none_or(|(_, last)| *last != heading) {
                headings.push((at, heading));
            }
        }
        Listing { running, language, screen, prompt, headings }
    }

    /// All options, or the first ones and the headings of the others.
    pub(super) fn folded(&self, phrases: &Phrases) -> String {
        let count = self.prompt.options.len();
        let Some(&(second, _)) = self.headings.get(1).filter(|_| count > MANY) else {
            return if count == 0 { String::new() } else { self.part(0..=count - 1) };
        };
        let mut text = self.part(0..=second - 1);
        let ends = self.headings.iter().skip(2).map(|(at, _)| *at).chain([count]);
        let mut range = String::new();
        for ((from, heading), to) in self.headings.iter().skip(1).zip(ends) {
            range = format!("{}-{to}", from + 1);
            let heading = heading.as_deref().unwrap_or_default();
            text +=
                &self.screen.item(&format!("{range:>6}. "), &fill(phrases.folded, &[("heading", heading)]));
        }
        let hint = format!("({})", fill(phrases.unfold, &[("range", &range)]));
        text + &self.screen.paint(Tone::Quiet, &self.screen.item("       ", &hint))
    }

    /// These options, with what each means.
    pub(super) fn part(&self, options: RangeInclusive<usize>) -> String {
        let view = self.running.view(Viewer::Seat(self.prompt.seat));
        let choices = self.prompt.options.iter().enumerate().filter(|(at, _)| options.contains(at));
        let offers: Vec<(usize, Listed)> = choices
            .map(|(at, choice)| (at, games::offer::<G>(self.language, &view, self.prompt, choice)))
            .collect();
        let short = |(_, Listed { offer, .. }): &(usize, Listed)| {
            offer.detail.is_none() && length(&offer.label) <= SHORT
        };
        if offers.len() > FEW && self.headings.len() == 1 && offers.iter().all(short) {
            return self.columns(&offers);
        }
        let mut text = String::new();
        for (at, listed) in offers {
            let heading = self.headings.iter().rfind(|(first, _)| *first <= at);
            if let Some((first, Some(heading))) = heading
                && (*first == at || *options.start() == at)
            {
                text += &self.screen.paint(Tone::Heading, &self.screen.item("  ", heading));
            }
            text += &self.option(at, &listed);
        }
        text
    }

    /// Short options beside each other, to be read downwards.
    fn columns(&self, offers: &[(usize, Listed)]) -> String {
        let cells: Vec<String> =
            offers.iter().map(|(at, listed)| format!("{:>3}. {}", at + 1, listed.offer.label)).collect();
        let wide = cells.iter().map(|cell| length(cell)).max().unwrap_or_default() + 2;
        let rows = cells.len().div_ceil((self.screen.width / wide).max(1));
        let row = |at: usize| {
            let row: String = cells.iter().skip(at).step_by(rows).map(|cell| fit(cell, wide)).collect();
            format!("{}\n", row.trim_end())
        };
        (0..rows).map(row).collect()
    }

    /// An option: on one line if what it means fits there as well.
    fn option(&self, at: usize, Listed { offer, danger }: &Listed) -> String {
        let mark = format!("{:>3}. ", at + 1);
        let tone = if danger.is_some() { Tone::Danger } else { Tone::Quiet };
        match &offer.detail {
            None => self.screen.item(&mark, &offer.label),
            Some(detail)
                if length(&mark) + length(&offer.label) + 3 + length(detail) <= self.screen.width =>
            {
                format!("{mark}{} {}\n", offer.label, self.screen.paint(tone, &format!("· {detail}")))
            }
            Some(detail) => {
                let detail = self.screen.item("       ", detail);
                self.screen.item(&mark, &offer.label) + &self.screen.paint(tone, &detail)
            }
        }
    }
}
