/** The facts a match reports; `texts` has the words. */
import type { Injected, Seat } from '@boardroom/kernel';

export type ProjectPlanEvent =
  | Injected
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
      /** Who adds `amount` in cash; NONE if nobody does. */
      readonly payer: Seat;
      readonly amount: number;
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
