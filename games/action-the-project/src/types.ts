/** The vocabulary of Action the Project!: what is asked, done, remembered and reported. Read this file first. */
import type { Frame, Seat, State, Table } from '@boardroom/kernel';
import type { Content } from './content.ts';
import type { Options } from './options.ts';

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

/** What a `pay` promise depends on. FAILS includes a trial (R112). */
export const ANYHOW = 0;
export const IF_SUCCEEDS = 1;
export const IF_FAILS = 2;
export const IF_TRIAL = 3;

/** What the leader gives up for overtime. */
export const NOTHING = 0;
export const MONEY = 1;
export const PRESTIGE = 2;

export const PROMISE_KINDS = ['play', 'pay', 'bid', 'noBid', 'text'] as const;
export type PromiseKind = (typeof PROMISE_KINDS)[number];
export const MARKS = ['kept', 'broken', 'overruled', 'lapsed'] as const;
export type Mark = (typeof MARKS)[number];

export const DECISIONS = [
  'chooseLeaderCard',
  'open',
  'bid',
  'sealedBid',
  'useW1',
  'useW2',
  'place',
  'steer',
  'assign',
  'overtime',
  'useW4',
  'done',
] as const;
export const STEPS = [
  'project',
  'window',
  'unseal',
  'leader',
  'placing',
  'reveal',
  'count',
  'aftermath',
  'settlement',
  'housekeeping',
] as const;

export interface ActionFrame extends Frame {
  kind: (typeof DECISIONS)[number] | (typeof STEPS)[number];
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
  /** The public book: start, packages, Politics, auctions and open dealings. */
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
  used: number[];
  /** This turn, what each player paid at each window: at [window − 1, seat]. */
  paid: number[];

  offers: Offer[];
  promises: Pledge[];
  /** This turn, by maker. */
  offersMade: number[];
  promisesMade: number[];
  /** Promises marked kept and broken: open ones by maker, secret ones at [maker, promisee]. */
  keptOpenly: number[];
  brokenOpenly: number[];
  keptSecretly: number[];
  brokenSecretly: number[];

  /** Running totals (I1, I2, I6). */
  divided: number;
  lost: number;
  politicsPaid: number;
  auctionPaid: number;
  forfeitedMoney: number;
  forfeitedPrestige: number;
}

export type ActionMove =
  | { readonly type: 'choose'; readonly leaderCard: string }
  | { readonly type: 'noBid' }
  | { readonly type: 'open'; readonly bid: number }
  | { readonly type: 'drop' }
  | { readonly type: 'raise'; readonly bid: number }
  | { readonly type: 'seal'; readonly bid: number }
  | { readonly type: 'redrawProject' }
  | { readonly type: 'keepProject' }
  | { readonly type: 'redrawLeader' }
  | { readonly type: 'keepLeader' }
  | { readonly type: 'place'; readonly card: number }
  | { readonly type: 'steer'; readonly target: Seat }
  | { readonly type: 'impose'; readonly target: Seat; readonly card: number }
  | { readonly type: 'leave' }
  | { readonly type: 'assign'; readonly card: number }
  | { readonly type: 'overtime'; readonly forfeit: number }
  | { readonly type: 'acceptFate' }
  | { readonly type: 'trial' }
  | { readonly type: 'divide' }
  | { readonly type: 'done' }
  | Aside;

/** Free actions, F1 to F8. */
export type Aside =
  | { readonly type: 'buy'; readonly count: number }
  | ({ readonly type: 'give'; readonly to: Seat } & Gift)
  | ({ readonly type: 'offer'; readonly to: Seat } & Terms)
  | ({ readonly type: 'accept'; readonly from: Seat } & Terms)
  | ({ readonly type: 'decline'; readonly from: Seat } & Terms)
  | ({ readonly type: 'withdraw'; readonly to: Seat } & Terms)
  | ({ readonly type: 'promisePlay'; readonly card: number } & Promising)
  | ({
      readonly type: 'promisePay';
      readonly money: number;
      readonly prestige: number;
      readonly condition: number;
    } & Promising)
  | ({ readonly type: 'promiseBid'; readonly window: number; readonly bid: number } & Promising)
  | ({ readonly type: 'promiseNoBid'; readonly window: number } & Promising)
  | ({ readonly type: 'promiseText'; readonly message: number } & Promising)
  | {
      readonly type: 'judge';
      readonly from: Seat;
      readonly turn: number;
      readonly message: number;
      readonly secret: number;
      readonly kept: number;
    }
  | { readonly type: 'say'; readonly to: Seat; readonly message: number };

interface Gift {
  readonly money: number;
  readonly prestige: number;
  readonly secret: number;
}
interface Promising {
  readonly to: Seat;
  readonly turn: number;
  readonly secret: number;
}
export type MoveOf<K extends ActionMove['type']> = Extract<ActionMove, { type: K }>;

interface BySeat {
  readonly seat: Seat;
}
interface InWindow extends BySeat {
  readonly window: number;
}
interface Bidding extends InWindow {
  readonly bid: number;
  readonly counts: number;
}
interface Promised extends BySeat {
  readonly to: Seat;
  readonly turn: number;
  readonly secret: number;
}

export type ActionEvent =
  | ({ readonly type: 'chose'; readonly leaderCard: string } & BySeat)
  | { readonly type: 'turnBegan'; readonly turn: number; readonly chair: Seat }
  | {
      readonly type: 'projectTurned';
      readonly project: string;
      readonly value: number;
      readonly carry: number;
    }
  | { readonly type: 'windowSkipped' | 'windowUnopened'; readonly window: number }
  | ({ readonly type: 'opened' | 'raised' | 'bidTurned' } & Bidding)
  | ({ readonly type: 'bidDeclined' | 'dropped' | 'sealed' } & InWindow)
  | ({ readonly type: 'paid' | 'won'; readonly bid: number } & InWindow)
  | ({ readonly type: 'projectReturned'; readonly project: string } & BySeat)
  | ({ readonly type: 'projectKept' | 'leaderKept' | 'leaderReturned' } & BySeat)
  | ({ readonly type: 'designated' | 'leads' | 'placed' | 'wordLeft' } & BySeat)
  | ({ readonly type: 'steered'; readonly target: Seat } & BySeat)
  | ({ readonly type: 'saw'; readonly target: Seat; readonly card: number } & BySeat)
  | ({ readonly type: 'assigned'; readonly target: Seat } & BySeat)
  | ({ readonly type: 'overruled'; readonly card: number } & BySeat)
  | ({ readonly type: 'cardTurned'; readonly card: number } & BySeat)
  | ({ readonly type: 'politicsPaid'; readonly prestige: number } & BySeat)
  | { readonly type: 'fateTurned'; readonly fate: string; readonly vote: number }
  | ({ readonly type: 'overtimeWorked'; readonly forfeit: number } & BySeat)
  | ({ readonly type: 'fateAccepted' } & BySeat)
  | {
      readonly type: 'succeeded' | 'failed';
      readonly votesFor: number;
      readonly votesAgainst: number;
      readonly packages: number;
    }
  | ({
      readonly type: 'shared';
      readonly packages: number;
      readonly money: number;
      readonly prestige: number;
      readonly card: number;
      readonly leads: number;
    } & BySeat)
  | ({ readonly type: 'divideChosen' } & BySeat)
  | ({ readonly type: 'trialDeclared'; readonly packages: number } & BySeat)
  | { readonly type: 'packagesLost'; readonly packages: number }
  | ({ readonly type: 'saidDone' } & BySeat)
  | { readonly type: 'discarded'; readonly project: string }
  | { readonly type: 'ended' }
  | ({ readonly type: 'bought'; readonly count: number; readonly money: number } & BySeat)
  | ({ readonly type: 'gave'; readonly to: Seat } & Gift & BySeat)
  | ({
      readonly type: 'offered' | 'traded' | 'offerDeclined' | 'offerWithdrawn' | 'offerLapsed';
      readonly to: Seat;
    } & Terms &
      BySeat)
  | ({ readonly type: 'promisedPlay'; readonly card: number } & Promised)
  | ({
      readonly type: 'promisedPay';
      readonly money: number;
      readonly prestige: number;
      readonly condition: number;
    } & Promised)
  | ({ readonly type: 'promisedBid'; readonly window: number; readonly bid: number } & Promised)
  | ({ readonly type: 'promisedNoBid'; readonly window: number } & Promised)
  | ({ readonly type: 'promisedText'; readonly message: number } & Promised)
  | ({ readonly type: 'promiseMarked'; readonly kind: PromiseKind; readonly mark: Mark } & Promised)
  | ({ readonly type: 'said'; readonly message: number } & BySeat)
  | ({ readonly type: 'whispered'; readonly to: Seat; readonly message: number } & BySeat);

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
