/** Offers and promises that lie on the table. */
import { HIDDEN, isOver } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { isJudgeable } from '../src/asides/legal-promises.ts';
import { covers } from '../src/stocks.ts';
import type { Offer, Pledge, Terms } from '../src/types.ts';
import { figure, inTheWay, player, refused, ruleLine, say } from './reader.ts';
import type { ActionReader } from './reader.ts';

/** "$600 and 2 prestige", or "nothing". */
export function amountWords(r: ActionReader, money: number, prestige: number): string {
  return say(r, 'amount', { money, prestige });
}

export function termsWords(r: ActionReader, terms: Terms): string {
  return say(r, 'terms', {
    gives: amountWords(r, terms.giveMoney, terms.givePrestige),
    wants: amountWords(r, terms.wantMoney, terms.wantPrestige),
    secretly: terms.secret,
  });
}

/** What was promised: "place Support", "$500 if the project succeeds". */
export function promiseWords(r: ActionReader, pledge: Readonly<Pledge>): string {
  return say(r, `promise.${pledge.kind}`, {
    ...pledge,
    amount: amountWords(r, pledge.money, pledge.prestige),
    turnNow: pledge.turn === r.view.turn ? 1 : 0,
  });
}

const RULES = { play: 'R115', pay: 'R116', bid: 'R117', noBid: 'R117', text: 'R118' } as const;

export function lookAtPromise(r: ActionReader, index: number): Looked | null {
  const pledge = r.view.promises[index];
  if (!pledge) return null;
  const { from, to, kind } = pledge;
  const owed = kind === 'pay' && pledge.bookedMoney !== HIDDEN;
  const money = Math.max(0, pledge.money - pledge.bookedMoney);
  const prestige = Math.max(0, pledge.prestige - pledge.bookedPrestige);
  const me = player(r);
  return {
    id: `promise:${index}`,
    name: say(r, 'promise.name', { from, to }),
    kind: say(r, 'promise.kind', { secretly: pledge.secret }),
    owner: from,
    figures: [figure(r, 'due', say(r, 'due', { turn: pledge.turn }))],
    line: say(r, 'promise.line', { seat: from, words: promiseWords(r, pledge) }),
    ...(owed
      ? {
          facts: [
            money + prestige === 0
              ? say(r, 'promise.paid')
              : say(r, 'promise.owed', { amount: amountWords(r, money, prestige) }),
          ],
        }
      : {}),
    ...(kind === 'text' && me === to && isJudgeable(r.view, pledge)
      ? { now: { text: say(r, 'promise.judge') } }
      : {}),
    rule: ruleLine(r, RULES[kind]),
  };
}

export function lookAtOffer(r: ActionReader, index: number): Looked | null {
  const offer = r.view.offers[index];
  if (!offer) return null;
  const me = player(r);
  const mine = me === offer.from ? 1 : me === offer.to ? -1 : 0;
  return {
    id: `offer:${index}`,
    name: say(r, 'offer.name', { from: offer.from, to: offer.to }),
    kind: say(r, 'offer.kind', { secretly: offer.secret }),
    owner: offer.from,
    figures: [
      figure(r, 'gives', amountWords(r, offer.giveMoney, offer.givePrestige)),
      figure(r, 'wants', amountWords(r, offer.wantMoney, offer.wantPrestige)),
    ],
    line: say(r, 'offer.line', { from: offer.from, to: offer.to, terms: termsWords(r, offer) }),
    ...(me !== null && mine !== 0 && !isOver(r.view)
      ? { now: { text: afterwards(r, offer, me, mine) } }
      : {}),
    ...(mine === -1 && !covers(r.view, me!, offer.wantMoney, offer.wantPrestige)
      ? inTheWay(refused(r, { type: 'accept', ...offer }), [
          say(r, 'way.cover'),
          say(r, 'way.decline'),
        ])
      : {}),
    ...(mine === 0 && me !== null
      ? inTheWay({ text: say(r, 'why.offer', { to: offer.to }), rule: 'R103' }, [])
      : {}),
    rule: ruleLine(r, 'R104'),
  };
}

/** What the reader would hold after a trade. `sign`: 1 gives, -1 takes. */
function afterwards(r: ActionReader, offer: Offer, seat: number, sign: number): string {
  return say(r, 'offer.after', {
    money: r.view.money[seat]! - sign * (offer.giveMoney - offer.wantMoney),
    prestige: r.view.prestige[seat]! - sign * (offer.givePrestige - offer.wantPrestige),
  });
}
