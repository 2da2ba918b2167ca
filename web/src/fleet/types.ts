// What a viewer knows of a game of `fleet`: the engine's types, and what of them only the client needs.
import type { RegionFacts, Skill, SkillCard, Step } from '../generated/fleet';
import { names } from './names.svelte';

export type {
  Area, Ask, Backs, BasestarDamage, Calling, Character, CheckFor, CheckUnderWay as Check, Event, Facts, Kept, Location, Move, Own, Piece, Place, Player, Public, Resource, Roll,
  Sector, Ship, Skill, SkillCard, Step, Tally, Texts, View,
} from '../generated/fleet';

/** A group of locations. */
export type BoardFacts = Extract<RegionFacts, { kind: 'board' }>;

/** The parts of a card word such as `repair-1`. */
export function skillCard(word: string): { name: string; strength: number; skill: Skill } {
  const at = word.lastIndexOf('-');
  const name = word.slice(0, at);
  return { name, strength: Number(word.slice(at + 1)), skill: names.skillOf(name) ?? 'politics' };
}
export const isSkillCard = (word: string): word is SkillCard => /-[0-9]$/.test(word) && names.skillOf(word.slice(0, -2)) !== undefined;

/** The steps of a turn that the top bar names, and which engine steps belong to each. */
export const TRACK: { name: string; steps: Step[] }[] = [
  { name: 'skills', steps: ['first-hands', 'receive-skills'] },
  { name: 'move', steps: ['movement'] },
  { name: 'action', steps: ['action'] },
  { name: 'crisis', steps: ['crisis', 'resolve-crisis'] },
  { name: 'cylons', steps: ['activate-cylon-ships'] },
  { name: 'jump', steps: ['prepare-for-jump', 'end-of-turn'] },
];
