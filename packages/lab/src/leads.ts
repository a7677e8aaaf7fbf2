/** Who leads alone, looked at whenever the fields that tell the game's time have changed. */
import type { AnyGame, State, Table } from '@boardroom/kernel';

export interface LeadWatch {
  look(s: Readonly<State>): void;
  seen(): LeadsSeen;
}

export interface LeadsSeen {
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
        return;
      time = clock.map((field) => fields[field]);
      looks++;
      const scores = game.scores(t, s);
      const most = Math.max(...scores);
      const first = scores.indexOf(most);
      if (scores.includes(most, first + 1) || first === leader) return;
      if (leader >= 0) changes++;
      leader = first;
      last = looks;
    },
    seen: () => ({ changes, looks, decided: looks === 0 ? 0 : last / looks }),
  };
}
