import { catalogue } from '@boardroom/catalogue';
import * as protocol from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { operationId } from './openapi.ts';

let built: Built;
let document: any;
beforeAll(async () => {
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue, limits: NO_LIMITS });
  document = (await built.app.inject('/api')).json();
});
afterAll(() => built.close());

const operations = (): [string, any][] =>
  Object.entries(document.paths as object).flatMap(([path, methods]) =>
    Object.entries(methods as object).map(([method, each]): [string, any] => [
      `${method} ${path}`,
      each,
    ]),
  );

test('every operation has an id of its own', () => {
  const ids = operations().map(([, { operationId: id }]) => id as string);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('postTablesSeatsMoves');
  expect(operationId('get', '/api/tables/{id}')).toBe('getTablesOne');
});

test('every name that is referred to is there, and what comes up again has a name', () => {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!);
  for (const name of named) expect(schemas).toHaveProperty(name);
  for (const name of ['Room', 'News', 'Item', 'Now', 'Problem', 'TableLine', 'Welcome'])
    expect(named, name).toContain(name);
});

test('what is refused is problem+json, and what can be tried again says when', () => {
  for (const [name, { responses }] of operations()) {
    expect(Object.keys(responses['4XX'].content), name).toEqual(['application/problem+json']);
    expect(responses['503'].headers, name).toHaveProperty('retry-after');
  }
});

test('streams and records say in which form they come', () => {
  const events = document.paths['/api/tables/{id}/events'].get.responses['200'].content;
  expect(Object.keys(events)).toEqual([
    'application/json',
    'application/x-ndjson',
    'text/event-stream',
  ]);
  const record = document.paths['/api/tables/{id}/record'].get.responses['200'].content;
  expect(Object.keys(record)).toEqual(['application/x-ndjson']);
});

const SCHEMAS: Record<string, { body?: z.ZodType; answer?: z.ZodType }> = {
  postPeople: { body: protocol.newPerson, answer: protocol.welcome },
  postTables: { body: protocol.newTable },
  postWorkshops: { body: protocol.newWorkshop },
  postWorkshopsJoin: { body: protocol.joining, answer: protocol.joined },
  postWorkshopsStage: { body: protocol.stageWanted, answer: protocol.ordered },
  postWorkshopsPrompts: { body: protocol.promptWanted, answer: protocol.ordered },
  putWorkshopsPromptsAnswer: { body: protocol.newAnswer, answer: protocol.ordered },
  postWorkshopsMessages: { body: protocol.newMessage, answer: protocol.ordered },
  postTablesSeatsMoves: { body: protocol.newMove, answer: protocol.done },
  postTablesSeatsReady: { body: protocol.readiness, answer: protocol.done },
  postTablesChat: { body: protocol.newChat, answer: protocol.done },
  postTablesSeatsBot: { body: protocol.botWanted, answer: protocol.done },
  getTablesEvents: { answer: protocol.news },
};

test.each(Object.entries(EXAMPLES))('the example of %s fits', (id, example) => {
  const shown = operations().find(([, each]) => each.operationId === id)![1];
  for (const part of ['body', 'answer'] as const) {
    if (!example[part]) continue;
    expect(SCHEMAS[id]![part]!.safeParse(example[part]).error?.issues).toBeUndefined();
    expect(JSON.stringify(shown)).toContain(JSON.stringify(example[part]));
  }
});

test('a client without rules gets words, editions and schemas of every game', async () => {
  for (const { id } of catalogue) {
    const texts = (await built.app.inject(`/api/games/${id}/texts/en`)).json<{
      messages: object;
    }>();
    expect(Object.keys(texts.messages).length).toBeGreaterThan(50);
    const edition = (await built.app.inject(`/api/games/${id}/editions/classic`)).json<{
      hash: string;
    }>();
    const again = (await built.app.inject(`/api/editions/${edition.hash}`)).json();
    expect(again).toEqual(edition);
    const schemas = (await built.app.inject(`/api/games/${id}/schemas`)).json<{
      content: { type: string };
    }>();
    expect(schemas.content.type).toBe('object');
  }
  expect((await built.app.inject('/api/games/el-plan/texts/xx')).json()).toMatchObject({
    code: 'no-language',
  });
  expect((await built.app.inject('/api/games/nothing/texts/en')).statusCode).toBe(404);
});
