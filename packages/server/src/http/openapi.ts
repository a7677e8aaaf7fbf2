/** The API as OpenAPI describes it: schemas with names, operations with ids, problems, streams, examples. */
import * as protocol from '@boardroom/protocol';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EXAMPLES } from './openapi-examples.ts';

export const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Boardroom',
    version: '1.0.0',
    description:
      'Tables of business board games. JSON over HTTP; the page uses this API and no other. Errors are application/problem+json with a code.',
  },
  components: {
    securitySchemes: {
      token: { type: 'http' as const, scheme: 'bearer' },
      cookie: { type: 'apiKey' as const, in: 'cookie' as const, name: 'boardroom' },
    },
  },
  security: [{ token: [] }, { cookie: [] }],
};

const NAMED = {
  ChangedPerson: protocol.changedPerson,
  Clock: protocol.clockSetting,
  Done: protocol.done,
  Edition: protocol.wholeEdition,
  Game: protocol.gameLine,
  GameTexts: protocol.gameTexts,
  Item: protocol.item,
  MadeToken: protocol.madeToken,
  NewChat: protocol.newChat,
  NewEdition: protocol.newEdition,
  NewMove: protocol.newMove,
  NewPerson: protocol.newPerson,
  NewTable: protocol.newTable,
  NewToken: protocol.newToken,
  News: protocol.news,
  Now: protocol.now,
  Person: protocol.person,
  Problem: protocol.problem,
  PublishedBox: protocol.publishedBox,
  Room: protocol.room,
  Seat: protocol.seatView,
  TableLine: protocol.tableLine,
  Token: protocol.token,
  Welcome: protocol.welcome,
  Joined: protocol.joined,
  NewWorkshop: protocol.newWorkshop,
  ParticipantView: protocol.participantView,
  Prompt: protocol.promptLine,
  Stage: protocol.stage,
  Tile: protocol.tile,
  TrainerView: protocol.trainerView,
  WallView: protocol.wallView,
};
const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) schemaRegistry.add(schema, { id });

export const transform = createJsonSchemaTransform({ schemaRegistry });
const named = createJsonSchemaTransformObject({ schemaRegistry });

interface Content {
  schema?: unknown;
  examples?: unknown;
}
interface Operation {
  operationId?: string;
  requestBody?: { content?: Record<string, Content> };
  responses: Record<
    string,
    { description?: string; headers?: object; content?: Record<string, Content> }
  >;
}

export const transformObject: typeof named = (document) => {
  const made = named(document) as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(made.paths))
    for (const [method, operation] of Object.entries(methods)) finish(method, path, operation);
  return made;
};

function finish(method: string, path: string, operation: Operation): void {
  const { responses } = operation;
  const id = operationId(method, path);
  operation.operationId = id;
  const problem = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  responses['4XX'] = { description: 'Refused; nothing has changed.', content: problem };
  responses['503'] = {
    description: 'Not now: the server is closing, its database is away or full, the table is busy.',
    headers: { 'retry-after': { schema: { type: 'integer' }, description: 'Seconds to wait.' } },
    content: problem,
  };
  const ok = responses['200'];
  if (path.endsWith('/events')) Object.assign(ok!.content!, STREAMS);
  if (path.endsWith('/record')) ok!.content = RECORD;
  if (path.endsWith('/data/{file}')) ok!.content = DATA;
  const example = EXAMPLES[id];
  const body = operation.requestBody?.content?.['application/json'];
  if (example?.body && body) body.examples = { usual: { value: example.body } };
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = answer?.content?.['application/json'];
  if (example?.answer && content) content.examples = { usual: { value: example.answer } };
}

/** `POST /api/tables/{id}/seats/{seat}/moves` is `postTablesSeatsMoves`. */
export function operationId(method: string, path: string): string {
  const parts = path.split('/').slice(2);
  const isOne = parts.at(-1)?.startsWith('{') ?? false;
  const nouns = parts
    .filter((part) => !part.startsWith('{'))
    .map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}`);
  return `${method}${nouns.join('')}${isOne ? 'One' : ''}`;
}

const NEWS = { $ref: '#/components/schemas/News' };
const STREAMS = {
  'application/x-ndjson': {
    schema: { type: 'string', description: 'A News a line, as JSON; empty lines are heartbeats.' },
    'x-line-schema': NEWS,
    examples: { heartbeat: { value: '{"cursor":12,"items":[]}\n\n' } },
  },
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'Events named `news`, their id the cursor, their data a News; comments are heartbeats.',
    },
    'x-data-schema': NEWS,
    examples: { news: { value: 'event: news\nid: 12\ndata: {"cursor":12,"items":[]}\n\n: \n\n' } },
  },
};
const DATA = {
  'text/csv': { schema: { type: 'string', description: 'With a head; RFC 4180.' } },
  'application/x-ndjson': {
    schema: { type: 'string', description: '`records.jsonl`: a match a line.' },
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    schema: { type: 'string', format: 'binary', description: '`class.xlsx`: a sheet a table.' },
  },
};
const RECORD = {
  'application/x-ndjson': {
    schema: {
      type: 'string',
      description: 'A header, `[seat, move]` a line, and `{ "result": … }`: docs/architecture.md.',
    },
  },
};
