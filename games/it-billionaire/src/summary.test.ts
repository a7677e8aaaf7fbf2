import { expect, test } from 'vitest';
import { finalValue } from './scoring.ts';
import { summary } from './summary.ts';
import { place } from './testing/scene.ts';

test('how things stand: the day, then every player with labs and work', () => {
  const { t, s } = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.queue(0, 'N1-01', 'N1-02');
    x.finished(0, 'E1-01');
    x.finished(1, 'E1-02');
    x.list(1, 'E1-05', 3);
    x.visit(1, 'east');
  });
  const player = (seat: number) => ({
    seat,
    capital: s.capital[seat]!,
    worth: finalValue(t, s, seat),
  });
  expect(summary(t, s)).toEqual([
    { code: 'day', facts: { round: s.round, rounds: t.options.rounds, first: 1 } },
    {
      code: 'player',
      facts: { ...player(0), labCount: 2, queued: s.queued[0]!, owed: 0, projects: 1 },
    },
    { code: 'lab', facts: { location: 'EU2' } },
    { code: 'lab', facts: { location: 'NA2' } },
    { code: 'player', facts: { ...player(1), labCount: 0, queued: 0, owed: 1, projects: 1 } },
  ]);
});
