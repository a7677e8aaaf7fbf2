/** What players do: answers to questions, and asides. */
import type { Seat } from '@boardroom/kernel';
import type { Terms } from './types.ts';

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

export interface Gift {
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
