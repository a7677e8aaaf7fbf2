/** A person in tests who plays the sample game at random through the client, and remembers all. */
import { fill, newRng } from '@boardroom/kernel';
import type { Move, Template } from '@boardroom/kernel';
import { connect, ProblemError } from '../../../client/src/index.ts';
import type { Client, Following, Item, News } from '../../../client/src/index.ts';

export interface Player {
  /** Moves that were acknowledged, by the number they have in this player's count. */
  readonly acknowledged: Map<number, Move>;
  /** Everything heard, by number; a number heard twice is counted in `twice`. */
  readonly items: Map<number, Item>;
  readonly faults: string[];
  readonly over: Promise<void>;
  close(): void;
}

export function playRandomly(client: Client, id: string, seat: number, seed: number): Player {
  const rng = newRng(seed);
  const table = client.table(id);
  const acknowledged = new Map<number, Move>();
  const items = new Map<number, Item>();
  const faults: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const stopping = new AbortController();

  const answer = async (legal: readonly Template<Move>[], expected: number): Promise<void> => {
    const move = fill(legal[rng.below(legal.length)]!, rng);
    try {
      const { cursor } = await table.move(seat, move, { expected, signal: stopping.signal });
      if (acknowledged.has(cursor)) faults.push(`${cursor} was acknowledged twice`);
      acknowledged.set(cursor, move);
    } catch (error) {
      const passing =
        error instanceof ProblemError && ['stale', 'over'].includes(error.problem.code);
      if (!passing && !stopping.signal.aborted) faults.push(String(error));
    }
  };
  const onNews = ({ items: heard, now, cursor }: News): void => {
    for (const item of heard) {
      if (items.has(item.n)) faults.push(`${item.n} was told twice`);
      if (item.n > 1 && !items.has(item.n - 1)) faults.push(`${item.n - 1} was not told`);
      items.set(item.n, item);
    }
    if (now?.over) resolve();
    else if (now?.legal) void answer(now.legal as unknown as Template<Move>[], cursor);
  };
  const following: Following = table.follow({
    onNews,
    onRefused: (error) => faults.push(String(error)),
  });
  return {
    acknowledged,
    items,
    faults,
    over,
    close() {
      stopping.abort();
      following.close();
    },
  };
}

/** Two players at a new table, ready; the game has begun. */
export async function seatTwo(
  bases: readonly string[],
  setting: object = {},
): Promise<[string, Client, Client]> {
  const enter = async (name: string, base: string): Promise<Client> => {
    const { token } = await connect({ base }).enter(name, 'blue', true);
    return connect({ base, token: token! });
  };
  const ada = await enter('Ada', bases[0]!);
  const ben = await enter('Ben', bases.at(-1)!);
  const { id } = await ada.create({ game: 'lots', players: 2, ...setting });
  await ben.table(id).sit(1);
  await ada.table(id).ready(0);
  await ben.table(id).ready(1);
  return [id, ada, ben];
}
