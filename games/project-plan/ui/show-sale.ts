/** Free contracts, answers in sales, take-overs and fees. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Shown } from '@boardroom/ui-kit';
import { completes, feesOf, obtained } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { say } from './naming.ts';
import { priceGap, showBid, showDebt } from './show-bid.ts';
import { cellOf } from './show-common.ts';
import type { Frame, Offer } from './show-common.ts';

/** Offers, bids, prices and the answers to them. */
export function showSale(scene: Look, label: string, move: Offer, frame: Frame, seat: Seat): Shown {
  const { facts } = scene.t;
  const about = frame && 'contract' in frame ? facts.contractOf[frame.contract]! : NONE;
  const cash = scene.view.cash[seat] ?? 0;
  switch (move.type) {
    case 'buy': {
      const price = frame?.kind === 'obtain' ? frame.price : 0;
      const after = obtained(scene, seat, about);
      const gain = feesOf(scene, after, seat) - feesOf(scene, scene.view, seat);
      return {
        label: say(scene, 'ui.buy', { n: amount(price) }),
        tone: 'go',
        path: [cellOf(scene, about)],
        preview: {
          title: say(scene, 'ui.preview.gain', { n: amount(gain) }),
          lines: [
            completes(scene, seat, about)
              ? say(scene, 'ui.preview.completes')
              : say(scene, 'ui.preview.cash', { n: amount(cash - price) }),
          ],
        },
      };
    }
    case 'decline':
      return { label, path: ['bank'] };
    case 'bid':
    case 'offer':
    case 'sealedBid':
      return showBid(scene, label, move, seat, about);
    case 'pass':
    case 'letGo':
    case 'noOffer':
      return { label, tone: 'quiet', key: 'P', path: [`bidder:${seat}`] };
    case 'takeBest':
      return frame?.kind === 'closeTender' ? { label, path: [`bidder:${frame.best}`] } : { label };
    case 'keep':
      return { label, tone: 'quiet', path: ['card'] };
    case 'namePrice':
      return {
        label: say(scene, 'ui.namePrice'),
        path: ['card'],
        gaps: { amount: priceGap(scene, move, about) },
      };
    case 'keepExtension':
    case 'inheritKeep':
      return { label, path: ['card'] };
    case 'redeemNow':
    case 'inheritRedeem':
      return { label, path: [cellOf(scene, about)] };
    case 'inheritLeave':
      return { label, tone: 'quiet', path: ['bank'] };
    case 'inKind':
    case 'acceptPrice':
    case 'auctionContract':
      return showDebt(scene, label, move.type, String(move.contract));
    case 'declareBankrupt':
      return { label, tone: 'quiet', path: ['bank'], confirm: say(scene, 'ui.confirm.bankrupt') };
    case 'payFee':
      return frame?.kind === 'review' ? { label, path: [`pawn:${frame.manager}`] } : { label };
    case 'askReview':
      return { label, path: ['dice'] };
    case 'claim': {
      const claim = scene.view.claims.find(({ id }) => id === move.claim);
      if (!claim) return { label };
      return {
        label: say(scene, 'ui.claim', { seat: claim.visitor }),
        path: [cellOf(scene, claim.contract)],
        group: 'claim',
      };
    }
    case 'callDeadline':
    case 'timeUp':
      return { label, confirm: say(scene, 'ui.confirm.deadline') };
    default:
      return { label };
  }
}
