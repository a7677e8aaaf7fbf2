/** A location: free, one's own, or another player's lab. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Figure, Looked, Seat } from '@boardroom/kernel';
import { closedContinent, salePrice, upkeepOf } from '../src/labs.ts';
import { whyNotAcquire } from '../src/refuse/reasons.ts';
import { ACQUIRE, KINDS, LABS, NEW, SELL, USED } from '../src/types.ts';
import { obstacles } from './obstacles.ts';
import { ownLab } from './own-lab.ts';
import { otherPurchases, wayToPlay } from './plays.ts';
import { income, labsOf, outlook, paysUpkeep } from './reckon.ts';
import { continentName, itemName, labName, say, zoneName } from './words.ts';
import type { ItReader } from './words.ts';

export function lookAtLab(r: ItReader, lab: number): Looked {
  const { t, view, viewer } = r;
  const entry = t.content.locations[lab]!;
  const owner = view.owner[lab]!;
  const expensive = viewer !== null && owner === NONE && entry.cost > view.capital[viewer]!;
  const base = {
    id: `lab:${entry.id}`,
    name: labName(r, lab),
    kind: say(r, 'lab.kind', {
      type: r.words.word('labType', entry.type),
      where: continentName(r, t.facts.continent[lab]!),
      when: zoneName(r, t.facts.zone[lab]!),
    }),
    owner: owner === NONE ? null : owner,
    figures: figuresOf(r, lab, expensive),
    facts: factsOf(r, lab),
    rule: { number: 'R39', text: say(r, 'lab.rule') },
  };
  if (owner === viewer && viewer !== null) return { ...base, ...ownLab(r, viewer, lab) };
  if (owner !== NONE) return { ...base, ...othersLab(r, owner, lab) };
  return { ...base, ...freeLab(r, lab) };
}

function figuresOf(r: ItReader, lab: number, expensive: boolean): Figure[] {
  const { cost, upkeep, capacity, overhead } = r.t.content.locations[lab]!;
  return [
    {
      key: 'cost',
      name: say(r, 'figure.cost'),
      value: `${cost}`,
      ...(expensive ? { bad: true } : {}),
    },
    { key: 'upkeep', name: say(r, 'figure.upkeep'), value: `${upkeep}` },
    { key: 'capacity', name: say(r, 'figure.capacity'), value: `${capacity}` },
    { key: 'overhead', name: say(r, 'figure.overhead'), value: `${overhead}` },
  ];
}

/** What stands on it, what it did today, and the sentence printed on its plate. */
function factsOf(r: ItReader, lab: number): string[] {
  const { t, view } = r;
  const facts: string[] = [];
  view.place.forEach((at, c) => {
    const item = view.held[c]!;
    if (at === lab && item >= 0)
      facts.push(
        say(r, 'lab.holds', {
          n: (c % LABS) + 1,
          name: itemName(r, item),
          rings: view.rings[c],
          duration: t.facts.duration[item],
        }),
      );
  });
  if (view.day[lab] === USED) facts.push(say(r, 'lab.used'));
  if (view.day[lab] === NEW) facts.push(say(r, 'lab.new'));
  if (closedContinent(t, view) === t.facts.continent[lab])
    facts.push(say(r, 'lab.closed', { where: continentName(r, t.facts.continent[lab]) }));
  const { id } = t.content.locations[lab]!;
  const flavour = r.words.say(`location.${id}.flavour`);
  const house = r.words.say(`location.${id}.name`);
  if (flavour !== undefined && house !== undefined) facts.push(`${house}: ${flavour}`);
  return facts;
}

type Part = Pick<Looked, 'line' | 'now' | 'obstacles' | 'ways'>;

function freeLab(r: ItReader, lab: number): Part {
  const { t, view, viewer } = r;
  if (viewer === null || isOver(view)) return { line: say(r, 'lab.free') };
  const left = view.capital[viewer]! - t.facts.cost[lab]!;
  const upkeep = upkeepOf(t, view, viewer);
  const calc = workAhead(r, viewer, lab);
  const now = {
    text: say(r, left >= 0 ? 'lab.buy' : 'lab.buy-short', {
      near: 2 * t.facts.capacity[lab]!,
      capacity: t.facts.capacity[lab],
      where: continentName(r, t.facts.continent[lab]!),
      left,
      short: -left,
      upkeep,
      daily: upkeep + t.facts.upkeep[lab]!,
    }),
    ...(calc === null ? {} : { calc }),
  };
  const why = obstacles(r, viewer, whyNotAcquire(t, view, viewer, lab));
  if (!why) {
    const runs = paysUpkeep(t, view, viewer, left, upkeep + t.facts.upkeep[lab]!);
    return { line: say(r, runs ? 'lab.can-buy' : 'lab.can-buy-short', { left }), now };
  }
  const ways = [
    view.labs[viewer]! >= LABS ? wayToSell(r, viewer) : null,
    wayToPlay(r, viewer, ACQUIRE, t.facts.zone[lab]!),
    left < 0 ? wayToMoney(r, viewer, -left) : null,
    otherPurchases(r, viewer, t.content.locations[lab]!.id),
  ].filter((way) => way !== null);
  return { line: say(r, 'not-now', { reason: why[0]!.text }), now, obstacles: why, ways };
}

function wayToSell(r: ItReader, seat: Seat): string | null {
  const way = wayToPlay(r, seat, SELL, null);
  return way === null ? null : say(r, 'way.sell-first', { way });
}

/** What is sure to come tonight, if it is enough. */
function wayToMoney(r: ItReader, seat: Seat, short: number): string | null {
  const tonight = income(r.t, r.view, seat)[0]!;
  return say(r, tonight >= short ? 'way.tonight' : 'way.earn', { short, tonight });
}

/** The item with most to gain here, day by day, beside the best lab of one's own. */
function workAhead(r: ItReader, seat: Seat, lab: number): string | null {
  const { t, view } = r;
  const held = [0, 1, 2].map((n) => LABS * seat + n).filter((c) => view.held[c]! >= 0);
  const near = (c: number): number =>
    t.facts.customer[view.held[c]!] === t.facts.continent[lab] ? 1 : 0;
  const todo = (c: number): number => t.facts.duration[view.held[c]!]! - view.rings[c]!;
  const c = held.toSorted((a, b) => near(b) - near(a) || todo(b) - todo(a))[0];
  if (c === undefined) return null;
  const item = view.held[c]!;
  const days = (at: number): string => {
    const { first: start, daily, days } = outlook(t, item, todo(c), at, view.place[c]!);
    return say(r, 'lab.days', { name: labName(r, at), start, daily, days });
  };
  const own = labsOf(view, seat)
    .map((at) => outlook(t, item, todo(c), at, view.place[c]!))
    .toSorted((a, b) => a.days - b.days)[0];
  const lines = [days(lab), ...(own ? [days(own.lab)] : [])];
  return `${say(r, 'lab.to-go', { name: itemName(r, item), todo: todo(c) })} ${lines.join(' ')}`;
}

function othersLab(r: ItReader, owner: Seat, lab: number): Part {
  const { t, view, viewer, names } = r;
  const name = names[owner]!;
  const line = say(r, 'lab.taken', { name, half: salePrice(t, lab) });
  if (viewer === null || isOver(view)) return { line };
  const same = view.owner.flatMap((of, at) =>
    of === NONE && t.facts.continent[at] === t.facts.continent[lab] ? [at] : [],
  );
  const ways = [
    say(r, 'way.if-sold', { name, kind: KINDS[SELL] }),
    same.length === 0
      ? null
      : say(r, 'way.same-continent', {
          where: continentName(r, t.facts.continent[lab]!),
          list: same.map((at) => `${labName(r, at)} ${t.facts.cost[at]!}`).join(', '),
        }),
    otherPurchases(r, viewer, ''),
  ].filter((way) => way !== null);
  const taken = { code: 'location-taken', facts: { location: t.content.locations[lab]!.id } };
  const why = obstacles(r, viewer, [taken])?.filter(({ rule }) => rule !== 'R36' && rule !== 'R26');
  return { line, ...(why ? { obstacles: why } : {}), ways };
}
