/** Who takes part in what is being auctioned, tendered or contested, and how they stand. */
import { HIDDEN, NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import { gathered } from '../src/decisions/sealed-bid.ts';
import { question, seesCash } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { contractName, say } from './naming.ts';

interface Bidder {
  readonly seat: Seat;
  readonly text: string;
  readonly state: 'best' | 'in' | 'out';
  readonly asked: boolean;
}
export interface Sale {
  readonly title: string;
  readonly note: string;
  readonly bidders: readonly Bidder[];
}

export const BIDDER_ROW = 30;
export const saleHeight = ({ bidders }: Sale): number => 58 + bidders.length * BIDDER_ROW;

/** Undefined if nothing is for sale. */
export function saleOf(scene: Look): Sale | undefined {
  const f = question(scene);
  const { view } = scene;
  const solvent = view.out.flatMap((out, seat) => (out === 0 ? [seat] : []));
  const cash = (seat: Seat): string =>
    seesCash(scene, seat) ? say(scene, 'ui.sale.cash', { n: amount(view.cash[seat]!) }) : '';
  switch (f?.kind) {
    case 'bid':
    case 'bidStaff': {
      const takesPart = (seat: Seat): boolean =>
        f.kind === 'bid' ? seat !== f.seller : f.projects[seat] !== NONE;
      return {
        title: say(scene, f.kind === 'bid' ? 'ui.sale.auction' : 'ui.sale.staff'),
        note:
          f.kind === 'bid' && f.seller !== NONE
            ? say(scene, 'ui.sale.by', { seat: f.seller })
            : say(scene, 'ui.sale.fico'),
        bidders: solvent.filter(takesPart).map((seat) => {
          if (seat === f.best)
            return { seat, state: 'best', asked: false, text: amount(f.high) } as const;
          const isIn = ((f.bidders >> seat) & 1) === 1;
          const text = isIn ? cash(seat) : say(scene, 'ui.sale.passed');
          return { seat, state: isIn ? 'in' : 'out', asked: seat === f.seat, text } as const;
        }),
      };
    }
    case 'sealedBid': {
      const bids = gathered(view)?.bids ?? [];
      return {
        title: say(scene, 'ui.sale.sealed'),
        note: say(scene, 'ui.sale.fico'),
        bidders: solvent.map((seat) => {
          const asked = scene.asked.includes(seat);
          const mine = seat === scene.viewer && bids[seat] !== HIDDEN && bids[seat] !== NONE;
          const text = asked
            ? say(scene, 'ui.sale.thinks')
            : mine
              ? amount(bids[seat]!)
              : say(scene, 'ui.sale.in');
          return { seat, state: 'in', asked, text } as const;
        }),
      };
    }
    case 'offer':
    case 'closeTender': {
      const seller = f.kind === 'offer' ? f.seller : f.seat;
      return {
        title: say(scene, 'ui.sale.tender'),
        note: say(scene, 'ui.sale.by', { seat: seller }),
        bidders: solvent
          .filter((seat) => seat !== seller)
          .map((seat) =>
            seat === f.best
              ? ({ seat, state: 'best', asked: false, text: amount(f.high) } as const)
              : ({ seat, state: 'in', asked: seat === f.seat, text: cash(seat) } as const),
          ),
      };
    }
    case 'contest':
      return {
        title: say(scene, 'ui.sale.contest'),
        note: say(scene, 'ui.sale.asks', { seat: f.requester }),
        bidders: solvent
          .filter((seat) => f.projects[seat] !== NONE || seat === f.seat)
          .map((seat) => {
            const project = f.projects[seat]!;
            const text =
              project === NONE ? say(scene, 'ui.sale.thinks') : contractName(scene, project);
            return { seat, state: 'in', asked: seat === f.seat, text } as const;
          }),
      };
    default:
      return undefined;
  }
}
