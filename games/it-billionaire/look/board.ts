/** What lies on the map besides labs: stacks, Event Card, zones, the money trail. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { shortOf, whyNotSelect } from '../src/refuse/reasons.ts';
import { supply } from '../src/stacks.ts';
import { CONTINENTS, SELECT, SIZES, ZONES } from '../src/types.ts';
import { obstacles } from './obstacles.ts';
import { playsOf, wayToPlay } from './plays.ts';
import { eventRisk, labsOf, unseen } from './reckon.ts';
import { continentName, labNames, say, zoneName } from './words.ts';
import type { ItReader } from './words.ts';

export const DECKS = ['small', 'large', 'both'] as const;

export function lookAtDeck(r: ItReader, deck: string): Looked {
  const { t, view, viewer } = r;
  const size = SIZES.indexOf(deck as (typeof SIZES)[number]);
  const sizes = size < 0 ? [0, 1] : [size];
  const figures = sizes.flatMap((at) => [
    {
      key: 'stack',
      name: say(r, 'figure.stack', { size: SIZES[at]! }),
      value: `${view.stacks[at]!.length}`,
    },
    { key: 'pile', name: say(r, 'figure.pile'), value: `${view.piles[at]!.length}` },
  ]);
  const base = {
    id: `deck:${deck}`,
    name: say(r, `deck.${deck}`),
    kind: say(r, 'deck.kind'),
    figures,
    line: say(r, `deck.${deck}.line`, daysOf(r, size)),
    facts: sizes.map((at) =>
      say(r, 'deck.left', { size: SIZES[at]!, list: byContinent(r, unseen(t, view, at)) }),
    ),
    rule: { number: 'R59', text: say(r, 'deck.rule') },
  };
  if (viewer === null || isOver(view)) return base;
  const plays = playsOf(r, viewer).some(
    (move) => move.type === 'selectWork' || move.type === ('drawSecond' as string),
  );
  if (plays || (r.asked.includes(viewer) && view.offer.length > 0)) return base;
  const one = t.options.drawMode === 'oneByOne';
  const sources = size < 0 ? 'SL' : one ? 'SL'[size]! : size === 0 ? 'SS' : 'LL';
  const why = obstacles(r, viewer, whyNotSelect(view, viewer, sources));
  if (!why) return base;
  const way = shortOf(view, sources) === null ? wayToPlay(r, viewer, SELECT, null) : null;
  return { ...base, obstacles: why, ways: way === null ? [] : [way] };
}

/** The shortest and the longest item of a size. */
export function daysOf(r: ItReader, size: number): { least: number; most: number } {
  const days = r.t.facts.duration.filter((_, item) => size < 0 || r.t.facts.size[item] === size);
  return { least: Math.min(...days), most: Math.max(...days) };
}

function byContinent(r: ItReader, counts: readonly number[]): string {
  return counts
    .map((count, continent) => ({ count, continent }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, continent }) => `${continentName(r, continent)} ${count}`)
    .join(', ');
}

export function lookAtEvents(r: ItReader): Looked {
  const { t, view, viewer } = r;
  const counts = CONTINENTS.map((_, at) => t.facts.closes.filter((of) => of === at).length);
  const hits = viewer === null ? 0 : eventRisk(t, view, viewer);
  const all = t.content.events.length;
  const base = {
    id: 'events',
    kind: say(r, 'events.kind'),
    figures: [{ key: 'cards', name: say(r, 'figure.event-cards'), value: `${all}` }],
    rule: { number: 'R33', text: say(r, 'events.rule') },
  };
  const pack = say(r, 'events.pack', { list: byContinent(r, counts) });
  const risk = viewer === null ? [] : [say(r, 'events.risk', { hits, all })];
  if (view.event === NONE)
    return {
      ...base,
      name: say(r, 'events.name'),
      line: say(r, 'events.line'),
      facts: [pack, ...risk],
    };
  const closed = t.facts.closes[view.event]!;
  const shut = view.owner
    .map((owner, lab) => ({ owner, lab }))
    .filter(({ owner, lab }) => owner !== NONE && t.facts.continent[lab] === closed);
  const flavour = r.words.say(`eventCard.${t.content.events[view.event]!.id}.flavour`);
  return {
    ...base,
    name: r.words.word('eventCard', t.content.events[view.event]!.id),
    line: say(r, 'events.closed', { where: continentName(r, closed) }),
    facts: [
      say(r, 'events.shut', {
        count: shut.length,
        list: shut.map(({ owner, lab }) => `${labNames(r, [lab])} (${r.names[owner]!})`).join(', '),
      }),
      ...(flavour === undefined ? [] : [flavour]),
      pack,
    ],
  };
}

export function lookAtZone(r: ItReader, zone: number): Looked {
  const { t, view, viewer } = r;
  const free = t.facts.zones[zone]!.filter((lab) => view.owner[lab] === NONE);
  const costs = free.map((lab) => t.facts.cost[lab]!);
  const state =
    view.zone === NONE
      ? 'today'
      : view.zone === zone
        ? 'active'
        : view.zone > zone
          ? 'done'
          : 'later';
  const mine =
    viewer === null ? [] : labsOf(view, viewer).filter((lab) => t.facts.zone[lab] === zone);
  return {
    id: `zone:${ZONES[zone]!}`,
    name: zoneName(r, zone),
    kind: say(r, 'zone.kind', {
      list: [2 * zone, 2 * zone + 1].map((c) => continentName(r, c)).join(', '),
    }),
    figures: [
      { key: 'labs', name: say(r, 'figure.free-labs'), value: `${free.length}` },
      ...(costs.length > 0
        ? [{ key: 'cost', name: say(r, 'figure.from'), value: `${Math.min(...costs)}` }]
        : []),
    ],
    line: say(r, `zone.${state}`, { nth: zone + 1, of: ZONES.length }),
    facts: mine.length > 0 ? [say(r, 'zone.mine', { list: labNames(r, mine) })] : [],
    rule: { number: 'R36', text: say(r, 'zone.rule') },
  };
}

export function lookAtTrail(r: ItReader): Looked {
  const { t, view, names } = r;
  const order = names
    .slice(0, t.players)
    .map((name, seat) => ({ name, capital: view.capital[seat]! }));
  const { target, rounds } = t.options;
  return {
    id: 'trail',
    name: say(r, 'trail.name'),
    kind: say(r, 'trail.kind'),
    figures:
      target > 0
        ? [
            {
              key: 'target',
              name: say(r, 'figure.target'),
              value: say(r, 'money', { amount: target }),
            },
          ]
        : [],
    line: say(r, target > 0 ? 'trail.line' : 'trail.line-off', { target, rounds }),
    facts: order
      .toSorted((a, b) => b.capital - a.capital)
      .map(({ name, capital }) => say(r, 'trail.at', { name, capital })),
    rule: { number: 'R112', text: say(r, 'trail.rule') },
  };
}

/** R67 Cards of a size that can still be drawn, for the brief. */
export function supplyLine(r: ItReader): string {
  return say(r, 'deck.supply', { small: supply(r.view, 0), large: supply(r.view, 1) });
}
