/** The vocabulary of IT Billionaire: read this file first. */
import type {
  Frame as KernelFrame,
  GameTypes,
  Injected,
  Seat,
  State,
  Table,
} from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { Facts } from './facts.ts';
import type { Options } from './options.ts';

/** R35 The order in which the working day travels. */
export const ZONES = ['east', 'center', 'west'] as const;
/** Two continents a zone, in the order of R126: continent c lies in zone c >> 1. */
export const CONTINENTS = [
  'asia',
  'oceania',
  'europe',
  'africa',
  'northAmerica',
  'southAmerica',
] as const;
/** Sizes of items and the names of their stacks' streams of chance. */
export const SIZES = ['small', 'large'] as const;
/** The five kinds of Action Cards, in the order of the counts in `chosen` and `played`. */
export const KINDS = ['acquire', 'sell', 'select', 'do', 'stop'] as const;
export const [ACQUIRE, SELL, SELECT, DO, STOP] = [0, 1, 2, 3, 4] as const;
export const SOURCES = ['SS', 'SL', 'LL', 'S', 'L'] as const;

/** R4 Lab Indicators, and so labs and containers, of a player. */
export const LABS = 3;
/** R70 Places of the queue. */
export const PLACES = 5;
/** Items a player can hold at most: three containers and a full queue (R55). */
export const QUEUE = 8;

/** In `held`: the player has no container of this number. */
export const ABSENT = -2;
/** In `day`: what a lab can still do today. */
export const [OPEN, NEW, USED] = [0, 1, 2] as const;
/** In `ending`. */
export const [PLAYING, BILLION, LAST_ROUND] = [0, 1, 2] as const;

export interface Frame extends KernelFrame {
  kind:
    | 'round'
    | 'upkeep'
    | 'forcedSale'
    | 'order'
    | 'choosing'
    | 'chooseActions'
    | 'laid'
    | 'event'
    | 'zone'
    | 'visit'
    | 'drawSecond'
    | 'acceptWork'
    | 'payOut';
}

/**
 * Lists per player have one entry per seat; `held`, `rings` and `place` have three (container
 * number n of a seat is at 3 · seat + n − 1), `chosen` and `played` five, `queue` eight.
 * Locations and items are numbered as in the edition.
 */
export interface ItState extends State<Frame> {
  round: number;
  /** Active Time Zone, NONE outside steps 4 to 6. */
  zone: number;
  /** R22 Start player. */
  first: Seat;
  /** Event Card shown, or NONE. */
  event: number;
  ending: number;
  /** R9 What the bank has won from the players, usually less than 0. */
  bank: number;
  capital: number[];
  /** Capital when the round began, for `turnOrderSnapshot` beforeUpkeep. */
  before: number[];
  /** 1: the angel investor has been. */
  angel: number[];
  /** Per location: its owner or NONE, and what the lab can still do today. */
  owner: number[];
  day: number[];
  labs: number[];
  /** Item on the container, NONE if it is free, ABSENT if there is none. */
  held: number[];
  rings: number[];
  /** Location the container stands on, NONE at home. */
  place: number[];
  queue: number[];
  queued: number[];
  /** Finished Projects and whose they are. */
  finished: number[];
  finisher: Seat[];
  /** Product Payment Lists of all players: item, box, owner. */
  listed: number[];
  box: number[];
  payee: Seat[];
  /** How many entries of the lists are older than this round. */
  old: number;
  /** Small and large; the last card is the next. */
  stacks: number[][];
  piles: number[][];
  offer: number[];
  /** R78 Items worked on in the active zone. */
  worked: number[];
  chosen: number[];
  played: number[];
  /** R29 How many chosen cards lie face down. */
  down: number[];
}

interface Counts {
  readonly acquire: number;
  readonly sell: number;
  readonly select: number;
  readonly do: number;
  readonly stop: number;
}
export type Source = 'S' | 'L';
export type Sources = (typeof SOURCES)[number];

/** Ids of locations and items are the edition's; containers have numbers 1 to 3. */
export type ForcedSale = { readonly type: 'forcedSale'; lab: string; container: number };
export type ChooseActions = { readonly type: 'chooseActions' } & Counts;
export type AcquireLab = { readonly type: 'acquireLab'; location: string };
export type SellLab = { readonly type: 'sellLab'; lab: string; container: number };
export type SelectWork = { readonly type: 'selectWork'; sources: Sources };
export type DrawSecond = { readonly type: 'drawSecond'; source: Source };
export type AcceptWork = { readonly type: 'acceptWork'; cards: readonly string[] };
export type DoWork = {
  readonly type: 'doWork';
  container: number;
  labs: readonly string[];
  lead: string;
};
export type StopWork = { readonly type: 'stopWork'; item: string };
export type EndVisit = { readonly type: 'endVisit' };
export type Visit = AcquireLab | SellLab | SelectWork | DoWork | StopWork | EndVisit;
export type Move = ForcedSale | ChooseActions | Visit | DrawSecond | AcceptWork;

export type Event =
  | Injected
  | { type: 'roundBegan'; round: number }
  | { type: 'upkeepPaid'; seat: Seat; amount: number }
  | { type: 'forcedSale'; seat: Seat; lab: string; container: number; amount: number }
  | { type: 'tieThrown'; seat: Seat; die: number }
  | { type: 'startPlayer'; seat: Seat }
  | { type: 'angelCame'; seat: Seat; amount: number }
  | { type: 'ready'; seat: Seat }
  | { type: 'cardsLaid'; seat: Seat; count: number }
  | ({ type: 'cardsShown'; seat: Seat } & Counts)
  | { type: 'eventTurned'; card: string; continent: string }
  | { type: 'zoneBegan'; zone: string }
  | { type: 'labAcquired'; seat: Seat; location: string; container: number; amount: number }
  | { type: 'labSold'; seat: Seat; lab: string; container: number; amount: number }
  | { type: 'reshuffled'; size: string }
  | { type: 'workDrawn'; seat: Seat; cards: readonly string[] }
  | { type: 'placed'; seat: Seat; item: string; container: number }
  | { type: 'queued'; seat: Seat; item: string }
  | { type: 'returned'; seat: Seat; item: string; rings: number }
  | { type: 'rejected'; seat: Seat; item: string }
  | { type: 'dropped'; seat: Seat; item: string }
  | LabWorked
  | Worked
  | { type: 'finished'; seat: Seat; item: string; surplus: number }
  | { type: 'stopped'; seat: Seat; item: string; amount: number; rings: number }
  | { type: 'visitEnded'; seat: Seat }
  | { type: 'payOutBegan'; round: number }
  | { type: 'projectPaid'; seat: Seat; item: string; amount: number }
  | { type: 'instalmentPaid'; seat: Seat; item: string; amount: number; left: number }
  | RoundEnded
  | { type: 'ended'; ending: string; round: number };

/** Steps 1 to 3 of one lab, line by line; `die` is 0 if none was thrown. */
export interface LabSum {
  lab: string;
  capacity: number;
  nearness: number;
  die: number;
  risk: number;
  overhead: number;
  /** Whether the container came from another lab, from home, or pays no Overhead here. */
  from: 'lab' | 'home' | 'here';
  rings: number;
}
export interface LabWorked extends LabSum {
  type: 'labWorked';
  seat: Seat;
}
/** The sum of the labs, less the overhead of working together. */
interface Worked {
  type: 'worked';
  seat: Seat;
  item: string;
  container: number;
  lead: string;
  rings: number;
  shared: number;
  total: number;
  duration: number;
  sums: readonly LabSum[];
}
/** How all players stand when a round is paid, seat by seat. */
export interface RoundEnded {
  type: 'roundEnded';
  round: number;
  capitals: readonly number[];
  values: readonly number[];
  upkeeps: readonly number[];
  /** Capacity of the labs that could have worked, and how many of them were closed. */
  capacities: readonly number[];
  closed: readonly number[];
  unplayed: readonly number[];
  items: readonly number[];
}

export interface It extends GameTypes {
  state: ItState;
  frame: Frame;
  move: Move;
  event: Event;
  options: Options;
  content: Content;
  facts: Facts;
}
export type ItTable = Table<It>;
