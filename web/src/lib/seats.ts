import { t, texts } from './i18n.svelte';
import type { Seat, SeatSummary } from './types';

/** What a kind of program is called. */
export const botName = (bot: string): string => texts.find(`bot-${bot}`) ?? bot;

/** What all call whoever sits on a seat. */
export const nameIn = (seats: readonly SeatSummary[] | undefined, seat: Seat): string =>
  seats?.[seat]?.name ?? t('seat-number', { number: seat + 1 });

/** Who sits on a seat, and which program it is, if it is one. */
export function seatName(seat: SeatSummary): string {
  if (!seat.name) return seat.kept ? t('seat-kept', { name: seat.kept.name }) : t('seat-open');
  if (seat.bot) return t('seat-program', { name: seat.name, bot: botName(seat.bot) });
  return seat.you ? t('seat-you', { name: seat.name }) : seat.name;
}

/** Whether nobody sits there before the game begins. */
export const isOpen = (seat: SeatSummary) => !seat.player && !seat.bot;
/** Whether I could sit down there: others' seats are kept for them. */
export const isFree = (seat: SeatSummary) => isOpen(seat) && (!seat.kept || seat.kept.you);
