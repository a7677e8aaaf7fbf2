/** The vocabulary of El Plan: what lies on the table, who is asked what, and what happens. */
import type { Frame, GameTypes, Injected, Move, Seat, State } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { Facts } from './facts.ts';
import type { Options } from './options.ts';

export const TOKENS = ['worker', 'money', 'energy'] as const;
export const PROCESSES = ['production', 'logistics', 'marketing'] as const;
export const PRODUCTS = ['raw', 'good', 'service'] as const;
export const DECKS = ['expert', 'technology', 'infrastructure'] as const;
/** R26 in the order of the rule; `d2Spaces` says how many of the D2 spaces are in use. */
// prettier-ignore
export const SPACES = ['1', '2a', '2b', '2c', '3e', '3t', '3i', '4', '5', '6-1', '6-2', '6-3'] as const;
/** The district of each space. */
export const DISTRICT_OF = [1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 6, 6] as const;

export type Token = (typeof TOKENS)[number];
export type Process = (typeof PROCESSES)[number];
export type Product = (typeof PRODUCTS)[number];
export type Deck = (typeof DECKS)[number];
export type Space = (typeof SPACES)[number];

/** A stock, of a player or of the box, counts seven things: three resources, ideas, three products. */
export const STOCK = 7;
export const WORKER = 0;
export const MONEY = 1;
export const ENERGY = 2;
export const IDEA = 3;
/** Product p is thing RAW + p. */
export const RAW = 4;

/** Indexes into {@link SPACES}. */
export const SPACE_1 = 0;
export const SPACE_2A = 1;
export const SPACE_3E = 4;
export const SPACE_4 = 7;
export const SPACE_5 = 8;
export const SPACE_6 = 9;

/** What a row or card carries while it is inactive; an active one has the bits of its idea slots. */
export const INACTIVE = -1;
/** Owner of a card that was returned to the box (R56). */
export const RETURNED = -2;

/** What a seat has done or been told this period, as bits of `flags`. */
export const INSURED = 1;
/** The toll of the space was paid. */
export const TOLL_PAID = 2;
/** The benefit of the space is lost: toll declined or not payable, or barred by a levy. */
export const BARRED = 4;
/** The benefit of the space has been used. */
export const SERVED = 8;
export const ACQUIRED = 16;
export const ADVISER_USED = 32;
export const CONVERT_USED = 64;
export const CLOUD_USED = 128;
export const RIG_USED = 256;
export const CENTRE_USED = 512;
/** Shifted by the product: types purchased and sold. */
export const BOUGHT = 1024;
export const SOLD = 8192;

export const DECISION_KINDS = [
  'choosePlan',
  'peekEvent',
  'place',
  'ignoreEvent',
  'brokerInsure',
  'auditPay',
  'seedToken',
  'freeUp',
  'payToll',
  'adminToken',
  'sellCard',
  'assign',
  'acquire',
  'activateNow',
  'produce',
  'buy',
  'sell',
  'subsidyToken',
  'innovate',
  'patentTokens',
  'cutback',
  'draft',
] as const;
export const STEP_KINDS = [
  'opening',
  'decisions',
  'events',
  'eventEffects',
  'administration',
  'opportunity',
  'investments',
  'production',
  'market',
  'selling',
  'subsidy',
  'innovation',
  'summary',
  'cleanup',
  'closeDrafts',
] as const;
export type Kind = (typeof DECISION_KINDS)[number] | (typeof STEP_KINDS)[number];

export interface ElPlanFrame extends Frame {
  kind: Kind;
  /** The player has made a step of this list, so only the player closes it. */
  begun?: true;
  /** R71: the ⚡ card the seat has just bought. */
  card?: number;
}

export interface ElPlanState extends State<ElPlanFrame> {
  period: number;
  /** 0 in the Decisions phase, 1 to 7 on the route, 8 in the Summary phase. */
  district: number;
  /** Holder of the turn token. */
  leader: Seat;
  /** The event of this period, or NONE. */
  event: number;
  /** Top card first. */
  eventDeck: number[];
  removed: number[];
  /** Events of earlier periods, in the order of play. */
  played: number[];
  /** Seats that have seen the top event, as bits. */
  peeked: number;
  /** Three investment decks, top card first. */
  decks: number[][];
  /** Two places for each deck. */
  offers: number[];
  /** For each card its owner, NONE in a deck or on offer, or RETURNED. */
  owner: number[];
  /** For each card INACTIVE or the bits of the slots that ideas cover. */
  cards: number[];
  /** The same for each row of each seat's plan, `facts.rows` for each seat. */
  rows: number[];
  /** For each seat its business, or NONE before it is chosen. */
  business: number[];
  /** Free tokens of each seat, {@link STOCK} for each. */
  stock: number[];
  box: number[];
  /** Product tokens in D5. */
  market: number[];
  /** $ on the D6 spaces. */
  pots: number[];
  /** How many D6 spaces opened this period (R27). */
  open: number;
  /** Where each entrepreneur stands, or NONE. */
  spot: number[];
  flags: number[];
  /** Cards returned and innovations made this period. */
  returned: number[];
  innovations: number[];
  /** Processes used in D4 this period, three for each seat. */
  used: number[];
  /** With `fastAdmin`, while D2 or D4 is planned in private: one for each seat; else none. */
  drafts: Draft[];
}

/** A turn worked through on a private copy, to be carried out when all have closed theirs. */
export interface Draft {
  copy: ElPlanState;
  answers: Answer[];
}
export interface Answer {
  kind: Kind;
  move: ElPlanMove;
}

/** Three amounts of one move: resource tokens. */
interface Resources {
  readonly workers: number;
  readonly money: number;
  readonly energy: number;
}
/** Three amounts of one move: product tokens. */
interface Goods {
  readonly raw: number;
  readonly good: number;
  readonly service: number;
}
/** Which token the discount of the own space takes off a price. */
export type Discount = 'none' | 'money' | 'energy';

/** `item` is a row of the own plan (`r1` …) or a card; `money` how many of the tokens paid are $. */
export type ElPlanMove =
  | { readonly type: 'choosePlan'; readonly business: string }
  | { readonly type: 'place'; readonly space: Space }
  | ({ readonly type: 'auditPay' } & Resources)
  | ({ readonly type: 'take' } & Resources)
  | { readonly type: 'deactivate'; readonly item: string }
  | { readonly type: 'sellCard'; readonly card: string; readonly money: number }
  | { readonly type: 'activate'; readonly item: string; readonly ideas: readonly number[] }
  | { readonly type: 'convertWorkers'; readonly count: number; readonly money: number }
  | {
      readonly type: 'acquire';
      readonly card: string;
      readonly discount: Discount;
      readonly adviser: boolean;
    }
  | { readonly type: 'produce'; readonly run: number }
  | {
      readonly type: 'buy';
      readonly product: Product;
      readonly from: 'market' | 'import';
      readonly discount: Discount;
      readonly adviser: boolean;
    }
  | { readonly type: 'sell'; readonly product: Product; readonly money: number }
  | ({ readonly type: 'innovate' } & Goods)
  | ({ readonly type: 'keep' } & Goods)
  | { [K in PlainMove]: { readonly type: K } }[PlainMove];

/** Moves that say all in their name. */
type PlainMove =
  | 'peek'
  | 'skipPeek'
  | 'ignoreEvent'
  | 'acceptEvent'
  | 'payBroker'
  | 'declineBroker'
  | 'endFreeUp'
  | 'payToll'
  | 'declineToll'
  | 'endSell'
  | 'endAssign'
  | 'passInvestment'
  | 'activateNow'
  | 'activateLater'
  | 'payCloud'
  | 'endProduce'
  | 'endBuy'
  | 'endSale'
  | 'endInnovate';

type Of<T extends string> = { readonly type: T; readonly seat: Seat };

export type ElPlanEvent =
  | Injected
  | (Of<'planChosen'> & { readonly business: string })
  | (Of<'periodBegan'> & { readonly period: number })
  | { readonly type: 'districtEnabled'; readonly district: number }
  | (Of<'placed' | 'served'> & { readonly space: Space })
  | Of<'looked'>
  | { readonly type: 'topEvent'; readonly event: string }
  | { readonly type: 'eventRevealed'; readonly event: string }
  | Of<'ignored' | 'accepted' | 'brokerPaid' | 'tollDeclined' | 'barred' | 'cloudPaid'>
  | (Of<'tollPaid'> & { readonly token: Token })
  | { readonly type: 'sown'; readonly space: Space; readonly money: number }
  | (Of<'auditPaid' | 'tookTokens' | 'income'> & Resources)
  | (Of<'hired'> & { readonly count: number })
  | (Of<'freed'> & { readonly item: string })
  | (Of<'activated'> & { readonly item: string; readonly ideas: readonly number[] })
  | (Of<'converted'> & { readonly count: number; readonly money: number })
  | (Of<'cardReturned' | 'acquired'> & {
      readonly card: string;
      readonly money: number;
      readonly energy: number;
    })
  | (Of<'produced'> & {
      readonly run: number;
      readonly product: Product;
      readonly count: number;
      readonly processes: number;
    })
  | (Of<'productionEnded'> & { readonly used: number; readonly available: number })
  | (Of<'bought'> & {
      readonly product: Product;
      readonly from: 'market' | 'import';
      readonly price: number;
    })
  | (Of<'sold'> & { readonly product: Product; readonly money: number; readonly energy: number })
  | (Of<'exported'> & { readonly product: Product; readonly count: number })
  | { readonly type: 'subsidyPlaced'; readonly space: Space }
  | (Of<'exportBonus'> & { readonly money: number })
  | (Of<'potCollected'> & { readonly space: Space; readonly money: number })
  | (Of<'innovated' | 'kept' | 'lost'> & Goods)
  | (Of<'recycled'> & { readonly energy: number })
  | { readonly type: 'refilled'; readonly card: string }
  | { readonly type: 'supplied'; readonly product: Product }
  | { readonly type: 'yearEnded' };

export interface ElPlan extends GameTypes {
  state: ElPlanState;
  frame: ElPlanFrame;
  move: ElPlanMove;
  event: ElPlanEvent;
  options: Options;
  content: Content;
  facts: Facts;
}
/** A move of one type. */
export type MoveOf<T extends ElPlanMove['type']> = Extract<ElPlanMove, { type: T }> & Move;
