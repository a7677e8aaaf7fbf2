/**
 * Short lines: played on for a few ticks of the game's clock and then judged by its evaluation.
 * They cost little and scatter little, but are only as good as the evaluation.
 */
import { levelsOf } from '@boardroom/bots';
import { isOver } from '@boardroom/kernel';
import type { State } from '@boardroom/kernel';
import { playOn, playOneMore } from './play-on.ts';
import type { Line, Player } from './play-on.ts';

/** How a line is played on before it is judged. */
export type Play = (p: Player, line: Line) => void;

/** To the end. */
export const wholeLine: Play = playOn;

/** As far as the game says, mostly as its own search looks; undefined where it names no clock. */
export function shortLine(p: Player): Play | undefined {
  const { clock, ticks, horizon } = levelsOf(p.game).review;
  if (clock.length === 0) return undefined;
  return (_, line) => {
    const { s } = line;
    let time = timeOf(clock, s);
    let left = ticks;
    for (let i = 0; i < horizon && left > 0 && !isOver(s); i++) {
      playOneMore(p, line);
      const now = timeOf(clock, s);
      if (now !== time) left--;
      time = now;
    }
  };
}

/**
 * Whether two lines stand at the same position again. What comes may differ by luck from here on, what
 * can be expected does not.
 */
export function hasMet(one: State, other: State): boolean {
  const [a, b] = [one, other] as unknown as [Record<string, unknown>, Record<string, unknown>];
  for (const field of Object.keys(a))
    if (field !== 'chance' && JSON.stringify(a[field]) !== JSON.stringify(b[field])) return false;
  return true;
}

function timeOf(clock: readonly string[], s: Readonly<State>): number {
  const fields = s as unknown as Readonly<Record<string, number>>;
  let time = 0;
  for (const name of clock) time = 1009 * time + fields[name]!;
  return time;
}
