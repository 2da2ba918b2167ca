import { t } from './i18n.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long is left until a moment, in whole seconds. */
export const secondsUntil = (iso: string, now: number) => Math.max(0, Math.floor((Date.parse(iso) - now) / 1000));

/** Days or hours where minutes don't matter, else minutes and seconds. */
export function duration(seconds: number): string {
  if (seconds >= 2 * DAY) return t('clock-days', { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t('clock-hours', { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A day and a time of day as people write them. */
export function moment(iso: string, language: string): string {
  const date = new Date(iso);
  if (Number.isNaN(+date)) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
