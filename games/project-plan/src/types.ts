/**
 * The vocabulary of PROJECT-PLAN. Contracts are numbered in the order of their cells, cards from 0
 * in each pack. A set of contracts is one number, a bit for each contract; the two bits after the
 * last contract stand for the exit cards of Chance and Project Chest, so that whatever PMs can
 * trade is one set (see sets.ts).
 */
import type { GameTypes, Seat, State, Table } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { ProjectPlanEvent } from './events.ts';
import type { Facts } from './facts.ts';
import type { ProjectPlanFrame } from './frames.ts';
import type { Options } from './options.ts';

export type * from './events.ts';
export type * from './frames.ts';

export const PACKS = ['chance', 'chest'] as const;
export type Pack = (typeof PACKS)[number];

/** A fee that waits to be claimed (R62). */
export interface Claim {
  id: number;
  manager: Seat;
  visitor: Seat;
  contract: number;
  /** Fee and level as they were at the stop. */
  fee: number;
  level: number;
}

/** The settlement that is open (R106), if `debtor` is not NONE. */
export interface Debt {
  debtor: Seat;
  /** NONE is FICO. */
  creditor: Seat;
  /** The debt less what was taken in kind (R112). */
  rest: number;
  proposals: number;
  /** Sets of contracts offered in kind and auctioned so far. */
  offered: number;
  auctioned: number;
  /** Contract and price named for it, in turns; a price that has lapsed (R114) is NONE. */
  named: number[];
}

export interface ProjectPlanState extends State<ProjectPlanFrame> {
  active: Seat;
  starter: Seat;
  round: number;
  /** 1 once the deadline has been called: the game ends with this round (R145). */
  deadline: number;
  /** Throws of phase (b) made in this hand, the doubles among them, and whether one more is open. */
  throws: number;
  doubles: number;
  further: number;
  /** Proposals made and contracts tendered in this hand. */
  proposals: number;
  tendered: number;
  /** Planning's stock. */
  ftes: number;
  qmTeams: number;
  /** What FICO has taken in less what it has paid out since the budgets were handed out. */
  fico: number;
  /** Projects cancelled by the facilitator. */
  cancelled: number;
  /** Id of the last claim opened. */
  lastClaim: number;
  /** Sets of contracts under extension, with an off-forecast marker, and of staffed groups. */
  extended: number;
  marked: number;
  staffed: number;
  /** Per PM, from here to `holds`. */
  cash: number[];
  at: number[];
  /** Failed throws in WFA; NONE = not there. */
  wfa: number[];
  /** Place in the order of bankruptcies; 0 = still in. */
  out: number[];
  /** Printed price of the contracts dealt. */
  dealt: number[];
  /** Set of contracts and exit cards. */
  holds: number[];
  /** Per contract. */
  level: number[];
  /** The two packs, top card first, and how many of their top cards nobody has seen yet. */
  chancePack: number[];
  chestPack: number[];
  unseen: number[];
  /** Cards being carried out (R70), Project Chest after Chance by 16; the last was drawn last. */
  open: number[];
  claims: Claim[];
  debt: Debt;
}

export interface AmountMove<T extends string> {
  readonly type: T;
  readonly amount: number;
}

/** Contracts, projects, groups, cards and packs go by their ids: PJ01, PK, CH09, chance. */
export type ProjectPlanMove =
  | { readonly type: 'throw' | 'endHand' | 'concede' | 'wfaPay' }
  | { readonly type: 'wfaCard' | 'forcedCard'; readonly pack: Pack }
  | { readonly type: 'hire' | 'release' | 'handBack' | 'contest'; readonly project: string }
  | { readonly type: 'releaseGroup'; readonly group: string }
  | { readonly type: 'extend' | 'redeem' | 'tender'; readonly contract: string }
  | { readonly type: 'propose'; readonly to: Seat }
  | { readonly type: 'add' | 'take'; readonly item: string }
  | { readonly type: 'offerDeal'; readonly cash: number }
  | { readonly type: 'dropDeal' | 'accept' | 'reject' | 'counter' }
  | { readonly type: 'buy' | 'decline' | 'pass' | 'letGo' | 'noOffer' | 'takeBest' | 'keep' }
  | AmountMove<'bid' | 'sealedBid' | 'offer' | 'namePrice'>
  | { readonly type: 'keepExtension' | 'redeemNow' }
  | { readonly type: 'inKind' | 'acceptPrice' | 'auctionContract'; readonly contract: string }
  | { readonly type: 'declareBankrupt' | 'inheritKeep' | 'inheritRedeem' | 'inheritLeave' }
  | { readonly type: 'forcedPay' | 'payFee' | 'askReview' }
  | { readonly type: 'claim'; readonly claim: number }
  | { readonly type: 'ficoCancel'; readonly project: string }
  | { readonly type: 'callDeadline' | 'timeUp' };

export interface ProjectPlan extends GameTypes {
  state: ProjectPlanState;
  frame: ProjectPlanFrame;
  move: ProjectPlanMove;
  event: ProjectPlanEvent;
  options: Options;
  content: Content;
  facts: Facts;
}
export type ProjectPlanTable = Table<ProjectPlan>;
