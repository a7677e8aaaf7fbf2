/** Tables and who sits at them. */
import { editionHash, isRefusal, setTable } from '@boardroom/kernel';
import {
  botWanted,
  done,
  foundTable,
  gameLines,
  idempotencyKey,
  joinCode,
  newHost,
  newTable,
  problem as problemSchema,
  readiness,
  rematched,
  room,
  seatLink,
  seatNumber,
  sitting,
  tableId,
  tableLines,
} from '@boardroom/protocol';
import type { NewTable, TableLine } from '@boardroom/protocol';
import { z } from 'zod';
import { readerOf } from '../feed.ts';
import type { App, House } from '../house.ts';
import type { Caller } from '../people.ts';
import { problem, refused } from '../problem.ts';
import { hashOf, newCode, newLink, newTableId, tableIdFor } from '../secrets.ts';
import type { TableRow } from '../storage/types.ts';
import * as acts from '../table/acts.ts';
import { parseEntry } from '../table/entry.ts';
import type { Act } from '../table/entry.ts';
import { roomFor } from '../table/render.ts';
import type { lineOf } from '../table/render.ts';
import { seatOf, spectatorOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';

const errors = { '4xx': problemSchema };
const tags = ['tables'];
const keyHeader = z.looseObject({ 'idempotency-key': idempotencyKey.optional() });
const atTable = z.object({ id: tableId });
const atSeat = z.object({ id: tableId, seat: seatNumber });

type Created = Extract<Act, { do: 'created' }>;

interface Opened {
  readonly id: string;
  readonly repeated: boolean;
}

export function tableRoutes(app: App, house: House): void {
  const { people, storage, tables, games, limits, now } = house;
  const guessable = {
    rateLimit: {
      max: limits.guesses,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: { ip: string }) => ip,
    },
  };

  const cursorOf = (live: Live, person: string): number => {
    const seat = seatOf(live.room, person);
    return live.heard[seat < 0 ? spectatorOf(live) : seat]!;
  };
  const act = async (id: string, caller: Caller, decide: (live: Live) => Act) => {
    const outcome = await tables.act(id, decide);
    return { cursor: cursorOf(outcome!.live, caller.id) };
  };

  /** Opens a table for a caller, whoever asks for it: a form, or a rematch. */
  const open = async (
    caller: Caller,
    { key, content: own, edition, clock, ...settings }: NewTable,
  ): Promise<Opened> => {
    const { game, entry } = await games.find(settings.game);
    const known = entry.editions[edition];
    if (own === undefined && !Object.hasOwn(entry.editions, edition)) throw problem('no-edition');
    const content = own ?? (await known!());
    const { players, options } = settings;
    const t = setTable(game, { players, options, edition: { id: edition, content } });
    if (isRefusal(t)) throw refused(t);
    if (settings.sit !== false && settings.sit >= t.seats) throw problem('no-seat');
    if ((settings.seats?.length ?? 0) > t.seats) throw problem('no-seat');
    for (const wanted of settings.seats ?? [])
      if (wanted !== 'open' && !games.hasBot(game, wanted.bot)) throw problem('no-bot', wanted.bot);
    const limit = 'clock' in t.options ? Number(t.options.clock) : 0;
    const act: Created = {
      do: 'created',
      id: key === undefined ? newTableId() : tableIdFor(caller.tokenHash, key),
      code: newCode(),
      host: { id: caller.id, name: caller.name, colour: caller.colour },
      // A game may have an option for its clock; the table's own setting goes before it.
      settings: {
        ...settings,
        clock: clock ?? (limit > 0 ? { kind: 'decision', seconds: limit } : { kind: 'none' }),
      },
      version: game.version,
      edition: { id: edition, hash: editionHash(content) },
      chairs: t.seats,
    };
    if (await isOpened(act)) return { id: act.id, repeated: true };
    if (
      (await storage.tablesOf(caller.id, limits.tablesPerPerson)).length >= limits.tablesPerPerson
    )
      throw problem('too-many');
    try {
      await tables.create(act, content);
    } catch (error) {
      // The same request, sent twice at once.
      if (key !== undefined && (await isOpened(act))) return { id: act.id, repeated: true };
      throw error;
    }
    return { id: act.id, repeated: false };
  };

  /** Whether this very table has been set before, with the same key. */
  const isOpened = async ({ id, settings, edition }: Created): Promise<boolean> => {
    const [first] = await storage.entries(id, 0, 1);
    if (!first) return false;
    const before = parseEntry(first).act as Created;
    const same =
      JSON.stringify([before.settings, before.edition]) === JSON.stringify([settings, edition]);
    if (!same) throw problem('key-reused');
    return true;
  };

  const lineFor = (row: TableRow, person: string | null): TableLine => {
    const { line, updated } = tables.line(row.id) ?? {
      line: JSON.parse(row.line) as ReturnType<typeof lineOf>,
      updated: row.updated,
    };
    const { people: seated, asked, ...rest } = line;
    const seat = person === null ? -1 : seated.indexOf(person);
    const own = seat < 0 ? {} : { yourSeat: seat, yourTurn: asked.includes(seat) };
    return { ...rest, updated, ...own };
  };

  app.get(
    '/api/games',
    { schema: { tags, summary: 'What can be played here', response: { 200: gameLines } } },
    async () => ({ games: await games.lines() }),
  );

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'The lobby: tables listed', response: { 200: tableLines } } },
    async () => ({ tables: (await storage.listedTables(100)).map((row) => lineFor(row, null)) }),
  );

  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Tables you sit at', response: { 200: tableLines, ...errors } } },
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
      bodyLimit: limits.editionBytes,
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
      const { id, repeated } = await open(caller, { ...request.body, key });
      return reply
        .code(repeated ? 200 : 201)
        .header('location', `/api/tables/${id}`)
        .send(await tables.look(id, (live) => roomFor(live, true)));
    },
  );

  app.get(
    '/api/codes/:code',
    {
      config: guessable,
      schema: {
        tags,
        summary: 'The table with a join code',
        params: z.object({ code: joinCode }),
        response: { 200: foundTable, ...errors },
      },
    },
    async (request) => {
      const table = await storage.tableByCode(request.params.code);
      if (table === null) throw problem('no-code');
      return { table };
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
        const reader = live.match ? readerOf(live, caller?.id ?? null) : -1;
        const isSeated =
          reader < 0 ? seatOf(live.room, caller?.id ?? null) >= 0 : reader < spectatorOf(live);
        return roomFor(live, isSeated);
      });
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Sit down: on an open seat, by a seat link, or where you sat before',
        params: atSeat,
        body: sitting,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const { link } = request.body;
      const sitter = { id: caller.id, name: caller.name, colour: caller.colour };
      // Sitting down where one sits already changes nothing: the page may ask twice.
      const sits = await tables.look(id, ({ room, ...live }) =>
        room.chairs[seat]?.person === caller.id ? live.heard[seat]! : -1,
      );
      if (sits >= 0) return { cursor: sits };
      if (link === undefined) return act(id, caller, (live) => acts.sit(live, seat, sitter, false));
      const found = await storage.link(hashOf(link));
      if (!found || found.table !== id || found.seat !== seat) throw problem('no-link');
      // Look before the link is used up.
      await tables.look(id, (live) => acts.sit(live, seat, sitter, true));
      if (!(await storage.useLink(found.hash, caller.id))) throw problem('no-link');
      return act(id, caller, (live) => acts.sit(live, seat, sitter, true));
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Stand up; the host may free any seat',
        params: atSeat,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const answer = await act(id, caller, (live) => acts.stand(live, seat, caller.id));
      await storage.dropLinks(id, seat);
      return answer;
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/link',
    {
      schema: {
        tags,
        summary: 'A link for a seat, good for one person; earlier links of the seat end',
        params: atSeat,
        response: { 201: seatLink, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { id, seat } = request.params;
      await tables.look(id, (live) => {
        acts.mustHost(live, caller.id);
        if (acts.chairOf(live, seat).person !== null) throw problem('seat-taken');
      });
      const link = newLink();
      await storage.dropLinks(id, seat);
      await storage.addLink({ hash: hashOf(link), table: id, seat, created: now(), usedBy: null });
      return reply.code(201).send({ table: id, seat, link });
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/ready',
    {
      schema: {
        tags,
        summary: 'Ready, or not yet; the game begins when all are, and only then is anything dealt',
        params: atSeat,
        body: readiness,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      return act(id, caller, (live) => acts.beReady(live, seat, caller.id, request.body.ready));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/bot',
    {
      schema: {
        tags,
        summary: 'A bot for an empty seat or for who is away, and back',
        params: atSeat,
        body: botWanted,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const { bot } = request.body;
      const name = await tables.look(id, ({ room }) => room.game);
      const { game } = await games.find(name);
      if (bot !== null && !games.hasBot(game, bot)) throw problem('no-bot');
      return act(id, caller, (live) => acts.putBot(live, seat, caller.id, bot));
    },
  );

  for (const [name, summary, isPause] of [
    ['pause', 'Stop the game and all clocks', true],
    ['resume', 'Go on', false],
  ] as const)
    app.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          tags,
          summary: `${summary} (host)`,
          params: atTable,
          response: { 200: done, ...errors },
        },
      },
      async (request) => {
        const caller = await people.must(request, 'host');
        return act(request.params.id, caller, (live) => acts.pause(live, caller.id, isPause));
      },
    );

  app.post(
    '/api/tables/:id/host',
    {
      schema: {
        tags,
        summary: 'Make somebody else at the table its host',
        params: atTable,
        body: newHost,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { person } = request.body;
      return act(request.params.id, caller, (live) => acts.handOver(live, caller.id, person));
    },
  );

  app.post(
    '/api/tables/:id/close',
    {
      schema: {
        tags,
        summary: 'End the table for good (host)',
        params: atTable,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      return act(request.params.id, caller, (live) => acts.close(live, caller.id));
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
        if (seatOf(live.room, caller.id) < 0) throw problem('not-seated');
        if (live.room.status !== 'over' && live.room.status !== 'closed') throw problem('not-over');
        return structuredClone(live.room);
      });
      if (old.rematch) return { table: old.rematch };
      const content = JSON.parse((await storage.edition(old.edition.hash)) ?? 'null') as unknown;
      const { id: table } = await open(caller, {
        game: old.game,
        players: old.players,
        edition: old.edition.id,
        content,
        options: old.options as Record<string, unknown>,
        seats: old.chairs.map(({ bot, person }) => (bot && !person ? { bot } : 'open')),
        sit: seatOf(old, caller.id),
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
