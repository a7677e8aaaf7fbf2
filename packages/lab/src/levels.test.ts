/** The levels in the games themselves. */
import { botNames, levelsOf, makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import {
  answer,
  check,
  guess,
  isOver,
  isRefusal,
  legal,
  newRng,
  pending,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, Frame, GameEntry, State, Suggestion, Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';

async function sit(entry: GameEntry, players: number): Promise<{ game: AnyGame; t: Table }> {
  const game = await entry.game();
  const content = await entry.editions['classic']!();
  const t = setTable(game, { players, edition: { id: 'classic', content } });
  if (isRefusal(t)) throw new Error(t.code);
  return { game, t };
}

function ask(game: AnyGame, t: Table, s: State, f: Frame, bot: string, seed: number) {
  const view = (): State => viewFor(game, t, s, f.seat);
  const question = { t, f, view, legal: () => legal(game, t, s, f) };
  return makeBot(game, bot)!.choose(question, newRng(seed)) as Suggestion<{ type: string }>;
}

test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: bots choose alike whatever they cannot see',
  { timeout: 120_000 },
  async ([, entry]) => {
    const { game, t } = await sit(entry, Math.min(3, entry.players[1]));
    const s = start(game, t, 'blind');
    const rng = newRng(5);
    for (let moves = 0; moves < 60 && !isOver(s); moves++) {
      const f = pending(s)[0]!;
      const swapped = guess(game, t, viewFor(game, t, s, f.seat), f.seat, rng);
      if (moves % 6 === 0)
        for (const bot of ['beginner', 'easy', 'normal', 'hard:8', 'expert:8'])
          expect(ask(game, t, swapped, f, bot, moves)).toEqual(ask(game, t, s, f, bot, moves));
      const { move } = ask(game, t, s, f, 'easy', moves);
      const checked = check(game, t, s, f.seat, move);
      if (isRefusal(checked)) throw new Error(checked.code);
      answer(game, t, s, checked.index, checked.move);
    }
  },
);

test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: hard plays a whole game, and every level has its name',
  { timeout: 120_000 },
  async ([, entry]) => {
    const { game, t } = await sit(entry, entry.players[0]);
    const bots = Array.from({ length: t.players }, () => makeBot(game, 'hard:4')!);
    expect(isOver(playGame(game, t, 'whole', bots).s)).toBe(true);
    for (const name of botNames(game)) expect(makeBot(game, name)).not.toBe(null);
  },
);

test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: the fields that tell the time are there',
  async ([, entry]) => {
    const { game, t } = await sit(entry, entry.players[0]);
    const s = start(game, t, 'clock') as unknown as Record<string, unknown>;
    for (const field of levelsOf(game).hard.clock) expect(s[field]).toBeTypeOf('number');
  },
);
