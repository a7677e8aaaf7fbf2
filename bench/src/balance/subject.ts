/** What is measured: each game's usual edition, at the table the studio would set. */
import { makeBot } from '@boardroom/bots';
import { catalogue, findGame } from '@boardroom/catalogue';
import type { Edition } from '@boardroom/kernel';
import { openBalance } from '@boardroom/lab/balance';
import type { BalanceOrder, Opened, Report } from '@boardroom/lab/balance';

export interface Subject {
  readonly id: string;
  readonly classic: Edition;
  readonly bots: readonly string[];
}

/** Four seats, and in them the ways of playing that the game knows, as in the room Balance. */
export async function subjects(only: string | undefined): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const entry of catalogue) {
    if (only !== undefined && entry.id !== only) continue;
    const game = await entry.game();
    const ways = Object.keys(game.advice.characters).map((name) => `heuristic:${name}`);
    const known = ways.filter((name) => makeBot(game, name));
    const seats = Math.min(4, entry.players[1]);
    found.push({
      id: entry.id,
      classic: { id: 'classic', content: await entry.editions['classic']!() },
      bots: Array.from({ length: seats }, (_, seat) => known[seat % known.length]!),
    });
  }
  return found;
}

export function openSubject(
  { id, classic, bots }: Subject,
  more: Partial<BalanceOrder>,
): Promise<Opened> {
  const order = { game: id, seats: bots.length, bots, options: {}, base: classic, fork: classic };
  return openBalance(findGame, { ...order, seed: '1', ...more });
}

/** Everything that is said to have moved, by name. */
export function movedIn({ rows, things }: Report): string[] {
  return [
    ...rows.flatMap(({ measure, verdict }) => (verdict === 'moved' ? [measure.id] : [])),
    ...things.flatMap(({ uses, power, gain }) =>
      [uses, power, gain].flatMap((row) => (row?.verdict === 'moved' ? [row.measure.id] : [])),
    ),
  ];
}
