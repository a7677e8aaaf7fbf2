/** What the routes of a class share. */
import type { FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { mustTrain } from '../workshops/acts.ts';
import { playNow } from '../workshops/fold.ts';
import { placeOf } from '../workshops/seating.ts';
import type { Moment, Play, Workshop, WorkshopAct } from '../workshops/types.ts';

interface Keyed {
  readonly key: string | undefined;
  isSame(act: WorkshopAct): boolean;
}

type ByTrainer = (
  request: FastifyRequest,
  id: string,
  decide: (workshop: Workshop) => WorkshopAct | null,
  keyed?: Keyed,
) => Promise<{ repeated?: true }>;

/** Carries out what a trainer orders, and brings the tables to where that leaves them. */
export function makeByTrainer({ people, workshops, caretaker }: Services): ByTrainer {
  return async (request, id, decide, keyed) => {
    const { id: by } = await people.must(request, 'host');
    const key =
      keyed?.key === undefined ? undefined : { key: `${by} ${keyed.key}`, isSame: keyed.isSame };
    const outcome = await workshops.act(
      id,
      (workshop) => {
        mustTrain(workshop, by);
        return decide(workshop);
      },
      { by, key },
    );
    // Again, if it was done before: whoever did it may not have come to the end.
    await caretaker.follow(id);
    return outcome?.repeated ? { repeated: true } : {};
  };
}

/** How far each table of the class is. */
export async function momentsOf({ workshops, tables }: Services, id: string): Promise<Moment[]> {
  const play = await workshops.look(id, (workshop): Play | null => playNow(workshop));
  const moments: Moment[] = [];
  for (const [i, { id: table }] of play?.tables.entries() ?? []) {
    const moves = await movesAt(tables, table);
    moments.push({ stage: play!.stage, table: i + 1, moves });
  }
  return moments;
}

/** How far the table of one person is; null: they sit at none. */
export async function momentOf(
  { workshops, tables }: Services,
  id: string,
  person: string,
): Promise<Moment | null> {
  const found = await workshops.look(id, (workshop) => {
    const play = playNow(workshop);
    const member = workshop.members.find((each) => each.person === person);
    const place = play && member ? placeOf(play.seating, member.n) : null;
    if (!play || !place) return null;
    const { id: table } = play.tables[place.table - 1]!;
    return { stage: play.stage, table: place.table, id: table };
  });
  if (!found) return null;
  const { stage, table, id: at } = found;
  return { stage, table, moves: await movesAt(tables, at) };
}

/** A table that is not set yet has seen no move. */
const movesAt = (tables: Services['tables'], table: string): Promise<number> =>
  tables.look(table, ({ room }) => room.moves).catch(() => 0);

/** The table with a number, at the stage the class is at. */
export function tableNumbered(workshop: Workshop, number: number): { play: Play; id: string } {
  const play = playNow(workshop);
  const table = play?.tables[number - 1];
  if (!play || !table) throw problem('no-table');
  return { play, id: table.id };
}
