/** A workshop as one reader may see it. The only place where one becomes JSON on the wire. */
import { commitment } from '@boardroom/kernel';
import type {
  ParticipantView,
  Place,
  PromptLine,
  PromptText,
  Stage,
  Tile,
  TrainerView,
  WallView,
} from '@boardroom/protocol';
import { hashOf } from '../people/secrets.ts';
import { countAsked, isAsked } from './asked.ts';
import { deckOf, ownDeck, trainersDeck } from './deck-state.ts';
import { playNow, present } from './fold.ts';
import { isOpened } from './follow.ts';
import { placeOf, placesIn } from './seating.ts';
import { hasTeams, seatName, teamNameAt } from './teams.ts';
import type { Member, Play, Prompt, Workshop } from './types.ts';

/** With fewer answers one could tell whose is whose. */
export const ENOUGH = 5;

/** The version is another whenever anything else is. */
function versioned<T extends object>(view: T): T & { version: string } {
  return { ...view, version: hashOf(JSON.stringify(view)).slice(0, 16) };
}

type Common = Pick<
  WallView,
  | 'id'
  | 'title'
  | 'game'
  | 'edition'
  | 'plan'
  | 'stage'
  | 'since'
  | 'people'
  | 'team'
  | 'pace'
  | 'commitments'
  | 'seeds'
>;

function paceOf(workshop: Workshop): Pick<WallView, 'pace'> {
  const play = playNow(workshop);
  if (!play || isOpened(play)) return {};
  const { gates, opened, due, stopped } = play;
  return { pace: { gates, opened, due, stopped: stopped || null } };
}

function commonOf(workshop: Workshop): Common {
  const { id, settings, edition, plan, stage, since, seeds, plays } = workshop;
  const opened = plays.filter(isOpened).map((play) => play.stage);
  const entries = Object.entries(seeds);
  return {
    id,
    title: settings.title,
    game: settings.game,
    edition,
    plan: plan.map(({ prompts: _secret, asks: _later, ...shown }: Stage) => shown),
    stage,
    since,
    people: present(workshop).length,
    ...(settings.team ? { team: settings.team } : {}),
    ...paceOf(workshop),
    commitments: Object.fromEntries(entries.map(([name, seed]) => [name, commitment(seed)])),
    seeds: Object.fromEntries(entries.filter(([name]) => opened.includes(name))),
  };
}

const textOf = ({ id, kind, text, open, asked, gate, least, most }: Prompt): PromptText => ({
  id,
  kind,
  text,
  open,
  asked,
  ...(gate === undefined ? {} : { gate }),
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});

/** Sorted by what they say, so that their order tells nothing. */
function lineOf(workshop: Workshop, prompt: Prompt, withTexts: boolean): PromptLine {
  const given = Object.values(prompt.answers).map(({ answer }) => answer);
  const shows = !prompt.open && given.length >= ENOUGH && (withTexts || prompt.kind !== 'explain');
  const sorted = given
    .map((answer) => JSON.stringify(answer))
    .toSorted()
    .map((answer) => JSON.parse(answer) as (typeof given)[number]);
  const of = countAsked(workshop, prompt);
  const { about, truth } = prompt;
  const told = truth === null ? {} : { truth };
  return {
    ...textOf(prompt),
    about,
    ...told,
    answers: given.length,
    of,
    ...(shows ? { given: sorted } : {}),
  };
}

/** At a gate that asks something: what has come in from this table. */
function answersOf({ prompts }: Workshop, { gate, seats }: Tile): Pick<Tile, 'answers'> {
  const open = prompts.filter((prompt) => prompt.open && prompt.gate !== undefined);
  if (!gate || open.length === 0) return {};
  const people = seats.flatMap(({ member, members }) => members ?? member ?? []);
  const given = (prompt: Prompt): number => people.filter((n) => prompt.answers[n]).length;
  return { answers: open.reduce((sum, prompt) => sum + given(prompt), 0) };
}

type WithoutTables = Omit<TrainerView, 'tables' | 'version'>;

function withoutTables(workshop: Workshop): WithoutTables {
  const { code, created, deletes, settings, edition, plan, trainers, owner, members } = workshop;
  const days = Math.max(1, Math.round((deletes - created) / 86_400_000));
  const places = placesIn(workshop.seating);
  return {
    role: 'trainer' as const,
    ...commonOf(workshop),
    code,
    created,
    deletes,
    settings: { ...settings, edition: edition.id, plan, days },
    trainers: trainers.map(({ id, name }) => ({ person: id, name, owner: id === owner })),
    members: members
      .filter(({ removed }) => !removed)
      .map(({ n, name, away, joined }) => ({
        member: n,
        name,
        place: places.get(n) ?? null,
        away,
        joined,
      })),
    ...teamsOf(workshop),
    prompts: workshop.prompts.map((prompt) => lineOf(workshop, prompt, true)),
    said: workshop.said,
    ...deckOf(workshop, 'trainer'),
    ...trainersDeck(workshop),
  };
}

/** Tables move all the time; the rest of a trainer's view is as old as the last entry of the log. */
const made = new WeakMap<Workshop, { seq: number; view: WithoutTables; hash: string }>();

function madeOf(workshop: Workshop): { view: WithoutTables; hash: string } {
  const { seq } = workshop;
  const known = made.get(workshop);
  if (known?.seq === seq) return known;
  const view = withoutTables(workshop);
  const next = { seq, view, hash: hashOf(JSON.stringify(view)) };
  made.set(workshop, next);
  return next;
}

export function trainerView(workshop: Workshop, tiles: readonly Tile[]): TrainerView {
  const { view, hash } = madeOf(workshop);
  const tables = tiles.map((tile) => ({ ...tile, ...answersOf(workshop, tile) }));
  return { ...view, tables, version: hashOf(hash + JSON.stringify(tables)).slice(0, 16) };
}

export function participantView(workshop: Workshop, member: Member): ParticipantView {
  const { n, name } = member;
  const play = playNow(workshop);
  const rows = play?.seating ?? workshop.seating;
  const place = placeOf(rows, n);
  const table = place && play?.tables[place.table - 1];
  return versioned({
    role: 'participant' as const,
    ...commonOf(workshop),
    member: n,
    name,
    place,
    ...(table ? { table: table.id } : {}),
    seats: place ? namesAt(workshop, rows[place.table - 1]!, place.table) : [],
    ...(place && hasTeams(workshop)
      ? { mates: namesOf(workshop, rows[place.table - 1]![place.seat]!, n) }
      : {}),
    waiting: Boolean(table?.ended && !isOpened(play!)),
    ...watchOf(play, place),
    prompts: workshop.prompts
      .filter((prompt) => isAsked(workshop, prompt, n))
      .map((prompt) => {
        const own = prompt.answers[n]?.answer;
        const score = place ? prompt.scores[place.table]?.[place.seat] : undefined;
        return {
          ...textOf(prompt),
          ...(own ? { answer: own } : {}),
          ...(score === undefined ? {} : { score }),
        };
      }),
    said: workshop.said
      .filter(({ to, table: at }) => (to ?? n) === n && (at ?? place?.table) === place?.table)
      .map(({ at, text }) => ({ at, text })),
    deletes: workshop.deletes,
    ...deckOf(workshop, n),
    ...ownDeck(workshop, member),
  });
}

/** Somebody without a seat may watch a table that plays. */
export function watchOf(play: Play | null, place: Place | null): { watch?: number } {
  if (!play || place || isOpened(play)) return {};
  return { watch: play.tables.findIndex(({ ended }) => !ended) + 1 };
}

/** Seat by seat, as far as players sit there. */
function namesAt(
  workshop: Workshop,
  row: readonly (readonly number[])[],
  table: number,
): (string | null)[] {
  const { players } = workshop.settings;
  return row.slice(0, players).map((held, seat) => seatName(workshop, held, { table, seat }));
}

const namesOf = ({ members }: Workshop, held: readonly number[], but = 0): string[] =>
  held.flatMap((n) => (n === but ? [] : members[n - 1]!.name));

function teamsOf(workshop: Workshop): Pick<TrainerView, 'teams'> {
  if (!hasTeams(workshop)) return {};
  const rows = playNow(workshop)?.seating ?? workshop.seating;
  const teams = rows.flatMap((row, i) =>
    row.flatMap((held, seat) => {
      const place = { table: i + 1, seat };
      return held.length === 0 ? [] : { ...place, name: teamNameAt(workshop, place) };
    }),
  );
  return { teams };
}

/** How far a table has come. */
function wayOf(tile: Tile | undefined): { round?: number; gate?: boolean } {
  if (tile?.round === undefined) return {};
  return { round: tile.round, gate: tile.gate };
}

export function wallView(workshop: Workshop, tiles: readonly Tile[]): WallView {
  const play: Play | null = playNow(workshop);
  const rows = play?.seating ?? workshop.seating;
  return versioned({
    role: 'wall' as const,
    ...commonOf(workshop),
    code: workshop.code,
    deletes: workshop.deletes,
    tables: rows.map((row, i) => ({
      number: i + 1,
      seats: namesAt(workshop, row, i + 1),
      ...(hasTeams(workshop)
        ? { people: row.slice(0, workshop.settings.players).map((held) => namesOf(workshop, held)) }
        : {}),
      ended: play?.tables[i]?.ended ?? false,
      ...wayOf(tiles[i]),
    })),
    ...(tiles[0]?.rounds === undefined ? {} : { rounds: tiles[0].rounds }),
    prompts: workshop.prompts.map((prompt) => lineOf(workshop, prompt, false)),
    ...deckOf(workshop, 'wall'),
  });
}
