/** A person's own data: all of it for them to take, or none of it any more. */
import { ownData } from '@boardroom/protocol';
import type { OwnData, OwnTable } from '@boardroom/protocol';
import { z } from 'zod';
import { boxOf } from '../editions/publish.ts';
import { COOKIE } from '../people/credentials.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { parseEntry } from '../table/entry.ts';
import type { Entry } from '../table/entry.ts';
import { byWhom } from '../table/forget.ts';
import { seatOf } from '../table/state.ts';
import { ofPerson } from '../workshops/forget.ts';
import type { WorkshopEntry } from '../workshops/types.ts';
import { errors } from './at.ts';
import { templateOf } from './templates.ts';

const tags = ['people'];
/** Tables looked through at a time. */
const SOME = 100;
const MOST_CLASSES = 1000;

export function ownDataRoutes(app: App, services: Services): void {
  const { people, storage, tables, workshops, caretaker, rates } = services;
  app.get(
    '/api/me/export',
    {
      schema: {
        tags,
        summary: 'Everything there is of you: names, sessions, tables, what you did and said',
        response: { 200: ownData, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.mustSelf(request);
      const wait = rates.exports.take(caller.id);
      if (wait > 0) throw problem('too-often', undefined, wait);
      const { id, name, colour } = caller;
      const { created } = (await storage.person(id))!;
      const found: OwnTable[] = [];
      for (const table of await storage.visited(caller.id, Number.MAX_SAFE_INTEGER)) {
        const row = await storage.table(table);
        const entries = (await storage.entries(table, 0)).map(parseEntry);
        if (row) found.push({ id: table, created: row.created, acts: actsOf(entries, caller.id) });
      }
      const classes: OwnData['workshops'] = [];
      for (const { id: workshop, created: at } of await storage.workshopsOf(id, MOST_CLASSES))
        classes.push({
          id: workshop,
          created: at,
          acts: [...ofPerson(await workshops.entries(workshop), id)].map(actIn),
        });
      const tokens = (await storage.tokensOf(caller.id)).map((token) => ({
        kind: token.kind,
        name: token.name,
        created: token.created,
        expires: token.expires,
      }));
      void reply.header('content-disposition', 'attachment; filename="boardroom-me.json"');
      const hooks = (await storage.hooksOf(id)).map((each) => ({
        id: each.id,
        url: each.url,
        quiet: each.quiet,
        created: each.created,
      }));
      const editions = (await storage.publishedBy(id)).map((row) => boxOf(row, id));
      const templates = (await storage.templatesOf(id)).map((row) => templateOf(row).settings);
      return {
        id,
        name,
        colour,
        created,
        tokens,
        hooks,
        templates,
        tables: found,
        workshops: classes,
        editions,
      };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Forget you altogether',
        description:
          'Your seats are free. In everything that was written of you there is a name nobody knows, another at every table, and your words are gone; what you did in games stays, so that their records stay true.',
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.mustSelf(request);
      await forgetClasses(caller.id);
      await forgetTables(caller.id);
      await people.forgetAll(caller.id);
      // They may have sat down a moment ago, with a token that was still good.
      await forgetClasses(caller.id);
      await forgetTables(caller.id);
      await storage.dropPerson(caller.id);
      await storage.dropUnused(0);
      await storage.scrub();
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send();
    },
  );

  const forgetClasses = async (person: string): Promise<void> => {
    for (;;) {
      const rows = await storage.workshopsOf(person, SOME);
      if (rows.length === 0) return;
      for (const { id } of rows) await caretaker.forget(id, person);
    }
  };

  const forgetTables = async (person: string): Promise<void> => {
    for (;;) {
      const ids = await storage.visited(person, SOME);
      if (ids.length === 0) return;
      for (const id of ids) {
        await tables.act(id, ({ room }) => {
          const seat = seatOf(room, person);
          return seat < 0 ? null : { do: 'stood', seat };
        });
        await tables.forget(id, person);
      }
    }
  };
}

/** Without what is secret to them as well: seeds, and hashes of keys. */
function actIn({ at, did }: WorkshopEntry): OwnTable['acts'][number] {
  const { do: type, ...rest } = did;
  const shown = Object.entries(rest).filter(([name]) => !SECRET.includes(name));
  return { at, type, ...Object.fromEntries(shown) };
}
const SECRET = ['seeds', 'key', 'invite', 'host'];

function actsOf(entries: readonly Entry[], person: string): OwnTable['acts'] {
  const acts: OwnTable['acts'] = [];
  for (const [{ at, act }, by] of byWhom(entries))
    if (by === person) {
      const { do: type, ...rest } = act;
      acts.push({ at, type, ...rest });
    }
  return acts;
}
