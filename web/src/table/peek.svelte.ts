// A look at a card over whatever names it: by mouse, by keyboard focus, or by a tap.
import type { Attachment } from 'svelte/attachments';
import type { CardText as Words } from '../lib/types';

/** What there is to read; and the name by which the game draws it, if it does. */
type CardText = Words & { face?: string };

/** A mouse that only passes by opens nothing (milliseconds). */
const PATIENCE = 140;
const FOCUSED = ':focus-visible, :has(:focus-visible)';

/** Whether there is something to read on a card; some, such as plain locations, have only a name. */
export const isWorded = (card: CardText | null): card is CardText => !!card?.lines.some((line) => line.text);

class Peek {
  /** What is looked at, and where the thing is that names it. */
  now = $state.raw<{ card: CardText; at: DOMRect } | null>(null);
  private over: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(node: HTMLElement, card: CardText | null) {
    clearTimeout(this.timer);
    if (!isWorded(card)) return this.hide();
    this.over = node;
    this.now = { card, at: node.getBoundingClientRect() };
  }
  soon(node: HTMLElement, card: () => CardText | null) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (node.matches(':hover')) this.show(node, card()); }, PATIENCE);
  }
  /** Something was scrolled: a card stays with what has the focus or is still under the mouse. */
  scrolled() {
    if (!this.now) return;
    if (!this.over?.matches(`${FOCUSED}, :hover`)) return this.hide();
    this.now = { card: this.now.card, at: this.over.getBoundingClientRect() };
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
    const enter = (event: PointerEvent) => { if (event.pointerType === 'mouse') peek.soon(node, card); };
    const leave = (event: PointerEvent) => { if (event.pointerType === 'mouse') peek.hide(node); };
    const focus = () => { if (node.matches(FOCUSED)) peek.show(node, card()); };
    const blur = () => peek.hide(node);
    const click = () => { if (!node.matches('.lit')) peek.show(node, card()); };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', blur);
    node.addEventListener('click', click);
    return () => {
      peek.hide(node);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', blur);
      node.removeEventListener('click', click);
    };
  };
}
