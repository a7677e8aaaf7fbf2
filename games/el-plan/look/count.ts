/** R124 to R133: the final count, line by line. */
import type { FinalCount } from '@boardroom/kernel';
import { ideasOf, pointsOf, ranking } from '../src/scoring.ts';
import { caseOf } from './case.ts';
import type { Case } from './case.ts';
import type { Table } from './figures.ts';

export function count(r: Table): FinalCount {
  const c = caseOf(r);
  const { t, view } = r;
  const seats = view.business.map((_, seat) => seat);
  const totals = seats.map((seat) => pointsOf(t, view, seat));
  const ideas = seats.map((seat) => ideasOf(t, view, seat));
  return {
    after: c.say('count.after', { period: view.period }),
    lines: [
      { name: c.say('count.ideas'), note: c.say('count.ideas.note'), rule: 'R124', values: ideas },
      {
        name: c.say('count.trios'),
        note: c.say('count.trios.note'),
        rule: 'R125',
        values: seats.map((seat) => totals[seat]! - ideas[seat]!),
      },
    ],
    unit: c.say('rank.points'),
    totals,
    ...tieBreaks(c, totals),
  };
}

/** R130 to R133: among those level at the top. */
function tieBreaks(c: Case, totals: readonly number[]): Pick<FinalCount, 'ties' | 'verdict'> {
  const { r, say } = c;
  const points = Math.max(...totals);
  let level = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  if (level.length === 1) {
    const seat = level[0]!;
    const second = Math.max(...totals.filter((_, other) => other !== seat));
    const behind = totals.flatMap((total, other) =>
      total === second && other !== seat ? [other] : [],
    );
    return {
      ties: [],
      verdict: say('count.wins', { seat, points, ahead: points - second, seats: behind }),
    };
  }
  const ranks = ranking(r.t, r.view);
  const ties: FinalCount['ties'][number][] = [];
  let verdict = '';
  for (const [at, key] of ['tokens', 'cards'].entries()) {
    const values = totals.map((_, seat) =>
      level.length > 1 && level.includes(seat) ? ranks[seat]![at + 1]! : null,
    );
    const open = level.length > 1;
    const best = Math.max(...level.map((seat) => ranks[seat]![at + 1]!));
    const before = level;
    if (open) level = level.filter((seat) => ranks[seat]![at + 1] === best);
    const decided = open && level.length === 1;
    if (decided) {
      const others = before.filter((seat) => seat !== level[0]);
      verdict = say(`count.wins.${key}`, {
        seat: level[0]!,
        points,
        best,
        seats: others,
        other: Math.max(...others.map((seat) => ranks[seat]![at + 1]!)),
      });
    }
    ties.push({
      name: say(at === 0 ? 'count.level' : 'count.still', { points, by: say(`rank.${key}`) }),
      note: open ? say(`count.${key}.note`) : say('count.unneeded'),
      rule: at === 0 ? 'R130' : 'R132',
      values,
      decided,
    });
  }
  return { ties, verdict: verdict || say('count.shared', { seats: level, points }) };
}
