/** The tables a game is learnt at: every number of players, with every preset. */
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, Edition, Table } from '@boardroom/kernel';

export interface Tables {
  readonly usual: readonly Table[];
  readonly presets: readonly Table[];
}

export function tablesOf(game: AnyGame, edition: Edition): Tables {
  const at = (players: number, options: object): Table[] => {
    const t = setTable(game, { players, options, edition });
    return isRefusal(t) ? [] : [t];
  };
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const differing = Object.values(game.profiles).filter(
    (options) => Object.keys(options).length > 0,
  );
  return {
    usual: counts.flatMap((players) => at(players, {})),
    presets: differing.flatMap((options) => counts.flatMap((players) => at(players, options))),
  };
}

/** Two games of three are played as most people play. */
export function tableFor({ usual, presets }: Tables, number: number): Table {
  const turn = Math.floor(number / 3);
  if (number % 3 === 2 && presets.length > 0) return presets[turn % presets.length]!;
  return usual[(2 * turn + (number % 3)) % usual.length]!;
}
