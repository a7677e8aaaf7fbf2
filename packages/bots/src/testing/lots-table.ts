import { isRefusal, pending, setTable, start, viewFor } from '@boardroom/kernel';
import type { AnyGame, Frame, State, Table } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';

export const lotsGame = lots as unknown as AnyGame;
export const lotsSetting = {
  players: 3,
  options: {},
  edition: { id: 'classic', content: lotsEdition },
};

/** A table of the sample game and its first question. */
export function lotsTable(
  seed = 'lots',
  options: object = {},
): { t: Table; s: State; f: Frame; view: State } {
  const t = setTable(lotsGame, { ...lotsSetting, options });
  if (isRefusal(t)) throw new Error(t.code);
  const s = start(lotsGame, t, seed);
  const f = pending(s)[0]!;
  return { t, s, f, view: viewFor(lotsGame, t, s, f.seat) };
}
