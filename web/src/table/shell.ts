// What a table page is laid out from: the shell says where each part goes.
import type { Snippet } from 'svelte';

export interface Parts {
  top: Snippet;
  people: Snippet;
  board: Snippet;
  situation: Snippet;
  /** What concerns the viewer's seat. */
  own: Snippet;
  /** Log, chat and orders. */
  side: Snippet;
  hand: Snippet;
  /** Whether the viewer is asked. */
  mine: boolean;
}
