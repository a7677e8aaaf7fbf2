/** Opens an order: both tables, and what they are measured by. Throws words where one cannot be played. */
import { makeBot } from '@boardroom/bots';
import { isRefusal, setNewTable } from '@boardroom/kernel';
import type { Edition, GameEntry, Refusal, Table } from '@boardroom/kernel';
import { measuresOf, thingsOf } from './measures.ts';
import type { BalanceOrder, Opened } from './types.ts';

/** An edition that cannot be played, with the reason. */
export class Unplayable extends Error {
  readonly edition: string;
  readonly refusal: Refusal;
  constructor(edition: string, refusal: Refusal) {
    super(`${edition} cannot be played: ${refusal.code} ${JSON.stringify(refusal.facts ?? {})}`);
    this.edition = edition;
    this.refusal = refusal;
  }
}

export async function openBalance(
  find: (id: string) => GameEntry | undefined,
  order: BalanceOrder,
): Promise<Opened> {
  const entry = find(order.game);
  if (!entry) throw new Error(`there is no game named ${order.game}`);
  const [game, hook] = await Promise.all([entry.game(), entry.balance?.()]);
  const set = (edition: Edition): Table => {
    const t = setNewTable(game, { players: order.seats, options: order.options, edition });
    if (isRefusal(t)) throw new Unplayable(edition.id, t);
    return t;
  };
  for (const name of order.bots)
    if (!makeBot(game, name)) throw new Error(`${order.game} has no bot named ${name}`);
  const tables = [set(order.base), set(order.fork)] as const;
  const measures = measuresOf(hook, tables, order.bots);
  return { order, game, hook, tables, measures, things: thingsOf(hook, tables) };
}
