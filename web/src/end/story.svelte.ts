import { api, query } from '../lib/api';
import { texts } from '../lib/i18n.svelte';
import type { Story } from '../generated/api';

/** The story of a finished game, in the chosen language. It is asked for only where a game is known to be over. */
export class StoryStore {
  story = $state.raw<Story | null>(null);
  problem = $state.raw<unknown>(null);

  constructor(private readonly id: string) {}

  /** Call it in an effect: reads the story, and anew when the language changes. */
  read() {
    let current = true;
    api.get<Story>(`/tables/${this.id}/story${query({ lang: texts.language })}`).then(
      (story) => { if (current) [this.story, this.problem] = [story, null]; },
      (problem) => { if (current) this.problem = problem; },
    );
    return () => { current = false; };
  }
}
