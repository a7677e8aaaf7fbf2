/** The final count (R149–R151): net worth part by part, or what was added to it. */
import type { CountLine, FinalCount } from '@boardroom/kernel';
import { count as size } from '../src/sets.ts';
import { ALL_CONTRACTS } from '../src/facts.ts';
import { ranking, scores } from '../src/scoring.ts';
import { money, say } from './reader.ts';
import type { PlanReader } from './reader.ts';
import { worthOf } from './worth.ts';

export function count(r: PlanReader): FinalCount {
  const { t, view } = r;
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const parts = seats.map((seat) => worthOf(r, seat));
  const growth = t.options.profitMeasure === 'growth';
  const line = (key: string, value: (seat: number) => number, note?: string): CountLine => ({
    name: say(r, `count.${key}`),
    ...(note === undefined ? {} : { note }),
    rule: 'R149',
    values: seats.map(value),
  });
  const held = seats.map((seat) => size(view.holds[seat]! & ALL_CONTRACTS));
  const inGame = seats.filter((seat) => view.out[seat] === 0);
  return {
    after: say(r, inGame.length === 1 ? 'count.after.last' : 'count.after', {
      n: view.round,
      left: inGame.length,
    }),
    lines: [
      line('cash', (seat) => parts[seat]!.cash, say(r, 'count.cash.note')),
      line(
        'contracts',
        (seat) => parts[seat]!.contracts,
        say(r, 'count.contracts.note', { held: inGame.map((seat) => String(held[seat])) }),
      ),
      line('staff', (seat) => parts[seat]!.staff, say(r, 'count.staff.note')),
      line('extensions', (seat) => -parts[seat]!.extensions, say(r, 'count.extensions.note')),
      ...(growth
        ? [
            line(
              'began',
              (seat) => -t.facts.budget - (t.options.payForDealt ? 0 : view.dealt[seat]!),
              say(r, 'count.began.note'),
            ),
          ]
        : []),
    ],
    unit: say(r, growth ? 'count.unit.growth' : 'count.unit'),
    vocabulary: 'money',
    totals: scores(t, view),
    ties: ties(r),
    out: seats
      .filter((seat) => view.out[seat] !== 0)
      .map((seat) => ({ seat, why: say(r, 'count.out', { nth: view.out[seat]! }) })),
    verdict: verdict(r, inGame, growth),
  };
}

/** R150: more cash, then more contracts. */
function ties(r: PlanReader): FinalCount['ties'] {
  const keys = ranking(r.t, r.view);
  const level = (seat: number, upTo: number): boolean =>
    r.view.out[seat] === 0 &&
    keys.some(
      (other, i) => i !== seat && other.slice(0, upTo).every((key, k) => key === keys[seat]![k]),
    );
  return (['cash', 'contracts'] as const)
    .map((key, i) => ({
      name: say(r, `count.tie.${key}`),
      rule: 'R150',
      values: keys.map((own, seat) => (level(seat, i + 2) ? own[i + 2]! : null)),
      decided: keys.some((_, seat) => level(seat, i + 2) && !level(seat, i + 3)),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

function verdict(r: PlanReader, inGame: readonly number[], growth: boolean): string {
  const keys = ranking(r.t, r.view);
  const order = [...inGame].sort((a, b) => {
    const at = keys[a]!.findIndex((key, i) => key !== keys[b]![i]);
    return at < 0 ? a - b : keys[b]![at]! - keys[a]![at]!;
  });
  const [first, second] = order as [number, number | undefined];
  if (second === undefined) return say(r, 'count.won.last', { seat: first });
  const total = scores(r.t, r.view);
  const winners = order.filter((seat) => keys[seat]!.every((key, i) => key === keys[first]![i]));
  const facts = {
    seat: first,
    n: money(r, total[first]!),
    ahead: money(r, total[first]! - total[second]!),
    second: r.words.seat(second),
    winners: winners.map((seat) => r.words.seat(seat)),
    growth: growth ? 1 : 0,
  };
  if (winners.length > 1) return say(r, 'count.won.shared', facts);
  if (total[first] !== total[second]) return say(r, 'count.won', facts);
  return say(
    r,
    keys[first]![2] !== keys[second]![2] ? 'count.won.cash' : 'count.won.contracts',
    facts,
  );
}
