/** Moves, takebacks, talk, and the record of what was played. */
import { formatRecord, isOver, resultOf } from '@boardroom/kernel';
import type { MatchRecord, Move, Seat } from '@boardroom/kernel';
import { done, newChat, newMove, newTakeback, takebackAnswer } from '@boardroom/protocol';
import { readerOf } from '../feed.ts';
import type { App, House } from '../house.ts';
import { problem } from '../problem.ts';
import * as acts from '../table/acts.ts';
import type { Act, Entry } from '../table/entry.ts';
import { hearsWords } from '../table/render.ts';
import { belongs, seatOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';
import { atSeat, atTable, errors, keyHeader } from './at.ts';
import { keyOf, makeMoves } from './moves.ts';

const tags = ['play'];

export function playRoutes(app: App, house: House): void {
  const { people, tables } = house;
  const makeMove = makeMoves(house);

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

/** Played to its end; the table may be closed by now. */
function isFinished({ match, frozen, room }: Live): boolean {
  if (frozen) return frozen.result !== null || room.status === 'over';
  return match !== null && isOver(match.s);
}

function cursorOf(live: Live, entry: Entry, person: string): number {
  return entry.heard[seatOf(live.room, person)] ?? entry.heard.at(-1)!;
}

/** The record a log amounts to: what was taken back is gone. For a reader, or with all that was said. */
export function recordFrom(live: Live, entries: readonly Entry[], reader?: number): MatchRecord {
  const { room, t, match } = live;
  const moves: (readonly [Seat, Move])[] = [];
  const words: string[] = [];
  /** In a record messages are numbered in order: how many there were is no secret any more. */
  const places = new Map<number, number>();
  for (const entry of entries) {
    const { act, undone } = entry;
    if (act.do === 'moved') {
      const { message } = act.move as { message?: number };
      const isHeard = reader === undefined || hearsWords(entry, reader);
      if (act.words !== undefined) places.set(message!, words.push(isHeard ? act.words : '') - 1);
      const place = message === undefined ? undefined : places.get(message);
      moves.push([
        act.seat,
        place === undefined ? act.move : ({ ...act.move, message: place } as Move),
      ]);
    }
    if (undone !== undefined) moves.length -= undone;
  }
  const told = entries.findLast((entry) => entry.result)?.result;
  const result = told ?? (match && isFinished(live) ? resultOf(match) : undefined);
  return {
    game: room.game,
    version: room.version,
    edition: { id: room.edition.id, hash: room.edition.hash },
    ...(t.own ? { own: t.own } : {}),
    players: room.players,
    options: t.options,
    seed: room.seed ?? '',
    names: room.chairs.map(({ name, bot }, seat) => name || bot || `Seat ${seat + 1}`),
    ...(words.length > 0 ? { words } : {}),
    moves,
    ...(result ? { result } : {}),
  };
}
