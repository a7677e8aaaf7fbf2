/** Whether what is expected comes as often as it is expected, by playing on and by the evaluation. */
import { advisedPolicy, clone, newRng, playout, redealt, shareOfWin } from '@boardroom/kernel';
import { start } from '@boardroom/kernel';
import type { Policy, State } from '@boardroom/kernel';
import type { Subject } from './matches.ts';

/** At which parts of the game. */
const MOMENTS = [0.1, 0.5, 0.9];
const BINS = 10;

interface Forecast {
  readonly expected: number;
  readonly came: number;
}

export function measureCalibration(
  subject: Subject,
  games: number,
  reviewed: number,
  lines: number,
): void {
  const { id, game, t } = subject;
  const policies: Policy[] = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const value: Forecast[][] = MOMENTS.map(() => []);
  const evaluation: Forecast[][] = MOMENTS.map(() => []);
  for (let i = 0; i < games; i++) {
    const { states, result } = played(subject, i, policies);
    for (const [moment, s] of states.entries()) {
      const expected = i < reviewed ? expectedBy(subject, s, policies, lines, i) : null;
      for (let seat = 0; seat < t.players; seat++) {
        const came = result[seat]!;
        evaluation[moment]!.push({ expected: game.advice.evaluate(t, s, seat), came });
        if (expected) value[moment]!.push({ expected: expected[seat]!, came });
      }
    }
  }
  for (const [moment, at] of MOMENTS.entries())
    for (const [by, all] of [
      ['V', value],
      ['evaluate', evaluation],
    ] as const)
      console.log(
        JSON.stringify({
          game: id,
          at,
          by,
          games: all[moment]!.length / t.players,
          ...summed(all[moment]!),
        }),
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

/** Expected calibration error, Brier score and the reliability table: expected, came, how many. */
function summed(all: readonly Forecast[]): object {
  const bins = Array.from({ length: BINS }, () => ({ expected: 0, came: 0, count: 0 }));
  let brier = 0;
  for (const { expected, came } of all) {
    const bin = bins[Math.min(BINS - 1, Math.floor(expected * BINS))]!;
    bin.expected += expected;
    bin.came += came;
    bin.count++;
    brier += (expected - came) ** 2 / all.length;
  }
  const filled = bins.filter(({ count }) => count > 0);
  const error = filled.reduce(
    (sum, { expected, came }) => sum + Math.abs(expected - came) / all.length,
    0,
  );
  const round = (x: number): number => Math.round(1000 * x) / 1000;
  const table = filled.map(({ expected, came, count }) => [
    round(expected / count),
    round(came / count),
    count,
  ]);
  return { error: round(error), brier: round(brier), table };
}
