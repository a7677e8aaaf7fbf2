/**
 * Where a search earns its keep: every move by which it departs from the advice is played to the end, and
 * so is the advice, by `normal` in all seats on equal luck. What the seat gains by it, question by question.
 */
import { makeBot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import {
  advisedPolicy,
  answer,
  clone,
  legal,
  newRng,
  peek,
  pendingIndex,
  playout,
  redealt,
  shareOfWin,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, Frame, Move, Policy, Rng, State, Table } from '@boardroom/kernel';
import { load } from '@boardroom/lab';

/** Of one kind of question and type of move. */
interface Gains {
  decisions: number;
  departures: number;
  /** Chances of the first place, added up over departures. */
  gain: number;
  squares: number;
}

interface DepartureOrder {
  readonly game: AnyGame;
  readonly t: Table;
  readonly bot: string;
  /** So many times each way. */
  readonly playouts: number;
}

/** Games with the bot in one seat among `normal`, for so many seconds; a line for each kind of question and move. */
export async function departures(
  id: string,
  seats: number,
  bot: string,
  seconds: number,
  playouts: number,
): Promise<string> {
  const { game, t } = await load({
    game: id,
    seats,
    bots: [bot],
    options: {},
    edition: { id: 'classic', content: await findGame(id)!.editions['classic']!() },
  });
  const by = new Map<string, Gains>();
  const until = performance.now() + 1000 * seconds;
  let games = 0;
  let wins = 0;
  while (performance.now() < until)
    wins += watchDepartures({ game, t, bot, playouts }, games++, by);
  const lines = [...by].map(([kind, { decisions, departures: made, gain, squares }]) => {
    const mean = made === 0 ? 0 : gain / made;
    const error = made < 2 ? 0 : Math.sqrt((squares / made - mean * mean) / (made - 1));
    return `| ${kind} | ${(decisions / games).toFixed(1)} | ${(made / games).toFixed(2)} | ${mean.toFixed(4)} ± ${error.toFixed(4)} | ${(gain / games).toFixed(3)} |`;
  });
  return [
    `${id}, ${seats} seats, ${bot}: ${games} games, won ${(wins / games).toFixed(3)}`,
    '| question: move | times a game | departures | gain of each, standard error | a game |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** Plays one game with the bot in one seat among `normal`, and adds up; answers its part of the win. */
function watchDepartures(order: DepartureOrder, number: number, by: Map<string, Gains>): number {
  const { game, t } = order;
  const seat = number % t.players;
  const rng = newRng(number + 1);
  const bot = makeBot(game, order.bot)!;
  const thinking: Policy = {
    choose(_, s, f, whims) {
      const view = viewFor(game, t, s, f.seat);
      const { move } = bot.choose(
        { t, f, view: () => view, legal: () => legal(game, t, s, f) },
        whims,
      );
      const usual = game.advice.suggest(t, view, f, newRng(number)).move;
      const kind = `${f.kind}: ${move.type}`;
      const gains = by.get(kind) ?? { decisions: 0, departures: 0, gain: 0, squares: 0 };
      by.set(kind, gains);
      gains.decisions++;
      if (JSON.stringify(usual) === JSON.stringify(move)) return move;
      const gain = compare(order, s, f, move, usual, rng);
      gains.departures++;
      gains.gain += gain;
      gains.squares += gain * gain;
      return move;
    },
    aside: (_, s, from, whims) => bot.aside?.(t, peek(game, t, s, from), from, whims)?.move ?? null,
  };
  const policies = Array.from({ length: t.seats }, (_, at) =>
    at === seat ? thinking : advisedPolicy(game),
  );
  const s = start(game, t, `departures-${number}`);
  playout(game, t, s, policies, newRng(number));
  return shareOfWin(game.ranking(t, s), seat);
}

function compare(
  { game, t, playouts }: DepartureOrder,
  truth: Readonly<State>,
  f: Frame,
  chosen: Move,
  usual: Move,
  rng: Rng,
): number {
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const play = (from: State, move: Move, seed: number): number => {
    const s = clone(from);
    answer(game, t, s, pendingIndex(s, f.seat), move);
    playout(game, t, s, policies, newRng(seed));
    return shareOfWin(game.ranking(t, s), f.seat);
  };
  let sum = 0;
  for (let i = 0; i < playouts; i++) {
    const from = redealt(game, t, truth, rng);
    const seed = rng.below(0x1_0000_0000);
    sum += play(from, chosen, seed) - play(from, usual, seed);
  }
  return sum / playouts;
}
