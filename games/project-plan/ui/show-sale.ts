/** Free contracts, answers in sales, take-overs and fees. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type { Shown } from '@boardroom/ui-kit';
import { bookValue } from '../src/contracts.ts';
import { completes, feesOf, obtained } from './figures.ts';
import type { Look } from './figures.ts';
import { briefly, say } from './naming.ts';
import { priceGap, showBid, showDebt } from './show-bid.ts';
import { cellOf, leaves } from './show-common.ts';
import type { Frame, Offer } from './show-common.ts';

/** Offers, bids, prices and the answers to them. */
export function showSale(scene: Look, label: string, move: Offer, frame: Frame, seat: Seat): Shown {
  const { facts, content } = scene.t;
  const about = frame && 'contract' in frame ? facts.contractOf[frame.contract]! : NONE;
  const cash = scene.view.cash[seat] ?? 0;
  switch (move.type) {
    case 'buy': {
      const price = frame?.kind === 'obtain' ? frame.price : 0;
      const after = obtained(scene, seat, about);
      const gain = feesOf(scene, after, seat) - feesOf(scene, scene.view, seat);
      return {
        label: say(scene, 'ui.buy', { n: amount(price) }),
        note: say(scene, 'ui.leaves', { n: amount(cash - price) }),
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
    case 'decline': {
      const stays = scene.t.options.unsoldProjects === 'stay';
      const note = stays
        ? say(scene, 'ui.note.stays')
        : say(scene, 'ui.note.auction', { n: amount(content.leastBid) });
      return { label, note, path: ['bank'] };
    }
    case 'bid':
    case 'offer':
    case 'sealedBid':
      return showBid(scene, label, move, seat, about);
    case 'pass':
    case 'letGo':
    case 'noOffer':
      return { label, tone: 'quiet', key: 'P', path: [`bidder:${seat}`] };
    case 'takeBest':
      return frame?.kind === 'closeTender'
        ? { label, note: signed(frame.high), path: [`bidder:${frame.best}`] }
        : { label };
    case 'keep':
      return { label, tone: 'quiet', path: ['card'] };
    case 'namePrice':
      return {
        label: say(scene, 'ui.namePrice'),
        note: say(scene, 'ui.note.book', { n: amount(bookValue(scene.t, scene.view, about)) }),
        path: ['card'],
        gaps: { amount: priceGap(scene, move, about) },
      };
    case 'keepExtension':
      return {
        label,
        note: say(scene, 'ui.note.later', { n: amount(facts.redemption[about] ?? 0) }),
        path: ['card'],
      };
    case 'redeemNow':
      return {
        label,
        note: leaves(scene, seat, facts.extension[about] ?? 0),
        path: [cellOf(scene, about)],
      };
    case 'inheritKeep':
      return { label, note: leaves(scene, seat, facts.addition[about] ?? 0), path: ['card'] };
    case 'inheritRedeem':
      return {
        label,
        note: leaves(scene, seat, facts.redemption[about] ?? 0),
        path: [cellOf(scene, about)],
      };
    case 'inheritLeave':
      return { label, note: say(scene, 'ui.note.free'), tone: 'quiet', path: ['bank'] };
    case 'inKind':
    case 'acceptPrice':
    case 'auctionContract':
      return showDebt(scene, label, move.type, String(move.contract));
    case 'declareBankrupt':
      return { label, tone: 'quiet', path: ['bank'], confirm: say(scene, 'ui.confirm.bankrupt') };
    case 'payFee':
      return frame?.kind === 'review'
        ? { label, note: leaves(scene, seat, frame.fee), path: [`pawn:${frame.manager}`] }
        : { label };
    case 'askReview':
      return frame?.kind === 'review'
        ? {
            label,
            note: say(scene, 'ui.note.review', {
              n: frame.level === 0 ? 2 : 1,
              fee: amount(Math.ceil((frame.fee * 1.5) / 10) * 10),
            }),
            path: ['dice'],
          }
        : { label };
    case 'claim': {
      const claim = scene.view.claims.find(({ id }) => id === move.claim);
      if (!claim) return { label };
      return {
        label: say(scene, 'ui.claim', { seat: claim.visitor }),
        note: `${signed(claim.fee)} ${briefly(scene, facts.ids[claim.contract]!)}`,
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
