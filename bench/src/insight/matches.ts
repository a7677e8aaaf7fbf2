/** Matches of bots as records, and time as a single thread spends it. */
import { makeBot, playGame } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Rng, Seat, Table } from '@boardroom/kernel';

export interface Subject {
  readonly id: string;
  readonly game: AnyGame;
  readonly content: unknown;
  readonly t: Table;
}

/** The games asked for, each at a table of four, or of as many as it takes. */
export async function subjects(only: string | undefined): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const entry of catalogue) {
    if (only !== undefined && entry.id !== only) continue;
    const game = await entry.game();
    const content = await entry.editions['classic']!();
    const players = Math.min(4, entry.players[1]);
    const t = setTable(game, { players, edition: { id: 'classic', content } });
    if (isRefusal(t)) throw new Error(t.code);
    found.push({ id: entry.id, game, content, t });
  }
  return found;
}

export function botsNamed({ game, t }: Subject, names: readonly string[]): Bot[] {
  return Array.from({ length: t.seats }, (_, seat) => {
    const bot = makeBot(game, names[seat % names.length]!);
    if (!bot) throw new Error(`no bot named ${names[seat % names.length]}`);
    return bot;
  });
}

export function playRecord(
  { game, t }: Subject,
  seed: string,
  bots: readonly Bot[],
  whims?: Rng,
): MatchRecord {
  const moves: [Seat, Move][] = [];
  playGame(game, t, seed, bots, { after: (seat, move) => void moves.push([seat, move]) }, whims);
  const { players, options, edition } = t;
  return { game: game.id, version: game.version, edition, players, options, seed, moves };
}

/** Milliseconds of this thread's own work: others beside it on the machine do not count. */
export function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
