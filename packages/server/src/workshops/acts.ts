/** Who may do what in a workshop. Each function decides on it as it is: an act, or a problem. */
import { MOST_PEOPLE } from '@boardroom/protocol';
import type { Place, SEATINGS, Stage } from '@boardroom/protocol';
import { newSeed, newTableId } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { Sitter } from '../table/entry.ts';
import { hasTables, isOn, isOver, isTrainer, memberOf, playNow, present, stageOf } from './fold.ts';
import { nameFor } from './names.ts';
import {
  arranged,
  changePlaces,
  copyOf,
  isFree,
  latePlace,
  nextPlace,
  placeOf,
  withoutEmpty,
} from './seating.ts';
import { hasTeams, shapeOf, teamNameAt } from './teams.ts';
import type { Member, Moment, Play, Puzzle, Workshop, WorkshopAct } from './types.ts';

export function mustTrain(workshop: Workshop, person: string): void {
  if (!isTrainer(workshop, person)) throw problem('not-trainer');
}

export function mustOwn(workshop: Workshop, person: string): void {
  mustTrain(workshop, person);
  if (workshop.owner !== person) throw problem('not-owner');
}

export function mustAttend(workshop: Workshop, person: string): Member {
  const member = memberOf(workshop, person);
  if (!member) throw problem('not-attending');
  return member;
}

export function memberNumbered({ members }: Workshop, n: number): Member {
  const member = members[n - 1];
  if (!member || member.removed) throw problem('no-member');
  return member;
}

export function mustGoOn(workshop: Workshop): void {
  if (isOver(workshop)) throw problem('workshop-closed');
}

export function mustPlayNow(workshop: Workshop): Play {
  const play = playNow(workshop);
  if (!play || !isOn(play)) throw problem('not-in-play');
  return play;
}

const namesIn = (workshop: Workshop, but?: number): string[] =>
  workshop.members.filter(({ n }) => n !== but).map(({ name }) => name);

/** Where somebody who comes now sits: at a free seat, or while tables play a bot's. */
function placeNow(workshop: Workshop, last: Place | null): Place | null {
  const play = playNow(workshop);
  const shape = shapeOf(workshop);
  if (!play) {
    const kept = last && isFree(workshop.seating, last, shape) ? last : null;
    return kept ?? nextPlace(workshop.seating, shape);
  }
  if (!isOn(play)) return null;
  const plays = (table: number): boolean => !play.tables[table - 1]!.ended;
  if (last && isFree(play.seating, last, shape) && plays(last.table)) return last;
  return latePlace(play.seating, shape, plays);
}

interface Joining {
  readonly person: Omit<Sitter, 'name'>;
  readonly wished: string | undefined;
  readonly key: string;
  readonly made: boolean;
}

/** Somebody who is in already comes back, under the name they have. */
export function join(workshop: Workshop, { person, wished, key, made }: Joining): WorkshopAct {
  mustGoOn(workshop);
  if (isTrainer(workshop, person.id)) throw problem('a-trainer');
  if (workshop.members.some((member) => member.person === person.id && member.removed))
    throw problem('removed');
  const known = memberOf(workshop, person.id);
  if (known) return comeBack(workshop, known, key);
  if (present(workshop).length >= MOST_PEOPLE) throw problem('workshop-full');
  const { name } = nameFor(wished, namesIn(workshop));
  return {
    do: 'joined',
    member: workshop.members.length + 1,
    person: { ...person, name },
    key,
    made,
    place: placeNow(workshop, null),
  };
}

export function comeBack(
  workshop: Workshop,
  member: Member,
  key: string,
  as?: { readonly person: string; readonly made: boolean },
): WorkshopAct {
  mustGoOn(workshop);
  const sits = placeOf(workshop.seating, member.n);
  const place = sits ? null : placeNow(workshop, member.last);
  return { do: 'returned', member: member.n, key, place, ...(as ? { as } : {}) };
}

export function leave(workshop: Workshop, person: string): WorkshopAct | null {
  const member = mustAttend(workshop, person);
  return member.away ? null : { do: 'left', member: member.n };
}

/** Null: it has the name already. */
export function rename(
  workshop: Workshop,
  n: number,
  wished: string | undefined,
): WorkshopAct | null {
  const member = memberNumbered(workshop, n);
  const { name } = nameFor(wished, namesIn(workshop, n));
  return name === member.name ? null : { do: 'named', member: n, name };
}

/** By a trainer or by those who hold the seat. Null: it has the name already. */
export function nameTeam(
  workshop: Workshop,
  person: string,
  place: Place,
  wished: string | undefined,
): WorkshopAct | null {
  const rows = playNow(workshop)?.seating ?? workshop.seating;
  const held = rows[place.table - 1]?.[place.seat] ?? [];
  if (!isTrainer(workshop, person) && !held.includes(mustAttend(workshop, person).n))
    throw problem('not-your-seat');
  mustGoOn(workshop);
  if (!hasTeams(workshop) || held.length === 0) throw problem('no-team');
  const taken = rows.flatMap((row, i) =>
    row.map((_, seat) => teamNameAt(workshop, { table: i + 1, seat })),
  );
  const now = teamNameAt(workshop, place);
  if (wished === now) return null;
  const name = wished === undefined ? null : nameFor(wished, taken).name;
  return { do: 'team-named', place, name };
}

export function moveMember(
  workshop: Workshop,
  n: number,
  to: { readonly table: number; readonly seat?: number | undefined },
): WorkshopAct {
  mustGoOn(workshop);
  if (playNow(workshop)) throw problem('play-begun');
  memberNumbered(workshop, n);
  const rows = copyOf(workshop.seating);
  const shape = shapeOf(workshop);
  if (to.table > rows.length + 1) throw problem('no-table');
  if (to.table > rows.length) rows.push(Array.from({ length: shape.chairs }, () => []));
  const free = (_: unknown, i: number): boolean =>
    i < shape.players && isFree(rows, { table: to.table, seat: i }, shape);
  const seat = to.seat ?? rows[to.table - 1]!.findIndex(free);
  if (seat < 0) throw problem('seat-taken');
  if (seat >= shape.chairs) throw problem('no-seat');
  changePlaces(rows, n, { table: to.table, seat }, shape);
  return { do: 'seated', seating: rows };
}

export function arrange(workshop: Workshop, how: (typeof SEATINGS)[number]): WorkshopAct {
  mustGoOn(workshop);
  if (playNow(workshop)) throw problem('play-begun');
  const members = present(workshop).map(({ n }) => n);
  return { do: 'seated', seating: arranged(members, how, shapeOf(workshop)) };
}

/** A seed for each stage with tables that has none. */
export function seedsFor(plan: readonly Stage[], known: object = {}): Record<string, string> {
  const missing = plan.filter((stage) => hasTables(stage) && !Object.hasOwn(known, stage.id));
  return Object.fromEntries(missing.map(({ id }) => [id, newSeed()]));
}

/** What the class has come to stays as it is; what comes may change. */
export function rePlan(workshop: Workshop, plan: readonly Stage[]): WorkshopAct {
  mustGoOn(workshop);
  const at = workshop.plan.findIndex(({ id }) => id === workshop.stage);
  const same = workshop.plan
    .slice(0, at + 1)
    .every((stage, i) => JSON.stringify(stage) === JSON.stringify(plan[i]));
  if (!same) throw problem('plan-in-use');
  return { do: 'planned', plan, seeds: seedsFor(plan, workshop.seeds) };
}

/** Null: the class is there already. */
export function goTo(
  workshop: Workshop,
  { stage: id, close }: { readonly stage: string; readonly close: boolean },
  moments: readonly Moment[],
): WorkshopAct | null {
  const stage = workshop.plan.find((each) => each.id === id);
  if (!stage) throw problem('no-stage');
  if (id === workshop.stage) return null;
  mustGoOn(workshop);
  const play = playNow(workshop);
  // Practice is cleared without asking.
  if (play && isOn(play) && stageOf(workshop).kind === 'play' && !close) throw problem('play-on');
  if (!hasTables(stage)) return { do: 'went', stage: id, moments };
  if (workshop.plays.some((each) => each.stage === id)) throw problem('stage-over');
  const tables = withoutEmpty(workshop.seating).map(newTableId);
  if (tables.length === 0) throw problem('nobody-here');
  return { do: 'went', stage: id, tables, moments };
}

interface Message {
  readonly text: string;
  /** A member, or the people of a table; neither: all. */
  readonly to?: number | undefined;
  readonly table?: number | undefined;
}

export function say(workshop: Workshop, { text, to, table }: Message): WorkshopAct {
  mustGoOn(workshop);
  if (to !== undefined) memberNumbered(workshop, to);
  const rows = playNow(workshop)?.seating ?? workshop.seating;
  if (table !== undefined && !rows[table - 1]) throw problem('no-table');
  return {
    do: 'said',
    text,
    ...(to === undefined ? {} : { to }),
    ...(table === undefined ? {} : { table }),
  };
}

/** The page says so by itself, and not too often: null if it did just now, or nobody plays. */
const PUZZLED_AGAIN = 10_000;
export function puzzle(
  workshop: Workshop,
  person: string,
  told: Pick<Puzzle, 'code' | 'facts' | 'count'>,
  now: number,
): WorkshopAct | null {
  const { n: member } = mustAttend(workshop, person);
  const play = playNow(workshop);
  const place = play && isOn(play) ? placeOf(play.seating, member) : null;
  const last = play?.puzzles.findLast((each) => each.member === member)?.at ?? 0;
  if (!place || now < last + PUZZLED_AGAIN) return null;
  return { do: 'puzzled', member, table: place.table, ...told };
}

export function dismiss(workshop: Workshop, trainer: string): WorkshopAct {
  if (trainer === workshop.owner || !isTrainer(workshop, trainer)) throw problem('not-trainer');
  return { do: 'dismissed', trainer };
}
