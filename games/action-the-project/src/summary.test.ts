import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { scene } from './testing/scene.ts';

test('how things stand: the project and its pile, then every player as far as the viewer sees', () => {
  const p = scene('placing', {
    turn: 2,
    leader: 1,
    value: 6,
    carry: 2,
    money: [300, 400, 500, 600],
  });
  p.play(0, { type: 'give', to: 2, money: 100, prestige: 0, secret: 1 });
  const [project, ...players] = summary(p.t, p.view(0));
  const id = p.t.content.projects[p.s.project]!.id;
  expect(project).toEqual({
    code: 'project',
    facts: { turn: 2, turns: 8, project: id, value: 6, carry: 2, packages: 8 },
  });
  expect(players.map(({ code, facts }) => [code, facts!['money'], facts!['leads']])).toEqual([
    ['holds', 200, 0],
    ['book', 400, 1],
    ['book', 500, 0],
    ['book', 600, 0],
  ]);
  expect(players[3]!.facts).toMatchObject({ seat: 3, prestige: p.s.bookPrestige[3]! });
});

test('without the ledger aid what is hidden stays hidden', () => {
  const p = scene('placing', { options: { ledgerAid: false } });
  const codes = summary(p.t, p.view(0)).map(({ code }) => code);
  expect(codes).toEqual(['project', 'holds', 'hidden', 'hidden', 'hidden']);
});

test('before the first turn, and before a project lies open', () => {
  const p = scene('proposal');
  p.s.project = -1;
  expect(summary(p.t, p.s)[0]).toEqual({ code: 'turn', facts: { turn: 1, turns: 8 } });
  p.s.turn = 0;
  expect(summary(p.t, p.s)[0]).toEqual({ code: 'choosing' });
});
