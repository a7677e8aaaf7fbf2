/** Why free actions are refused, with the facts, and where each reason begins and ends. */
import { describe } from 'vitest';
import { expectRefusals } from '@boardroom/kernel/testing';
import { A, O, pass, S, scene } from '../testing/scene.ts';
import type { Scene, SceneSetting } from '../testing/scene.ts';

const chooseOther = { code: 'choose-other' };
const steps = { code: 'money-in-steps', facts: { grain: 100 } };
const off = (option: string) => ({ code: 'not-at-this-table', facts: { option } });
const outOfRange = (field: string, min: number, max: number) => ({
  code: 'out-of-range',
  facts: { field, min, max },
});
/** Seat 0 has bid 3 of its 9 points. */
const bidding =
  (setting: SceneSetting = {}) =>
  (): Scene => {
    const p = scene('leadership', {
      prestige: [9, 9, 9, 9],
      money: [500, 400, 400, 400],
      ...setting,
    });
    p.play(0, { type: 'open', bid: 3 });
    return p;
  };

describe('X17–X20 purchases and gifts', () => {
  const give = (to: number, money: number, prestige = 0, secret = 0) => ({
    type: 'give',
    to,
    money,
    prestige,
    secret,
  });
  expectRefusals(bidding(), [
    [
      'a third point for $500',
      0,
      { type: 'buy', count: 3 },
      { code: 'too-little-money', facts: { price: 200, money: 500 } },
    ],
    ['nothing bought', 0, { type: 'buy', count: 0 }, outOfRange('count', 1, 2)],
    ['to oneself', 0, give(0, 100), chooseOther],
    ['to half a player', 0, give(1.5, 100), chooseOther],
    ['to nobody', 0, give(-1, 100), chooseOther],
    ['to one too many', 0, give(4, 100), chooseOther],
    ['nothing', 0, give(1, 0), chooseOther],
    ['less than nothing', 0, give(1, -100), steps],
    ['half a step', 0, give(1, 50), steps],
    ['too much money', 0, give(1, 600), { code: 'too-little', facts: { money: 500, prestige: 6 } }],
    ['prestige of the bid', 0, give(1, 0, 7), { code: 'tied-up' }],
    ['all prestige, bid and all', 0, give(1, 0, 9), { code: 'tied-up' }],
    [
      'more prestige than there is',
      0,
      give(1, 0, 10),
      { code: 'too-little', facts: { money: 500, prestige: 6 } },
    ],
    [
      'too much money beside free prestige',
      0,
      give(1, 600, 6),
      { code: 'too-little', facts: { money: 500, prestige: 6 } },
    ],
    ['neither open nor secret', 0, give(1, 100, 0, 2), outOfRange('secret', 0, 1)],
  ]);
  expectRefusals(bidding({ options: { negotiation: 'off' } }), [
    ['no gifts here', 0, give(1, 100), off('negotiation')],
  ]);
  expectRefusals(bidding({ options: { negotiation: 'open' } }), [
    ['no secret gifts here', 0, give(1, 100, 0, 1), off('negotiation')],
    ['an open gift to oneself', 0, give(0, 100), chooseOther],
  ]);
});

describe('X8, X21–X23, X34 offers', () => {
  const offer = (
    to: number,
    [giveMoney = 0, givePrestige = 0, wantMoney = 0, wantPrestige = 0]: number[],
    secret = 0,
  ) => ({
    type: 'offer',
    to,
    giveMoney,
    givePrestige,
    wantMoney,
    wantPrestige,
    secret,
  });
  expectRefusals(bidding(), [
    ['nothing for nothing', 0, offer(1, []), chooseOther],
    ['to oneself', 0, offer(0, [100]), chooseOther],
    ['half a step given', 0, offer(1, [50]), steps],
    ['half a step wanted', 0, offer(1, [100, 0, 150]), steps],
    ['less than nothing wanted', 0, offer(1, [0, 1, -100]), steps],
    ['prestige of the bid', 0, offer(1, [0, 7, 100]), { code: 'tied-up' }],
    [
      'too much money',
      0,
      offer(1, [600, 0, 0, 1]),
      { code: 'too-little', facts: { money: 500, prestige: 6 } },
    ],
  ]);
  expectRefusals(bidding({ options: { negotiation: 'gifts' } }), [
    ['no trade here', 0, offer(1, [100]), off('negotiation')],
  ]);
  expectRefusals(bidding({ options: { negotiation: 'open' } }), [
    ['no secret trade here', 0, offer(1, [100], 1), off('negotiation')],
  ]);
  expectRefusals(bidding({ options: { offersPerTurn: 0 } }), [
    ['none in a turn', 0, offer(1, [100]), { code: 'no-more-offers' }],
  ]);
  const terms = (list: number[], secret = 0) => {
    const { type: _type, to: _to, ...rest } = offer(0, list, secret);
    return rest;
  };
  const offered = (): Scene => {
    const p = bidding()();
    p.play(0, offer(1, [100, 1, 200, 10], 1) as never);
    return p;
  };
  const same = terms([100, 1, 200, 10], 1);
  const gone = { code: 'offer-gone' };
  expectRefusals(offered, [
    ['not to be covered', 1, { type: 'accept', from: 0, ...same }, { code: 'cannot-cover' }],
    ['of another', 1, { type: 'accept', from: 2, ...same }, gone],
    ['to another', 2, { type: 'accept', from: 0, ...same }, gone],
    ['less money', 1, { type: 'accept', from: 0, ...same, giveMoney: 200 }, gone],
    ['more prestige', 1, { type: 'accept', from: 0, ...same, givePrestige: 2 }, gone],
    ['other money wanted', 1, { type: 'decline', from: 0, ...same, wantMoney: 100 }, gone],
    ['other prestige wanted', 1, { type: 'decline', from: 0, ...same, wantPrestige: 9 }, gone],
    ['an open one', 1, { type: 'decline', from: 0, ...same, secret: 0 }, gone],
    ['withdrawn by another', 2, { type: 'withdraw', to: 1, ...same }, gone],
  ]);
});

describe('X29, X33–X35 promises', () => {
  const base = { to: 1, turn: 2, secret: 0 };
  const pay = { type: 'promisePay', ...base, money: 100, prestige: 0, condition: 0 };
  const play = { type: 'promisePlay', ...base, card: S };
  const text = { type: 'promiseText', ...base, message: 3 };
  const bid = (window: number) => ({ type: 'promiseBid', ...base, window, bid: 1 });
  const noBid = (window: number) => ({ type: 'promiseNoBid', ...base, window });
  const decided = { code: 'already-decided' };
  const now = bidding({ turn: 2 });
  expectRefusals(now, [
    ['to oneself', 0, { ...pay, to: 0 }, chooseOther],
    [
      'for a turn after the last',
      0,
      { ...pay, turn: 9 },
      { code: 'no-such-turn', facts: { turns: 8 } },
    ],
    ['for the last turn', 0, { ...pay, turn: 8, money: 50 }, steps],
    ['for a turn that is over', 0, { ...pay, turn: 1 }, decided],
    ['of nothing', 0, { ...pay, money: 0 }, chooseOther],
    ['of half a step', 0, { ...pay, money: 50 }, steps],
    ['a bid at a window that is over', 0, bid(1), decided],
    ['no bid at a window that is over', 0, noBid(1), decided],
    [
      'a bid of nothing at the window that is open',
      0,
      { ...bid(2), bid: 0 },
      outOfRange('bid', 1, 9999),
    ],
    ['no bid at a window of no turn', 0, { ...noBid(5), turn: 3 }, outOfRange('window', 1, 4)],
    ['words without any', 0, { ...text, message: -1 }, outOfRange('message', 0, 999_999)],
  ]);
  const revealed = (): Scene => {
    const p = scene('quietWord', { turn: 2, cards: [S, S, O, A] });
    pass(p);
    return p;
  };
  expectRefusals(revealed, [
    ['a card that lies open', 0, play, decided],
    ['no card, of a turn to come', 0, { ...play, turn: 3, card: 9 }, outOfRange('card', 0, 3)],
    ['a bid when all windows are over', 0, bid(4), decided],
  ]);
  expectRefusals(bidding({ turn: 2, options: { negotiation: 'gifts' } }), [
    ['no promises where nobody trades', 0, pay, off('negotiation')],
  ]);
  expectRefusals(bidding({ turn: 2, options: { chat: 'off' } }), [
    ['no promises where nobody talks', 0, pay, off('chat')],
  ]);
  expectRefusals(bidding({ turn: 2, options: { chat: 'promises' } }), [
    ['no words', 0, text, off('chat')],
    ['but promises', 0, { ...pay, to: 0 }, chooseOther],
  ]);
  expectRefusals(bidding({ turn: 2, options: { negotiation: 'open' } }), [
    ['no secret promises', 0, { ...pay, secret: 1 }, off('negotiation')],
  ]);
  expectRefusals(bidding({ turn: 2, options: { promisesPerTurn: 0 } }), [
    ['none in a turn', 0, pay, { code: 'no-more-promises' }],
  ]);
});

describe('X37, R118 judgements', () => {
  const judge = { type: 'judge', from: 0, turn: 1, message: 3, secret: 0, kept: 1 };
  const promised = (): Scene => {
    const p = scene('placing');
    const text = { type: 'promiseText', turn: 1, message: 3, secret: 0 } as const;
    p.play(0, { ...text, to: 3, message: 4 });
    p.play(0, { ...text, to: 3, turn: 2 });
    p.play(1, { ...text, to: 3 });
    p.play(0, { ...text, to: 2 });
    p.play(0, { ...text, to: 1 });
    return p;
  };
  const notYours = (seat: number, turn = 1) => ({
    code: 'not-yours-to-judge',
    facts: { seat, turn },
  });
  expectRefusals(promised, [
    ['made to another', 3, judge, notYours(2)],
    ['too early', 1, judge, notYours(2)],
    ['never made', 1, { ...judge, message: 9 }, notYours(1)],
    ['never made by this one', 3, { ...judge, from: 2 }, notYours(3)],
    ['of a turn to come', 1, { ...judge, turn: 2 }, notYours(3, 2)],
  ]);
});

describe('X34 words', () => {
  const say = (to: number) => ({ type: 'say', to, message: 1 });
  expectRefusals(bidding(), [
    ['to oneself', 0, say(0), chooseOther],
    ['to nobody', 0, say(7), chooseOther],
    ['no words', 0, { ...say(-1), message: -1 }, outOfRange('message', 0, 999_999)],
  ]);
  expectRefusals(bidding({ options: { chat: 'promises' } }), [
    ['where none are said', 0, say(-1), off('chat')],
  ]);
  expectRefusals(bidding({ options: { negotiation: 'open' } }), [
    ['to one alone', 0, say(1), off('negotiation')],
  ]);
});
