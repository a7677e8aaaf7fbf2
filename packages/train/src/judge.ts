/** How well weights foretell games they were not fitted to. */
import { chancesOf, scorerOf } from '@boardroom/kernel';
import type { Model } from './learn.ts';
import type { Position } from './types.ts';

/** Moments of a game at which calibration is looked at, and how near to them a position has to be. */
const MOMENTS = [0.1, 0.5, 0.9];
const NEAR = 0.05;
const BINS = 10;

export interface Judgement {
  readonly logLoss: number;
  readonly blind: number;
  readonly calibration: readonly number[];
}

/** What weights say of each player's chance. */
export function chancesBy(names: readonly string[], model: Model): (p: Position) => Float64Array {
  const score = scorerOf(names, model);
  return ({ players, gone, rows, out }) => {
    const chances = new Float64Array(players);
    score(rows, players, gone, chances);
    chancesOf(chances, players, (seat) => out[seat] === 1);
    return chances;
  };
}

export function judge(
  chancesAt: (position: Position) => Float64Array,
  positions: readonly Position[],
): Judgement {
  let [loss, blind] = [0, 0];
  const moments = MOMENTS.map(() => newBins());
  for (const position of positions) {
    const { players, gone, won } = position;
    const chances = chancesAt(position);
    for (let seat = 0; seat < players; seat++) {
      if (won[seat] === 0) continue;
      loss -= won[seat]! * Math.log(Math.max(1e-6, chances[seat]!));
      blind += won[seat]! * Math.log(players);
    }
    for (const [i, moment] of MOMENTS.entries())
      if (Math.abs(gone - moment) <= NEAR) addToBins(moments[i]!, chances, won);
  }
  const most = Math.max(1, positions.length);
  return { logLoss: loss / most, blind: blind / most, calibration: moments.map(calibrationError) };
}

interface Bin {
  expected: number;
  came: number;
  count: number;
}

function newBins(): Bin[] {
  return Array.from({ length: BINS }, () => ({ expected: 0, came: 0, count: 0 }));
}

function addToBins(bins: readonly Bin[], chances: Float64Array, won: Float64Array): void {
  for (let seat = 0; seat < chances.length; seat++) {
    const bin = bins[Math.min(BINS - 1, Math.floor(chances[seat]! * BINS))]!;
    bin.expected += chances[seat]!;
    bin.came += won[seat]!;
    bin.count++;
  }
}

/** By how much what was expected and what came differ, over all bins; 0 if nothing was asked. */
function calibrationError(bins: readonly Bin[]): number {
  let [off, count] = [0, 0];
  for (const bin of bins) {
    off += Math.abs(bin.expected - bin.came);
    count += bin.count;
  }
  return count === 0 ? 0 : off / count;
}
