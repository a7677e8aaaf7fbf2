import type { FinalCount, Reader } from '@boardroom/kernel';
import { scores } from '../src/scoring.ts';
import type { Lots } from '../src/types.ts';

/** R7 The final count. */
export function count(r: Reader<Lots>): FinalCount {
  const say = (key: string, facts: object = {}): string => r.words.say(key, facts)!;
  const totals = scores(r.t, r.view);
  const most = Math.max(...totals);
  const level = totals.flatMap((points, seat) => (points === most ? [seat] : []));
  const richest = Math.max(...level.map((seat) => r.view.coins[seat]!));
  const winners = level.filter((seat) => r.view.coins[seat] === richest);
  return {
    after: say('count.after'),
    unit: say('unit.points'),
    lines: [{ name: say('count.lots'), note: say('count.lots.note'), rule: 'R7', values: totals }],
    totals,
    ties:
      level.length < 2
        ? []
        : [
            {
              name: say('count.coins'),
              rule: 'R7',
              values: totals.map((_, seat) => (level.includes(seat) ? r.view.coins[seat]! : null)),
              decided: winners.length === 1,
            },
          ],
    verdict:
      winners.length === 1
        ? say('count.verdict', { seat: winners[0]!, points: most })
        : say('count.shared', {
            names: winners.map((seat) => r.names[seat]).join(', '),
            points: most,
          }),
  };
}
