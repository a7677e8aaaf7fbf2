import { isRefusal, legal, openMatch, pending, submit } from '@boardroom/kernel';
import type { Match, Move } from '@boardroom/kernel';
import type { Deal } from '@boardroom/ui-kit';
import { sceneOf, stageOf } from '@boardroom/ui-kit/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ProjectPlan } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { deal } from './deal.ts';
import messages from './messages.en.json' with { type: 'json' };

function drafting(): { match: Match<ProjectPlan>; seat: number } {
  const setting = { players: 3, options: {}, edition: { id: 'classic', content: classic } };
  const match = openMatch(game, setting, 'deal') as Match<ProjectPlan>;
  const { seat } = pending(match.s)[0]!;
  const asked = submit(match, seat, { type: 'propose', to: (seat + 1) % 3 });
  if (isRefusal(asked)) throw new Error(asked.code);
  return { match, seat };
}

function card(match: Match<ProjectPlan>, seat: number, values: Record<string, number> = {}): Deal {
  const f = pending(match.s)[0]!;
  const scene = sceneOf(stageOf(game, match.t, texts, messages), match.s, seat);
  const moves = legal(game, match.t, match.s, f);
  return deal(scene, { with: null, tab: null, values, said: '', legal: moves }, f)!;
}

test('R136 a proposal with nothing in it is none, and says so', () => {
  const { match, seat } = drafting();
  const { send, law, sides } = card(match, seat);
  expect(send.move).toBeNull();
  expect(law![0]!.kept).toBe(false);
  expect(sides.map(({ items }) => items!.length)).toEqual([6, 6]);
});

test('R138 a fair price can be proposed, a gift cannot', () => {
  const { match, seat } = drafting();
  const [, theirs] = card(match, seat).sides;
  const press = theirs!.items![0]!.press as { move: Move };
  expect(isRefusal(submit(match, seat, press.move))).toBe(false);
  const price = card(match, seat).balance!.values[1];
  const fair = card(match, seat, { pay: price });
  expect(fair.send.move).toEqual({ type: 'offerDeal', cash: price });
  expect(fair.law![0]).toMatchObject({ rule: 'R138', kept: true });
  expect(fair.sides[1]!.items![0]).toMatchObject({ chosen: true });
  expect(card(match, seat, { pay: 10 }).send.move).toBeNull();
});

test('nobody else sees a draft as a card', () => {
  const { match, seat } = drafting();
  const f = pending(match.s)[0]!;
  const scene = sceneOf(stageOf(game, match.t, texts, messages), match.s, (seat + 1) % 3);
  expect(deal(scene, { with: null, tab: null, values: {}, said: '', legal: [] }, f)).toBeNull();
});
