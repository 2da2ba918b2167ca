import { t, texts } from './i18n.svelte';
import type { SeatSummary } from './types';

/** What a program that plays is called. */
export const botName = (bot: string): string => texts.find(`bot-${bot}`) ?? bot;

/** What somebody at the table is called, in short. */
export function shortName(seat: SeatSummary): string {
  if (seat.player) return seat.player;
  return t(seat.bot ? 'bot-number' : 'seat-number', { number: seat.seat + 1 });
}

/** Who sits on a seat. */
export function seatName(seat: SeatSummary): string {
  if (seat.player) return seat.you ? t('seat-you', { name: seat.player }) : seat.player;
  return seat.bot ? t('seat-bot', { bot: botName(seat.bot) }) : t('seat-open');
}

/** Whether a person can sit down there before the game begins. */
export const isOpen = (seat: SeatSummary) => !seat.player && !seat.bot;
