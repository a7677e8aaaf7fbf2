/** Reasons beside those of refuse.test.ts, and where each is not the reason. */
import { describe } from 'vitest';
import { expectRefusals, NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { owes, plays, scene, throwWith } from '../testing/scene.ts';
import type { Pos } from '../testing/scene.ts';

describe('R21, X1 what only the active PM does', () => {
  const notYours = { code: 'not-your-hand', facts: { active: 0 } };
  const own = [
    'throw',
    'endHand',
    'wfaPay',
    'wfaCard',
    'hire',
    'release',
    'releaseGroup',
    'extend',
    'redeem',
    'handBack',
    'tender',
  ];
  expectRefusals(scene, [
    ...own.map((type) => [type, 2, { type }, notYours] as const),
    ['nothing that another may do', 2, { type: 'accept' }, notAsked(0)],
  ]);
  const offered = (): Pos => {
    const p = scene({ holds: { 0: 'PJ22' } });
    p.play(0, { type: 'tender', contract: 'PJ22' });
    return p;
  };
  expectRefusals(offered, [
    ['the active PM while another answers', 0, { type: 'throw' }, notAsked(1)],
    ['who answers', 1, { type: 'throw' }, NOT_LEGAL],
    ['who waits', 2, { type: 'throw' }, notYours],
  ]);
});

describe('R22, R36 moves of another question', () => {
  const obtaining = (): Pos => {
    const p = scene({ cash: { 0: 500 }, holds: { 0: 'PJ22' } });
    throwWith(p, 0, 2, 4);
    return p;
  };
  expectRefusals(obtaining, [
    ['end the hand', 0, { type: 'endHand' }, NOT_LEGAL],
    ['buy', 0, { type: 'buy' }, { code: 'cannot-pay-price', facts: { price: 1000, cash: 500 } }],
  ]);
  expectRefusals(
    () => scene({ holds: { 0: 'PJ22' }, cash: { 0: 0 }, edit: owes(0, -1, 900) }),
    [
      ['end the hand in a settlement', 0, { type: 'endHand' }, NOT_LEGAL],
      ['name a price oneself', 0, { type: 'namePrice', amount: 10 }, NOT_LEGAL],
    ],
  );
  expectRefusals(
    () => scene({ holds: { 0: 'PJ22 PJ01 PJ02 PJ03' }, staff: { PK: [1, 1] } }),
    [
      ['bid', 0, { type: 'bid', amount: 100 }, NOT_LEGAL],
      ['go bankrupt', 0, { type: 'declareBankrupt' }, NOT_LEGAL],
      ['name a price', 0, { type: 'namePrice', amount: 10 }, NOT_LEGAL],
      ['pay in kind', 0, { type: 'inKind', contract: 'PJ22' }, NOT_LEGAL],
      [
        'pay in kind with a staffed project',
        0,
        { type: 'inKind', contract: 'PJ01' },
        { code: 'release-first' },
      ],
      [
        'auction a staffed project',
        0,
        { type: 'auctionContract', contract: 'PJ01' },
        { code: 'release-first' },
      ],
      ['offer a deal', 0, { type: 'offerDeal', cash: 100 }, NOT_LEGAL],
      ['contest', 0, { type: 'contest', project: 'PJ22' }, NOT_LEGAL],
      ['redeem what is not extended', 0, { type: 'redeem', contract: 'PJ22' }, NOT_LEGAL],
      ['release where there is no staff', 0, { type: 'release', project: 'PJ22' }, NOT_LEGAL],
      ['extend nothing', 0, { type: 'extend', contract: 'moon' }, NOT_LEGAL],
      ['hire for nothing', 0, { type: 'hire', project: 'moon' }, NOT_LEGAL],
      ['a step of WFA', 0, { type: 'forcedCard', pack: 'chance' }, { code: 'not-in-wfa' }],
    ],
  );
  expectRefusals(
    () => scene({ holds: { 0: 'PJ22' }, options: { handBack: false } }),
    [['hand back where nobody may', 0, { type: 'handBack', project: 'PJ22' }, NOT_LEGAL]],
  );
});

describe('X28 who manages what', () => {
  const drafting = (): Pos => {
    const p = scene({ holds: { 0: 'PJ22', 1: 'PJ21', 2: 'PJ01' } });
    plays(p, 0, { type: 'propose', to: 1 }, { type: 'add', item: 'PJ21' });
    return p;
  };
  expectRefusals(drafting, [
    ['the item of a third PM', 0, { type: 'add', item: 'PJ01' }, { code: 'not-manager' }],
    ['the item of the partner, twice', 0, { type: 'add', item: 'PJ21' }, NOT_LEGAL],
    ['no item', 0, { type: 'take', item: 'FTE' }, { code: 'only-items' }],
  ]);
  expectRefusals(
    () => scene({ holds: { 1: 'PJ21' } }),
    [
      ['a project', 0, { type: 'hire', project: 'PJ21' }, { code: 'not-manager' }],
      ['a contract', 0, { type: 'tender', contract: 'PJ21' }, { code: 'not-manager' }],
      ['a free contract', 0, { type: 'extend', contract: 'PJ05' }, { code: 'not-manager' }],
    ],
  );
});

describe('X29 the facilitator', () => {
  const options = { facilitator: true, ficoCancels: 1, feeClaim: 'claim' } as const;
  const cancel = { type: 'ficoCancel', project: 'PJ22' };
  const deadline = { type: 'callDeadline' };
  const tendering = (): Pos => {
    const p = scene({ holds: { 0: 'PJ22 PJ21' }, options });
    p.play(0, { type: 'tender', contract: 'PJ21' });
    return p;
  };
  expectRefusals(tendering, [
    ['a deadline in between', 3, deadline, { code: 'wait' }],
    ['a cancellation in between', 3, cancel, { code: 'wait' }],
    ['a throw', 3, { type: 'throw' }, notAsked(1)],
    ['the clock', 4, cancel, notAsked(1)],
  ]);
  const called = (): Pos => {
    const p = scene({ holds: { 0: 'PJ22 PJ21' }, options });
    p.play(3, deadline as never);
    p.play(3, { type: 'ficoCancel', project: 'PJ21' });
    return p;
  };
  expectRefusals(called, [
    ['a second deadline', 3, deadline, notAsked(0)],
    ['a second cancellation', 3, cancel, { code: 'no-cancellations-left' }],
  ]);
  expectRefusals(
    () => scene({ holds: { 0: 'PJ22' }, options }),
    [['a project that is free', 3, { type: 'ficoCancel', project: 'PJ21' }, notAsked(0)]],
  );
  expectRefusals(
    () => scene({ holds: { 0: 'PJ22' } }),
    [['no facilitator', 3, cancel, notAsked(0)]],
  );
});
