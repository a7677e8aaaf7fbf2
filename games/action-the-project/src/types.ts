/**
 * The vocabulary of Action the Project!: what is asked and remembered. Read this file first, then
 * `moves.ts` (what is done) and `events.ts` (what is reported).
 */
import type { Frame, Seat, State, Table } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { ActionEvent } from './events.ts';
import type { ActionMove, MoveOf } from './moves.ts';
import type { Options } from './options.ts';

export type { ActionEvent } from './events.ts';
export type { ActionMove, Aside, MoveOf } from './moves.ts';

/** The four Action cards. */
export const SUPPORT = 0;
export const OPPOSE = 1;
export const ABSTAIN = 2;
export const POLITICS = 3;
/** In a view: a card lies there, and the viewer may not see which. */
export const FACE_DOWN = 4;

/** What has become of this turn's project. FAILING: the votes are counted, W4 is still to come. */
export const OPEN_OUTCOME = 0;
export const SUCCEEDED = 1;
export const FAILING = 2;
export const FAILED = 3;
export const TRIAL = 4;

/** What has become of a window this turn. */
export const TO_COME = 0;
export const SKIPPED = 1;
export const UNOPENED = 2;
export const HELD = 3;
/** Held, and the winner used the effect. */
export const USED = 4;

/** What a `pay` promise depends on. FAILS includes a trial (R112). */
export const ANYHOW = 0;
export const IF_SUCCEEDS = 1;
export const IF_FAILS = 2;
export const IF_TRIAL = 3;

/** What the leader gives up for overtime. */
export const NOTHING = 0;
export const MONEY = 1;
export const PRESTIGE = 2;

export type PromiseKind = 'play' | 'pay' | 'bid' | 'noBid' | 'text';
export type Mark = 'kept' | 'broken' | 'overruled' | 'lapsed';

export interface ActionFrame extends Frame {
  kind:
    // Decisions, D1–D12 of the rules.
    | 'chooseLeaderCard'
    | 'open'
    | 'bid'
    | 'sealedBid'
    | 'useW1'
    | 'useW2'
    | 'place'
    | 'steer'
    | 'assign'
    | 'overtime'
    | 'useW4'
    | 'done'
    // Steps, in the order of a turn.
    | 'project'
    | 'window'
    | 'unseal'
    | 'leader'
    | 'placing'
    | 'reveal'
    | 'count'
    | 'aftermath'
    | 'settlement'
    | 'housekeeping';
}

/** Money and prestige offered for money and prestige. */
export interface Terms {
  readonly giveMoney: number;
  readonly givePrestige: number;
  readonly wantMoney: number;
  readonly wantPrestige: number;
  /** 0 open, 1 secret. */
  readonly secret: number;
}

/** R103. Offers have no numbers: equal offers are interchangeable, so a count tells nothing. */
export interface Offer extends Terms {
  readonly from: Seat;
  readonly to: Seat;
}

/** R111, R112. Fields a kind does not use are 0. Removed from the state when marked. */
export interface Pledge {
  readonly from: Seat;
  readonly to: Seat;
  readonly kind: PromiseKind;
  readonly turn: number;
  readonly secret: number;
  readonly card: number;
  readonly window: number;
  readonly bid: number;
  readonly condition: number;
  readonly money: number;
  readonly prestige: number;
  readonly message: number;
  /** R119 what gifts have been booked to a `pay` promise; seen by its two parties only (R158). */
  bookedMoney: number;
  bookedPrestige: number;
}

/** Arrays are by seat unless said; `[i, j]` stands for the index `i * players + j`. */
export interface ActionState extends State<ActionFrame> {
  /** 1 to 2n; 0 while leader cards are chosen. */
  turn: number;
  chair: Seat;
  /** Which Team Leader card each player has taken: index in the content. */
  leaderCards: number[];
  money: number[];
  prestige: number[];
  /** Prestige bought from the bank. */
  bought: number[];
  /** The public book: start, packages, Politics, auctions, open dealings and announced purchases. */
  bookMoney: number[];
  bookPrestige: number[];
  /** Net of all secret gifts and trades, from i to j at [i, j]; [j, i] is the negative. */
  secretMoney: number[];
  secretPrestige: number[];
  /** The least that j must have bought, by what i has seen, at [i, j]. */
  least: number[];

  /** Project cards are indices in the content. */
  deck: number[];
  /** The last is the top. */
  pile: number[];
  box: number[];
  discards: number[];
  /** Cards that everybody knows to be in the pile (R80). */
  returned: number[];
  project: number;
  /** K, the packages carried over from trials. */
  carry: number;
  trialsInRow: number;

  /** Leader-designate until W2 is over, then Team Leader. */
  leader: Seat;
  /** The leader of each turn that passed W2. */
  history: Seat[];
  /** Leader cards left, with `leaderDraw = rota`. */
  rota: Seat[];

  /** The Action card lying before each player. */
  cards: number[];
  /** 1 once the cards are face up. */
  revealed: number;
  /** W3: who had the word, with whom, and the card that lay there before. */
  steerer: Seat;
  target: Seat;
  original: number;
  votesFor: number;
  votesAgainst: number;
  outcome: number;
  /** Fate cards shown this turn, and those still face down; the last is the top. */
  fateShown: number[];
  fateLeft: number[];
  forfeit: number;

  /** The window being held, 1 to 4, or 0. */
  window: number;
  /** Prestige committed in the running auction. */
  bids: number[];
  /** Who has dropped out of it. */
  out: number[];
  /** Holder of the high bid. */
  high: Seat;
  /** This turn, by window (index = window − 1). */
  windows: number[];
  winners: Seat[];
  /** This turn, what each player paid at each window: at [window − 1, seat]. */
  paid: number[];

  offers: Offer[];
  promises: Pledge[];
  /** This turn, by maker. */
  offersMade: number[];
  promisesMade: number[];
  /** Promises marked so far: secret ones at [maker, promisee], open ones at [maker, maker]. */
  kept: number[];
  broken: number[];

  /** Running totals (I1, I2, I6). */
  divided: number;
  lost: number;
  politicsPaid: number;
  auctionPaid: number;
  forfeitedMoney: number;
  forfeitedPrestige: number;
}

/** What follows from players, options and content alone. */
export interface Facts {
  /** 2n. */
  readonly turns: number;
  /** Smallest step of money (R2). */
  readonly grain: number;
  /** Dollars in a package, and the price of 1 prestige. */
  readonly unit: number;
  readonly price: number;
  /** Value of each Project card. */
  readonly values: readonly number[];
  readonly choices: readonly MoveOf<'choose'>[];
  /** What `negotiation` and `chat` allow. */
  readonly may: {
    readonly give: boolean;
    readonly secret: boolean;
    readonly trade: boolean;
    readonly promise: boolean;
    readonly words: boolean;
  };
}

export interface ActionGame {
  state: ActionState;
  frame: ActionFrame;
  move: ActionMove;
  event: ActionEvent;
  options: Options;
  content: Content;
  facts: Facts;
}
export type ActionTable = Table<ActionGame>;
