/** What is counted of each team, for the evaluation and for whoever studies games. */
import type { Encoding } from '@boardroom/kernel';
import { profit, projectCount, workersOut } from '../figures.ts';
import { integratorPoints } from '../ledger.ts';
import { freeA, freeB, freeC, tileCount } from '../room.ts';
import { areaCounts, generalistPoints, specialistPoints, tilePoints } from '../scoring.ts';
import { KINDS, LAP, ROOM_TILES } from '../types.ts';
import type { Deploy, DeployState, DeployTable } from '../types.ts';

type S = Readonly<DeployState>;

const COUNTED = [
  'bvp',
  /** With what the part of the round that is played brings. */
  'cash',
  'profit',
  'income',
  /** 1 if a round costs more than it brings. */
  'loss',
  'staff',
  'freeA',
  'freeB',
  'freeC',
  'tilesA',
  'tilesB',
  'hardware',
  'projects',
  'hosted',
  'areas',
  /** Projects of the area with most of them. */
  'most',
  'generalist',
  'specialist',
  'integrator',
  /** The part of the round that the team has played. */
  'worked',
  'standee',
] as const;

export const encoding: Encoding<Deploy> = {
  names: [...COUNTED, ...KINDS],
  gone(t, s) {
    let worked = 0;
    for (let seat = 0; seat < t.players; seat++) worked += workedOf(s, seat) / t.players;
    return Math.min(1, (s.round - 1 + worked) / t.facts.rounds);
  },
  encode(t, s, _viewer, rows) {
    const width = COUNTED.length + KINDS.length;
    for (let seat = 0; seat < t.players; seat++) encodeTeam(t, s, seat, rows, seat * width);
  },
};

function workedOf(s: S, seat: number): number {
  return Math.max(0, Math.min(1, s.steps[seat]! / LAP - (s.round - 1)));
}

function encodeTeam(t: DeployTable, s: S, seat: number, rows: Float64Array, at: number): void {
  const worked = workedOf(s, seat);
  const gain = profit(t, s, seat);
  let hardware = 0;
  for (let i = 0; i < ROOM_TILES; i++) hardware += tilePoints(s.tiles[seat * ROOM_TILES + i]!);
  let [areas, most, specialist] = [0, 0, 0];
  for (const count of areaCounts(t, s, seat)) {
    if (count > 0) areas++;
    if (count > most) most = count;
    specialist += specialistPoints(count);
  }
  let i = at;
  rows[i++] = s.bvp[seat]!;
  rows[i++] = s.cash[seat]! + worked * gain;
  rows[i++] = gain;
  rows[i++] = s.income[seat]!;
  rows[i++] = gain < 0 ? 1 : 0;
  rows[i++] = workersOut(s, seat);
  rows[i++] = freeA(t, s, seat);
  rows[i++] = freeB(t, s, seat);
  rows[i++] = freeC(t, s, seat);
  rows[i++] = tileCount(s, seat, 0);
  rows[i++] = tileCount(s, seat, 1);
  rows[i++] = hardware;
  rows[i++] = projectCount(s, seat);
  rows[i++] = s.slots[2 * seat]!.length;
  rows[i++] = areas;
  rows[i++] = most;
  rows[i++] = generalistPoints(areas);
  rows[i++] = specialist;
  rows[i++] = integratorPoints(s, seat);
  rows[i++] = worked;
  rows[i++] = s.first === seat ? 1 : 0;
  const docked = s.docked[seat]!;
  for (let kind = 0; kind < KINDS.length; kind++) rows[i++] = (docked >> kind) & 1;
}
