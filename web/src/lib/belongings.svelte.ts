import { api, query } from './api';
import { texts } from './i18n.svelte';
import type { Belonging } from './types';

/** What we keep to bring to tables of a game, such as decks. */
export class Belongings {
  list = $state.raw<Belonging[]>([]);
  isThere = $state(false);

  constructor(readonly game: string) {}

  async load() {
    this.list = await api.get<Belonging[]>(`/belongings${query({ game: this.game, lang: texts.language })}`);
    this.isThere = true;
  }
  /** Those that can be played with. */
  playable = $derived(this.list.filter((one) => !one.problems.length));

  named(id: string): Belonging | undefined {
    return this.list.find((one) => one.id === id);
  }
  /** Keeps something new, or what was kept before in its new form. */
  async keep(id: string | null, name: string, text: string): Promise<Belonging> {
    const lang = query({ lang: texts.language });
    const kept = id
      ? await api.put<Belonging>(`/belongings/${id}${lang}`, { name, text })
      : await api.post<Belonging>(`/belongings${lang}`, { game: this.game, name, text });
    this.list = [kept, ...this.list.filter((one) => one.id !== kept.id)];
    return kept;
  }
  async drop(id: string) {
    await api.post(`/belongings/${id}/drop`);
    this.list = this.list.filter((one) => one.id !== id);
  }
}
