/**
 * The vocabulary of PROJECT-PLAN. Contracts are numbered in the order of their cells, cards from 0
 * in each pack. A set of contracts is one number, a bit for each contract; the two bits after the
 * last contract stand for the exit cards of Chance and Project Chest, so that whatever PMs can
 * trade is one set (see sets.ts).
 */
import type { GameTypes, Seat, State, Table } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { Facts } from './facts.ts';
import type { Options } from './options.ts';

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
  /** Per PM: cash, cell, failed throws in WFA (NONE = not there), place in the order of bankruptcies (0 = still in), printed price of the dealt contracts, set of contracts and exit cards. */
  cash: number[];
  at: number[];
  wfa: number[];
  out: number[];
  dealt: number[];
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

/** Frames name contracts and projects by their ids, as moves and events do. */
export interface PhaseFrame {
  kind: 'before' | 'wfa' | 'after';
  seat: Seat;
}
export interface ObtainFrame {
  kind: 'obtain';
  seat: Seat;
  contract: string;
  price: number;
}
/** An open auction of a contract by FICO (`seller` NONE) or a debtor. */
export interface BidFrame {
  kind: 'bid';
  seat: Seat;
  contract: string;
  seller: Seat;
  best: Seat;
  high: number;
  /** The least first bid. */
  least: number;
  /** Seats that have not passed, a bit each. */
  bidders: number;
}
export interface SealedBidFrame {
  kind: 'sealedBid';
  seat: Seat;
  contract: string;
  together: true;
}
export interface OpenBidsFrame {
  kind: 'openBids';
  seat: Seat;
  contract: string;
  /** Per PM; NONE = not in yet, or hidden. */
  bids: number[];
}
/** A scarce piece is asked for: does this rival contest it? `projects` are the named ones by PM. */
export interface ContestFrame {
  kind: 'contest';
  seat: Seat;
  requester: Seat;
  project: string;
  projects: number[];
}
export interface BidStaffFrame {
  kind: 'bidStaff';
  seat: Seat;
  best: Seat;
  high: number;
  bidders: number;
  projects: number[];
}
/** A proposal, or a counter to one, being put together. */
export interface DraftFrame {
  kind: 'draft';
  seat: Seat;
  partner: Seat;
  items: number;
  /** Items put in or taken out in this draft. */
  touched: number;
  counter: boolean;
}
/** `partner` offers: the items change sides and `partner` pays `cash` (below 0: receives it). */
export interface ReplyFrame {
  kind: 'reply';
  seat: Seat;
  partner: Seat;
  items: number;
  cash: number;
  counter: boolean;
}
export interface OfferFrame {
  kind: 'offer';
  seat: Seat;
  seller: Seat;
  contract: string;
  best: Seat;
  high: number;
}
export interface CloseTenderFrame {
  kind: 'closeTender';
  seat: Seat;
  contract: string;
  best: Seat;
  high: number;
}
export interface TakeOverFrame {
  kind: 'takeOver';
  seat: Seat;
  contract: string;
}
export interface DebtFrame {
  kind: 'debt';
  seat: Seat;
}
export interface NamePriceFrame {
  kind: 'namePrice';
  seat: Seat;
  contract: string;
}
export interface EstateFrame {
  kind: 'estate';
  seat: Seat;
  contract: string;
}
export interface ForcedExitFrame {
  kind: 'forcedExit';
  seat: Seat;
}
export interface ReviewFrame {
  kind: 'review';
  seat: Seat;
  manager: Seat;
  contract: string;
  fee: number;
  level: number;
}
/** What the rules do by themselves. */
export interface StepFrame {
  kind: 'begin' | 'nextHand' | 'settle' | 'putAway' | 'collectClaims';
  seat: Seat;
}
export interface TakeCardFrame {
  kind: 'takeCard';
  seat: Seat;
  pack: number;
}
export interface MoveOnFrame {
  kind: 'moveOn';
  seat: Seat;
  points: number;
}
/** Payments to (`collects` false) or from the other PMs, clockwise; `other` is next (R73). */
export interface EachFrame {
  kind: 'each';
  seat: Seat;
  other: Seat;
  amount: number;
  collects: boolean;
}
export interface SellEstateFrame {
  kind: 'sellEstate';
  seat: Seat;
  contracts: number;
}

export type ProjectPlanFrame =
  | PhaseFrame
  | ObtainFrame
  | BidFrame
  | SealedBidFrame
  | OpenBidsFrame
  | ContestFrame
  | BidStaffFrame
  | DraftFrame
  | ReplyFrame
  | OfferFrame
  | CloseTenderFrame
  | TakeOverFrame
  | DebtFrame
  | NamePriceFrame
  | EstateFrame
  | ForcedExitFrame
  | ReviewFrame
  | StepFrame
  | TakeCardFrame
  | MoveOnFrame
  | EachFrame
  | SellEstateFrame;

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
  | { readonly type: 'bid' | 'sealedBid' | 'offer' | 'namePrice'; readonly amount: number }
  | { readonly type: 'keepExtension' | 'redeemNow' }
  | { readonly type: 'inKind' | 'acceptPrice' | 'auctionContract'; readonly contract: string }
  | { readonly type: 'declareBankrupt' | 'inheritKeep' | 'inheritRedeem' | 'inheritLeave' }
  | { readonly type: 'forcedPay' | 'payFee' | 'askReview' }
  | { readonly type: 'claim'; readonly claim: number }
  | { readonly type: 'ficoCancel'; readonly project: string }
  | { readonly type: 'callDeadline' | 'timeUp' };

export type ProjectPlanEvent =
  | {
      readonly type: 'startThrow' | 'thrown' | 'bonusThrow';
      readonly seat: Seat;
      readonly dice: readonly number[];
    }
  | { readonly type: 'starts' | 'hand'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly contracts: readonly string[] }
  | { readonly type: 'round'; readonly round: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly cell: number;
      readonly place: string;
    }
  | {
      readonly type: 'paid' | 'received' | 'crossedGo' | 'debtToFico' | 'settledWithFico';
      readonly seat: Seat;
      readonly amount: number;
    }
  | {
      readonly type: 'paidTo' | 'debt' | 'settled';
      readonly seat: Seat;
      readonly to: Seat;
      readonly amount: number;
    }
  | {
      readonly type: 'penalty';
      readonly seat: Seat;
      readonly place: string;
      readonly amount: number;
    }
  | {
      readonly type: 'fee' | 'claimOpened' | 'claimed' | 'claimLapsed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly contract: string;
      readonly amount: number;
    }
  | { readonly type: 'noFee'; readonly seat: Seat; readonly to: Seat; readonly contract: string }
  | {
      readonly type: 'reviewed';
      readonly seat: Seat;
      readonly contract: string;
      readonly die: number;
      readonly missed: boolean;
    }
  | { readonly type: 'card' | 'keptCard'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'sentToWfa' | 'stays' | 'leftByDouble' | 'leftByPaying' | 'hasToLeave';
      readonly seat: Seat;
    }
  | { readonly type: 'leftByCard'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'bought' | 'sold' | 'offered';
      readonly seat: Seat;
      readonly contract: string;
      readonly amount: number;
    }
  | {
      readonly type:
        | 'declined'
        | 'tender'
        | 'kept'
        | 'left'
        | 'marked'
        | 'inKind'
        | 'keepsExtension';
      readonly seat: Seat;
      readonly contract: string;
    }
  | { readonly type: 'auction' | 'unsold' | 'free'; readonly contract: string }
  | { readonly type: 'bid' | 'sealedBid'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type:
        | 'passed'
        | 'noOffer'
        | 'letGo'
        | 'sealed'
        | 'dropped'
        | 'rejected'
        | 'agreed'
        | 'countering'
        | 'unmarked'
        | 'conceded'
        | 'deadlineCalled'
        | 'richest'
        | 'monopolist';
      readonly seat: Seat;
    }
  | { readonly type: 'timeUp' }
  | { readonly type: 'contested'; readonly seat: Seat; readonly project: string }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly project: string;
      readonly level: number;
      readonly amount: number;
    }
  | {
      readonly type: 'released';
      readonly seat: Seat;
      readonly project: string;
      readonly level: number;
      readonly amount: number;
    }
  | {
      readonly type: 'groupReleased';
      readonly seat: Seat;
      readonly group: string;
      readonly amount: number;
    }
  | {
      readonly type: 'extended' | 'redeemed' | 'addition';
      readonly seat: Seat;
      readonly contract: string;
      readonly amount: number;
    }
  | {
      readonly type: 'handedBack' | 'cancelled';
      readonly seat: Seat;
      readonly project: string;
      readonly amount: number;
    }
  | { readonly type: 'proposing'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'proposed' | 'countered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly string[];
      readonly get: readonly string[];
      readonly cash: number;
    }
  | {
      readonly type: 'soldTo';
      readonly seat: Seat;
      readonly to: Seat;
      readonly contract: string;
      readonly amount: number;
    }
  | {
      readonly type: 'priced' | 'tookInKind';
      readonly seat: Seat;
      readonly to: Seat;
      readonly contract: string;
      readonly amount: number;
    }
  | { readonly type: 'bankruptToFico'; readonly seat: Seat }
  | { readonly type: 'bankrupt'; readonly seat: Seat; readonly to: Seat };

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
