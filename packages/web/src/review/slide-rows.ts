/** Rows that change place slide there: measured before the drawing, moved after it. */
import { tick } from 'svelte';
import { isStill } from '../motion/still.ts';

const SLIDE = 420;

/** Call before the list is drawn anew. */
export function slideRows(list: HTMLElement): void {
  if (isStill()) return;
  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-key]')];
  const before = new Map(rows().map((row) => [row.dataset['key']!, row.offsetTop]));
  void tick().then(() => {
    for (const row of rows()) {
      const was = before.get(row.dataset['key']!);
      if (was === undefined || was === row.offsetTop) continue;
      const from = `translateY(${was - row.offsetTop}px)`;
      row.animate([{ transform: from }, { transform: 'none' }], {
        duration: SLIDE,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    }
  });
}
