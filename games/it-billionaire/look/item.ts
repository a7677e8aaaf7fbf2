/** Work Items: on offer, on a container, in a queue. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Figure, Looked, Seat } from '@boardroom/kernel';
import { roomFor } from '../src/containers.ts';
import { holderOf, notChosen, whyNotWorkIn, whyNotWorkOn } from '../src/refuse/reasons.ts';
import { DO, LABS } from '../src/types.ts';
import { obstacles } from './obstacles.ts';
import { playsOf, wayToPlay, workPlays } from './plays.ts';
import { labsOf, lookAtWork, outlook, queueOf } from './reckon.ts';
import { continentName, customerName, itemName, labName, labNames, payName, say } from './words.ts';
import type { ItReader } from './words.ts';
import { workCalc, workNote } from './work.ts';

function itemFigures(r: ItReader, item: number): Figure[] {
  const { duration, fee } = r.t.facts;
  return [
    { key: 'days', name: say(r, 'figure.days'), value: `${duration[item]!}` },
    { key: 'pay', name: say(r, 'figure.pay'), value: payName(r, item) },
    { key: 'fee', name: say(r, 'figure.fee'), value: `${fee[item]!}` },
  ];
}

/** "Large project for Europe, low risk" */
export function itemKind(r: ItReader, item: number): string {
  const { size, risk, instalments } = r.t.content.items[item]!;
  return say(r, 'item.kind', {
    size,
    times: instalments,
    where: continentName(r, r.t.facts.customer[item]!),
    risk: r.words.word('risk', risk),
  });
}

/** Everything printed on an item in one line, and what it means for the labs of a player. */
export function itemLine(r: ItReader, item: number, seat: Seat): string {
  const { t } = r;
  const { duration, revenue, fee } = t.facts;
  return say(r, 'item.line', {
    name: itemName(r, item),
    client: customerName(r, item),
    sort: itemKind(r, item),
    days: duration[item],
    pay: payName(r, item),
    rate: Math.round((10 * revenue[item]!) / duration[item]!) / 10,
    fee: fee[item],
    outlook: inEachLab(r, item, seat),
  });
}

/** What stands before an item: the man-days done, and where the container stands. */
type Stood = readonly [rings?: number, stood?: number];

/** Which lab of the player would be fastest, and how many days it takes there. */
function ahead(r: ItReader, item: number, seat: Seat, ...from: Stood): string {
  return forecasts(r, item, seat, ...from)[0] ?? say(r, 'item.no-lab');
}
/** The same for each lab of the player, the fastest first. */
export function inEachLab(r: ItReader, item: number, seat: Seat, ...from: Stood): string {
  return forecasts(r, item, seat, ...from).join(' ') || say(r, 'item.no-lab');
}

function forecasts(
  r: ItReader,
  item: number,
  seat: Seat,
  rings = 0,
  stood: number = NONE,
): string[] {
  const { t, view } = r;
  const todo = t.facts.duration[item]! - rings;
  const left = t.options.rounds - view.round + 1;
  return labsOf(view, seat)
    .map((lab) => outlook(t, item, todo, lab, stood))
    .toSorted((a, b) => a.days - b.days || b.daily - a.daily)
    .map(({ lab, first: start, daily, days }) =>
      say(r, 'item.ahead', {
        name: labName(r, lab),
        start,
        daily,
        days,
        red: t.facts.red[item] === 1,
        left: days > left ? left : 0,
      }),
    );
}

export function lookAtOffer(r: ItReader, id: string, item: number): Looked {
  const { view, viewer } = r;
  const base = described(r, id, item);
  const asked = r.asked[0] ?? 0;
  const line = ahead(r, item, viewer ?? asked);
  if (viewer === null) return { ...base, line };
  const now = { text: line, calc: say(r, 'item.room', { room: roomFor(view, viewer) }) };
  if (viewer === asked) return { ...base, line, now };
  const why = obstacles(r, viewer, []);
  return { ...base, line, now, ...(why ? { obstacles: why, ways: [] } : {}) };
}

export function lookAtQueued(r: ItReader, id: string, item: number): Looked {
  const owner = holderOf(r.view, item);
  const place = queueOf(r.view, owner).indexOf(item) + 1;
  const facts = [say(r, 'item.queued', { place })];
  const base = { ...described(r, id, item), owner };
  const rule = { number: 'R71', text: say(r, 'item.queue-rule') };
  if (owner !== r.viewer || isOver(r.view)) return { ...base, facts, line: facts[0]!, rule };
  const now = { text: ahead(r, item, owner) };
  const stops = playsOf(r, owner).some(
    (move) => move.type === 'stopWork' && move.item === id.slice(7),
  );
  const why = obstacles(r, owner, [{ code: 'container-empty' }]);
  return {
    ...base,
    facts,
    line: facts[0]!,
    now,
    ...(stops ? {} : { obstacles: why ?? [], ways: [say(r, 'way.queue')] }),
    rule,
  };
}

export function lookAtContainer(r: ItReader, id: string, seat: Seat, n: number): Looked {
  const { t, view, viewer } = r;
  const c = LABS * seat + n - 1;
  const item = view.held[c]!;
  const rule = { number: 'R71', text: say(r, 'container.rule') };
  if (item === NONE)
    return {
      id,
      name: say(r, 'container.name', { n }),
      kind: say(r, 'container.kind'),
      owner: seat,
      figures: [],
      line: say(r, 'container.free'),
      rule,
    };
  const rings = view.rings[c]!;
  const stood = view.place[c]!;
  const done = { key: 'done', name: say(r, 'figure.done'), value: `${rings}` };
  const base = {
    ...described(r, id, item),
    owner: seat,
    figures: [done, ...itemFigures(r, item)],
    facts: [
      say(r, 'container.stands', { n, where: stood === NONE ? say(r, 'home') : labName(r, stood) }),
      say(r, 'item.customer', { client: customerName(r, item) }),
    ],
  };
  const to = ahead(r, item, seat, rings, stood);
  if (seat !== viewer || isOver(view)) return { ...base, line: to, rule };
  const works = workPlays(r, seat)
    .filter(({ container }) => container === n)
    .map((move) => lookAtWork(t, view, seat, move));
  const best = works.toSorted((a, b) => b.mean - a.mean)[0];
  if (best) {
    const where = labNames(
      r,
      best.labs.map(({ lab }) => lab),
    );
    const text = say(r, 'container.work-now', { where, gain: workNote(r, best) });
    return { ...base, line: text, now: { text, calc: workCalc(r, best) }, rule };
  }
  const why = obstacles(r, seat, whyIdle(r, seat, item));
  const zones = labsOf(view, seat).map((lab) => t.facts.zone[lab]!);
  const next = zones.find((zone) => zone > view.zone) ?? zones[0];
  const way = next === undefined ? null : wayToPlay(r, seat, DO, next);
  const ways = [way ?? (next === undefined ? say(r, 'way.lab-first') : null)].filter(
    (w) => w !== null,
  );
  const line = why ? say(r, 'not-now', { reason: why[0]!.text }) : to;
  return { ...base, line, now: { text: to }, ...(why ? { obstacles: why, ways } : {}), rule };
}

/** Why no lab can work on the item in this zone. */
function whyIdle(r: ItReader, seat: Seat, item: number): readonly { code: string }[] {
  const { t, view } = r;
  const here = labsOf(view, seat).filter((lab) => t.facts.zone[lab] === view.zone);
  return [
    ...whyNotWorkOn(t, view, item),
    ...notChosen(view, seat, 'do'),
    ...(view.zone !== NONE && here.length === 0 ? [{ code: 'no-lab-here' }] : []),
    ...here.flatMap((lab) => whyNotWorkIn(t, view, seat, lab)).slice(0, 1),
  ];
}

function described(r: ItReader, id: string, item: number): Omit<Looked, 'line'> {
  return {
    id,
    name: itemName(r, item),
    kind: itemKind(r, item),
    figures: itemFigures(r, item),
    facts: [say(r, 'item.customer', { client: customerName(r, item) })],
    rule: {
      number: r.t.facts.red[item] === 1 ? 'R82' : 'R81',
      text: say(r, r.t.facts.red[item] === 1 ? 'item.red-rule' : 'item.green-rule'),
    },
  };
}
