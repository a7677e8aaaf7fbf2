/** A player: what the seat card shows, and the money that is sure to come. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked, Seat } from '@boardroom/kernel';
import { upkeepOf } from '../src/labs.ts';
import { feesOf, finalValue, instalmentsDue } from '../src/scoring.ts';
import { LABS, PLACES } from '../src/types.ts';
import { income, labsOf, queueOf, runway } from './reckon.ts';
import { itemName, labName, payName, say } from './words.ts';
import type { ItReader } from './words.ts';

export function lookAtSeat(r: ItReader, seat: Seat): Looked {
  const { t, view } = r;
  const upkeep = upkeepOf(t, view, seat);
  const labs = labsOf(view, seat);
  const queue = queueOf(view, seat);
  return {
    id: `seat:${seat}`,
    name: r.names[seat]!,
    kind: say(r, seat === view.first ? 'seat.starts' : 'seat.kind'),
    owner: seat,
    figures: [
      {
        key: 'capital',
        name: say(r, 'figure.capital'),
        value: say(r, 'money', { amount: view.capital[seat] }),
      },
      { key: 'upkeep', name: say(r, 'figure.upkeep'), value: `${upkeep}` },
      { key: 'labs', name: say(r, 'figure.labs'), value: `${labs.length} / ${LABS}` },
      { key: 'queue', name: say(r, 'figure.queue'), value: `${queue.length} / ${PLACES}` },
    ],
    line: say(r, 'seat.line', {
      value: finalValue(t, view, seat),
      nights: income(t, view, seat)[0],
    }),
    facts: [
      ...labs.map((lab) => labFact(r, lab)),
      ...[1, 2, 3].flatMap((n) => containerFact(r, seat, n)),
      ...(queue.length > 0
        ? [
            say(r, 'seat.queue', {
              list: queue.map((item) => `${itemName(r, item)} (${payName(r, item)})`).join(', '),
            }),
          ]
        : []),
    ],
    now: {
      text: say(r, 'seat.value', { value: finalValue(t, view, seat) }),
      calc: valueCalc(r, seat),
    },
    rule: { number: 'R116', text: say(r, 'seat.rule') },
  };
}

function labFact(r: ItReader, lab: number): string {
  const { upkeep, capacity } = r.t.content.locations[lab]!;
  return say(r, 'seat.lab', { name: labName(r, lab), upkeep, capacity });
}

function containerFact(r: ItReader, seat: Seat, n: number): string[] {
  const { t, view } = r;
  const c = LABS * seat + n - 1;
  const item = view.held[c]!;
  if (item < 0) return [];
  return [
    say(r, 'seat.container', {
      n,
      name: itemName(r, item),
      rings: view.rings[c],
      duration: t.facts.duration[item],
      pay: payName(r, item),
      where: view.place[c] === NONE ? say(r, 'home') : labName(r, view.place[c]!),
    }),
  ];
}

/** R116 "247 + 31 labs at half + 84 instalments at half − 15 fees = 347" */
function valueCalc(r: ItReader, seat: Seat): string {
  const { t, view } = r;
  const labs = labsOf(view, seat).reduce((sum, lab) => sum + t.facts.cost[lab]!, 0);
  return say(r, 'seat.calc', {
    capital: view.capital[seat],
    half: labs >> 1,
    due: instalmentsDue(t, view, seat) >> 1,
    fees: feesOf(t, view, seat),
    value: finalValue(t, view, seat),
  });
}

/** Money that is sure to come: finished projects tonight, instalments on the nights after. */
export function lookAtNights(r: ItReader, seat: Seat): Looked {
  const { t, view } = r;
  const nights = income(t, view, seat);
  const projects = view.finished.filter((_, i) => view.finisher[i] === seat);
  const products = view.listed.flatMap((item, i) =>
    view.payee[i] === seat ? [{ item, left: view.box[i]! }] : [],
  );
  const upkeep = upkeepOf(t, view, seat);
  const days = runway(t, view, seat, upkeep);
  const left = t.options.rounds - view.round;
  return {
    id: `nights:${seat}`,
    name: say(r, 'nights.name', { who: r.names[seat] }),
    kind: say(r, 'nights.kind'),
    owner: seat,
    figures: nights.map((value, i) => ({
      key: 'night',
      name: say(r, i === 0 ? 'figure.tonight' : 'figure.in-days', { n: i }),
      value: `${value}`,
    })),
    line: say(r, 'nights.line', { tonight: nights[0], due: instalmentsDue(t, view, seat) }),
    facts: [
      ...projects.map((item) =>
        say(r, 'nights.project', { name: itemName(r, item), amount: t.facts.revenue[item] }),
      ),
      ...products.map(({ item, left: times }) =>
        say(r, 'nights.product', { name: itemName(r, item), amount: t.facts.share[item], times }),
      ),
      ...(isOver(view)
        ? []
        : [say(r, days >= left ? 'nights.lasts' : 'nights.runs-out', { days, upkeep })]),
    ],
    rule: { number: 'R103', text: say(r, 'nights.rule') },
  };
}
