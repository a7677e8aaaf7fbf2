/** What is reported: facts, never words. */
import type { Injected, Seat } from '@boardroom/kernel';
import type { Gift } from './moves.ts';
import type { Mark, PromiseKind, Terms } from './types.ts';

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
  | Injected
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
