/** Why a bid, a sum, a claim or a step of a settlement is refused, fact by fact. */
import { describe } from 'vitest';
import { expectRefusals, NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { owes, plays, scene, throwWith } from '../testing/scene.ts';
import type { Pos, Scene } from '../testing/scene.ts';

describe('X5, X6 bids', () => {
  const bidding = (): Pos => {
    const p = scene({ players: 4, cash: { 1: 5000, 3: 700 } });
    throwWith(p, 0, 2, 4);
    plays(p, 0, { type: 'decline' });
    plays(p, 1, { type: 'bid', amount: 300 });
    plays(p, 2, { type: 'pass' });
    return p;
  };
  const bid = (amount: number) => ({ type: 'bid', amount });
  expectRefusals(bidding, [
    ['too low', 3, bid(390), { code: 'bad-bid', facts: { least: 400, cash: 700 } }],
    ['the best, before the others', 1, bid(500), notAsked(3)],
    ['after a pass', 2, bid(500), { code: 'has-passed' }],
    ['still in, before one’s turn', 0, bid(500), notAsked(3)],
  ]);
  const sealed = (): Pos => {
    const p = scene({ options: { auctionStyle: 'sealed' }, cash: { 1: 5000 } });
    throwWith(p, 0, 2, 4);
    p.play(0, { type: 'decline' });
    return p;
  };
  expectRefusals(sealed, [
    [
      'sealed, too low',
      1,
      { type: 'sealedBid', amount: 90 },
      { code: 'bad-bid', facts: { least: 100, cash: 5000 } },
    ],
  ]);
  expectRefusals(scene, [['nothing to bid for', 1, bid(500), notAsked(0)]]);
});

describe('R136, R138, X18 the sum of a deal', () => {
  const drafting = (it: Scene, item: string) => (): Pos => {
    const p = scene({ holds: { 0: 'PJ22', 1: 'PJ21' }, ...it });
    plays(p, 0, { type: 'propose', to: 1 }, { type: 'add', item });
    return p;
  };
  const sum = (cash: unknown) => ({ type: 'offerDeal', cash });
  const gift = (giveValue: number, getValue: number, floor = 25) => ({
    code: 'gift',
    facts: { floor, giveValue, getValue },
  });
  expectRefusals(drafting({ cash: { 1: 500 } }, 'PJ22'), [
    ['a gift', 0, sum(-990), gift(4000, 990)],
    ['no gift, but not to be paid', 0, sum(-1000), { code: 'cannot-pay-deal' }],
    ['no sum', 0, sum('much'), gift(4000, 0)],
    ['the wrong way', 0, sum(100), gift(4100, 0)],
  ]);
  expectRefusals(drafting({}, 'PJ21'), [['a gift of the other', 0, sum(500), gift(500, 3600)]]);
  expectRefusals(drafting({ cash: { 1: 10_000 } }, 'PJ22'), [
    [
      'no gift, more than the cash',
      0,
      sum(-12_000),
      { code: 'out-of-range', facts: { field: 'cash', min: -10_000, max: -1000 } },
    ],
  ]);
  expectRefusals(drafting({ options: { giftFloor: 0 } }, 'PJ22'), [
    ['nothing in return, without a floor', 0, sum(0), gift(4000, 0, 0)],
  ]);
});

describe('X21, X22, X35 the ways out of WFA', () => {
  const wfaCard = { type: 'wfaCard', pack: 'chance' };
  expectRefusals(
    () => scene({ wfa: { 0: 2 }, cash: { 0: 490 } }),
    [
      ['no card', 0, wfaCard, { code: 'no-exit-card' }],
      ['no money', 0, { type: 'wfaPay' }, NOT_LEGAL],
    ],
  );
  expectRefusals(
    () => scene({ wfa: { 0: 0 }, holds: { 0: 'PC13' } }),
    [
      ['a card of the other pack', 0, wfaCard, NOT_LEGAL],
      ['a card of the third hand', 0, { type: 'forcedCard', pack: 'chest' }, NOT_LEGAL],
    ],
  );
  const third = (forcedExit: 'pay' | 'payOrCard') => (): Pos => {
    const p = scene({
      wfa: { 0: 2 },
      cash: { 0: 0 },
      holds: { 0: 'CH09' },
      options: { forcedExit },
    });
    throwWith(p, 0, 1, 3);
    return p;
  };
  const tooLate = { code: 'card-too-late', facts: { amount: 500 } };
  expectRefusals(third('pay'), [
    ['a card in the third hand', 0, wfaCard, tooLate],
    ['money in the third hand', 0, { type: 'wfaPay' }, NOT_LEGAL],
  ]);
  expectRefusals(third('payOrCard'), [['where a card will do', 0, wfaCard, NOT_LEGAL]]);
});

describe('X24, X34, X36 settlements', () => {
  const settling = (creditor: number) => (): Pos =>
    scene({ holds: { 0: 'PJ22 PJ06', 1: 'PJ21' }, cash: { 0: 0 }, edit: owes(0, creditor, 4500) });
  const ficoTakesMoney = { code: 'fico-takes-money' };
  expectRefusals(settling(-1), [
    ['a price of FICO', 0, { type: 'acceptPrice', contract: 'PJ22' }, ficoTakesMoney],
    ['FICO and no contract', 0, { type: 'inKind', contract: 'moon' }, NOT_LEGAL],
  ]);
  const priced = (): Pos => {
    const p = settling(1)();
    p.play(0, { type: 'inKind', contract: 'PJ22' });
    p.play(1, { type: 'namePrice', amount: 1000 });
    return p;
  };
  const auctioned = (contract: string) => ({ type: 'auctionContract', contract });
  expectRefusals(priced, [
    ['a price that was not named', 0, { type: 'acceptPrice', contract: 'PJ06' }, NOT_LEGAL],
    ['a price for another’s contract', 0, { type: 'acceptPrice', contract: 'PJ21' }, NOT_LEGAL],
    ['offered twice', 0, { type: 'inKind', contract: 'PJ22' }, NOT_LEGAL],
    [
      'auctioned before it is offered',
      0,
      auctioned('PJ06'),
      { code: 'offer-first', facts: { contract: 'PJ06', creditor: 1 } },
    ],
  ]);
  const sold = (): Pos => {
    const p = priced();
    p.play(0, auctioned('PJ22') as never);
    plays(p, 1, { type: 'pass' });
    plays(p, 2, { type: 'pass' });
    return p;
  };
  expectRefusals(sold, [
    [
      'auctioned twice',
      0,
      auctioned('PJ22'),
      { code: 'auctioned-already', facts: { contract: 'PJ22' } },
    ],
  ]);
});

describe('R62, X26 claims', () => {
  const claim = (id: unknown) => ({ type: 'claim', claim: id });
  const open = (): Pos => {
    const p = scene({ holds: { 2: 'PJ03' }, options: { feeClaim: 'claim' } });
    throwWith(p, 0, 2, 4);
    return p;
  };
  expectRefusals(open, [
    ['the claim of another', 1, claim(1), notAsked(0)],
    ['a claim to come', 2, claim(2), notAsked(0)],
    ['no claim', 2, claim(0), notAsked(0)],
    ['no number', 2, claim('1'), notAsked(0)],
  ]);
  const lapsed = (active: number) => (): Pos =>
    scene({
      players: 5,
      options: { feeClaim: 'claim' },
      out: [4, 3],
      edit(s) {
        s.lastClaim = 1;
        s.active = active;
      },
    });
  expectRefusals(lapsed(0), [
    [
      'before the throw, the last PM still in',
      1,
      claim(1),
      { code: 'claim-too-late', facts: { thrower: 2 } },
    ],
  ]);
  expectRefusals(lapsed(-1), [['after the last hand', 1, claim(1), notAsked(0)]]);
});
