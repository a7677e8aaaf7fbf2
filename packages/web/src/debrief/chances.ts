/** The river of chances as a curve per seat. Pure. */
import type { Shares, TurningPoint } from '@boardroom/insight';
import { heightAt } from '../review/river.ts';

export interface Chances {
  readonly moves: readonly number[];
  /** Per seat, in per cent. */
  readonly seats: readonly (readonly number[])[];
  /** Where the turning points are on the curves of those they moved most. */
  readonly pins: readonly { readonly x: number; readonly y: number }[];
}

/** As many points as a curve can show. */
const MOST_SAMPLES = 160;

/** Thinned out; what came before and after every turning point stays in it. */
export function chancesOf(river: readonly Shares[], points: readonly TurningPoint[]): Chances {
  const last = river.length - 1;
  const step = Math.max(1, Math.ceil(last / MOST_SAMPLES));
  const kept = new Set([last, ...points.flatMap(({ move, until }) => [move, until])]);
  const moves = river.map((_, move) => move).filter((move) => move % step === 0 || kept.has(move));
  const percent = (move: number, seat: number): number =>
    Math.round(1000 * heightAt(river, move, seat)) / 10;
  return {
    moves,
    seats: river[0]!.map((_, seat) => moves.map((move) => percent(move, seat))),
    pins: points.map(({ until, seat }) => ({ x: until, y: percent(until, seat) })),
  };
}
