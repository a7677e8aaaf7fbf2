/** Where the reasons of refuse.test.ts begin and end, with the facts their words take. */
import { describe } from 'vitest';
import { expectRefusals, NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { A, O, P, pass, S, scene } from './testing/scene.ts';
import type { Scene, SceneSetting } from './testing/scene.ts';

const open = (bid: number) => ({ type: 'open', bid }) as const;
const raise = (bid: number) => ({ type: 'raise', bid }) as const;
const rich: SceneSetting = { prestige: [9, 9, 9, 9] };

describe('X31, X34 what is asked at all', () => {
  const choosing = (): Scene => {
    const p = scene('proposal');
    p.s.turn = 0;
    p.s.agenda = [{ kind: 'chooseLeaderCard', seat: 3 }];
    p.s.leaderCards = [4, 0, -1, -1];
    return p;
  };
  const choose = (leaderCard: string) => ({ type: 'choose', leaderCard });
  expectRefusals(choosing, [
    ['a leader card of somebody', 3, choose('LD5'), { code: 'card-taken', facts: { seat: 0 } }],
    ['the first leader card', 3, choose('LD1'), { code: 'card-taken', facts: { seat: 1 } }],
    ['no leader card', 3, choose('LD99'), NOT_LEGAL],
    ['a free leader card of one not asked', 1, choose('LD2'), notAsked(3)],
    ['a purchase before the first turn', 3, { type: 'buy', count: 1 }, { code: 'not-yet' }],
    ['the host', 4, { type: 'buy', count: 1 }, notAsked(3)],
  ]);
  expectRefusals(
    () => scene('leadership', rich),
    [
      ['the host', 4, open(1), notAsked(0)],
      ['done, long before', 0, { type: 'done' }, NOT_LEGAL],
      ['a sealed bid in an open auction', 0, { type: 'seal', bid: 12 }, NOT_LEGAL],
      ['a card', 0, { type: 'place', card: S }, NOT_LEGAL],
      ['a word before its window', 0, { type: 'steer', target: 1 }, NOT_LEGAL],
      ['another project after its window', 0, { type: 'redrawProject' }, NOT_LEGAL],
      ['another leader before the window is won', 0, { type: 'redrawLeader' }, NOT_LEGAL],
    ],
  );
});

describe('X1–X7, X15, X40 bids', () => {
  const bidding =
    (setting: SceneSetting = rich) =>
    (): Scene => {
      const p = scene('leadership', setting);
      p.play(0, open(3));
      return p;
    };
  const tooLow = { code: 'bid-too-low', facts: { high: 3, least: 4, window: 2 } };
  expectRefusals(
    () => scene('leadership', { prestige: [2, 9, 9, 9], money: [600, 0, 0, 0] }),
    [
      ['nothing', 0, open(0), { code: 'open-too-low' }],
      [
        'half a point',
        0,
        open(1.5),
        { code: 'off-step', facts: { field: 'bid', min: 1, step: 1 } },
      ],
      ['all that the money would buy', 0, open(5), { code: 'buy-first', facts: { count: 3 } }],
      ['one more than that', 0, open(6), { code: 'bid-too-high', facts: { prestige: 2 } }],
      ['a raise of nothing', 0, raise(1), NOT_LEGAL],
      ['dropping out before a bid', 0, { type: 'drop' }, NOT_LEGAL],
      ['before one’s turn', 1, open(1), { code: 'not-your-bid', facts: { seat: 0 } }],
    ],
  );
  expectRefusals(bidding(), [
    ['as much as the high bid', 1, raise(3), tooLow],
    ['opening again', 1, open(99), NOT_LEGAL],
    ['opening again, with nothing', 1, open(0), NOT_LEGAL],
    ['no bid after one', 1, { type: 'noBid' }, NOT_LEGAL],
    ['one’s own high bid', 0, raise(9), { code: 'holds-high-bid' }],
    ['out of turn', 2, raise(9), { code: 'not-your-bid', facts: { seat: 1 } }],
  ]);
  expectRefusals(
    () => scene('placing', rich),
    [
      ['a bid while cards are placed', 0, open(1), NOT_LEGAL],
      ['… by another', 1, raise(99), notAsked(0)],
    ],
  );
  expectRefusals(
    () => scene('placing', { ...rich, turn: 8 }),
    [['a bid on the last turn, nothing decided', 0, open(1), NOT_LEGAL]],
  );
  const failed =
    (lastTrial: 'closed' | 'lost', turn = 8) =>
    (): Scene => {
      const p = scene('quietWord', { turn, cards: [O, O, O, A], options: { lastTrial } });
      pass(p);
      return p;
    };
  expectRefusals(failed('closed'), [
    ['a bid for what cannot be tried again', 0, open(1), { code: 'no-next-project' }],
    ['no bid for it', 0, { type: 'noBid' }, NOT_LEGAL],
    ['dropping out of it', 0, { type: 'drop' }, NOT_LEGAL],
    ['a trial on the last turn', 0, { type: 'trial' }, { code: 'no-trial' }],
  ]);
  expectRefusals(failed('closed', 7), [['a bid on the last turn but one', 0, open(1), NOT_LEGAL]]);
  expectRefusals(failed('lost'), [['a bid where the last trial is lost', 0, open(1), NOT_LEGAL]]);
  expectRefusals(
    () => scene('placing', { turn: 8 }),
    [
      [
        'a trial before the votes of the last turn',
        0,
        { type: 'trial' },
        { code: 'no-next-project' },
      ],
    ],
  );
  expectRefusals(
    () => scene('placing', { turn: 7 }),
    [['a trial before the votes', 0, { type: 'trial' }, NOT_LEGAL]],
  );
});

describe('R72, X3 bids that count double', () => {
  const trying = (): Scene => {
    const p = scene('quietWord', { ...rich, cards: [O, P, O, O] });
    pass(p);
    return p;
  };
  const w4 = (): Scene => {
    const p = scene('quietWord', { ...rich, cards: [O, P, O, O] });
    while (p.s.window === 3) p.play(p.asked()[0]!.seat, { type: 'noBid' });
    p.play(0, open(5));
    return p;
  };
  expectRefusals(w4, [
    [
      'by one who plays politics',
      1,
      raise(2),
      { code: 'bid-too-low', facts: { high: 5, least: 3, window: 4 } },
    ],
  ]);
  expectRefusals(trying, [['when all is over', 0, raise(9), NOT_LEGAL]]);
});

describe('X38 sealed bids', () => {
  const sealing = (): Scene => {
    const p = scene('leadership', { options: { auction: 'sealed' } });
    p.play(0, {
      type: 'offer',
      to: 1,
      giveMoney: 0,
      givePrestige: 3,
      wantMoney: 100,
      wantPrestige: 0,
      secret: 0,
    });
    return p;
  };
  const seal = (bid: number) => ({ type: 'seal', bid });
  expectRefusals(sealing, [
    ['all one has', 0, seal(4), { code: 'offer-uncovered', facts: { max: 1 } }],
    ['more than one has', 0, seal(5), { code: 'bid-too-high', facts: { prestige: 4 } }],
    [
      'less than nothing',
      0,
      seal(-1),
      { code: 'out-of-range', facts: { field: 'bid', min: 0, max: 1 } },
    ],
  ]);
});

describe('X9–X11, X25, X32 cards and words', () => {
  const placing = (): Scene => {
    const p = scene('placing', { leader: 1 });
    p.play(1, { type: 'place', card: S });
    return p;
  };
  expectRefusals(placing, [
    ['a second card', 1, { type: 'place', card: O }, { code: 'card-lies' }],
    [
      'before one’s turn',
      0,
      { type: 'place', card: O },
      { code: 'places-first', facts: { seat: 2 } },
    ],
    ['no card', 2, { type: 'place', card: 9 }, NOT_LEGAL],
  ]);
  const word = (peekOnSteer: boolean) => (): Scene => {
    const p = scene('quietWord', { leader: 1, cards: [S, S, O, A], options: { peekOnSteer } });
    p.play(0, open(1));
    pass(p);
    return p;
  };
  const notWinner = { code: 'not-the-winner', facts: { seat: 0 } };
  expectRefusals(word(true), [
    ['the leader', 0, { type: 'steer', target: 1 }, { code: 'leader-protected' }],
    ['oneself', 0, { type: 'steer', target: 0 }, { code: 'word-with-oneself' }],
    ['of another', 2, { type: 'leave' }, notWinner],
    ['assigned by another', 2, { type: 'assign', card: S }, notWinner],
    ['assigned before it is known to whom', 0, { type: 'assign', card: S }, NOT_LEGAL],
    ['imposed where it may be seen', 0, { type: 'impose', target: 2, card: S }, NOT_LEGAL],
  ]);
  expectRefusals(word(false), [
    ['seen where it is imposed', 0, { type: 'steer', target: 2 }, NOT_LEGAL],
    [
      'imposed on the leader',
      0,
      { type: 'impose', target: 1, card: S },
      { code: 'leader-protected' },
    ],
  ]);
  const assigning = (): Scene => {
    const p = word(true)();
    p.play(0, { type: 'steer', target: 2 });
    return p;
  };
  expectRefusals(assigning, [['a second word', 0, { type: 'steer', target: 1 }, NOT_LEGAL]]);
  const led = (): Scene => {
    const p = scene('leadership', { leader: 1, ...rich });
    p.play(0, open(1));
    pass(p);
    return p;
  };
  expectRefusals(led, [
    ['the leader drawn again by another', 2, { type: 'redrawLeader' }, notWinner],
    ['the leader kept by another', 2, { type: 'keepLeader' }, notWinner],
    ['the project drawn again', 0, { type: 'redrawProject' }, NOT_LEGAL],
  ]);
});
