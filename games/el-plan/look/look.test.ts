import { newRng, pending, viewFor } from '@boardroom/kernel';
import type { Looked, Reader } from '@boardroom/kernel';
import { playMove, position, randomMove } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import { describeLook } from '@boardroom/texts/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { profiles } from '../src/options.ts';
import { classic, game, scene } from '../src/testing/scene.ts';
import type { Scene } from '../src/testing/scene.ts';
import type { ElPlan } from '../src/types.ts';
import en from '../texts/en.json' with { type: 'json' };
import { inner } from './figures.ts';
import { look } from './index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
describeLook(game, { classic }, en, look, { rules, variants: profiles, games: 1 });

const names = ['Mira', 'Tomás', 'Aiko'];
const readerOf = ({ t, s }: Scene): Reader<ElPlan> => ({
  t,
  view: viewFor(game, t, s, 0),
  viewer: 0,
  words: speaker(en, names),
  names,
  asked: pending(s).map(({ seat }) => seat),
});
const seen = (p: Scene, id: string): Looked => look.look(readerOf(p), id)!;

describe('a thing that cannot be used says why, and what would help', () => {
  const offers = ['X01', 'X02', 'T01', 'T02', 'I01', 'I02'] as const;

  test('R65 an offer that is too dear, before Investments', () => {
    const solar = seen(
      scene('administration', ({ stock, offer, rows }) => {
        stock(0, 2, 2, 1);
        rows(0, 'r3');
        offer(...offers);
      }),
      'offer:T02',
    );
    expect(solar.figures[0]).toMatchObject({ key: 'cost', value: '3 E', bad: true });
    expect(solar.obstacles).toContainEqual({
      text: 'It costs 3 E; you have 1 E free.',
      rule: 'R65',
    });
    expect(solar.ways).toContain('February: stand on 3t, then it costs 1 less.');
    expect(solar.now!.text).toContain('Bought in January');
  });

  test('R66 the price on the own space is the lower one, and nothing is in the way', () => {
    const p = scene('investments', ({ stock, offer, at }) => {
      stock(0, 0, 0, 2);
      offer(...offers);
      at('3t', '4', '5');
    });
    expect(seen(p, 'offer:T02')).not.toHaveProperty('obstacles');
  });

  test('R27 a closed space says what opens it', () => {
    const closed = seen(
      scene('decisions', ({ market }) => market(1, 0, 0)),
      'space:6-2',
    );
    expect(closed.obstacles![0]).toMatchObject({ rule: 'R27' });
    expect(closed.ways![0]).toContain('2 product types');
  });

  test('R123 after the year nothing can be used, and there is no way', () => {
    const p = scene('summary', ({ s, t }) => void (s.period = t.options.periods));
    const row = seen(p, 'row:r1');
    expect(row.obstacles![0]).toMatchObject({ rule: 'R123' });
    expect(row.ways).toEqual([]);
  });
});

test('R130 the count names the tie and what decided it', () => {
  const p = scene('decisions', ({ stock }) => {
    stock(0, 2, 2, 2, 3);
    stock(1, 1, 1, 1, 3);
    stock(2, 1, 1, 1, 1);
  });
  const count = look.count(readerOf(p));
  expect(count.totals).toEqual([3, 3, 1]);
  expect(count.ties[0]).toMatchObject({ rule: 'R130', values: [6, 3, null], decided: true });
  expect(count.ties[1]).toMatchObject({ rule: 'R132', values: [null, null, null], decided: false });
  expect(count.verdict).toContain('Mira wins: 3 points and 6 tokens');
});

test('a private plan is asked about by its inner question', () => {
  const options = { fastAdmin: true, planDraft: 'random', noEvents: true } as const;
  const { t, s } = position(game, { players: 3, options, edition: classic, seed: 'inner' });
  const rng = newRng(1);
  while (pending(s)[0]!.kind !== 'draft') playMove(game, t, s, randomMove(game, t, s, rng));
  const f = pending(s)[0]!;
  const reader = {
    ...readerOf({ t, s } as Scene),
    view: viewFor(game, t, s, f.seat),
    viewer: f.seat,
  };
  expect(inner(reader, f).kind).toBe('assign');
});

test('in Production a question says which processes are left, before the month what is placed', () => {
  const p = scene('production', ({ rows }) => rows(0, 'r1', 'r2', 'r4'));
  const line = (): string | undefined =>
    look.brief(readerOf(p), p.asked()[0]!).find((text) => text.startsWith('Left:'));
  expect(line()).toBeUndefined();
  p.play(0, p.legal(0).find(({ type }) => type === 'produce') as never);
  expect(line()).toMatch(/^Left: 1 production\.$/);
  const month = scene('decisions', ({ rows }) => rows(0, 'r1', 'r2'));
  expect(look.brief(readerOf(month), month.asked()[0]!)).toContain(
    'On your rows and cards: 2 workers; in Administration you may take them off.',
  );
});
