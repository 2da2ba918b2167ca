// What a viewer knows of a game of `ccg`: the engine's types, and what of them only the client needs.
import type { CardId, Cost, Piece, PieceId, Resource, UnitStanding, View } from '../generated/ccg';

export type {
  Ask, CardFacts, CardId, Challenge, Cost, Event, Keyword, Kind, Own, Phase, Piece, PieceId, PieceWord, Player, Public,
  Rarity, Resource, Set as CardSet, Standing, Starter, Texts, Threat, Trait, UnitStanding, View,
} from '../generated/ccg';

/** In the order in which costs are written. */
export const RESOURCES: Resource[] = ['persuasion', 'logistics', 'security'];

/** The parts of a cost that are not nothing. */
export const amounts = (cost: Cost): { resource: Resource; amount: number }[] =>
  RESOURCES.map((resource, at) => ({ resource, amount: cost[at] ?? 0 })).filter(({ amount }) => amount > 0);

/** What lies on top. */
export const topOf = (piece: Piece): CardId => piece.cards.at(-1)!;
export const piecesOf = (view: View): Piece[] => view.public.players.flatMap((player) => player.pieces);
export const pieceOf = (view: View, id: PieceId): Piece | undefined => piecesOf(view).find((piece) => piece.id === id);
export const standingOf = (view: View, id: PieceId): UnitStanding | undefined =>
  view.standing.units.find((unit) => unit.id === id);

/** The parts of a word such as `use:colonial-viper-113#4:2`, as far as it has them. */
export function parts(word: string): { verb: string | null; card: string | null; piece: PieceId | null } {
  const found = /^(?:([a-z]+):)?([a-z0-9-]+?)(?:#(\d+))?(?::[a-z0-9-]+)?$/.exec(word);
  const [, verb = null, card = null, piece] = found ?? [];
  return { verb, card, piece: piece === undefined ? null : Number(piece) };
}

/** The seats as words of options call them. */
export const SEATS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Whether the card is where it was put by this side, and face up. */
export const isAt = (piece: Piece, place: 'alert' | 'reserve' | 'resource') => piece.place === place;
export const linkedTo = (piece: Piece): PieceId | null => (typeof piece.place === 'object' ? piece.place.linked : null);
/** How many letters the longest word has, so that it can be written to fit. */
export const longestWord = (text: string) => Math.max(...text.split(/[\s-]/).map((word) => word.length));
