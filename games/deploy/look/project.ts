/** A project on display: workers, cubes, what it would bring in the room and in the cloud. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { canCloud, canHost, cloudIncome } from '../src/deployment.ts';
import { cubesOn, deployCost, marketValue, tilePrice, stepPrice } from '../src/figures.ts';
import { MARKER_END } from '../src/hardware.ts';
import { fees, freeA, freeB, freeC, tileCount } from '../src/room.ts';
import { areaCounts } from '../src/scoring.ts';
import { POOL_TILES } from '../src/types.ts';
import { access, plays, refusalOf } from './access.ts';
import { cheapest, fitsAfter } from './reckon.ts';
import type { Addition } from './reckon.ts';
import { rules } from './rules.ts';
import { cardName, cubeWords, say, signedWord } from './words.ts';
import type { DeployReader } from './words.ts';

export function lookAtProject(r: DeployReader, space: number): Looked {
  const { t, view, viewer } = r;
  const id = `project:${space}`;
  const at = view.spaces[space]!;
  if (at === NONE)
    return {
      id,
      name: say(r, 'project.empty'),
      kind: say(r, 'project.space', { n: space + 1 }),
      figures: [],
      line: say(r, 'project.none'),
      rule: { number: 'R80', text: say(r, 'project.rule-refill') },
    };
  const card = t.content.cards[at]!;
  const cubes = view.cubes.slice(space * 3, space * 3 + 3);
  const workers = viewer === null ? cubesOn(view, space) : deployCost(t, view, viewer, space);
  const base = {
    id,
    name: cardName(r, at),
    kind: projectKind(r, at),
    figures: [
      { key: 'workers', name: say(r, 'figure.workers'), value: `${workers}` },
      { key: 'income', name: say(r, 'figure.income'), value: signedWord(card.income) },
      { key: 'bvp', name: say(r, 'figure.bvp'), value: signedWord(card.bvp) },
      { key: 'cubes', name: say(r, 'figure.cubes'), value: `${cubesOn(view, space)}` },
    ],
    facts: [
      say(r, 'project.cubes', { list: cubeWords(r, cubes) }),
      say(r, card.cloud ? 'project.cloud' : 'project.room-only'),
    ],
    rule: { number: 'R73', text: say(r, 'project.rule') },
  };
  if (viewer === null || isOver(view)) return { ...base, line: base.facts[0]! };
  const seen = outcome(r, viewer, space);
  const mine = areaCounts(t, view, viewer)[t.facts.areas[at]!]!;
  const facts = [...base.facts, say(r, 'project.area', { area: card.area, count: mine })];
  const barred = access(r, id, (move) => move.type === 'deploy' && move.card === card.id);
  const both = barred.obstacles
    ? [...barred.obstacles, ...unfit(r, viewer, space, barred.obstacles[0]!.rule)]
    : undefined;
  const ways = [
    ...(barred.ways ?? []),
    ...(canHost(t, view, viewer, space) ? [] : waysToFit(r, viewer, space)),
  ];
  return {
    ...base,
    facts,
    line: both ? say(r, 'not-now', { reason: both[0]!.text }) : seen.text,
    now: seen,
    ...(both ? { obstacles: both, ways } : {}),
  };
}

export function projectKind(r: DeployReader, at: number): string {
  const card = r.t.content.cards[at]!;
  return say(r, 'project.kind', {
    area: card.area,
    type: r.words.word('type', card.type),
    level: r.words.word('level', card.level),
  });
}

/** What it does to income, fees and points, at its best place. */
export function outcome(
  r: DeployReader,
  seat: number,
  space: number,
): { text: string; calc: string } {
  const { t, view } = r;
  const card = t.content.cards[view.spaces[space]!]!;
  const before = fees(t, view, seat);
  const lines: string[] = [];
  if (canHost(t, view, seat, space)) {
    const host = cheapest(t, view, seat, space);
    lines.push(
      say(r, 'project.room-calc', {
        income: card.income,
        rise: host.fees - before,
        gain: signedWord(card.income - (host.fees - before)),
        where: host.places.map((place) => r.words.word('place', place)).join(', '),
      }),
    );
  } else
    lines.push(
      say(r, 'project.free-places', {
        a: Math.max(0, freeA(t, view, seat)),
        b: Math.max(0, freeB(t, view, seat)),
        c: Math.max(0, freeC(t, view, seat)),
      }),
    );
  if (card.cloud)
    lines.push(
      say(r, 'project.cloud-calc', {
        income: card.income,
        cost: 3 * cubesOn(view, space),
        gain: signedWord(cloudIncome(t, view, space)),
        bvp: card.bvp + 1,
      }),
    );
  const fits = canHost(t, view, seat, space);
  const key = fits
    ? 'project.fits'
    : canCloud(t, view, seat, space)
      ? 'project.cloud-only'
      : 'project.no-fit';
  return {
    text: say(r, key, { workers: deployCost(t, view, seat, space) }),
    calc: lines.join('; '),
  };
}

/** Another player decides, and besides the cubes find no place: both are said. */
function unfit(
  r: DeployReader,
  seat: number,
  space: number,
  said: string | undefined,
): NonNullable<Looked['obstacles']> {
  const { t, view } = r;
  if (
    said === rules['does-not-fit'] ||
    canHost(t, view, seat, space) ||
    canCloud(t, view, seat, space)
  )
    return [];
  return [{ text: r.words.refusal({ code: 'does-not-fit' }), rule: rules['does-not-fit']! }];
}

/** Pieces of hardware that can be paid and would make it fit, the cheapest first. */
function waysToFit(r: DeployReader, seat: number, space: number): string[] {
  const { t, view } = r;
  const offers: { add: Addition; price: number; word: string }[] = [];
  for (let position = 1; position <= 3; position++) {
    const value = marketValue(t, view, position);
    if (!(view.stacks[value - 3]! > 0)) continue;
    for (const pool of [0, 1] as const)
      if (tileCount(view, seat, pool) < POOL_TILES)
        offers.push({
          add: { pool, value },
          price: tilePrice(t, view, seat, pool, value),
          word: say(r, 'project.tile-in', { value, pool: pool === 0 ? 'A' : 'B' }),
        });
  }
  for (let steps = 1; steps <= 3; steps++)
    if (view.marker[seat]! + steps <= MARKER_END)
      offers.push({
        add: { pool: 2, steps },
        price: stepPrice(t, view, seat, steps),
        word: say(r, 'project.steps-in', { steps }),
      });
  const best = offers
    .filter(({ add, price }) => price <= view.cash[seat]! && fitsAfter(t, view, seat, space, add))
    .toSorted((a, b) => a.price - b.price)
    .slice(0, 2)
    .map(({ word, price }) => say(r, 'way.add', { what: word, price }));
  const cloud = plays(r).some(
    (move) =>
      move.type === 'deploy' &&
      move.to === 'cloud' &&
      refusalOf(r, { ...move, office: 0 }) === null &&
      t.content.cards[view.spaces[space]!]!.id === move.card,
  );
  return cloud ? [say(r, 'way.cloud'), ...best] : best;
}
