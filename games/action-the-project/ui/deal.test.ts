import { legalAsides } from '@boardroom/kernel';
import type { Deal } from '@boardroom/ui-kit';
import { sceneOf, stageOf } from '@boardroom/ui-kit/testing';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scene as position } from '../src/testing/scene.ts';
import type { Scene as Position } from '../src/testing/scene.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { deal } from './deal.ts';
import messages from './messages.en.json' with { type: 'json' };

function dealt(p: Position, tab: string, values: Record<string, number>, said = ''): Deal {
  const scene = sceneOf(stageOf(game, p.t, texts, messages), p.s, 0);
  const legal = legalAsides(game, p.t, scene.view, 0);
  return deal(scene, { with: 1, tab, values, said, legal })!;
}

const rich = (): Position =>
  position('leadership', { value: 22, money: [3900, 2100, 900, 900], prestige: [14, 16, 4, 4] });

test('R103 an offer says what it does to both sides, and is sent as the rules know it', () => {
  const card = dealt(rich(), 'offer', { giveMoney: 600, wantPrestige: 4 });
  expect(card.tabs!.map(({ id }) => id)).toEqual(['offer', 'promise', 'gift']);
  expect(card.sides[0]!.effects).toEqual([
    '$3,900 -600 = $3,300',
    '14 +4 = 18 prestige',
    '$150 for each prestige; the bank asks $200',
  ]);
  expect(card.sides[1]!.effects[0]).toBe('Could bid 25 instead of 26');
  expect(card.send.move).toEqual({
    type: 'offer',
    to: 1,
    giveMoney: 600,
    givePrestige: 0,
    wantMoney: 0,
    wantPrestige: 4,
    secret: 0,
  });
});

test('R97, R103 nothing for nothing is no offer and no gift', () => {
  for (const tab of ['offer', 'gift']) {
    const card = dealt(rich(), tab, {});
    expect(card.send.move).toBeNull();
    expect(card.law!.some(({ kept }) => kept === false)).toBe(true);
  }
});

test('R112 every kind of promise can be given', () => {
  for (const kind of [0, 1, 2, 3, 4]) {
    const card = dealt(rich(), 'promise', { kind, money: 500, bid: 2 }, 'I owe you one.');
    expect(card.send.move, String(kind)).not.toBeNull();
  }
});
