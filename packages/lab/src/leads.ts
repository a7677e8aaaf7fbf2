/** Who leads alone, looked at whenever the fields that tell the game's time have changed. */
import type { AnyGame, State, Table } from '@boardroom/kernel';

export interface LeadWatch {
  /** The scores, if the game's time has moved on since the last look. */
  look(s: Readonly<State>): readonly number[] | null;
  seen(): LeadsSeen;
}

interface LeadsSeen {
  /** How often another player came to lead alone, of so many looks. */
  readonly changes: number;
  readonly looks: number;
  /** The part of the match after which the same player led to the end. */
  readonly decided: number;
}

export function leadWatch(game: AnyGame, t: Table): LeadWatch {
  const clock = game.advice.levels?.hard?.clock ?? [];
  let [changes, looks, last, leader] = [0, 0, 0, -1];
  let time: unknown[] = [];
  return {
    look(s) {
      const fields = s as never as Record<string, unknown>;
      if (
        clock.length > 0 &&
        time.length > 0 &&
        clock.every((field, i) => fields[field] === time[i])
      )
        return null;
      time = clock.map((field) => fields[field]);
      looks++;
      const scores = game.scores(t, s);
      const most = Math.max(...scores);
      const first = scores.indexOf(most);
      if (scores.includes(most, first + 1) || first === leader) return scores;
      if (leader >= 0) changes++;
      leader = first;
      last = looks;
      return scores;
    },
    seen: () => ({ changes, looks, decided: looks === 0 ? 0 : last / looks }),
  };
}
