/** What the balance of an edition came to, in short: for the shelf and before it is published. */
import { editionHash } from '@boardroom/kernel';
import type { Edition } from '@boardroom/kernel';
import { openShelf } from '../store/shelf.ts';

export interface Measured {
  /** Figures of the base and of the edition: words do not matter here. */
  readonly id: string;
  readonly pairs: number;
  readonly moved: number;
  readonly of: number;
}

const shelf = openShelf<Measured>('boardroom-measured', 'measured');
const keyOf = (base: Edition, own: Edition): string =>
  `${editionHash(base.content)} ${editionHash(own.content)}`;

export async function measuredOf(base: Edition, own: Edition): Promise<Measured | null> {
  return (await shelf.get(keyOf(base, own)).catch(() => undefined)) ?? null;
}

export async function keepMeasured(
  base: Edition,
  own: Edition,
  found: Omit<Measured, 'id'>,
): Promise<void> {
  await shelf.put({ id: keyOf(base, own), ...found }).catch(() => undefined);
}
