import { expect, test } from 'vitest';
import { asked, choices, code, level, plays, range, scene, told } from './testing/scene.ts';
import type { Pos, Scene } from './testing/scene.ts';

const hire = (p: Pos, ...projects: string[]): void =>
  plays(p, 0, ...projects.map((project) => ({ type: 'hire', project }) as const));

test('R86 staff is no part of a deal', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02 PJ06', 1: 'PJ03' }, staff: { PK: [1, 1] } });
  p.play(0, { type: 'propose', to: 1 });
  expect(choices(p, 0, 'add')).toEqual(['PJ03', 'PJ06']);
});

test('R87 hiring needs a complete group; certifications take no staff', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ03 PJ04 CT1 CT2 CT3 CT4 CT5 CT6' } });
  expect(choices(p, 0, 'hire')).toEqual([]);
  const complete = scene({ holds: { 0: 'PJ01 PJ02' } });
  expect(choices(complete, 0, 'hire')).toEqual(['PJ01', 'PJ02']);
});

test('R88 no hiring in a group with a project under extension', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, extended: 'PJ02' });
  expect(choices(p, 0, 'hire')).toEqual([]);
});

test('R89, R90 E2 E3 each step costs the FTE price; the lowest project comes first', () => {
  const p = scene({ holds: { 0: 'PJ06 PJ07 PJ08' } });
  hire(p, 'PJ06');
  expect(p.s.cash[0]).toBe(29_100);
  expect(code(p, 0, { type: 'hire', project: 'PJ06' })).toBe('spread-evenly');
  hire(p, 'PJ07', 'PJ08', 'PJ06', 'PJ07', 'PJ08');
  expect([p.s.cash[0], p.s.ftes]).toEqual([30_000 - 5400, 26]);
  const { fees, levels, contractOf } = p.t.facts;
  const fee = (id: string): number => fees[contractOf[id]! * levels + level(p, id)]!;
  expect([fee('PJ06'), fee('PJ07'), fee('PJ08')]).toEqual([2100, 2100, 2400]);
  const poor = scene({ holds: { 0: 'PJ06 PJ07 PJ08' }, cash: { 0: 890 } });
  expect(choices(poor, 0, 'hire')).toEqual([]);
});

test('R91, R92 E9 four FTEs, then the QM team; the FTEs go back', () => {
  const p = scene({
    holds: {
      0: 'PJ15 PJ16 PJ17',
      1: 'PJ01 PJ02 PJ03 PJ04 PJ05',
      2: 'PJ06 PJ07 PJ08 PJ09 PJ10 PJ11',
    },
    staff: { YE: [4, 4, 4], PK: [5, 5], LB: [5, 5, 5], OR: [4, 4, 4], BR: [1, 1, 1] },
  });
  expect([p.s.ftes, p.s.qmTeams]).toEqual([5, 7]);
  hire(p, 'PJ17');
  expect([p.s.ftes, p.s.qmTeams, p.s.cash[0]]).toEqual([9, 6, 28_500]);
  expect(level(p, 'PJ17')).toBe(5);
  const { fees, levels, contractOf } = p.t.facts;
  const at = contractOf['PJ17']! * levels;
  expect([fees[at + 4], fees[at + 5]]).toEqual([10_360, 12_040]);
});

test('R91 with fteBeforeQm 5 there are five FTEs', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02' },
    staff: { PK: [4, 4] },
    options: { fteBeforeQm: 5 },
  });
  hire(p, 'PJ01', 'PJ02');
  expect([p.s.ftes, p.s.qmTeams]).toEqual([22, 12]);
  hire(p, 'PJ01');
  expect([p.s.ftes, p.s.qmTeams]).toEqual([27, 11]);
});

test('R92 the QM team comes only when the whole group has four FTEs', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [3, 4] } });
  expect(choices(p, 0, 'hire')).toEqual(['PJ01']);
});

test('R93 one QM team is the end', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [5, 5] } });
  expect(choices(p, 0, 'hire')).toEqual([]);
});

test('R94 without a piece at Planning the step must wait', () => {
  const all: Scene = {
    holds: { 0: 'PJ01 PJ02', 1: 'PJ03 PJ04 PJ05 PJ06 PJ07 PJ08 PJ09 PJ10 PJ11' },
    staff: { LB: [4, 4, 4], OR: [4, 4, 4], BR: [3, 3, 2] },
  };
  expect(choices(scene(all), 0, 'hire')).toEqual([]);
  const one = scene({ ...all, staff: { ...all.staff, BR: [3, 2, 2] } });
  expect(choices(one, 0, 'hire')).toEqual(['PJ01', 'PJ02']);
});

/** Planning holds two FTEs; seats 0, 1 and 2 could place one. */
const scarce: Scene = {
  players: 4,
  holds: {
    0: 'PJ03 PJ04 PJ05',
    1: 'PJ18 PJ19 PJ20',
    2: 'PJ01 PJ02',
    3: 'PJ06 PJ07 PJ08 PJ09 PJ10 PJ11 PJ15 PJ16 PJ17',
  },
  staff: { OR: [4, 4, 4], BR: [4, 4, 4], YE: [2, 2, 2] },
  cash: { 1: 6000, 3: 0 },
};

test('R95, R96, R97 a scarce piece can be contested; if nobody does it has its price', () => {
  const p = scene(scarce);
  expect(p.s.ftes).toBe(2);
  hire(p, 'PJ03');
  expect(asked(p)).toBe('contest 1');
  expect(choices(p, 1, 'contest')).toEqual(['PJ18', 'PJ19', 'PJ20']);
  p.play(1, { type: 'letGo' });
  expect(asked(p)).toBe('contest 2');
  p.play(2, { type: 'letGo' });
  expect([level(p, 'PJ03'), p.s.cash[0], asked(p)]).toEqual([1, 24_500, 'before 0']);
  const never = scene({ ...scarce, options: { shortageAt: 0 } });
  hire(never, 'PJ03');
  expect(level(never, 'PJ03')).toBe(1);
});

test('R96 who cannot pay or place the same kind of piece is not asked', () => {
  const p = scene({ ...scarce, cash: { 1: 1890, 2: 490, 3: 0 } });
  hire(p, 'PJ03');
  expect(level(p, 'PJ03')).toBe(1);
  const just = scene({ ...scarce, cash: { 1: 1900, 2: 490, 3: 0 } });
  hire(just, 'PJ03');
  expect(asked(just)).toBe('contest 1');
});

test('R96 a rival for the last QM team needs a group with four FTEs everywhere', () => {
  const it: Scene = {
    players: 4,
    holds: { 0: 'PJ03 PJ04 PJ05', 1: 'PJ18 PJ19 PJ20', 2: 'PJ01 PJ02' },
    staff: { LB: [4, 4, 4], GN: [3, 3, 3], PK: [4, 4] },
    options: { shortageAt: 12 },
  };
  const p = scene(it);
  hire(p, 'PJ03');
  expect([asked(p), choices(p, 2, 'contest')]).toEqual(['contest 2', ['PJ01', 'PJ02']]);
});

test('R98, R99 E10 the printed price stands, contestants bid over it, the winner places it', () => {
  const p = scene(scarce);
  hire(p, 'PJ03');
  p.play(1, { type: 'contest', project: 'PJ18' });
  p.play(2, { type: 'letGo' });
  expect([asked(p), range(p, 1, 'bid')]).toEqual(['bidStaff 1', [1900, 6000]]);
  p.play(1, { type: 'bid', amount: 1900 });
  expect([asked(p), range(p, 0, 'bid')]).toEqual(['bidStaff 0', [2000, 25_000]]);
  p.play(0, { type: 'pass' });
  expect([level(p, 'PJ18'), level(p, 'PJ03'), p.s.ftes]).toEqual([1, 0, 1]);
  expect([p.s.cash[0], p.s.cash[1]]).toEqual([25_000, 4100]);
  hire(p, 'PJ03');
  expect(asked(p)).toBe('contest 1');
});

test('R98 if the contestants pass the requester pays the printed price', () => {
  const p = scene(scarce);
  hire(p, 'PJ03');
  p.play(1, { type: 'contest', project: 'PJ18' });
  p.play(2, { type: 'contest', project: 'PJ01' });
  p.play(1, { type: 'pass' });
  expect(range(p, 2, 'bid')[0]).toBe(600);
  p.play(2, { type: 'pass' });
  expect([level(p, 'PJ03'), p.s.cash[0]]).toEqual([1, 24_500]);
});

test('R100, R101 a release brings half the FTE price, from the highest project first', () => {
  const p = scene({ holds: { 0: 'PJ06 PJ07 PJ08' }, staff: { OR: [2, 1, 1] } });
  expect(choices(p, 0, 'release')).toEqual(['PJ06']);
  p.play(0, { type: 'release', project: 'PJ06' });
  expect([p.s.cash[0], p.s.ftes]).toEqual([30_450, 29]);
  expect(choices(p, 0, 'release')).toEqual(['PJ06', 'PJ07', 'PJ08']);
});

test('R102 a QM team steps down only onto four FTEs of Planning', () => {
  const it: Scene = { holds: { 0: 'PJ01 PJ02' }, staff: { PK: [5, 5] } };
  const p = scene(it);
  p.play(0, { type: 'release', project: 'PJ01' });
  expect([level(p, 'PJ01'), p.s.ftes, p.s.qmTeams]).toEqual([4, 28, 11]);
  const few = scene({
    holds: { ...it.holds, 1: 'PJ03 PJ04 PJ05 PJ06 PJ07 PJ08 PJ09 PJ10 PJ11' },
    staff: { PK: [5, 5], LB: [4, 4, 4], OR: [4, 4, 4], BR: [2, 2, 1] },
  });
  expect(few.s.ftes).toBe(3);
  expect(choices(few, 0, 'release')).toEqual([]);
});

test('R103 release group: all staff at once, a QM team is five levels', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [5, 4] } });
  p.play(0, { type: 'releaseGroup', group: 'PK' });
  expect([p.s.cash[0], p.s.ftes, p.s.qmTeams, p.s.staffed]).toEqual([32_250, 32, 12, 0]);
  expect(told(p)).toEqual(['groupReleased']);
});
