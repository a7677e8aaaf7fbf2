/** What one must know to decide a question, a line each. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { roomFor } from '../src/containers.ts';
import { closedContinent, salePrice, upkeepOf } from '../src/labs.ts';
import { KINDS, LABS, ZONES } from '../src/types.ts';
import type { Frame } from '../src/types.ts';
import { supplyLine } from './board.ts';
import { inEachLab, itemKind, itemLine } from './item.ts';
import { purchases } from './plays.ts';
import { eventRisk, income, labsOf, queueOf } from './reckon.ts';
import { cardNames, continentName, itemName, labName, payName, say, zoneName } from './words.ts';
import type { ItReader } from './words.ts';

export function brief(r: ItReader, frame: Frame): string[] {
  const { seat } = frame;
  switch (frame.kind) {
    case 'forcedSale':
      return [
        say(r, 'brief.forced', {
          upkeep: upkeepOf(r.t, r.view, seat),
          capital: r.view.capital[seat],
        }),
        ...ownLabs(r, seat),
        ...ownWork(r, seat),
      ];
    case 'chooseActions':
      return [...choosing(r, seat), ...ownLabs(r, seat), ...ownWork(r, seat), ...freeLabs(r, seat)];
    case 'visit':
      return visiting(r, seat);
    case 'drawSecond':
    case 'acceptWork':
      return [
        ...r.view.offer.map((item) => itemLine(r, item, seat)),
        ...riskLine(r, r.view.offer),
        say(r, 'brief.room', { room: roomFor(r.view, seat) }),
        ...ownWork(r, seat),
        ...(frame.kind === 'drawSecond' ? [supplyLine(r)] : []),
      ];
    default:
      return [];
  }
}

function choosing(r: ItReader, seat: Seat): string[] {
  const { t, view } = r;
  const nights = income(t, view, seat)[0]!;
  const event = view.event === NONE ? [] : [closedLine(r)];
  return [
    say(r, 'brief.day', { day: view.round, days: t.options.rounds, target: t.options.target }),
    say(r, 'brief.choose', {
      limit: 1 + view.labs[seat]!,
      labs: view.labs[seat],
      count: view.labs[seat],
    }),
    say(r, 'brief.money', { capital: view.capital[seat], upkeep: upkeepOf(t, view, seat), nights }),
    ...event,
    ...(view.event === NONE && view.labs[seat]! > 0
      ? [say(r, 'events.risk', { hits: eventRisk(t, view, seat), all: t.content.events.length })]
      : []),
  ];
}

function visiting(r: ItReader, seat: Seat): string[] {
  const { t, view } = r;
  const counts = KINDS.map((_, i) => view.chosen[KINDS.length * seat + i]!);
  const later = ZONES.slice(view.zone + 1).map((_, i) => zoneName(r, view.zone + 1 + i));
  return [
    say(r, 'brief.visit', {
      list: cardNames(r, counts, KINDS),
      where: zoneName(r, view.zone),
      later: later.join(', '),
      count: later.length,
    }),
    ...(view.event === NONE ? [] : [closedLine(r)]),
    say(r, 'brief.money', {
      capital: view.capital[seat],
      upkeep: upkeepOf(t, view, seat),
      nights: income(t, view, seat)[0],
    }),
    ...purchases(r, seat).map(({ location }) => freeLab(r, t.facts.locationAt[location]!)),
    ...ownLabs(r, seat),
    ...ownWork(r, seat),
    ...riskLine(r, heldBy(r, seat)),
    ...(counts[2]! > 0 ? [supplyLine(r)] : []),
  ];
}

function closedLine(r: ItReader): string {
  return say(r, 'events.closed', { where: continentName(r, closedContinent(r.t, r.view)) });
}

/** "Hanoi, small lab in Asia (East): cost 14, upkeep 1, capacity 6, overhead 2" */
function labLine(r: ItReader, lab: number): string {
  const { type, cost, upkeep, capacity, overhead } = r.t.content.locations[lab]!;
  return say(r, 'lab.line', {
    name: labName(r, lab),
    type: r.words.word('labType', type).toLowerCase(),
    where: continentName(r, r.t.facts.continent[lab]!),
    cost,
    upkeep,
    capacity,
    overhead,
  });
}

function ownLabs(r: ItReader, seat: Seat): string[] {
  return labsOf(r.view, seat).map((lab) =>
    say(r, 'brief.own-lab', {
      line: labLine(r, lab),
      half: salePrice(r.t, lab),
      when: zoneName(r, r.t.facts.zone[lab]!),
    }),
  );
}

/** Items on containers of the player. */
function heldBy({ view }: ItReader, seat: Seat): number[] {
  return view.held.slice(LABS * seat, LABS * (seat + 1)).filter((item) => item >= 0);
}

/** Containers, then the queue. */
function ownWork(r: ItReader, seat: Seat): string[] {
  const { t, view } = r;
  const held = [1, 2, 3].flatMap((n) => {
    const c = LABS * seat + n - 1;
    const item = view.held[c]!;
    if (item === NONE) return [say(r, 'brief.free', { n })];
    if (item < 0) return [];
    return [
      say(r, 'brief.container', {
        n,
        name: itemName(r, item),
        sort: itemKind(r, item),
        rings: view.rings[c],
        duration: t.facts.duration[item],
        pay: payName(r, item),
        fee: t.facts.fee[item],
        where: view.place[c] === NONE ? say(r, 'home') : labName(r, view.place[c]!),
        outlook: inEachLab(r, item, seat, view.rings[c], view.place[c]),
      }),
    ];
  });
  const queue = queueOf(view, seat).map((item, i) =>
    say(r, 'brief.queued', { n: i + 1, line: itemLine(r, item, seat) }),
  );
  return [...held, ...queue];
}

/** What high risk means, where an item has it. */
function riskLine(r: ItReader, items: readonly number[]): string[] {
  return items.some((item) => r.t.facts.red[item] === 1) ? [say(r, 'item.red-rule')] : [];
}

/** "Hanoi, Asia: cost 14, upkeep 1, 6 man-days a day, overhead 2" */
function freeLab(r: ItReader, lab: number): string {
  const { cost, upkeep, capacity, overhead } = r.t.content.locations[lab]!;
  const where = continentName(r, r.t.facts.continent[lab]!);
  return say(r, 'brief.lab', { name: labName(r, lab), where, cost, upkeep, capacity, overhead });
}

/** How many labs of each zone could be bought, and for what. */
function freeLabs(r: ItReader, seat: Seat): string[] {
  const { t, view } = r;
  if (view.labs[seat]! >= LABS) return [say(r, 'brief.labs-full', { labs: LABS })];
  const zones = ZONES.flatMap((_, zone) => {
    const costs = t.facts.zones[zone]!.filter((lab) => view.owner[lab] === NONE).map(
      (lab) => t.facts.cost[lab]!,
    );
    if (costs.length === 0) return [];
    const range = { least: Math.min(...costs), most: Math.max(...costs) };
    return [say(r, 'brief.zone-labs', { ...range, count: costs.length, where: zoneName(r, zone) })];
  });
  return zones.length === 0 ? [] : [say(r, 'brief.free-labs', { list: zones.join('; ') })];
}
