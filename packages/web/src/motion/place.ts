/** Where things are on the screen. */
import type { AnchorId } from '@boardroom/ui-kit';

export function find(name: string, id: string): Element | null {
  return document.querySelector(`[${name}="${CSS.escape(id)}"]`);
}

export function place(anchor: AnchorId): DOMRect | null {
  const element = find('data-anchor', anchor) ?? find('data-el', anchor);
  const box = element?.getBoundingClientRect();
  return box && box.width + box.height > 0 ? box : null;
}
