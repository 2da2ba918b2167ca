import { settings } from './settings.svelte';
import { play } from './sound';

/** Says in the title and the icon whether a decision is awaited from us. */
export function mark(title: string, awaited: boolean) {
  document.title = awaited ? `● ${title}` : title;
  document.getElementById('favicon')?.setAttribute('href', awaited ? '/favicon-call.svg' : '/favicon.svg');
}

/** Calls the player who may be looking elsewhere. */
export function call(title: string, text: string) {
  play('turn');
  if (!settings.notify || !document.hidden) return;
  try {
    const note = new Notification(title, { body: text, tag: 'ragtag', icon: '/favicon-call.svg' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch { /* some phones let only background workers notify */ }
}
