// How the cards of a hand lie in the room that there is. What is held decides, and not what can be used just now: nothing moves
// when a kind of cards opens or closes.

interface Held {
  /** The room in all, in pixels, and by how much everything is larger than usual. */
  width: number; scale: number;
  /** How many cards are held, and how many of them lie open; those of a kind that is closed are a fan. */
  held: number; open: number;
  /** How many fans there are when all are closed. */
  fans: number;
  /** The letters of the longest word that has to be whole. */
  longest: number;
}

// In pixels, before everything grows on large screens; they go with the styles of Hand, SkillCard and Fan.
const PADDING = 16;
const FAN = 102;
const GAP = 5;
const BROADEST = { usual: 112, low: 180 };

interface Laid {
  /** Whether the cards are low, in two rows with the fans on each other, since they have no room in one. */
  low: boolean;
  /** How many lie beside each other, and how broad one of them is. */
  columns: number; breadth: number;
  /** Whether not even low ones have room for their names, and have to be scrolled. */
  scrolls: boolean;
}

/** Where all that is held would have no room if it were open, what is closed gets none. */
export function hold({ width, scale, held, open, fans, longest }: Held): Laid {
  const breadth = (columns: number, beside: number) => (width / scale - PADDING - beside * FAN - GAP * (columns - 1)) / Math.max(1, columns);
  const low = width > 0 && breadth(held, fans) < longest * 6.9 + 15;
  if (!low) return { low, columns: Math.max(1, held), breadth: scale * Math.min(BROADEST.usual, breadth(held, fans)), scrolls: false };
  const least = longest * 5.5 + 24;
  const [all, some] = [Math.ceil(held / 2), Math.ceil(open / 2)];
  const columns = breadth(all, 1) >= least ? all : some;
  const there = breadth(columns, 1);
  return { low, columns, breadth: scale * Math.min(BROADEST.low, Math.max(least, there)), scrolls: there < least };
}
