/** Keys of the editor. In a field only those with Ctrl count. */
import type { Desk } from './desk.svelte.ts';
import { duplicate } from './things.ts';

export function onEditKey(event: KeyboardEvent, desk: Desk): void {
  const { session } = desk;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === 'z' && session.own) {
    event.preventDefault();
    if (event.shiftKey) session.redo();
    else session.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = (event.target as HTMLElement).closest<HTMLElement>('input, textarea, select');
  if (field) {
    if (key === 'escape') {
      field.blur();
      // Back to what was pressed on the board.
      document.querySelector<SVGElement>('[data-target][aria-pressed="true"]')?.focus();
    }
    return;
  }
  const act = KEYS[key];
  if (!act) return;
  event.preventDefault();
  act(desk);
}

const KEYS: Readonly<Record<string, (desk: Desk) => void>> = {
  j: (desk) => desk.step(1),
  k: (desk) => desk.step(-1),
  '/': (desk) => {
    desk.view = 'list';
    document.getElementById('studio-search')?.focus();
  },
  v: (desk) => {
    if (desk.by.spot) desk.board = !desk.board;
  },
  n: (desk) => isOpen(desk) && duplicate(desk),
  d: (desk) => isOpen(desk) && duplicate(desk),
  escape: (desk) => {
    desk.view = desk.view === 'preview' ? 'form' : 'list';
  },
};

const isOpen = (desk: Desk): boolean =>
  desk.session.own && desk.row !== undefined && desk.rows.length < desk.limits.max;
