// Where somebody is in the rulebook, whatever happens at the table meanwhile.
import { SvelteSet } from 'svelte/reactivity';
import type { Language } from '../lib/i18n.svelte';

/** The language that the rulebooks are written in. */
export const WRITTEN_IN: Language = 'en';

export class Reading {
  /** The chapters whose sections are listed. */
  readonly unfolded = new SvelteSet<string>();
  /** What is looked for. */
  wanted = $state('');
  /** How far down the reader is. */
  scrolled = 0;
  /** The section that was read last. */
  section: string | null = null;

  fold(chapter: string, open: boolean) {
    if (open) this.unfolded.add(chapter);
    else this.unfolded.delete(chapter);
  }
}
