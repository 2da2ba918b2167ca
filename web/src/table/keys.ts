// The keys of the table page. What is on the page is clicked, so that a key can do nothing that a mouse can't.
import type { TableStore } from './store.svelte';

export type Part = 'play' | 'board' | 'hand' | 'people' | 'log';
export type Side = 'log' | 'chat' | 'orders';

/** What the page can do for a key. */
export interface Page {
  show(part: Part): void;
  side(side: Side): void;
  toggleRules(): void;
  closeRules(): boolean;
  help(): void;
}

/** Puts the focus on the first thing of the first kind that there is. */
const focus = (...kinds: string[]) => requestAnimationFrame(() => {
  const found = kinds.map((kind) => document.querySelector<HTMLElement>(kind)).find((thing) => thing);
  found?.focus();
});
const TYPING = /^(INPUT|TEXTAREA|SELECT)$/;

/** Enter confirms what is picked, unless the focus is on something that Enter presses. */
function enter(table: TableStore, target: HTMLElement): boolean {
  const picking = table.picks.many && target.matches('.option, .card');
  if (!picking && target.matches('button, a, summary')) return false;
  const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
  const sure = find('[data-confirm]') ?? find('[data-send]');
  const options = document.querySelectorAll<HTMLButtonElement>('.options .option');
  const button = sure ?? (options.length === 1 ? options[0] : null);
  button?.click();
  return !!button;
}

function escape(table: TableStore, page: Page): void {
  if (table.telling.now) table.telling.skip();
  else if (!page.closeRules()) table.picks.clear();
}

/** Does what the key is for, and says whether it is for anything. */
export function press(event: KeyboardEvent, table: TableStore, page: Page): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || TYPING.test(target.tagName)) return false;
  if (table.telling.scene && /^(Escape|Enter)$/.test(event.key) && !target.matches('[data-moment] button')) {
    table.telling.pass();
    return true;
  }
  if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll<HTMLButtonElement>('.options .option')[Number(event.key) - 1]?.click();
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter': return enter(table, target);
    case 'escape': escape(table, page); return true;
    case 'u': void table.undo(); return true;
    case 'a': document.querySelector<HTMLButtonElement>('[data-hint]')?.click(); return true;
    case '?': page.help(); return true;
    case 'p': page.show('play'); focus('[data-prompt]'); return true;
    case 'b': page.show('board'); focus('.middle button.lit, .middle .lit button', '.middle button'); return true;
    case 'h': page.show('hand'); focus('.bottom button.lit', '.bottom button'); return true;
    case 'l': page.side('log'); focus('[role=log]'); return true;
    case 'c': page.side('chat'); focus('.chat input'); return true;
    case 'e': page.side('chat'); focus('[data-reactions] button'); return true;
    case 'r': page.toggleRules(); return true;
    default: return false;
  }
}
