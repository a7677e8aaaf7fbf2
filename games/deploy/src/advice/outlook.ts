/**
 * The points a seat will probably end with, from everything it has. The worth of things was fitted to
 * the ends of 9,000 games between the game's characters, at the beginning of each round, and rounded by
 * hand where a tile is rare; see docs/bots.md.
 */
import { isOver, shareOfWin } from '@boardroom/kernel';
import { profit, projectCount, workersOut } from '../figures.ts';
import { integratorPoints } from '../ledger.ts';
import { freeA, freeB, freeC, tileCount } from '../room.ts';
import {
  areaCounts,
  finalLines,
  generalistPoints,
  ranking,
  specialistPoints,
  tilePoints,
} from '../scoring.ts';
import { KINDS, LAP, ROOM_TILES } from '../types.ts';
import type { DeployState, DeployTable, Kind } from '../types.ts';

type S = Readonly<DeployState>;
/** Worth in points with no round left to play, one, two, and so on; the last holds for more. */
type Worth = readonly number[];

/** What an average team earns in the rounds left. */
const WORK: Worth = [0, -2.5, 3.5, 12.6, 27.7, 38];

const WORTH = {
  bvp: [1, 0.94, 0.87, 1.09, 2.04],
  cash: [0.1, 0.1, 0.12, 0.11, 0.11],
  profit: [0, 0.19, 0.19, 0.24, 0.59],
  income: [0, 0.08, 0.2, 0.36, 0.51],
  /** 1 if a round costs more than it brings. */
  loss: [0, -1.59, -5.21, -5.24, -0.42],
  staff: [0, 2.05, 3.31, 3.99, 4.7],
  freeA: [0, 0.29, 0.47, 0.41, 0.36],
  freeB: [0, 0.33, 0.51, 0.58, 0.82],
  freeC: [0, 0.83, 1.5, 0.98, 3.17],
  tilesA: [0, 0.21, 0.26, -0.04, -0.53],
  tilesB: [0, 0.43, 1.16, 1.89, 3.02],
  hardware: [1, 1.3, 2.39, 3.45, 4.69],
  projects: [0, 0.13, 0.54, -1.35, -0.35],
  hosted: [0, -0.51, -1.16, -1.82, -2.94],
  areas: [0, 1.36, 1.34, 3.6, 2.97],
  /** Projects of the area with most of them. */
  most: [0, 0.7, 0.84, 3.51, 2.44],
  generalist: [1, -0.12, -0.4, -0.68, 0],
  specialist: [1, 0.5, 0.26, 0.04, 0],
  integrator: [1, 2.34, 1.5, 1.2, 1],
} satisfies Record<string, Worth>;

const TILE_WORTH: Readonly<Record<Kind, Worth>> = {
  ANALYST: [0, 0, 0.36, 0.54, 0.37],
  DESIGNER: [0, 1.07, 2.78, 3.76, 5],
  INTEGRATOR: [0, 0.23, 0.61, 0.29, 0.27],
  PLANNER: [0, 2.82, 5.38, 5.76, 6.24],
  RE_SELL: [0, 0.71, 1.66, 1.76, 1.18],
  SAM: [0, 0, 0.41, 0.81, 0.94],
  SPECIALIST: [0, 0.46, 0.43, 0.94, 1.12],
  TECH_WRITER: [0, 3.95, 6.53, 7.07, 6.65],
  ASSET_CONTROL: [0, 0, 0.35, 1.87, 1.87],
  AUTOMATION_BLUE: [0, 2.52, 4.47, 4.51, 3.51],
  AUTOMATION_YELLOW: [0, 2.27, 4.19, 4.61, 3.96],
  AUTOMATION_PURPLE: [0, 2.28, 4.12, 4.21, 3.54],
  REBALANCE: [0, 0, 0, 0, 0],
  MONITORING: [0, 1.17, 0.9, 3.2, 4.21],
  ON_DEMAND: [0, 0, 0.32, 0.87, 0.87],
  OPTIMISATION: [0, 0.47, 1.87, 3.2, 3.2],
};

/** The chance of each seat to win grows with its points like this, the less the more is to come. */
const CHANCE = { atEnd: 2.3, perRound: 2.2 };

export function chanceToWin(t: DeployTable, s: S, seat: number): number {
  if (isOver(s)) return shareOfWin(ranking(t, s), seat);
  const rounds = t.facts.rounds - s.round + 0.5;
  const scale = CHANCE.atEnd + CHANCE.perRound * rounds;
  const own = outlook(t, s, seat);
  let sum = 0;
  for (let other = 0; other < t.players; other++)
    sum += other === seat ? 1 : Math.exp((outlook(t, s, other) - own) / scale);
  return 1 / sum;
}

export function outlook(t: DeployTable, s: S, seat: number): number {
  if (isOver(s)) return finalLines(t, s, seat).total;
  /** The part of the round that the seat has played. */
  const played = Math.max(0, Math.min(1, s.steps[seat]! / LAP - (s.round - 1)));
  const left = t.facts.rounds - s.round;
  const at = (each: Worth, rounds: number): number => each[Math.min(rounds, each.length - 1)]!;
  const worth = (each: Worth): number =>
    (1 - played) * at(each, left + 1) + played * at(each, left);

  const gain = profit(t, s, seat);
  let hardware = 0;
  for (let i = 0; i < ROOM_TILES; i++) hardware += tilePoints(s.tiles[seat * ROOM_TILES + i]!);
  let areas = 0;
  let most = 0;
  let specialist = 0;
  for (const count of areaCounts(t, s, seat)) {
    if (count > 0) areas++;
    if (count > most) most = count;
    specialist += specialistPoints(count);
  }
  let points =
    worth(WORK) +
    worth(WORTH.bvp) * s.bvp[seat]! +
    // What the round brings counts as it goes by.
    worth(WORTH.cash) * (s.cash[seat]! + played * gain) +
    worth(WORTH.profit) * gain +
    worth(WORTH.income) * s.income[seat]! +
    worth(WORTH.loss) * (gain < 0 ? 1 : 0) +
    worth(WORTH.staff) * workersOut(s, seat) +
    worth(WORTH.freeA) * freeA(t, s, seat) +
    worth(WORTH.freeB) * freeB(t, s, seat) +
    worth(WORTH.freeC) * freeC(t, s, seat) +
    worth(WORTH.tilesA) * tileCount(s, seat, 0) +
    worth(WORTH.tilesB) * tileCount(s, seat, 1) +
    worth(WORTH.hardware) * hardware +
    worth(WORTH.projects) * projectCount(s, seat) +
    worth(WORTH.hosted) * s.slots[2 * seat]!.length +
    worth(WORTH.areas) * areas +
    worth(WORTH.most) * most +
    worth(WORTH.generalist) * generalistPoints(areas) +
    worth(WORTH.specialist) * specialist +
    worth(WORTH.integrator) * integratorPoints(s, seat);
  for (let set = s.docked[seat]!, kind = 0; set !== 0; set >>= 1, kind++)
    if ((set & 1) !== 0) points += worth(TILE_WORTH[KINDS[kind]!]);
  return points;
}
