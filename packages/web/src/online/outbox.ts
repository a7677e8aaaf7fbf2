/** The move that is under way to the server. Kept on this device until it is known to be made or refused. */
import type { Move, Seat } from '@boardroom/kernel';

export interface Sent {
  readonly seat: Seat;
  readonly move: Move;
  readonly words?: string;
  /** What the player had seen when they decided. */
  readonly expected: number;
  /** The same key means the same move, however often it arrives. */
  readonly key: string;
}

export interface Outbox {
  read(): Sent | null;
  keep(sent: Sent): void;
  clear(): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function openOutbox(table: string, store: Store = localStorage): Outbox {
  const name = `boardroom-sent-${table}`;
  /** Without storage the move lives as long as the page. */
  const guarded = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => guarded(() => JSON.parse(store.getItem(name) ?? 'null') as Sent | null, null),
    keep: (sent) => guarded(() => store.setItem(name, JSON.stringify(sent)), undefined),
    clear: () => guarded(() => store.removeItem(name), undefined),
  };
}
