import { blankChance, rekey } from './chance.ts';
import { clone } from './clone.ts';
import type { Game, GameTypes, Rng, Seat, Table } from './types.ts';

/** The state as a seat, or with `null` a spectator, may see it: same type, secrets blanked. */
export function viewFor<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
  seat: Seat | null,
): G['state'] {
  const view = clone(s);
  blankChance(view.chance);
  game.redact(t, view, seat);
  return view;
}

/** A whole state that could be the true one as far as the seat knows, with a future of its own. */
export function guess<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  view: Readonly<G['state']>,
  seat: Seat,
  rng: Rng,
): G['state'] {
  const s = clone(view);
  game.resample(t, s, seat, rng);
  rekey(s.chance, rng);
  return s;
}
