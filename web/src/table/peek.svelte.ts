// A look at a card over whatever names it: by a mouse that rests, by keyboard focus, or by a tap.
import type { Attachment } from 'svelte/attachments';
import type { CardText as Words } from '../lib/types';

/** What there is to read; and the name by which the game draws it, if it does. */
type CardText = Words & { face?: string };

/** A mouse that passes by, or rests for less than this, opens nothing (milliseconds). */
const PATIENCE = 350;
const FOCUSED = ':focus-visible, :has(:focus-visible)';

/** Whether there is something to read on a card; some, such as plain locations, have only a name. */
export const isWorded = (card: CardText | null): card is CardText => !!card?.lines.some((line) => line.text);

interface Looked {
  card: CardText;
  /** Where the thing is that names it. */
  at: DOMRect;
  /** Whether somebody asked for it, and did not only come near. */
  wanted: boolean;
}

class Peek {
  now = $state.raw<Looked | null>(null);
  private over: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse was last: a thing that comes to lie under a mouse at rest was not pointed at. */
  private mouse = { x: NaN, y: NaN };
  private heard: Event | null = null;

  show(node: HTMLElement, card: CardText | null, wanted: boolean) {
    clearTimeout(this.timer);
    if (!isWorded(card)) return this.hide();
    this.over = node;
    this.now = { card, at: node.getBoundingClientRect(), wanted };
  }
  /** Of nodes in each other, the innermost hears of an event first, and it alone is meant. */
  isMeant(event: Event): boolean {
    const first = this.heard !== event;
    this.heard = event;
    return first;
  }
  /** The mouse is over the node. */
  point(node: HTMLElement, card: () => CardText | null, event: PointerEvent) {
    const rests = event.screenX === this.mouse.x && event.screenY === this.mouse.y;
    if (rests || !this.isMeant(event)) return;
    if (this.now && this.over === node) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (node.matches(':hover')) this.show(node, card(), false); }, PATIENCE);
  }
  /** The mouse was seen here; called after `point`. */
  moved(event: PointerEvent) {
    if (event.pointerType === 'mouse') this.mouse = { x: event.screenX, y: event.screenY };
  }
  /** Something was scrolled: a card stays with what has the focus or is still under the mouse. */
  scrolled() {
    if (!this.now) return;
    if (!this.over?.matches(`${FOCUSED}, :hover`)) return this.hide();
    this.now = { ...this.now, at: this.over.getBoundingClientRect() };
  }
  hide(node?: HTMLElement) {
    clearTimeout(this.timer);
    if (node && node !== this.over) return;
    this.now = null;
    this.over = null;
  }
}

export const peek = new Peek();

/** Lets the node show a card. What is lit is chosen by a tap; anything else shows its card. */
export function peekable(card: () => CardText | null): Attachment<HTMLElement> {
  return (node) => {
    const move = (event: PointerEvent) => { if (event.pointerType === 'mouse') peek.point(node, card, event); };
    const leave = (event: PointerEvent) => { if (event.pointerType === 'mouse') peek.hide(node); };
    const focus = () => { if (node.matches(FOCUSED)) peek.show(node, card(), false); };
    const blur = () => peek.hide(node);
    const click = (event: MouseEvent) => { if (peek.isMeant(event) && !node.matches('.lit')) peek.show(node, card(), true); };
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', blur);
    node.addEventListener('click', click);
    return () => {
      peek.hide(node);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', blur);
      node.removeEventListener('click', click);
    };
  };
}
