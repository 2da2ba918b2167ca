import { t, texts } from './i18n.svelte';

/** What is wrong, in the chosen language where we have words for its code, else in the server's. */
export function explain(problem: unknown): string {
  const body = problem instanceof Error && 'body' in problem ? problem.body : problem;
  const { code, message } = (body ?? {}) as { code?: string; message?: string };
  if (code && texts.has(`error-${code}`)) return t(`error-${code}`);
  return message ?? (problem instanceof Error ? problem.message : String(problem));
}
