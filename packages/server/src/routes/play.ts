/** Moves, takebacks, talk, and the record of what was played. */
import { formatRecord } from '@boardroom/kernel';
import { done, newChat, newMove, newTakeback, takebackAnswer } from '@boardroom/protocol';
import { readerOf } from '../feed/reader.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import * as acts from '../table/acts.ts';
import type { Act, Entry } from '../table/entry.ts';
import { isFinished, recordFrom } from '../table/record.ts';
import { belongs, seatOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';
import { atSeat, atTable, errors, keyHeader } from './at.ts';
import { keyOf, makeMoves } from './moves.ts';

const tags = ['play'];

export function playRoutes(app: App, services: Services): void {
  const { people, tables } = services;
  const makeMove = makeMoves(services);

  app.post(
    '/api/tables/:id/seats/:seat/moves',
    {
      schema: {
        tags,
        summary: 'Make a move',
        description:
          'Answered when the move is written for good. Send an idempotency key, and after a lost answer the same request again: the move is made once.',
        params: atSeat,
        headers: keyHeader,
        body: newMove,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const key = request.body.key ?? request.headers['idempotency-key'];
      return makeMove(caller, id, seat, request.body, key);
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/takebacks',
    {
      schema: {
        tags,
        summary: 'Ask to take your last moves back',
        description:
          'Possible until chance, a secret or another player came in between. It happens when all others agree.',
        params: atSeat,
        body: newTakeback,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const { count } = request.body;
      const outcome = await tables.act(id, (live) =>
        acts.askTakeback(live, seat, caller.id, count),
      );
      return { cursor: outcome!.entry.heard[seat]! };
    },
  );

  app.post(
    '/api/tables/:id/takeback',
    {
      schema: {
        tags,
        summary: 'Agree to a takeback, or not; who asked may withdraw by not agreeing',
        params: atTable,
        body: takebackAnswer,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { agree } = request.body;
      const outcome = await tables.act(request.params.id, (live) =>
        acts.answerTakeback(live, caller.id, agree),
      );
      return { cursor: cursorOf(outcome!.live, outcome!.entry, caller.id) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'Say something, to all or (where the game has talk) to one',
        params: atTable,
        headers: keyHeader,
        body: newChat,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { text, to } = request.body;
      const given = request.body.key ?? request.headers['idempotency-key'];
      const isSame = (act: Act): boolean =>
        (act.do === 'said' && act.text === text) || (act.do === 'moved' && act.words === text);
      const key = given === undefined ? undefined : keyOf(caller.id, given, isSame);
      const sitter = { id: caller.id, name: caller.name, colour: caller.colour };
      const outcome = await tables.act(
        request.params.id,
        (live) => acts.say(live, sitter, text, to),
        key,
      );
      return { cursor: cursorOf(outcome!.live, outcome!.entry, caller.id) };
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The record of a game that is over, as JSON Lines',
        description:
          'With the seed: anybody can play it again and check every card and die. What was said in private stays so: its words are left empty for all but its two ends.',
        params: atTable,
      },
    },
    async (request, reply) => {
      const caller = await people.caller(request);
      const { id } = request.params;
      const reader = await tables.look(id, (live) => {
        if (!isFinished(live)) throw problem('not-over');
        if (live.room.sealed) throw problem('sealed');
        const delayed = live.room.spectators.kind === 'delayed';
        if (delayed && !belongs(live.room, caller?.id ?? null)) throw problem('no-spectators');
        return readerOf(live, caller?.id ?? null);
      });
      const { live, entries } = await tables.rebuild(id, () => true);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${live.room.game}-${id}.jsonl"`)
        .serializer((text: string) => text)
        .send(formatRecord(recordFrom(live, entries, reader)));
    },
  );
}

function cursorOf(live: Live, entry: Entry, person: string): number {
  return entry.heard[seatOf(live.room, person)] ?? entry.heard.at(-1)!;
}
