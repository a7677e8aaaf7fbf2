/** Whether what is expected of games of `normal` comes as often: by playing on as advised, and by the evaluation. */
import { makeBot } from '@boardroom/bots';
import { advisedPolicy, clone, newRng, playout, redealt, shareOfWin } from '@boardroom/kernel';
import { start } from '@boardroom/kernel';
import type { Policy, State } from '@boardroom/kernel';
import type { Subject } from './matches.ts';

/** At which parts of the game. */
const MOMENTS = [0.1, 0.5, 0.9];
const BINS = 10;

interface Forecast {
  /**
   * What the forecast is sorted by. An estimate from lines scatters, and sorted by itself it would
   * look too bold by just that scatter: half of the lines sort it, the others say what is expected.
   */
  readonly sorted: number;
  readonly expected: number;
  readonly came: number;
}

export function measureCalibration(
  subject: Subject,
  games: number,
  reviewed: number,
  lines: number,
  first: number,
): void {
  const { id, game, t } = subject;
  const policies: Policy[] = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const players: Policy[] = policies.map(() => makeBot(game, 'normal')!.policy!);
  const value: Forecast[][] = MOMENTS.map(() => []);
  const evaluation: Forecast[][] = MOMENTS.map(() => []);
  for (let i = first; i < first + games; i++) {
    const { states, result } = played(subject, i, players);
    for (const [moment, s] of states.entries()) {
      const halves =
        i < first + reviewed
          ? [0, 1].map((half) => expectedBy(subject, s, policies, lines / 2, 2 * i + half))
          : null;
      for (let seat = 0; seat < t.players; seat++) {
        const came = result[seat]!;
        const judged = game.advice.evaluate(t, s, seat);
        evaluation[moment]!.push({ sorted: judged, expected: judged, came });
        if (halves) {
          const [sorted, expected] = [halves[0]![seat]!, halves[1]![seat]!];
          value[moment]!.push({ sorted, expected, came });
        }
      }
    }
  }
  for (const [moment, at] of MOMENTS.entries())
    for (const [by, all] of [
      ['V', value],
      ['evaluate', evaluation],
    ] as const)
      console.log(
        JSON.stringify({ game: id, at, by, players: t.players, ...summed(all[moment]!) }),
      );
}

/** States at the moments, and each player's share of the win, of one game of the reference. */
function played(
  { game, t }: Subject,
  number: number,
  policies: readonly Policy[],
): { states: State[]; result: number[] } {
  const fresh = (): State => start(game, t, `calibration ${number}`);
  const s = fresh();
  const length = playout(game, t, s, policies, newRng(number));
  const again = fresh();
  const rng = newRng(number);
  let made = 0;
  const states = MOMENTS.map((part) => {
    made += playout(game, t, again, policies, rng, Math.floor(length * part) - made);
    return clone(again);
  });
  const ranking = game.ranking(t, s);
  return { states, result: ranking.map((_, seat) => shareOfWin(ranking, seat)) };
}

function expectedBy(
  { game, t }: Subject,
  s: State,
  policies: readonly Policy[],
  lines: number,
  number: number,
): number[] {
  const sums: number[] = Array(t.players).fill(0);
  for (let i = 0; i < lines; i++) {
    const rng = newRng(1e6 + number * lines + i);
    const line = redealt(game, t, s, rng);
    playout(game, t, line, policies, rng);
    const ranking = game.ranking(t, line);
    for (let seat = 0; seat < t.players; seat++) sums[seat]! += shareOfWin(ranking, seat) / lines;
  }
  return sums;
}

/** Sums that can be added to those of other runs: how many, squared error, and bin by bin. */
interface Sums {
  readonly count: number;
  readonly squares: number;
  /** Expected, came, how many. */
  readonly bins: readonly (readonly [number, number, number])[];
}

function summed(all: readonly Forecast[]): Sums {
  const bins = Array.from({ length: BINS }, (): [number, number, number] => [0, 0, 0]);
  let squares = 0;
  for (const { sorted, expected, came } of all) {
    const bin = bins[Math.min(BINS - 1, Math.floor(sorted * BINS))]!;
    bin[0] += expected;
    bin[1] += came;
    bin[2]++;
    squares += ((sorted + expected) / 2 - came) ** 2;
  }
  return { count: all.length, squares, bins };
}

/** Adds up the lines of several runs: expected calibration error, Brier score, reliability table. */
export function addCalibrations(lines: readonly string[]): void {
  const groups = new Map<string, (Sums & { players: number })[]>();
  for (const line of lines) {
    const one = JSON.parse(line) as Sums & {
      game: string;
      at: number;
      by: string;
      players: number;
    };
    if (!one.bins) continue;
    const key = `${one.game} ${one.at} ${one.by}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const [key, all] of groups) {
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const squares = all.reduce((sum, one) => sum + one.squares, 0);
    const bins = Array.from({ length: BINS }, (_, bin) =>
      [0, 1, 2].map((part) => all.reduce((sum, one) => sum + one.bins[bin]![part]!, 0)),
    ).filter((bin) => bin[2]! > 0);
    const error = bins.reduce((sum, [expected, came]) => sum + Math.abs(expected! - came!), 0);
    const round = (x: number): number => Math.round(1000 * x) / 1000;
    const table = bins.map(([expected, came, many]) => [
      round(expected! / many!),
      round(came! / many!),
      many,
    ]);
    const games = count / all[0]!.players;
    const facts = { games, error: round(error / count), brier: round(squares / count) };
    console.log(key, JSON.stringify({ ...facts, table }));
  }
}
