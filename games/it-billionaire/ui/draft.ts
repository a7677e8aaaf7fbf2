/**
 * R30 Before it is confirmed, a choice of cards is only a draft on the player's own screen: it is no
 * part of the game. Kept for one table, day and seat; anything else begins with an empty one.
 */
import type { Seat } from '@boardroom/kernel';
import { SvelteMap } from 'svelte/reactivity';
import { KINDS } from '../src/types.ts';
import type { ChooseActions, ItState, ItTable } from '../src/types.ts';

interface Draft {
  readonly t: ItTable;
  readonly round: number;
  readonly seat: Seat;
  readonly counts: readonly number[];
}

const drafts = new SvelteMap<'draft', Draft>();
const NOTHING: readonly number[] = KINDS.map(() => 0);

interface Sheet {
  readonly t: ItTable;
  readonly view: Readonly<ItState>;
  readonly viewer: Seat | null;
}

export function draftOf({ t, view, viewer }: Sheet): readonly number[] {
  const draft = drafts.get('draft');
  const fits = draft && draft.t === t && draft.round === view.round && draft.seat === viewer;
  return fits ? draft.counts : NOTHING;
}

/** One card of a kind more (1) or less (−1), if there are so many and the limit allows it. */
export function change(sheet: Sheet, kind: number, by: number): void {
  if (sheet.viewer === null || !canChange(sheet, kind, by)) return;
  const counts = draftOf(sheet).map((count, i) => (i === kind ? count + by : count));
  drafts.set('draft', { t: sheet.t, round: sheet.view.round, seat: sheet.viewer, counts });
}

export function canChange(sheet: Sheet, kind: number, by: number): boolean {
  if (sheet.viewer === null) return false;
  const counts = draftOf(sheet);
  const count = counts[kind]! + by;
  if (count < 0 || count > sheet.t.facts.cards[kind]!) return false;
  return by < 0 || total(counts) < limitOf(sheet);
}

export function limitOf({ view, viewer }: Sheet): number {
  return viewer === null ? 0 : 1 + view.labs[viewer]!;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function isDraft(sheet: Sheet, move: ChooseActions): boolean {
  const counts = draftOf(sheet);
  return KINDS.every((kind, i) => move[kind] === counts[i]);
}
