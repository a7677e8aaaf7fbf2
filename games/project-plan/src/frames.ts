/** What can be on the agenda: questions to a PM, and steps the rules take by themselves. */
import type { Seat } from '@boardroom/kernel';

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
