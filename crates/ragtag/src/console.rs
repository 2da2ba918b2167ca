//! Talking with whoever sits at the terminal, or with a script.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::error::Error;
use crate::screen::Screen;

/// No answer is longer; a line that is gets cut.
const LONGEST_LINE: u64 = 1000;

/// The two ends of a conversation.
pub struct Console {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// What can be shown.
    pub screen: Screen,
    /// Whether what was read is to be printed, because nobody typed it.
    echoes: bool,
}

impl Console {
    /// The standard input and output.
    pub fn standard(screen: Screen) -> Console {
        Console {
            input: Box::new(io::stdin().lock()),
            out: Box::new(io::stdout()),
            screen,
            echoes: !io::stdin().is_terminal(),
        }
    }

    /// A conversation with a script.
    pub fn scripted(input: Box<dyn BufRead>, out: Box<dyn Write>, screen: Screen) -> Console {
        Console { input, out, screen, echoes: true }
    }

    /// Prints a text.
    pub fn say(&mut self, text: &str) -> Result<(), Error> {
        self.out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }

    /// Prints a sentence, wrapped.
    pub fn tell(&mut self, sentence: &str) -> Result<(), Error> {
        self.say(&self.screen.item("", sentence))
    }

    /// Prints a text and waits for a line. `None` means that there will be no more.
    pub fn ask(&mut self, text: &str) -> Result<Option<String>, Error> {
        write!(self.out, "{text} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut *self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes || read == 0 {
            writeln!(self.out, "{line}")?;
        }
        Ok((read > 0).then_some(line))
    }

    /// Clears the screen, and what can be scrolled back to.
    pub fn clear(&mut self) -> Result<(), Error> {
        if self.screen.clears {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
