/** The tabs of an offer and of a gift. */
import type { DealSide } from '@boardroom/ui-kit/contract';
import { MOST_OFFERS_OPEN, offersOpen } from '../src/asides/legal.ts';
import { uncommitted } from '../src/stocks.ts';
import { book, changes, held, LIKELY, money, prestige, secrecy, theirs } from './deal-parts.ts';
import type { Dealing, DealTab } from './deal-parts.ts';

export function offerCard(d: Dealing): DealTab {
  const { scene, me, to, say } = d;
  const { view, t } = scene;
  const gives = money(d, 'giveMoney', view.money[me]!);
  const givesToo = prestige(d, 'givePrestige', uncommitted(view, me));
  const wants = money(d, 'wantMoney', LIKELY.packages * t.facts.unit);
  const wantsToo = prestige(d, 'wantPrestige', LIKELY.prestige);
  const fields = {
    giveMoney: gives.value,
    givePrestige: givesToo.value,
    wantMoney: wants.value,
    wantPrestige: wantsToo.value,
    secret: d.value('secret', 1),
  };
  const dMoney = fields.wantMoney - fields.giveMoney;
  const dPrestige = fields.wantPrestige - fields.givePrestige;
  const move = d.whole({ type: 'offer', to, ...fields });
  const each =
    dMoney * dPrestige < 0
      ? [say('each', { each: Math.round(Math.abs(dMoney / dPrestige)), price: t.facts.price })]
      : [];
  const open = offersOpen(view, me);
  return {
    sides: [
      {
        seat: me,
        title: say('give'),
        fields: [gives, givesToo],
        notes: [held(d)],
        effects: [...changes(d, dMoney, dPrestige), ...each],
      },
      {
        seat: to,
        title: say('want'),
        fields: [wants, wantsToo],
        notes: [book(d)],
        effects: [...theirs(d, -dMoney, -dPrestige), say('notVote')],
      },
    ],
    terms: secrecy(d),
    law: [
      move
        ? { text: say('offer.lies'), rule: 'R104' }
        : { text: say('offer.nothing'), rule: 'R103', kept: false },
    ],
    send: {
      label: say('send.offer'),
      note: say('send.offer.note', { open: open + 1, most: MOST_OFFERS_OPEN }),
      move,
    },
  };
}

export function giftCard(d: Dealing): DealTab {
  const { scene, me, to, say } = d;
  const { view } = scene;
  const gives = money(d, 'money', view.money[me]!);
  const givesToo = prestige(d, 'prestige', uncommitted(view, me));
  const move = d.whole({
    type: 'give',
    to,
    money: gives.value,
    prestige: givesToo.value,
    secret: d.value('secret', 1),
  });
  const owed = view.promises
    .filter((pledge) => pledge.kind === 'pay' && pledge.from === me && pledge.to === to)
    .map((pledge) => pledge.money - pledge.bookedMoney)
    .filter((left) => left > 0);
  const mine: DealSide = {
    seat: me,
    title: say('give'),
    fields: [gives, givesToo],
    notes: [held(d), ...owed.map((left) => ({ text: say('owed', { money: left }), rule: 'R119' }))],
    effects: changes(d, -gives.value, -givesToo.value),
  };
  return {
    sides: [
      mine,
      { seat: to, title: say('gets'), effects: theirs(d, gives.value, givesToo.value) },
    ],
    terms: secrecy(d),
    law: [
      move
        ? { text: say('gift.final'), rule: 'R98' }
        : { text: say('gift.nothing'), rule: 'R97', kept: false },
    ],
    send: { label: say('send.gift'), move },
  };
}
