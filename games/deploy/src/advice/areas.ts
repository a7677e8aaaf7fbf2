/** What the areas of a seat's projects are worth, reached and hoped for (R148, R149). */
import { generalistPoints, specialistPoints } from '../scoring.ts';
import type { DeployState, DeployTable } from '../types.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

const counts = [0, 0, 0, 0, 0, 0];
/** Hopes for areas not reached yet, by how many rounds are left. */
const GENERAL_HOPE = [0, 0.15, 0.4, 0.9, 1.8, 3.4, 5];
const SPECIAL_HOPE = [0, 0, 0.15, 0.8, 3.2, 5.4, 8];

/** As they are, or with the project of a space deployed besides. */
export function areasValue(t: DeployTable, s: S, seat: number, w: Weights, space?: number): number {
  const later = t.facts.rounds - s.round;
  counts.fill(0);
  for (let slot = 2 * seat; slot < 2 * seat + 2; slot++) {
    const cards = s.slots[slot]!;
    for (let i = 0; i < cards.length; i++) counts[t.facts.areas[cards[i]!]!]!++;
  }
  if (space !== undefined) counts[t.facts.areas[s.spaces[space]!]!]!++;
  let areas = 0;
  let value = 0;
  for (let area = 0; area < 6; area++) {
    const count = counts[area]!;
    if (count === 0) continue;
    areas++;
    value += later === 0 ? specialistPoints(count) : SPECIAL_HOPE[Math.min(count, 6)]!;
  }
  value += later === 0 ? generalistPoints(areas) : GENERAL_HOPE[areas]!;
  return value * (later === 0 ? 1 : w.areas);
}

/** The areas of one question, which no ADD or REMOVE changes: worked out when first asked for. */
export interface Areas {
  now: number;
  readonly after: number[];
}

export function newAreas(): Areas {
  return { now: NaN, after: [NaN, NaN, NaN] };
}

export function areasNow(areas: Areas, t: DeployTable, s: S, seat: number, w: Weights): number {
  if (Number.isNaN(areas.now)) areas.now = areasValue(t, s, seat, w);
  return areas.now;
}

export function areasAfter(
  { after }: Areas,
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  space: number,
): number {
  if (Number.isNaN(after[space])) after[space] = areasValue(t, s, seat, w, space);
  return after[space]!;
}
