/** Tables: what can be played, the lobby, setting a table, finding it, playing again. */
import {
  found,
  joinCode,
  newTable,
  printedWords,
  rematched,
  room,
  tableLines,
} from '@boardroom/protocol';
import type { TableLine } from '@boardroom/protocol';
import { z } from 'zod';
import { readerOf } from '../feed/reader.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { TableRow } from '../storage/types.ts';
import { roomFor } from '../table/render.ts';
import type { lineOf } from '../table/render.ts';
import { belongs, seatOf } from '../table/state.ts';
import { makeCreateTable } from '../tables/create-table.ts';
import { storedEdition } from '../tables/editions.ts';
import { atTable, errors, keyHeader } from './at.ts';
import { guess } from './guess.ts';

const tags = ['tables'];

export function tableRoutes(app: App, services: Services): void {
  const { people, storage, tables, limits, rates } = services;
  const createTable = makeCreateTable(services);
  const lineFor = (row: TableRow, person: string | null): TableLine => {
    const { line, updated } = tables.line(row.id) ?? {
      line: JSON.parse(row.line) as ReturnType<typeof lineOf>,
      updated: row.updated,
    };
    const { people: seated, teams = [], host, asked, ...rest } = line;
    const isMine = (who: string | null, i: number): boolean =>
      who === person || teams[i]?.includes(person!) === true;
    const seat = person === null ? -1 : seated.findIndex(isMine);
    const own = seat < 0 ? {} : { yourSeat: seat, yourTurn: asked.includes(seat) };
    const hosting = person !== null && host === person ? { hosting: true as const } : {};
    return { ...rest, updated, ...own, ...hosting };
  };

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'The lobby: tables listed', response: { 200: tableLines } } },
    async () => ({ tables: (await storage.listedTables(100)).map((row) => lineFor(row, null)) }),
  );

  app.get(
    '/api/me/tables',
    {
      schema: {
        tags,
        summary: 'Tables you sit at or host',
        response: { 200: tableLines, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request);
      return {
        tables: (await storage.tablesOf(caller.id, 100)).map((row) => lineFor(row, caller.id)),
      };
    },
  );

  app.post(
    '/api/tables',
    {
      // With room for spaces and line breaks.
      bodyLimit: limits.bodyBytes + 2 * limits.editionBytes,
      schema: {
        tags,
        summary: 'Set a table',
        description:
          'With an idempotency key the same request sent again finds the table it set: 200 instead of 201.',
        headers: keyHeader,
        body: newTable,
        response: { 200: room, 201: room, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const key = request.body.key ?? request.headers['idempotency-key'];
      const { id, repeated } = await createTable(caller, { ...request.body, key });
      return reply
        .code(repeated ? 200 : 201)
        .header('location', `/api/tables/${id}`)
        .send(await tables.look(id, (live) => roomFor(live, true)));
    },
  );

  app.get(
    '/api/codes/:code',
    {
      schema: {
        tags,
        summary: 'The table or the workshop with a join code',
        params: z.object({ code: joinCode }),
        response: { 200: found, ...errors },
      },
    },
    async (request) => {
      return guess(rates.guesses, request, async () => {
        const table = await storage.tableByCode(request.params.code);
        if (table !== null) return { table };
        const workshop = await storage.workshopByCode(request.params.code);
        if (workshop === null) throw problem('no-code');
        return { workshop };
      });
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table and who sits at it',
        params: atTable,
        response: { 200: room, ...errors },
      },
    },
    async (request) => {
      const caller = await people.caller(request);
      return tables.look(request.params.id, (live) => {
        const person = caller?.id ?? null;
        // Throws if this person may not see the table.
        if (live.match) readerOf(live, person);
        return roomFor(live, belongs(live.room, person));
      });
    },
  );

  app.get(
    '/api/tables/:id/printed',
    {
      schema: {
        tags,
        summary: 'The numbers and effects that the words of this table name',
        description:
          'For clients without rules: the messages of `/api/games/{game}/texts/{language}` name these figures, and say what a card does from its effects, so that an edition’s own numbers are said.',
        params: atTable,
        response: { 200: printedWords, ...errors },
      },
    },
    async (request) => {
      const caller = await people.caller(request);
      return tables.look(request.params.id, (live) => {
        if (live.match) readerOf(live, caller?.id ?? null);
        return live.game.printed?.(live.t) ?? { figures: {} };
      });
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags,
        summary: 'A new table like this one; everybody here is told of it and has their seat',
        params: atTable,
        response: { 200: rematched, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id } = request.params;
      const old = await tables.look(id, (live) => {
        if (!belongs(live.room, caller.id)) throw problem('not-seated');
        if (live.room.status !== 'over' && live.room.status !== 'closed') throw problem('not-over');
        if (live.room.sealed) throw problem('sealed');
        return structuredClone(live.room);
      });
      if (old.rematch) return { table: old.rematch };
      const isSeated = seatOf(old, caller.id) >= 0;
      const { content, texts } = storedEdition(await storage.edition(old.edition.hash));
      const { id: table } = await createTable(caller, {
        game: old.game,
        players: old.players,
        edition: old.edition.id,
        ...(old.edition.own ? { content, texts } : {}),
        options: old.options as Record<string, unknown>,
        seats: old.chairs.map(({ bot, person }) => (bot && !person ? { bot } : 'open')),
        sit: isSeated ? seatOf(old, caller.id) : false,
        listed: old.listed,
        spectators: old.spectators,
        clock: old.clock,
        ...(old.minutes === null ? {} : { minutes: old.minutes }),
        takebacks: old.takebacks,
        chat: old.chat,
      });
      for (const [seat, { person, name, colour }] of old.chairs.entries())
        if (person !== null && person !== caller.id)
          await tables.act(table, () => ({
            do: 'sat',
            seat,
            person: { id: person, name, colour },
          }));
      const outcome = await tables.act(id, ({ room }) =>
        room.rematch ? null : { do: 'rematched', table },
      );
      if (outcome) return { table };
      // Somebody else was first.
      await storage.dropTable(table);
      return tables.look(id, ({ room }) => ({ table: room.rematch! }));
    },
  );
}
