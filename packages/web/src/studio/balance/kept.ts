/** Comparisons on this device: closing the page loses nothing that was played. */
import type { KeptBalance } from '@boardroom/lab/balance';
import { openShelf } from '../../store/shelf.ts';

interface Stored {
  /** The key of the comparison: figures of both editions, bots, seats. */
  readonly id: string;
  readonly kept: KeptBalance;
  readonly updated: number;
}

const shelf = openShelf<Stored>('boardroom-balances', 'balances');

/** Null if there is none, or the browser keeps nothing. */
export async function keptBalance(key: string): Promise<KeptBalance | null> {
  return (await shelf.get(key).catch(() => undefined))?.kept ?? null;
}

export async function keepBalance(kept: KeptBalance): Promise<void> {
  await shelf.put({ id: kept.key, kept, updated: Date.now() }).catch(() => undefined);
}
