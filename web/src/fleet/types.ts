// What a viewer knows of a game of `fleet`, as the engine writes it.
import type { Seat } from '../lib/types';

export type Resource = 'fuel' | 'food' | 'morale' | 'population';
export type Skill = 'politics' | 'leadership' | 'tactics' | 'piloting' | 'engineering';
export const RESOURCES: Resource[] = ['fuel', 'food', 'morale', 'population'];
export const SKILLS: Skill[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'];
export const RED_ZONE: Record<Resource, number> = { fuel: 4, food: 4, morale: 5, population: 6 };
export const MOST = 15;

export interface Sector { basestars: string[][]; raiders: number; 'heavy-raiders': number; vipers: number; civilians: number[] }
export interface Player {
  character: string; place: string; cylon: null | 'cylon' | 'sympathizer'; 'ability-used': boolean;
  assigned: string[]; 'open-loyalty': string[]; turns: number;
}
export type CheckFor = { crisis: string } | { 'super-crisis': string } | { location: { location: string; by: Seat; on: Seat | null } };
export interface Check {
  what: CheckFor; difficulty: number; partial: number | null; skills: Skill[]; open: boolean; worthless: Skill | null;
  once: string[]; destiny: number; played: number[]; shown: string[]; strength: number | null; outcome: null | 'pass' | 'partial' | 'fail';
}
export interface Roll { roller: Seat; purpose: unknown; bonus: number; planned: boolean; shown: number | null; again: boolean }
export interface Kept { rule: string; card: { crisis?: string; 'super-crisis'?: string; quorum?: string } }
export interface Public {
  step: string; turn: number; current: Seat; chosen: (string | null)[]; players: Player[]; president: Seat; admiral: Seat;
  resources: Record<Resource, number>; 'jump-track': number; destinations: string[]; 'sleeper-agents-dealt': boolean;
  boarding: number[]; space: Record<string, Sector>; damaged: string[]; 'spent-damage': string[]; 'lost-civilians': string[];
  hangar: { vipers: number; 'damaged-vipers': number; 'destroyed-vipers': number; raptors: number; 'destroyed-raptors': number };
  nukes: number; kept: Kept[]; crisis: string | null; check: Check | null; roll: Roll | null; 'chosen-box': string | null;
  outcome: string | null; winners: Seat[];
}
export interface Backs { 'skill-cards': number; loyalty: number[]; 'super-crises': number }
export interface Own {
  hand: string[]; loyalty: { id: number; card: string }[]; 'super-crises': string[];
  seen: ({ loyalty: { of: Seat; dealt: { id: number; card: string } } } | { civilian: { ship: number; cargo: string } })[];
}
export interface View {
  seat: Seat | null; public: Public; backs: Backs[];
  decks: Record<'destiny' | 'crisis' | 'quorum' | 'quorum-hand' | 'destination' | 'super-crisis' | 'loyalty' | 'civilians' | 'galactica-damage', number> & { skill: number[]; 'crisis-discard': string | null };
  own: Own | null; quorum: string[] | null;
}

export const GALACTICA = ['ftl-control', 'weapons-control', 'communications', 'research-lab', 'command', 'admirals-quarters', 'hangar-deck', 'armory', 'sickbay', 'brig'];
export const COLONIAL_ONE = ['press-room', 'presidents-office', 'administration'];
export const CYLON = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'];
export const AREAS = [1, 2, 3, 4, 5, 6] as const;
export const LAUNCH = [5, 6];
export const KOBOL = 8;

/** The parts of a card word such as `repair-1`. */
export function skillCard(word: string): { name: string; strength: number; skill: Skill } {
  const at = word.lastIndexOf('-');
  const name = word.slice(0, at);
  return { name, strength: Number(word.slice(at + 1)), skill: SKILL_OF[name] ?? 'politics' };
}
const SKILL_OF: Record<string, Skill> = {
  'consolidate-power': 'politics', 'investigative-committee': 'politics', 'executive-order': 'leadership', 'declare-emergency': 'leadership',
  'launch-scout': 'tactics', 'strategic-planning': 'tactics', 'evasive-maneuvers': 'piloting', 'maximum-firepower': 'piloting',
  repair: 'engineering', 'scientific-research': 'engineering',
};
export const isSkillCard = (word: string) => /-[1-5]$/.test(word) && word.slice(0, -2) in SKILL_OF;

/** The steps of a turn that the top bar names, and which engine steps belong to each. */
export const TRACK: { name: string; steps: string[] }[] = [
  { name: 'skills', steps: ['first-hands', 'receive-skills'] },
  { name: 'move', steps: ['movement'] },
  { name: 'action', steps: ['action'] },
  { name: 'crisis', steps: ['crisis', 'resolve-crisis'] },
  { name: 'cylons', steps: ['activate-cylon-ships'] },
  { name: 'jump', steps: ['prepare-for-jump', 'end-of-turn'] },
];
