/** Keys of the review. */
import type { Room } from './room.svelte.ts';

/** Ways out of the review. */
export interface Ways {
  playOn(): void;
  tryIt(): void;
  write(): void;
}

export function onReviewKey(event: KeyboardEvent, room: Room, ways: Ways): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on = event.target as HTMLElement;
  if (on.closest('input, select, textarea, summary, [role=dialog]')) return;
  // A button that is pressed with the keyboard keeps its own keys.
  if ((event.key === ' ' || event.key === 'Enter') && on.closest('button, a')) return;
  const act = actions(room, ways)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) act();
  else if (/^[1-9]$/.test(event.key) && Number(event.key) <= room.players)
    room.sit(Number(event.key) - 1);
  else return;
  event.preventDefault();
}

function actions(room: Room, { playOn, tryIt, write }: Ways): Readonly<Record<string, () => void>> {
  return {
    ArrowDown: () => room.step(1),
    ArrowUp: () => room.step(-1),
    ArrowRight: () => room.go(room.move + 1),
    ArrowLeft: () => room.go(room.move - 1),
    s: () => (room.order = room.order === 'cost' ? 'time' : 'cost'),
    b: () => (room.whole = !room.whole),
    h: () => (room.hollow = !room.hollow),
    p: playOn,
    t: tryIt,
    n: write,
  };
}
