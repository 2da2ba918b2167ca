// Makes what is in a box so small that it stays inside.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.48, 0.42, 0.36, 0.3];
const isOver = (box: HTMLElement) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/** Sets `--scale` to the greatest scale at which all of it fits, whenever its contents or its size change. */
export function fit(contents: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    contents();
    const measure = () => {
      for (const scale of SCALES) {
        box.style.setProperty('--scale', String(scale));
        if (!isOver(box)) break;
      }
    };
    const size = new ResizeObserver(measure);
    size.observe(box);
    void tick().then(measure);
    return () => size.disconnect();
  };
}
