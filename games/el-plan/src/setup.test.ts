import { describe, expect, test } from 'vitest';
import { isRefusal, setTable } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { asked, choices, classic, game, scene, stockOf } from './testing/scene.ts';
import { SPACES } from './types.ts';

const open = (players: number, options = {}, seed = 'setup') =>
  position(game, { players, options, edition: classic, seed });
const pick = (business: string) => ({ type: 'choosePlan', business }) as const;

describe('setup', () => {
  test('R1 three to six players, two as a variant; no fewer, no more', () => {
    const edition = { id: 'classic', content: classic };
    for (const players of [2, 3, 4, 5, 6])
      expect(isRefusal(setTable(game, { players, edition }))).toBe(false);
    for (const players of [1, 7])
      expect(setTable(game, { players, edition })).toMatchObject({ code: 'wrong-players' });
  });

  test('R2 the board is open: all but the decks is in every view, the box holds all tokens', () => {
    const p = open(4);
    const view = p.view(2);
    for (const key of [
      'offers',
      'market',
      'pots',
      'box',
      'stock',
      'spot',
      'rows',
      'owner',
    ] as const)
      expect(view[key]).toEqual(p.s[key]);
    expect(p.s.box).toEqual([50, 80, 80, 120, 30, 30, 30]);
  });

  test('R3 the four decks are shuffled, differently for each seed', () => {
    const one = open(3, {}, 'a').s;
    const two = open(3, {}, 'b').s;
    expect(one.eventDeck).not.toEqual(two.eventDeck);
    for (const deck of [0, 1, 2]) expect(one.decks[deck]).not.toEqual(two.decks[deck]);
    expect(open(3, {}, 'a').s.decks).toEqual(one.decks);
    expect(one.decks[0]).not.toEqual(one.decks[0]!.toSorted((a, b) => a - b));
  });

  test('R4 two offers of each deck lie open', () => {
    const { s, t } = open(3);
    expect(s.offers.map((card) => t.facts.cards[card]!.deck)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(s.decks.map((deck) => deck.length)).toEqual([10, 10, 10]);
  });

  test('E1 R5 of 14 events two are removed unseen, twelve are left', () => {
    const p = open(3);
    expect(p.s.eventDeck).toHaveLength(12);
    expect(p.s.removed).toHaveLength(2);
    expect(new Set([...p.s.eventDeck, ...p.s.removed]).size).toBe(14);
    expect(p.view(0).removed).toEqual([-1, -1]);
  });

  test('R6 one level for all; level I is the default', () => {
    const edition = { id: 'classic', content: classic };
    const tables = [1, 2, 3].map((level) => open(3, { level }).t.facts.plans);
    expect(open(3).t.facts.plans).toEqual(tables[0]);
    expect(tables.map((plans) => plans.map((plan) => plan.table.length))).toEqual([
      [3, 3, 3, 3, 3, 3],
      [4, 4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4, 4],
    ]);
    expect(setTable(game, { players: 3, edition, options: { level: 4 } })).toMatchObject({
      code: 'bad-options',
    });
  });

  test('R7 six businesses, two of each type, each for one player only', () => {
    const p = open(4, { firstPlayer: '0' });
    expect(p.t.facts.plans.map((plan) => plan.type)).toEqual([0, 0, 1, 1, 2, 2]);
    p.play(3, pick('RA'));
    expect(p.refusal(2, pick('RA'))).toMatchObject({ code: 'business-taken' });
  });

  test('R8, R11 every type must come into play: three players choose three types', () => {
    const p = open(3, { firstPlayer: '0' });
    p.play(2, pick('GB'));
    expect(choices(p, 1, 'choosePlan').map((move) => move.business)).toEqual([
      'RA',
      'RB',
      'SA',
      'SB',
    ]);
    p.play(1, pick('RA'));
    expect(choices(p, 0, 'choosePlan').map((move) => move.business)).toEqual(['SA', 'SB']);
  });

  test('X4 R11 a plan that would leave a type missing is refused', () => {
    const p = open(4, { firstPlayer: '0' });
    p.play(3, pick('RA'));
    p.play(2, pick('GA'));
    expect(p.refusal(1, pick('GB'))).toBeNull();
    p.play(1, pick('GB'));
    expect(p.refusal(0, pick('RB'))).toEqual({
      code: 'type-missing',
      facts: { product: 'service' },
    });
  });

  test('R9 the turn token goes to a seat drawn at random, or to the one named', () => {
    const drawn = new Set(Array.from({ length: 30 }, (_, i) => open(3, {}, `${i}`).s.leader));
    expect(drawn).toEqual(new Set([0, 1, 2]));
    expect(open(5, { firstPlayer: '3' }).s.leader).toBe(3);
    expect(
      setTable(game, {
        players: 3,
        options: { firstPlayer: '4' },
        edition: { id: 'classic', content: classic },
      }),
    ).toMatchObject({ code: 'no-such-seat' });
  });

  test('R10 the last in turn order chooses first, the holder of the turn token last', () => {
    const p = open(3, { firstPlayer: '1' });
    const order: number[] = [];
    for (const business of ['RA', 'GA', 'SA']) {
      order.push(p.asked()[0]!.seat);
      p.play(p.asked()[0]!.seat, pick(business));
    }
    expect(order).toEqual([0, 2, 1]);
  });

  test('R12 the chosen plan and its entrepreneur belong to the player', () => {
    const p = open(3, { firstPlayer: '0' });
    p.play(2, pick('SB'));
    expect(p.s.business[2]).toBe(5);
    expect(p.events()).toEqual([{ type: 'planChosen', seat: 2, business: 'SB' }]);
  });

  test('R13 each player begins with 2 W, 2 $ and 2 E and nothing else', () => {
    const p = scene('decisions', () => {}, { players: 4 });
    for (let seat = 0; seat < 4; seat++) expect(stockOf(p, seat)).toEqual([2, 2, 2, 0, 0, 0, 0]);
    expect(p.s.owner.every((owner) => owner === -1)).toBe(true);
    expect(p.s.box).toEqual([42, 72, 72, 120, 30, 30, 30]);
  });

  test('R14, R59 ideas are no resources: they do not count in the tie-break', () => {
    const p = scene('decisions', ({ stock }) => {
      stock(0, 1, 1, 1, 3);
      stock(1, 1, 1, 1);
    });
    expect(game.ranking(p.t, p.s)[0]![1]).toBe(3);
    expect(game.ranking(p.t, p.s)[1]![1]).toBe(3);
  });

  test('R15 market and subsidy are empty at the start', () => {
    const { s } = scene('decisions', () => {}, { players: 5 });
    expect(s.market).toEqual([0, 0, 0]);
    expect(s.pots).toEqual([0, 0, 0]);
  });

  test('R16 no row is active before D2 of month 1', () => {
    const p = scene('decisions');
    expect(p.s.rows.every((cover) => cover === -1)).toBe(true);
    expect(asked(p)).toEqual(['place', 0]);
  });

  test('R142 setup goes decks, offers, turn token, plans, resources: nobody has tokens while choosing', () => {
    const p = open(3, { firstPlayer: '0' });
    expect(asked(p)).toEqual(['choosePlan', 2]);
    expect(stockOf(p, 0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    p.play(2, pick('SA'));
    p.play(1, pick('GA'));
    p.play(0, pick('RA'));
    expect(stockOf(p, 0)).toEqual([2, 2, 2, 0, 0, 0, 0]);
    expect(asked(p)).toEqual(['place', 0]);
  });

  test('planDraft random deals plans by the same rule', () => {
    for (let i = 0; i < 20; i++) {
      const { s, t } = open(3, { planDraft: 'random' }, `${i}`);
      expect(new Set(s.business.map((b) => t.facts.plans[b]!.type)).size).toBe(3);
    }
  });

  test('a choice with one option left is not asked: the last of two service plans', () => {
    const p = open(6, { firstPlayer: '0' });
    for (const [seat, business] of [
      [5, 'RA'],
      [4, 'RB'],
      [3, 'GA'],
      [2, 'GB'],
      [1, 'SA'],
    ] as const)
      p.play(seat, pick(business));
    expect(p.s.business[0]).toBe(5);
    expect(asked(p)).toEqual(['place', 0]);
  });
});

describe('two players', () => {
  const two = () => {
    const p = open(2, { firstPlayer: '0' });
    p.play(1, pick('GA'));
    return p;
  };
  test('R139 the plans are of two types; two tokens of the third lie in D5', () => {
    const p = two();
    expect(p.refusal(0, pick('GB'))).toEqual({ code: 'two-types' });
    p.play(0, pick('RA'));
    expect(p.s.market).toEqual([0, 0, 2]);
    expect(p.s.box[6]).toBe(28);
  });

  test('R140 the supplier adds one token at each Summary while fewer than two lie there', () => {
    const p = two();
    p.play(0, pick('RA'));
    p.s.market[2] = 0;
    p.s.box[6]! += 2;
    const end = () => {
      const month = p.s.period;
      while (p.s.period === month) {
        const [f] = p.asked();
        const decision = game.agenda[f!.kind] as unknown as { fallback(...a: unknown[]): never };
        p.play(f!.seat, decision.fallback(p.t, p.s, f));
      }
    };
    end();
    expect(p.s.market[2]).toBe(1);
    end();
    expect(p.s.market[2]).toBe(2);
    end();
    expect(p.s.market[2]).toBe(2);
  });

  test('R141 the supplier counts for the open D6 spaces like any other', () => {
    const p = two();
    p.s.market = [1, 0, 0];
    p.s.box[4]!--;
    p.play(0, pick('RA'));
    expect(p.s.market).toEqual([1, 0, 2]);
    expect(p.s.open).toBe(2);
    expect(choices(p, 0, 'place').map((move) => move.space)).toContain(SPACES[10]);
  });
});
