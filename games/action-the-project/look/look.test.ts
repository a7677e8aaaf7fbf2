import { readFileSync } from 'node:fs';
import { legal, pending, viewFor } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { describeLook } from '@boardroom/texts/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import { profiles } from '../src/options.ts';
import { A, O, P, S, scene } from '../src/testing/scene.ts';
import type { Scene } from '../src/testing/scene.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { look } from './index.ts';
import type { ActionReader } from './reader.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const variants = {
  ...profiles,
  blind: { ledgerAid: false, peekOnSteer: false, revealSecretsAtEnd: false, lastTrial: 'lost' },
  rota: { leaderDraw: 'rota', leaderShares: 'alsoGroup', tieOutcome: 'succeeds' },
};

describeLook(game, { classic }, texts, look, { rules, variants, games: 1, every: 25 });

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya'];
function reader({ t, s }: Scene, viewer: Seat | null): ActionReader {
  return {
    t,
    view: viewFor(game, t, s, viewer),
    viewer,
    words: speaker(texts, NAMES, 'en', game.printed?.(t)),
    names: NAMES,
    asked: pending(s).map(({ seat }) => seat),
  };
}

test('R96, R122 a private purchase changes nothing that others can read', () => {
  const quiet = scene('leadership', { value: 22, money: [900, 900, 900, 900] });
  const bought = scene('leadership', { value: 22, money: [900, 900, 900, 900] });
  bought.play(1, { type: 'buy', count: 3 });
  const read = (r: ActionReader): unknown[] => look.things(r).map(({ id }) => look.look(r, id));
  for (const viewer of [0, 2, null])
    expect(read(reader(bought, viewer))).toEqual(read(reader(quiet, viewer)));
  expect(look.look(reader(bought, 1), 'purse:1')).not.toEqual(
    look.look(reader(quiet, 1), 'purse:1'),
  );
});

test('R154 the book says from what to what a colleague may hold', () => {
  const p = scene('leadership', {
    value: 22,
    money: [900, 2100, 900, 900],
    prestige: [4, 16, 4, 4],
  });
  const seen = look.look(reader(p, 0), 'purse:1')!;
  expect(seen.line).toContain('$2,100 with 16 prestige');
  expect(seen.line).toContain('$100 with 26');
  expect(seen.now!.text).toContain('27');
  expect(seen.obstacles![0]!.rule).toBe('R122');
});

test('R82 the leader’s card says why it cannot be changed, others name the way', () => {
  const p = scene('quietWord', { value: 22, leader: 1, cards: [S, S, O, A] });
  const r = reader(p, 0);
  expect(look.look(r, 'card:1')).toMatchObject({ obstacles: [{ rule: 'R82' }], ways: [] });
  expect(look.look(r, 'card:2')!.ways![0]).toContain('Quiet Word');
});

test('R45, R50 a card says what it would bring, as the division gives it', () => {
  const p = scene('placing', { value: 22, leader: 1 });
  const r = reader(p, 0);
  expect(look.look(r, `hand:${S}`)!.now!.text).toContain('11 alone, 5 with 1 more');
  expect(look.look(r, `hand:${O}`)!.now!.text).toContain('22 alone, 11 with 1 more');
  expect(look.look(r, `hand:${P}`)!.now!.text).toContain('4 prestige');
});

test('every legal bid says what it leaves', () => {
  const p = scene('leadership', { value: 22, prestige: [9, 4, 4, 4] });
  const [frame] = p.asked();
  const open = legal(game, p.t, p.s, frame!).find(({ type }) => type === 'open')!;
  expect(look.gaps(reader(p, 0), open, frame!)['bid']!.note!(5)).toBe('leaves you 4, win or lose');
});

test('a question names the card one has placed, and promises of and to oneself', () => {
  const p = scene('quietWord', { value: 22, leader: 1, cards: [S, S, O, A] });
  p.play(0, {
    type: 'promisePay',
    to: 1,
    money: 200,
    prestige: 0,
    condition: 0,
    turn: p.s.turn,
    secret: 0,
  });
  p.play(2, { type: 'promisePlay', to: 0, card: S, turn: p.s.turn, secret: 0 });
  const lines = look.brief(
    reader(p, 0),
    p.asked().find(({ seat }) => seat === 0) ?? { ...p.asked()[0]!, seat: 0 },
  );
  expect(lines).toContain('You have placed Support.');
  expect(lines.join('\n')).toMatch(/You promised \S+ to pay \$200 /);
  expect(lines.join('\n')).toMatch(/\S+ promised you to place Support in this turn\./);
});
