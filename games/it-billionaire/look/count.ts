/** The final count: at a billion ending capital alone, else everything a player has and owes. */
import { compareKeys } from '@boardroom/kernel';
import type { CountLine, FinalCount, Seat } from '@boardroom/kernel';
import { feesOf, instalmentsDue, isCash, ranking } from '../src/scoring.ts';
import { BILLION } from '../src/types.ts';
import { labsOf } from './reckon.ts';
import { say } from './words.ts';
import type { ItReader } from './words.ts';

export function count(r: ItReader): FinalCount {
  const { t, view } = r;
  const cash = isCash(t, view);
  const keys = ranking(t, view);
  const totals = keys.map(([figure]) => figure!);
  return {
    after: say(r, 'count.after', { day: view.round }),
    lines: cash ? [capital(r, 'count.cash')] : everything(r),
    unit: say(r, cash ? 'count.unit-cash' : 'count.unit'),
    totals,
    ties: tie(r, keys, cash),
    verdict: verdict(r, keys),
  };
}

const seatsOf = ({ t }: ItReader): Seat[] => Array.from({ length: t.players }, (_, seat) => seat);

/** R115, R116 The same line stands alone, or first of four. */
function capital(r: ItReader, note: string): CountLine {
  const rule = note === 'count.cash' ? 'R115' : 'R116';
  return {
    name: say(r, 'count.capital'),
    note: say(r, note, { target: r.t.options.target }),
    rule,
    values: seatsOf(r).map((seat) => r.view.capital[seat]!),
  };
}

/** R116 */
function everything(r: ItReader): CountLine[] {
  const { t, view } = r;
  const line = (name: string, value: (seat: Seat) => number): CountLine => ({
    name: say(r, `count.${name}`),
    note: say(r, `count.${name}.note`),
    rule: 'R116',
    values: seatsOf(r).map(value),
  });
  const all = view.ending === BILLION ? 'count.adjusted' : 'count.all';
  return [
    capital(r, all),
    line(
      'labs',
      (seat) => labsOf(view, seat).reduce((sum, lab) => sum + t.facts.cost[lab]!, 0) >> 1,
    ),
    line('instalments', (seat) => instalmentsDue(t, view, seat) >> 1),
    line('fees', (seat) => -feesOf(t, view, seat)),
  ];
}

/** R119 Those level on the figure that counts are parted by the other of the two sums. */
function tie(r: ItReader, keys: readonly number[][], cash: boolean): FinalCount['ties'] {
  const isLevel = ([figure]: number[], seat: Seat): boolean =>
    keys.some(([other], at) => at !== seat && other === figure);
  if (!keys.some(isLevel)) return [];
  const values = keys.map((key, seat) => (isLevel(key, seat) ? key[1]! : null));
  const decided = keys.every((key, seat) =>
    keys.every((other, at) => at === seat || compareKeys(key, other) !== 0),
  );
  const name = say(r, cash ? 'count.value' : 'count.capital');
  const note = say(r, cash ? 'count.tie-cash' : 'count.tie');
  return [{ name, note, rule: 'R119', values, decided }];
}

function verdict(r: ItReader, keys: readonly number[][]): string {
  const order = seatsOf(r).toSorted((a, b) => compareKeys(keys[b]!, keys[a]!) || a - b);
  const best = order.filter((seat) => compareKeys(keys[seat]!, keys[order[0]!]!) === 0);
  const figure = keys[order[0]!]![0];
  if (best.length > 1)
    return say(r, 'count.shared', { list: best.map((seat) => r.names[seat]).join(', '), figure });
  const second = keys[order[1]!]![0]!;
  const facts = { name: r.names[order[0]!], figure, other: r.names[order[1]!] };
  return figure === second
    ? say(r, 'count.won-tie', facts)
    : say(r, 'count.won', { ...facts, ahead: figure! - second });
}
