/** `look`: everything on the table by group, and one thing as lines. */
import type { AnyLook, Looked, Reader, Thing } from '@boardroom/kernel';
import { bold } from '../style.ts';
import { findThings, placesOf } from './find.ts';
import { readerOf, say } from './seated.ts';
import type { Seated } from './seated.ts';

export function lookLines(seated: Seated, wanted: string): string[] {
  const { look } = seated;
  if (!look) return [say(seated, 'no-look')];
  const r = readerOf(seated);
  const things = look.things(r);
  if (wanted === '') {
    seated.listed = things;
    return listLines(seated, things);
  }
  const found = wantedOf(seated, things, wanted);
  const group = groupCalled(seated, things, wanted);
  if (group.length > 0 && found.length !== 1)
    return group.map(({ name, id }) => {
      const seen = look.look(r, id);
      const owner = seen?.owner == null ? '' : `. ${ownerLines(seated, seen).join('').trim()}`;
      return `${lineOf(name, seen)}${owner}`;
    });
  if (found.length === 0) return [say(seated, 'look.none', { name: wanted })];
  if (found.length > 1) {
    seated.listed = things;
    const names = found.map(
      (thing) => `${things.indexOf(thing) + 1} ${nameIn(seated, thing, things)}`,
    );
    return [say(seated, 'look.which', { names: names.join(', ') })];
  }
  return cardLines(seated, look, r, found[0]!);
}

/** Oneself; by number as they were last listed; else by name. */
function wantedOf(seated: Seated, things: readonly Thing[], wanted: string): readonly Thing[] {
  if (/^(me|you|myself)$/i.test(wanted))
    return things.filter(({ id }) => id === `seat:${seated.you}`);
  if (!/^\d+$/.test(wanted)) return findThings(things, wanted);
  const { id } = (seated.listed ?? things)[Number(wanted) - 1] ?? {};
  const still = things.filter((thing) => thing.id === id);
  return still.length > 0 ? still : findThings(things, wanted);
}

/** Every player in a line, then how to see more of one. */
export function seatLines(seated: Seated): string[] {
  const { look, names, match } = seated;
  if (!look) return [say(seated, 'no-look')];
  const r = readerOf(seated);
  return names.slice(0, match.t.seats).map((name, seat) => {
    return lineOf(name, look.look(r, `seat:${seat}`));
  });
}

/** A thing in a line. */
function lineOf(name: string, seen: Looked | null): string {
  const figures = seen?.figures.map((figure) => `${figure.name} ${figure.value}`).join(', ');
  return `  ${name}.${seen ? ` ${seen.kind}. ${figures || seen.line}` : ''}`;
}

/** The things of the group of this name, such as "labs". */
function groupCalled(seated: Seated, things: readonly Thing[], wanted: string): readonly Thing[] {
  const groups = [...new Set(things.map(({ group }) => group))];
  const places = placesOf(
    groups.map((group) => groupName(seated, group)),
    wanted,
  );
  return places.length === 1 ? things.filter(({ group }) => group === groups[places[0]!]) : [];
}

function listLines(seated: Seated, things: readonly Thing[]): string[] {
  const groups = new Map<string, string[]>();
  things.forEach((thing, i) => {
    const list = groups.get(thing.group) ?? [];
    groups.set(thing.group, list);
    list.push(`${i + 1} ${calledIn(seated, thing, things)}`);
  });
  const lines = [...groups].map(
    ([group, names]) => `  ${bold(`${groupName(seated, group)}:`)} ${names.join(', ')}`,
  );
  return things.length > 0
    ? [
        ...lines,
        say(seated, 'look.more', {
          name: things[0]!.name,
          group: groupName(seated, things.at(-1)!.group).toLowerCase(),
        }),
      ]
    : lines;
}

const groupName = ({ words }: Seated, group: string): string =>
  words.say(`things.${group}`) ?? group;
/** Things of different groups may share a name: an offer and a card of one's own. */
const nameIn = (seated: Seated, thing: Thing, things: readonly Thing[]): string =>
  `${calledIn(seated, thing, things)} (${groupName(seated, thing.group)})`;

/** Things of one group that share a name are told apart by what they are: "Chance, cell 7". */
function calledIn(seated: Seated, { id, name, group }: Thing, things: readonly Thing[]): string {
  const twins = things.filter((thing) => thing.name === name && thing.group === group);
  if (twins.length < 2) return name;
  const r = readerOf(seated);
  const kinds = twins.map((thing) => seated.look?.look(r, thing.id)?.kind);
  const kind = seated.look?.look(r, id)?.kind;
  return kind && new Set(kinds).size > 1 ? `${name}, ${kind.toLowerCase()}` : name;
}

function cardLines(seated: Seated, look: AnyLook, r: Reader, thing: Thing): string[] {
  const seen = look.look(r, thing.id);
  if (!seen) return [say(seated, 'look.none', { name: thing.name })];
  // What is in the way is said once, with its rule.
  const inTheWay = (text: string): boolean =>
    seen.obstacles?.some((obstacle) => text.endsWith(obstacle.text)) ?? false;
  const sentences = [...new Set([seen.line, ...(seen.facts ?? [])])].filter(
    (text) => !inTheWay(text),
  );
  return [
    bold(`${seen.name}. ${seen.kind}.`),
    ...ownerLines(seated, seen),
    ...figureLines(seated, seen),
    ...sentences.filter((text) => text !== seen.now?.text).map((text) => `  ${text}`),
    ...nowLines(seated, seen),
    ...(seen.rule ? [say(seated, 'card.rule', seen.rule)] : []),
  ];
}

function ownerLines(seated: Seated, { owner, id }: Looked): string[] {
  if (owner === undefined || id.startsWith('seat:')) return [];
  if (owner === null) return [say(seated, 'card.nobody')];
  if (owner === seated.you) return [say(seated, 'card.yours')];
  return [say(seated, 'card.of', { name: seated.words.seat(owner) })];
}

function figureLines(seated: Seated, { figures }: Looked): string[] {
  const shown = figures.map(({ name, value, bad }) => {
    const figure = `${name} ${value}`;
    return bad ? say(seated, 'card.bad', { figure }) : figure;
  });
  return shown.length > 0 ? [`  ${shown.join(', ')}`] : [];
}

/** Why a thing somebody named cannot be used now, and the ways there; empty if no single thing is meant. */
export function whyNotLines(seated: Seated, wanted: string): string[] {
  const { look } = seated;
  if (!look || wanted.length < 3) return [];
  const r = readerOf(seated);
  const [thing, ...others] = findThings(look.things(r), wanted);
  const seen = thing && others.length === 0 ? look.look(r, thing.id) : null;
  if (!seen) return [];
  const { obstacles = [], ways = [] } = seen;
  return [
    say(seated, 'no-move', { name: seen.name }),
    ...(obstacles.length > 0 ? nowLines(seated, { ...seen, obstacles, ways }) : []),
  ];
}

function nowLines(seated: Seated, { now, obstacles, ways }: Looked): string[] {
  const lines: string[] = [];
  if (now) {
    lines.push(say(seated, 'card.now', { text: now.text }));
    if (now.calc) lines.push(say(seated, 'card.calc', { calc: now.calc }));
  }
  for (const { text, rule } of obstacles ?? [])
    lines.push(
      say(seated, 'card.not', {
        text: rule === undefined ? text : say(seated, 'rule', { text, number: rule }),
      }),
    );
  if (obstacles && obstacles.length > 0 && ways)
    if (ways.length === 0) lines.push(say(seated, 'card.no-way'));
    else ways.forEach((text, i) => lines.push(say(seated, 'card.way', { n: i + 1, text })));
  return lines;
}
