import { t, texts } from './i18n.svelte';
import type { Seat, SeatSummary } from './types';

/** What a kind of program is called. */
export const botName = (bot: string): string => texts.find(`bot-${bot}`) ?? bot;

/** What all call whoever sits on a seat. */
export const nameIn = (seats: readonly SeatSummary[] | undefined, seat: Seat): string =>
  seats?.[seat]?.name ?? t('seat-number', { number: seat + 1 });

/** Who sits on a seat, and which program it is, if it is one. */
export function seatName(seat: SeatSummary): string {
  if (!seat.name) return t('seat-open');
  if (seat.bot) return t('seat-program', { name: seat.name, bot: botName(seat.bot) });
  return seat.you ? t('seat-you', { name: seat.name }) : seat.name;
}

/** Whether a person can sit down there before the game begins. */
export const isOpen = (seat: SeatSummary) => !seat.player && !seat.bot;
