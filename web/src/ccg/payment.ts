// Which stacks to spend for a cost so that least is lost. The rules decide what may be spent; this only suggests.
import { names } from './names.svelte';
import { parts, pieceOf, RESOURCES, topOf, type Cost, type PieceId, type View } from './types';

export interface Stack { id: PieceId; word: string; resource: number; amount: number }
export interface Payment { stacks: Stack[]; waste: number }

/** The stacks among the options of a payment, with what each makes. */
export function stacksIn(words: string[], view: View): Stack[] {
  return words.flatMap((word) => {
    const { verb, piece: id } = parts(word);
    const piece = verb === 'spend' && id !== null ? pieceOf(view, id) : undefined;
    const makes = piece && names.card(topOf(piece)).resource;
    if (!piece || !makes) return [];
    return [{ id: piece.id, word, resource: RESOURCES.indexOf(makes), amount: 1 + piece.supplies }];
  });
}

const isBetter = (one: Payment, other: Payment) =>
  one.waste < other.waste || (one.waste === other.waste && one.stacks.length < other.stacks.length);

/** The stacks of one resource that cover an amount with the least left over, and then with the fewest stacks. */
function cheapest(stacks: Stack[], due: number): Payment | null {
  let best: Payment | null = due > 0 ? null : { stacks: [], waste: 0 };
  // A stack more than is needed may not be spent, so a set never covers the cost without its last stack.
  const search = (from: number, chosen: Stack[], made: number) => {
    if (made >= due) {
      const found = { stacks: chosen, waste: made - due };
      if (!best || isBetter(found, best)) best = found;
      return;
    }
    for (let at = from; at < stacks.length; at++) search(at + 1, [...chosen, stacks[at]!], made + stacks[at]!.amount);
  };
  if (due > 0) search(0, [], 0);
  return best;
}

/** The payment that loses least; nothing where stacks alone can't pay. */
export function suggest(stacks: Stack[], cost: Cost): Payment | null {
  const whole: Payment = { stacks: [], waste: 0 };
  for (const [resource, due] of cost.entries()) {
    const part = cheapest(stacks.filter((stack) => stack.resource === resource), due);
    if (!part) return null;
    whole.stacks.push(...part.stacks);
    whole.waste += part.waste;
  }
  return whole.stacks.length ? whole : null;
}
