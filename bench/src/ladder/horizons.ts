/**
 * How far the lines of a search should go. In positions of games of `normal` a seat's possible moves are played
 * on to the end by the advice, on equal luck, and judged on the way whenever the game's clock has ticked so
 * often. What is told of the difference between a move and the advised one, for each length: how much it
 * scatters from line to line, and how far its mean is off the one at the end. With n lines a move the
 * error of a verdict is √(off² + scatter² / n): few lines are better short, many long.
 */
import { levelsOf } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import {
  advisedPolicy,
  answer,
  clone,
  isOver,
  legal,
  mix,
  newRng,
  pendingIndex,
  playout,
  redealt,
  shareOfWin,
  spread,
  start,
} from '@boardroom/kernel';
import type { AnyGame, Frame, Move, Policy, Rng, State, Table } from '@boardroom/kernel';
import { load } from '@boardroom/lab';

/** Ticks after which lines are judged; the last stands for the end. */
const TICKS = [0, 1, 2, 3, 5, 8, 12, Infinity];
/** Positions of one game, moves of one position, lines of one move. */
const POSITIONS = 4;
const MOVES = 6;
const LINES = 100;
/** Of the moves that nobody advises so many are looked at one step ahead, and values of a wide gap. */
const LOOKS = 100;
const VALUES = 9;

interface Order {
  readonly game: AnyGame;
  readonly t: Table;
  readonly rng: Rng;
}

interface Position {
  readonly f: Frame;
  readonly s: State;
}

/** Sums over all differences, for one length of lines. */
interface Sums {
  variance: number;
  /** Products of halves that share no line: squares without their scatter. */
  off: number;
  own: number;
  shared: number;
}

export async function horizons(
  id: string,
  seats: number,
  seconds: number,
  most = Infinity,
): Promise<string> {
  const content = await findGame(id)!.editions['classic']!();
  const edition = { id: 'classic', content };
  const { game, t } = await load({ game: id, seats, bots: ['normal'], options: {}, edition });
  const order = { game, t, rng: newRng(1) };
  const sums = TICKS.map((): Sums => ({ variance: 0, off: 0, own: 0, shared: 0 }));
  const until = performance.now() + 1000 * seconds;
  let [positions, differences] = [0, 0];
  const isOut = (): boolean => performance.now() > until || positions >= most;
  for (let number = 0; !isOut(); number++)
    for (const position of positionsOf(order, number)) {
      if (isOut()) break;
      const moves = movesAt(order, position);
      if (moves.length < 2) continue;
      positions++;
      differences += moves.length - 1;
      for (const byTicks of differencesOf(order, position, moves)) addUp(sums, byTicks);
    }
  return table(id, seats, positions, differences, sums);
}

/** Questions of the game's search that one seat is asked in a game. */
function positionsOf({ game, t, rng }: Order, number: number): Position[] {
  const { questions } = levelsOf(game).hard;
  const found: Position[] = [];
  const usual = advisedPolicy(game);
  const watched: Policy = {
    ...usual,
    choose(_, s, f, whims) {
      // Rules may ask the next seat with the same frame.
      if (questions.length === 0 || questions.includes(f.kind))
        found.push({ f: { ...f }, s: clone(s) });
      return usual.choose(t, s, f, whims);
    },
  };
  const policies = Array.from({ length: t.seats }, (_, seat) =>
    seat === number % t.players ? watched : usual,
  );
  playout(game, t, start(game, t, `horizons-${number}`), policies, newRng(number));
  return mix(found, rng).slice(0, POSITIONS);
}

/** The advised move first, then those of other characters, then what looks best one step ahead. */
function movesAt({ game, t, rng }: Order, { f, s }: Position): Move[] {
  const found = new Map<string, Move>();
  const add = (move: Move): void => void found.set(JSON.stringify(move), move);
  for (const character of Object.values(game.advice.characters))
    add(advisedPolicy(game, character).choose(t, s, f, newRng(1)));
  const others = legal(game, t, s, f)
    .filter(({ type }) => !game.resigns?.includes(type))
    .flatMap((template) => spread(template, VALUES));
  const looked = mix(others, rng)
    .slice(0, LOOKS)
    .map((move) => {
      const next = clone(s);
      answer(game, t, next, pendingIndex(next, f.seat), move);
      return { move, value: game.advice.evaluate(t, next, f.seat) };
    });
  for (const { move } of looked.toSorted((a, b) => b.value - a.value)) {
    if (found.size >= MOVES) break;
    add(move);
  }
  return [...found.values()];
}

/** For each move but the first, by ticks: line by line, by how much it did better than the first. */
function differencesOf(order: Order, { f, s }: Position, moves: readonly Move[]): number[][][] {
  const { game, t, rng } = order;
  const found = moves.slice(1).map(() => TICKS.map((): number[] => []));
  for (let line = 0; line < LINES; line++) {
    const from = redealt(game, t, s, rng);
    const seed = rng.below(0x1_0000_0000);
    const [first, ...others] = moves.map((move) => judged(order, clone(from), f, move, seed));
    for (const [i, values] of others.entries())
      for (const [at, value] of values.entries()) found[i]![at]!.push(value - first![at]!);
  }
  return found;
}

/** What a line is worth to the seat after so many ticks, for all of {@link TICKS}. */
function judged({ game, t }: Order, s: State, f: Frame, move: Move, seed: number): number[] {
  const { clock } = levelsOf(game).hard;
  const fields = s as unknown as Readonly<Record<string, unknown>>;
  const time = (): string => clock.map((name) => fields[name]).join(' ');
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const rng = newRng(seed);
  const values: number[] = [];
  let [ticks, last] = [0, time()];
  answer(game, t, s, pendingIndex(s, f.seat), move);
  while (!isOver(s)) {
    while (ticks >= TICKS[values.length]!) values.push(game.advice.evaluate(t, s, f.seat));
    playout(game, t, s, policies, rng, 1);
    const now = time();
    if (now !== last) ticks++;
    last = now;
  }
  const end = shareOfWin(game.ranking(t, s), f.seat);
  while (values.length < TICKS.length) values.push(end);
  return values;
}

function addUp(sums: readonly Sums[], byTicks: readonly (readonly number[])[]): void {
  const [even, odd] = [0, 1].map((half) =>
    byTicks.map((lines) => mean(lines.filter((_, line) => line % 2 === half))),
  ) as [number[], number[]];
  const [endEven, endOdd] = [even.at(-1)!, odd.at(-1)!];
  for (const [at, lines] of byTicks.entries()) {
    const middle = mean(lines);
    const sum = sums[at]!;
    sum.variance += mean(lines.map((each) => (each - middle) ** 2));
    sum.off += (even[at]! - endEven) * (odd[at]! - endOdd);
    sum.own += even[at]! * odd[at]!;
    sum.shared += (even[at]! * endOdd + odd[at]! * endEven) / 2;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function table(
  id: string,
  seats: number,
  positions: number,
  differences: number,
  sums: readonly Sums[],
): string {
  const root = (sum: number): string => Math.sqrt(Math.max(0, sum / differences)).toFixed(3);
  const end = sums.at(-1)!;
  const rows = sums.map(({ variance, off, own, shared }, at) => {
    const ticks = TICKS[at] === Infinity ? 'to the end' : TICKS[at];
    const agrees = (shared / Math.sqrt(own * end.own)).toFixed(2);
    return `| ${ticks} | ${root(variance)} | ${root(off)} | ${agrees} |`;
  });
  return [
    `${id}, ${seats} seats: ${positions} positions, ${differences} differences, true size ${root(end.own)}`,
    '| ticks | scatter of a line | off | correlation with the end |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
