/** How a trainer arranges the deck: order, hidden slides, own titles and notes, chosen moments. Pure. */
import type { Arrangement } from '@boardroom/client';
import { isKind } from '../on-wall.ts';
import { KINDS } from '../types.ts';
import type { Kind, Moment } from '../types.ts';

export type Arranged = Arrangement['slides'][number] & { readonly kind: Kind };

const usual = (kind: Kind): Arranged => ({ slide: kind, kind });

/** As it was arranged; kinds that nobody arranged stand where they usually do. */
export function arrangedFrom(arrangement: Arrangement | undefined): Arranged[] {
  const known = (arrangement?.slides ?? []).filter((one): one is Arranged => isKind(one.kind));
  const list = [...known];
  for (const [i, kind] of KINDS.entries())
    if (!list.some((one) => one.kind === kind))
      list.splice(Math.min(i, list.length), 0, usual(kind));
  return list;
}

export function moved(list: readonly Arranged[], from: number, to: number): Arranged[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one) next.splice(Math.max(0, Math.min(next.length, to)), 0, one);
  return next;
}

/** What is empty is left out: then the slide says what its figures say. */
export function changed(
  list: readonly Arranged[],
  slide: string,
  change: Partial<Omit<Arranged, 'slide' | 'kind'>>,
): Arranged[] {
  return list.map((one) => {
    if (one.slide !== slide) return one;
    const next = { ...one, ...change };
    const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    return Object.fromEntries(kept) as unknown as Arranged;
  });
}

/** After the last turning point there is, or where the first would be. */
export function withMoment(
  list: readonly Arranged[],
  moment: Moment & { seat: number },
): Arranged[] {
  const numbers = list.map(({ slide }) => Number(/^turning-(\d+)$/.exec(slide)?.[1] ?? 1));
  const slide = `turning-${Math.max(1, ...numbers) + 1}`;
  const last = list.findLastIndex(({ kind }) => kind === 'turning');
  const next = [...list];
  next.splice(last + 1, 0, { slide, kind: 'turning', moment });
  return next;
}

export const without = (list: readonly Arranged[], slide: string): Arranged[] =>
  list.filter((one) => one.slide !== slide);
