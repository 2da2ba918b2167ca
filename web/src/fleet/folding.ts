// Which plates of the rail show their places in the room that there is.

/** With and without words, only its spine; and on a phone a chip, which may be opened. */
export type Form = 'roomy' | 'tiles' | 'folded' | 'chip' | 'opened';
type Laid = 'roomy' | 'tiles' | 'folded';
interface Folding { rows: number; wanted: boolean; target: boolean; occupied: boolean }

// Heights in pixels, before everything grows on large screens; they go with the styles of Plate and AttackTable.
const GAP = 6;
const HEAD = 32;
const SPINE = 30;
const TILE: Record<'roomy' | 'tiles', number> = { roomy: 68, tiles: 31 };
export const TABLE_HEIGHT = 118;

const heightOf = (plate: Folding, form: Laid) => (form === 'folded' ? SPINE : HEAD + plate.rows * TILE[form]);

/**
 * The form of each plate, and the room that is left. First tiles lose their words; then plates fold that are neither a target nor
 * occupied, the last first; then those that are only occupied. What can be chosen, or was opened by hand, is never folded.
 */
export function fold(plates: Folding[], height: number): { forms: Laid[]; left: number } {
  const needed = (forms: Laid[]) => plates.reduce((sum, plate, n) => sum + heightOf(plate, forms[n]!) + GAP, -GAP);
  const result = (forms: Laid[]) => ({ forms, left: height - needed(forms) - GAP });
  const roomy = plates.map((): Laid => 'roomy');
  if (needed(roomy) <= height) return result(roomy);
  const forms = plates.map((): Laid => 'tiles');
  const first = ({ target, occupied, wanted }: Folding) => !target && !occupied && !wanted;
  const second = ({ target, wanted }: Folding) => !target && !wanted;
  for (const folds of [first, second]) {
    for (let n = plates.length - 1; n >= 0 && needed(forms) > height; n--) if (folds(plates[n]!)) forms[n] = 'folded';
  }
  return result(forms);
}
