/** Sees to it that the tables of workshops follow their logs, and that workshops go when their day comes. */
import { every } from '../every.ts';
import type { Feed } from '../feed/feed.ts';
import type { People } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import { StorageDown } from '../storage/away.ts';
import type { Storage } from '../storage/types.ts';
import { storedEdition } from '../tables/editions.ts';
import type { Tables } from '../tables/types.ts';
import { isOpened, lacking, wantedOf } from './follow.ts';
import { openScores } from './tiles.ts';
import type { Play, Workshop } from './types.ts';
import { WAKE } from './workshops.ts';
import type { Workshops } from './workshops.ts';

export interface Caretaker {
  /** Brings the tables to where the log says they shall be. */
  follow(id: string): Promise<void>;
  /** Replaces a person by a pseudonym in all the log says of them; their own workshop goes with them. */
  forget(id: string, person: string): Promise<void>;
  /** Deletes all there is of a workshop: its tables, its people, its log. */
  remove(id: string): Promise<void>;
  /** Goes on with what nodes that are gone have begun. */
  sweep(): Promise<void>;
  /** Deletes the workshops whose day has come. */
  deleteDue(): Promise<void>;
  close(): void;
}

export interface CaretakerSetting {
  readonly workshops: Workshops;
  readonly tables: Tables;
  readonly storage: Storage;
  readonly people: People;
  readonly feed: Feed;
  readonly now: () => number;
  readonly log: (line: Record<string, unknown>) => void;
}

/** Tables brought on at the same time. */
const AT_ONCE = 8;
const DELETE_EVERY = 60_000;
const MOST = 20;

export function makeCaretaker(setting: CaretakerSetting): Caretaker {
  const { workshops, tables, storage, people, feed, now, log } = setting;

  /** Sets a table; one that is there already is left as it is. */
  const setTable = async (workshop: Workshop, play: Play, index: number): Promise<void> => {
    const { id } = play.tables[index]!;
    if (await storage.table(id)) return;
    const { settings, host, edition, version, chairs } = workshop;
    const { game, options, players, clock, takebacks, chat, bot } = settings;
    const whole = storedEdition(await storage.edition(edition.hash));
    const seats = play.seating[index]!.map((held) =>
      held.length === 0 ? { bot } : ('open' as const),
    );
    const spectators = { kind: 'none' } as const;
    const more = { sit: false, listed: false, spectators, clock, takebacks, chat } as const;
    try {
      await tables.create(
        {
          do: 'created',
          id,
          code: '',
          host,
          settings: { game, players, options, seats, ...more },
          version,
          edition,
          seed: workshop.seeds[play.stage]!,
          chairs,
          workshop: { id: workshop.id, number: index + 1, standIn: bot },
        },
        { ...whole, id: edition.id },
      );
    } catch (error) {
      // Another node was first.
      if (!(await storage.table(id))) throw error;
    }
  };

  const bringOn = async (id: string, stage: string, index: number): Promise<void> => {
    const see = (): Promise<{ workshop: Workshop; play: Play }> =>
      workshops.look(id, (workshop) => {
        const play = workshop.plays.find((each) => each.stage === stage)!;
        return { workshop, play };
      });
    const { workshop, play } = await see();
    await setTable(workshop, play, index);
    const table = play.tables[index]!.id;
    // What is wanted may change meanwhile, and `see` hands out the workshop itself.
    while (await tables.act(table, (live) => lacking(live, wantedOf(workshop, play, index))));
    const { over, gate, moves, scores } = await tables.look(table, (live) => ({
      over: live.room.status === 'over',
      gate: live.room.atGate ? (live.room.gate ?? 0) : 0,
      moves: live.room.moves,
      scores: openScores(live),
    }));
    if (gate > 0)
      await workshops.act(id, ({ plays }) => {
        const known = plays.find((each) => each.stage === stage)!;
        if (known.closed || known.tables[index]!.reached >= gate) return null;
        const moment = { stage, table: index + 1, moves };
        return { do: 'reached', moment, after: gate, ...(scores ? { scores } : {}) };
      });
    if (!over) return;
    await workshops.act(id, ({ plays }) => {
      const known = plays.find((each) => each.stage === stage)!.tables[index]!;
      return known.ended ? null : { do: 'ended', stage, table: index + 1 };
    });
  };

  const followOnce = async (id: string): Promise<void> => {
    const open = await workshops.look(id, ({ plays }) =>
      plays
        .filter(({ settled }) => !settled)
        .map(({ stage, tables: { length } }) => ({ stage, length })),
    );
    for (const { stage, length } of open) {
      const left = Array.from({ length }, (_, i) => i).values();
      const work = async (): Promise<void> => {
        for (const index of left) await bringOn(id, stage, index);
      };
      const playOf = ({ plays }: Workshop): Play => plays.find((each) => each.stage === stage)!;
      const was = await workshops.look(id, (workshop) => isOpened(playOf(workshop)));
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const is = await workshops.look(id, (workshop) => isOpened(playOf(workshop)));
      // The last table ended just now: the others are to be unsealed too.
      if (is && !was) return followOnce(id);
      if (is)
        await workshops.act(id, (workshop) =>
          playOf(workshop).settled ? null : { do: 'settled', stage },
        );
    }
  };

  /** One at a time for each workshop; what comes in meanwhile is done with the next. */
  const running = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();
  const follow = (id: string): Promise<void> => {
    const run = running.get(id);
    if (run) return (run.next ??= run.now.catch(() => {}).then(() => begin(id)));
    return begin(id);
  };
  const begin = (id: string): Promise<void> => {
    const mine = followOnce(id).finally(() => {
      const run = running.get(id);
      if (run?.now === mine && !run.next) running.delete(id);
    });
    running.set(id, { now: mine, next: null });
    return mine;
  };
  const quietly = (id: string): Promise<void> =>
    follow(id).catch((error: unknown) => {
      if (!(error instanceof StorageDown || error instanceof ProblemError))
        log({ level: 'error', what: 'workshop', error: String(error) });
    });

  tables.onEntries(({ room }, entries, isOwn) => {
    if (!room.workshop || !isOwn) return;
    const cameToGate = room.atGate === true && entries.some(({ act }) => act.do === 'moved');
    if (cameToGate || entries.some(({ result }) => result)) void quietly(room.workshop.id);
  });

  /** What was begun by a node that is gone. */
  const sweep = async (): Promise<void> => {
    for (const id of await storage.workshopsToWake(now(), MOST))
      if (await storage.claimWorkshop(id, now(), now() + WAKE)) await quietly(id);
  };
  const deleteDue = async (): Promise<void> => {
    for (const id of await storage.workshopsToDelete(now(), MOST)) await remove(id);
  };
  const quiet = (work: () => Promise<void>) => (): void => {
    work().catch((error: unknown) => {
      if (!(error instanceof StorageDown))
        log({ level: 'warn', what: 'workshop', error: String(error) });
    });
  };
  const stopSweeping = every(WAKE, quiet(sweep));
  const stopDeleting = every(DELETE_EVERY, quiet(deleteDue));

  /** A person who is there by joining a class goes with the last class they were in. */
  const removePerson = async (person: string, id: string): Promise<void> => {
    const others = (await storage.workshopsOf(person, MOST)).filter((row) => row.id !== id);
    for (const { id: other } of others)
      await workshops.act(other, ({ members }) => {
        const member = members.find((each) => each.person === person);
        return member && !member.made ? { do: 'made', member: member.n } : null;
      });
    const [elsewhere] = await storage.visited(person, 1);
    if (others.length > 0 || elsewhere !== undefined) return;
    await people.forgetAll(person);
    await storage.dropPerson(person);
  };

  const remove = async (id: string): Promise<void> => {
    const { members, plays } = await workshops.look(id, (workshop) => workshop);
    for (const { tables: set } of plays)
      for (const { id: table } of set) {
        await tables.delete(table);
        feed.endAll(table);
      }
    for (const { person, made, former } of members)
      for (const each of made ? [person, ...former] : former) await removePerson(each, id);
    // Last: until it is gone, whoever goes on finds the rest by it.
    await storage.dropWorkshop(id);
    workshops.drop(id);
    storage.signal({ about: 'deleted', log: id });
    // The edition it brought, if nobody else uses it.
    await storage.dropUnused(0);
    await storage.scrub();
  };

  return {
    follow,
    remove,
    async forget(id, person) {
      const owner = await workshops.look(id, (workshop) => workshop.owner);
      if (owner === person) return remove(id);
      await workshops.forget(id, person);
      await storage.unattend(id, person);
      await follow(id);
    },
    sweep,
    deleteDue,
    close() {
      stopSweeping();
      stopDeleting();
    },
  };
}
