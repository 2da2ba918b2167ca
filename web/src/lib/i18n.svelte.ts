import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep } from './keep';

export type Language = 'en' | 'pl';
export const LANGUAGES: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
];

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../locales/en/web.ftl?raw'),
  pl: () => import('../../../locales/pl/web.ftl?raw'),
};

class Texts {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  private wanted: Language = 'en';

  /** Takes this language, unless another is chosen before it has arrived. */
  async use(language: Language) {
    this.wanted = language;
    keep.set('language', language);
    const source = (await files[language]()).default;
    if (this.wanted !== language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The browser's language, unless another was chosen. */
  async start() {
    const wanted = keep.get('language') ?? navigator.language.slice(0, 2);
    await this.use(wanted === 'pl' ? 'pl' : 'en');
  }

  /** The text with this key, if there is one. */
  find = (key: string, values?: Record<string, FluentVariable>): string | null => {
    const bundle = this.bundle;
    const [id, attribute] = key.split('.') as [string, string | undefined];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && bundle ? bundle.formatPattern(pattern, values) : null;
  };

  say = (key: string, values?: Record<string, FluentVariable>): string => this.find(key, values) ?? key;
}

export const texts = new Texts();
/** The client's own text with this key, in the chosen language. */
export const t = texts.say;
