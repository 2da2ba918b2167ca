import { api } from './api';
import { texts } from './i18n.svelte';
import type { GameInfo, Summary } from './types';

/** The games that can be played here, in the chosen language. */
class Games {
  list = $state.raw<GameInfo[]>([]);
  private language = '';

  /** Call it in an effect: it loads again when the language changes. */
  async load() {
    const language = texts.language;
    if (this.language === language) return;
    this.language = language;
    try {
      const list = await api.get<GameInfo[]>(`/games?lang=${language}`);
      if (this.language === language) this.list = list;
    } catch (problem) {
      this.language = '';
      throw problem;
    }
  }

  named(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }
  title(table: Summary): string {
    return this.named(table.game)?.title ?? table.title;
  }
  /** The labels of what was chosen for a table beside the usual. */
  variants(table: Summary): string[] {
    const options = this.named(table.game)?.options ?? [];
    const setup = table.setup as Record<string, unknown>;
    return options.flatMap(({ name, choices }) => {
      const at = choices.findIndex((choice) => choice.value === setup[name]);
      return at > 0 ? [choices[at]!.label] : [];
    });
  }
}

export const games = new Games();
