/** The words of the game: what is on the table, what can be asked, answered and reported. */
import type { Chance, GameTypes, Injected, State, Table } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { Facts } from './facts.ts';
import type { Options } from './options.ts';

export const COLOURS = ['blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const BLUE = 0;
export const YELLOW = 1;
export const PURPLE = 2;

export const POOLS = ['A', 'B', 'C'] as const;
export type Pool = (typeof POOLS)[number];

/** R155 Where a cube can lie: Pool A, the sub-pools of Pool B in order of purchase, Pool C. */
export const PLACES = ['A', 'B1', 'B2', 'B3', 'B4', 'C'] as const;
export type Place = (typeof PLACES)[number];
export const POOL_A = 0;
export const POOL_C = 5;

export const AREAS = [
  'administration',
  'manufacturing',
  'warehousing',
  'logistics',
  'sales',
  'research',
] as const;
export type Area = (typeof AREAS)[number];

/** The sixteen kinds of development tile; the code knows them by their place in this list. */
export const KINDS = [
  'ANALYST',
  'DESIGNER',
  'INTEGRATOR',
  'PLANNER',
  'RE_SELL',
  'SAM',
  'SPECIALIST',
  'TECH_WRITER',
  'ASSET_CONTROL',
  'AUTOMATION_BLUE',
  'AUTOMATION_YELLOW',
  'AUTOMATION_PURPLE',
  'REBALANCE',
  'MONITORING',
  'ON_DEMAND',
  'OPTIMISATION',
] as const;
export type Kind = (typeof KINDS)[number];
export const ANALYST = 0;
export const DESIGNER = 1;
export const INTEGRATOR = 2;
export const PLANNER = 3;
export const RE_SELL = 4;
export const SAM = 5;
export const SPECIALIST = 6;
export const TECH_WRITER = 7;
export const ASSET_CONTROL = 8;
export const AUTOMATION = 9; // of blue; of yellow and purple follow
export const REBALANCE = 12;
export const MONITORING = 13;
export const ON_DEMAND = 14;
export const OPTIMISATION = 15;

/** R36 The bonus spots, by their place in this list. */
export const SPOTS = ['ADD', 'MOVE', 'REMOVE', 'DEPLOY', 'DEVELOP', 'BVP'] as const;
export type Spot = (typeof SPOTS)[number];
export const SPOT_ADD = 0;
export const SPOT_MOVE = 1;
export const SPOT_REMOVE = 2;
export const SPOT_DEPLOY = 3;
export const SPOT_DEVELOP = 4;
export const SPOT_BVP = 5;

/** Spaces of a column of the development display. */
export const ROWS = ['bottom', 'middle', 'head'] as const;
type Row = (typeof ROWS)[number];

/** R39 Spaces of the roundel, and what a player owns of everything. */
export const LAP = 6;
export const POOL_TILES = 4;
export const ROOM_TILES = 8;
export const ROOM_CUBES = 18;
export const EXTRA_WORKERS = 5;
export const SOCKETS = 3;

/**
 * Lists named "per seat" are indexed by seat; in longer ones a seat owns a run of numbers.
 * Fees, capacity, profit and the optimisation bonus are not here: see `room.ts` and `figures.ts`.
 */
export interface DeployState extends State<DeployFrame> {
  chance: Chance;
  agenda: DeployFrame[];
  round: number;
  /** Holder of the standee. */
  first: number;
  /** Serial number of the last arrival on the roundel (R40). */
  arrivals: number;

  /** Cubes in the bag, by colour. */
  bag: number[];
  /** Project cards face down, the top one last; the lowest `under` of them are known (R80). */
  deck: number[];
  under: number;
  /** Cards removed unseen in setup (R14). */
  removed: number[];
  /** The three project spaces: card or NONE, its cubes (space × 3 + colour), and since when. */
  spaces: number[];
  cubes: number[];
  since: number[];
  /** Capacity tiles left of values 3 to 9. */
  stacks: number[];
  /** Development display: column × 3 + row; face-down stacks, top last; discard pile. */
  columns: number[];
  leftStack: number[];
  rightStack: number[];
  discards: number[];
  /** Owner of the worker on each bonus spot, or NONE. */
  spots: number[];
  /** R35 Seats in the order in which they place workers. */
  placing: number[];

  // per seat
  cash: number[];
  income: number[];
  bvp: number[];
  steps: number[];
  arrival: number[];
  supply: number[];
  coffee: number[];
  office: number[];
  /** Values of the capacity tiles: four of Pool A, four of Pool B; 0 = no tile. */
  tiles: number[];
  marker: number[];
  /** Cubes in the server room: place × 3 + colour. */
  room: number[];
  /** Bit sets of kinds: docked, used this round (R87), flipped (R90). */
  docked: number[];
  used: number[];
  flipped: number[];
  /** Cubes on OPTIMISATION and beside INTEGRATOR, by colour. */
  optimised: number[];
  beside: number[];
  /** R91 Place of the ANALYST or NONE; 1 if declared this round. */
  analyst: number[];
  declared: number[];
  /** R114 DESIGNER uses since the last paid action; 1 if REBALANCE was used in this window. */
  designs: number[];
  rebalanced: number[];
  /** R79 Cards in the server-room slot (2 × seat) and the cloud slot (2 × seat + 1). */
  slots: number[][];
}

export type DeployFrame =
  // questions
  | { kind: 'startPool'; seat: number }
  | { kind: 'prepTeam'; seat: number; open: boolean; added: number; removed: number }
  | { kind: 'placeWorker'; seat: number; passed: number }
  | { kind: 'action'; seat: number }
  | { kind: 'placeCube'; seat: number; space: number }
  | { kind: 'shift'; seat: number; across: number; within: number }
  | { kind: 'second'; seat: number; half: 'add' | 'remove' }
  | { kind: 'integrate'; seat: number; sent: number }
  | { kind: 'rebalance'; seat: number; plan: number[] }
  | { kind: 'followUp'; seat: number; move: boolean; remove: boolean }
  | { kind: 'settle'; seat: number; open: boolean; pool: number }
  // steps
  | { kind: 'reveal'; seat: number }
  | { kind: 'prepare'; seat: number }
  | { kind: 'standee'; seat: number }
  | { kind: 'control'; seat: number }
  | { kind: 'acted'; seat: number; movable: boolean }
  | { kind: 'retrieve'; seat: number }
  | { kind: 'settleUp'; seat: number; pool: number }
  | { kind: 'roundOver'; seat: number };
export type FrameOf<K extends DeployFrame['kind']> = Extract<DeployFrame, { kind: K }>;

/** `office`: how many office workers pay; the disc pays the rest (R43). */
export type DeployMove =
  | { readonly type: 'start'; readonly pool: 'A' | 'B' }
  | { readonly type: 'removeTech'; readonly tile: Kind }
  | { readonly type: 'addWorker' | 'removeWorker' | 'done' | 'pass' | 'stop' | 'rebalance' }
  | { readonly type: 'occupy'; readonly spot: Spot }
  | { readonly type: 'trade'; readonly for: 'credits' | 'income' }
  | { readonly type: 'analyst'; readonly place: Place }
  | {
      readonly type: 'addTile';
      readonly pool: 'A' | 'B';
      readonly value: number;
      readonly office: number;
    }
  | { readonly type: 'raiseC'; readonly steps: number; readonly office: number }
  | { readonly type: 'lowerC'; readonly steps: number; readonly office: number }
  | {
      readonly type: 'removeTile';
      readonly place: Place;
      readonly value: number;
      readonly office: number;
    }
  | { readonly type: 'consult' | 'monitor' | 'integrate' | 'move'; readonly office: number }
  | {
      readonly type: 'deploy';
      readonly card: string;
      readonly to: 'room' | 'cloud';
      readonly planner: boolean;
      readonly office: number;
    }
  | {
      readonly type: 'develop';
      readonly tile: Kind;
      readonly column: number;
      readonly row: Row;
      readonly discard: Kind | 'none';
      readonly office: number;
    }
  | { readonly type: 'put'; readonly colour: Colour; readonly place: Place }
  | {
      readonly type: 'shift';
      readonly colour: Colour;
      readonly from: Place;
      readonly place: Place;
    }
  | { readonly type: 'send'; readonly colour: Colour; readonly from: Place }
  | { readonly type: 'arrange'; readonly yellow: number; readonly purple: number }
  | {
      readonly type: 'designer';
      readonly card: string;
      readonly colour: Colour;
      readonly into: Colour;
    }
  | { readonly type: 'resell'; readonly pool: Pool };
export type MoveOf<K extends DeployMove['type']> = Extract<DeployMove, { type: K }>;

interface Mine {
  readonly seat: number;
}
export type DeployEvent =
  | Injected
  | (Mine & { readonly type: 'opened' })
  | {
      readonly type: 'revealed';
      readonly card: string;
      readonly space: number;
      readonly blue: number;
      readonly yellow: number;
      readonly purple: number;
    }
  | { readonly type: 'refreshed'; readonly card: string }
  | { readonly type: 'tileShown'; readonly tile: Kind; readonly column: number }
  | { readonly type: 'tileGone'; readonly tile: Kind; readonly column: number }
  | { readonly type: 'restacked' }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'market'; readonly low: number; readonly high: number }
  | (Mine & { readonly type: 'standee' })
  | (Mine & { readonly type: 'started'; readonly pool: Pool })
  | (Mine & { readonly type: 'hired' | 'dismissed' | 'passed' | 'monitored' })
  | (Mine & { readonly type: 'occupied'; readonly spot: Spot })
  | (Mine & { readonly type: 'traded'; readonly for: 'credits' | 'income' })
  | (Mine & { readonly type: 'declared'; readonly place: Place })
  | (Mine & { readonly type: 'paid'; readonly steps: number; readonly office: number })
  | (Mine & {
      readonly type: 'added';
      readonly pool: Pool;
      readonly value: number;
      readonly credits: number;
    })
  | (Mine & { readonly type: 'removed'; readonly pool: Pool; readonly value: number })
  | (Mine & { readonly type: 'consulted'; readonly credits: number })
  | (Mine & { readonly type: 'announced'; readonly card: string })
  | (Mine & { readonly type: 'put'; readonly colour: Colour; readonly place: Place })
  | (Mine & {
      readonly type: 'shifted';
      readonly colour: Colour;
      readonly from: Place;
      readonly place: Place;
    })
  | (Mine & { readonly type: 'sent'; readonly colour: Colour; readonly from: Place })
  | (Mine & { readonly type: 'arranged' })
  | (Mine & {
      readonly type: 'deployed';
      readonly card: string;
      readonly to: 'room' | 'cloud';
      readonly income: number;
      readonly bvp: number;
    })
  | (Mine & {
      readonly type: 'redesigned';
      readonly card: string;
      readonly colour: Colour;
      readonly into: Colour;
    })
  | (Mine & { readonly type: 'docked' | 'undocked'; readonly tile: Kind })
  | (Mine & { readonly type: 'integrated'; readonly bvp: number })
  | (Mine & { readonly type: 'optimiserGrew'; readonly colour: Colour })
  | (Mine & { readonly type: 'boardroom' })
  | (Mine & { readonly type: 'resold'; readonly pool: Pool; readonly credits: number })
  | (Mine & {
      readonly type: 'settled';
      readonly income: number;
      readonly fees: number;
      readonly forced: number;
      readonly cash: number;
    })
  | (Mine & { readonly type: 'loss'; readonly returned: number })
  | (Mine & { readonly type: 'optimal' })
  | (Mine & {
      readonly type: 'scored';
      readonly bvp: number;
      readonly loss: number;
      readonly integrator: number;
      readonly roundel: number;
      readonly hardware: number;
      readonly cash: number;
      readonly specialist: number;
      readonly generalist: number;
      readonly total: number;
    });

export interface Deploy extends GameTypes {
  state: DeployState;
  frame: DeployFrame;
  move: DeployMove;
  event: DeployEvent;
  options: Options;
  content: Content;
  facts: Facts;
}
export type DeployTable = Table<Deploy>;
