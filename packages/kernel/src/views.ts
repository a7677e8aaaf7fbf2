import { blankChance, rekey } from './chance.ts';
import { clone } from './clone.ts';
import type { Chance, Game, GameTypes, Rng, Seat, Table } from './types.ts';

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

/**
 * The same view for reading only, until the state changes: what everybody may know is the state's
 * own, and only the rest is copied. Several times as quick; for bots that answer at once.
 */
export function peek<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
  seat: Seat | null,
): Readonly<G['state']> {
  const view: G['state'] = { ...s };
  const { seat: own, table, replaced } = game.knowledge;
  if (!replaced) {
    copyFields(view, own);
    copyFields(view, table);
  }
  view.chance = blankOf(t, s.chance);
  game.redact(t, view, seat);
  return view;
}

function copyFields(view: object, names: readonly string[]): void {
  const fields = view as Record<string, unknown>;
  for (let i = 0; i < names.length; i++) fields[names[i]!] = clone(fields[names[i]!]);
}

const blanks = new WeakMap<object, Chance>();
/** The chance of every view of one table: nothing. */
function blankOf(t: object, chance: Readonly<Chance>): Chance {
  let blank = blanks.get(t);
  if (blank === undefined) {
    blank = clone(chance);
    blankChance(blank);
    blanks.set(t, blank);
  }
  return blank;
}

/**
 * The true state with all that no player knows dealt anew, and a future of its own: of many such
 * states nothing is left to chance but what chance has already shown.
 */
export function redealt<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  truth: Readonly<G['state']>,
  rng: Rng,
): G['state'] {
  const s = clone(truth);
  game.redeal(t, s, rng);
  rekey(s.chance, rng);
  return s;
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
