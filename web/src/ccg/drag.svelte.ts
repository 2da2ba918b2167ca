// Cards are dragged to where they shall go: a card from hand to the fleet or the resources, a unit to whom it
// challenges. A drop is one of the options of the open question, and perhaps the answer to the one that follows.
import type { Attachment } from 'svelte/attachments';
import type { TableStore } from '../table/store.svelte';
import { parts, SEATS, type View } from './types';

/** A pointer that moves less than this only presses (pixels). */
const SLACK = 8;

class Drag {
  /** The mark of what is dragged. */
  thing = $state<string | null>(null);
  /** The drop zones that have a use for it. */
  zones = $state.raw<ReadonlySet<string>>(new Set());
  takes(zone: string): boolean { return this.zones.has(zone); }
}
export const drag = new Drag();

interface Way { zone: string; word: string; then: string | null }

/** Where a thing can be dropped, what that answers, and what it answers to the question after. */
function waysOf(table: TableStore, thing: string): Way[] {
  const prompt = table.prompt;
  if (!prompt || table.seat === null) return [];
  const own = table.seat;
  const words = table.picks.optionsAt(thing).map((at) => prompt.options[at]!.word);
  const { players, threats } = (table.shown as View).public;
  return words.flatMap((word): Way[] => {
    const { verb } = parts(word);
    if (verb === 'play') return [{ zone: `fleet:${own}`, word, then: null }];
    if (verb === 'asset') return [{ zone: `resource:${own}`, word, then: null }];
    if (verb === 'supply') {
      const stacks = players[own]?.pieces.filter((piece) => piece.place === 'resource') ?? [];
      return stacks.map((stack) => ({ zone: `piece:${stack.id}`, word, then: `#${stack.id}` }));
    }
    if (verb !== 'challenge') return [];
    if (prompt.ask.ask === 'face-threats') {
      return threats.map((threat) => ({ zone: `threat:${threat.id}`, word, then: `#${threat.id}` }));
    }
    return players.flatMap((player, seat) =>
      (seat === own || player.out ? [] : [{ zone: `fleet:${seat}`, word, then: SEATS[seat]! }]));
  });
}

async function drop(table: TableStore, way: Way) {
  const option = table.prompt?.options.find(({ word }) => word === way.word);
  if (!option) return;
  await table.answer([option]);
  const next = table.look?.prompt;
  const { then: wanted } = way;
  const then = wanted === null ? undefined : next?.options.find(({ word }) => word === wanted || word.endsWith(wanted));
  if (then && next?.least === 1 && next.most === 1) await table.answer([then]);
}

/** The zones under the pointer, the innermost first. */
function zonesAt(x: number, y: number): string[] {
  const found: string[] = [];
  for (const node of document.elementsFromPoint(x, y)) {
    const zone = node.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    if (zone && !found.includes(zone)) found.push(zone);
  }
  return found;
}

/** Lets the node be dragged while what it stands for is lit. */
export function draggable(table: TableStore, thing: () => string): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;
    let ways: Way[] = [];
    let start: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      ways = waysOf(table, thing());
      if (!ways.length) return;
      start = { x: event.clientX, y: event.clientY };
      for (const [name, hear] of HEARD) addEventListener(name, hear);
    };
    const lift = () => {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-token');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed', left: '0', top: '0', width: `${box.width}px`, height: `${box.height}px`, margin: '0',
        zIndex: '90', pointerEvents: 'none', opacity: '.92', rotate: '2deg',
        boxShadow: '0 14px 40px #000c', transition: 'none',
      });
      document.body.append(ghost);
      drag.thing = thing();
      drag.zones = new Set(ways.map((way) => way.zone));
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      if (!ghost) lift();
      const box = node.getBoundingClientRect();
      ghost!.style.translate = `${event.clientX - box.width / 2}px ${event.clientY - box.height / 2}px`;
    };
    const release = () => {
      ghost?.remove();
      ghost = null;
      start = null;
      drag.thing = null;
      drag.zones = new Set();
      for (const [name, hear] of HEARD) removeEventListener(name, hear);
    };
    const end = (event: PointerEvent) => {
      const dragged = !!ghost;
      release();
      if (!dragged || event.type === 'pointercancel') return;
      // The release of a drag is no click on what was dragged.
      const swallow = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const zones = zonesAt(event.clientX, event.clientY);
      const way = zones.map((zone) => ways.find((one) => one.zone === zone)).find((one) => one);
      if (way) void drop(table, way);
    };
    const HEARD = [['pointermove', move], ['pointerup', end], ['pointercancel', end]] as const;
    const still = (event: Event) => { if (start) event.preventDefault(); };
    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', still);
    return () => {
      release();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', still);
    };
  };
}
