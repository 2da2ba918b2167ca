import { texts } from './i18n.svelte';

/** What is wrong can have many reasons here; the server's words, in English, say which. */
const MANY_REASONS = ['malformed', 'not-allowed', 'set-up'];

/** What is wrong, in the chosen language where we have words for its code, else in the server's. */
export function explain(problem: unknown): string {
  const body = problem instanceof Error && 'body' in problem ? problem.body : problem;
  const { code, message } = (body ?? {}) as { code?: string; message?: string };
  const text = code ? texts.find(`error-${code}`) : null;
  if (text) return message && MANY_REASONS.includes(code!) ? `${text} (${message})` : text;
  return message ?? (problem instanceof Error ? problem.message : String(problem));
}
