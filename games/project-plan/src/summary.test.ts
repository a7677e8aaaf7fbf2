import { expect, test } from 'vitest';
import { netWorth } from './contracts.ts';
import { summary } from './summary.ts';
import { scene } from './testing/scene.ts';

test('how things stand: the round and Planning’s stock, then every PM', () => {
  const { t, s } = scene({
    holds: { 0: 'PJ01 PJ02 PJ22 CH09' },
    staff: { PK: [2, 1] },
    wfa: { 1: 1 },
    out: [2],
  });
  const funds = (seat: number) => ({
    seat,
    place: t.facts.places[s.at[seat]!],
    cash: s.cash[seat]!,
    funds: netWorth(t, s, seat),
  });
  expect(summary(t, s)).toEqual([
    { code: 'round', facts: { round: s.round, rounds: 0, active: 0, ftes: 29, qmTeams: 12 } },
    { code: 'manager', facts: { ...funds(0), contractCount: 3, staffedCount: 2 } },
    { code: 'waiting', facts: { ...funds(1), contractCount: 0, staffedCount: 0 } },
    { code: 'bankrupt', facts: { seat: 2 } },
  ]);
});
