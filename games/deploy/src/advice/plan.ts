/** What is compared when an action is chosen, and the position it is chosen in. */
import type { Saying, Suggestion } from '@boardroom/kernel';
import type { DeployMove, DeployState, DeployTable } from '../types.ts';
import { areasNow, newAreas } from './areas.ts';
import type { Areas } from './areas.ts';
import { emptyParts, fixedParts } from './fixed.ts';
import type { Fixed } from './fixed.ts';
import { sketch } from './sketch.ts';
import { valueOf } from './value.ts';
import type { Weights } from './weights.ts';

export interface Plan extends Suggestion<DeployMove> {
  readonly move: DeployMove;
  readonly why: Saying;
  /** Points gained for each worker. */
  readonly rate: number;
  /** Points gained beyond what its workers would bring by CONSULT. */
  readonly beyond?: number;
}

export interface Scene {
  readonly t: DeployTable;
  /** A sketch: tried on and put back. */
  readonly s: DeployState;
  readonly seat: number;
  readonly w: Weights;
  readonly base: number;
  readonly areas: Areas;
}

export function scene(
  t: DeployTable,
  view: Readonly<DeployState>,
  seat: number,
  w: Weights,
): Scene {
  const at = { t, s: sketch(view, seat), seat, w, base: 0, areas: newAreas() };
  at.base = valueNow(at);
  return at;
}

/** The parts of the value of a scene as it is being tried on; valid until the same are filled again. */
export function fixedNow({ t, s, seat, w, areas }: Scene, into = parts): Fixed {
  return fixedParts(t, s, seat, w, areasNow(areas, t, s, seat, w), into);
}
const parts = emptyParts();

export function valueNow(at: Scene, fixed = fixedNow(at)): number {
  return valueOf(at.t, at.s, at.seat, at.w, fixed);
}

/** Office workers pay first: they are lost when the disc comes home, and the disc stays back. */
export function byOffice<M extends { readonly office: number }>(
  s: Readonly<DeployState>,
  seat: number,
  move: M,
  workers: number,
): M {
  return { ...move, office: Math.min(workers, s.office[seat]!) };
}

/** R82 What a worker brings by CONSULT. */
export function idle(w: Weights): number {
  return 3 * w.credit;
}
