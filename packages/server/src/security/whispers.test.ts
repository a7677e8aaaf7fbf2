/** What is said in private reaches its two ends and nobody else, by whatever way one reads. */
import { decisionOf, legalAsides, pendingIndex } from '@boardroom/kernel';
import { catalogue } from '@boardroom/catalogue';
import type { Room } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Act } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';

const WHISPER = 'meet me behind the archive';
const ALOUD = 'what a fine day';

let built: Built;
let base: string;
let guests: Guest[];
let id: string;
const log: string[] = [];
beforeAll(async () => {
  built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    log: (line) => log.push(JSON.stringify(line)),
  });
  base = await built.app.listen({ port: 0, host: '127.0.0.1' });
  guests = [];
  for (const name of ['Ada', 'Ben', 'Cy', 'Di', 'Eve']) guests.push(await guest(built.app, name));
  id = await startTable(guests.slice(0, 4), {
    game: 'action-the-project',
    spectators: { kind: 'public' },
  });
  while (!(await built.services.tables.look(id, maySpeak)))
    await built.services.tables.act(id, goOn);
});
afterAll(() => built.close());

/** The rules' own answer for whoever is asked first. */
function goOn({ match, game, t, room }: Live): Act | null {
  if (room.status !== 'playing') return null;
  const seat = room.chairs.findIndex((_, each) => pendingIndex(match!.s, each) >= 0);
  const f = match!.s.agenda[pendingIndex(match!.s, seat)]!;
  return { do: 'moved', seat, move: decisionOf(game, f).fallback(t, match!.s, f) };
}

const maySpeak = ({ match, game, t }: Live): boolean =>
  legalAsides(game, t, match!.s, 0).some(({ type }) => type === 'say');

/** Opens a stream and says what came on it so far. */
async function listen(who: Guest | null, accept: string): Promise<{ heard(): string }> {
  const response = await fetch(`${base}/api/tables/${id}/events`, {
    headers: { accept, ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
  });
  let text = '';
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
    }
  };
  void read().catch(() => {});
  return { heard: () => text };
}

test('by stream, by poll, in the room and in the log', async () => {
  const readers = [...guests, null];
  const ways = ['text/event-stream', 'application/x-ndjson'];
  const streams = await Promise.all(
    readers.flatMap((who) => ways.map(async (way) => ({ who, ...(await listen(who, way)) }))),
  );
  const [ada, ben, cy] = guests as [Guest, Guest, Guest];
  must(await ada.post(`/api/tables/${id}/chat`, { text: WHISPER, to: 1, key: 'w' }));
  must(await ada.post(`/api/tables/${id}/chat`, { text: WHISPER, to: 1, key: 'w' }));
  must(await ben.post(`/api/tables/${id}/chat`, { text: ALOUD }));
  await expect.poll(() => streams.every(({ heard }) => heard().includes(ALOUD))).toBe(true);
  for (const { who, heard } of streams) {
    expect(heard().includes(WHISPER)).toBe(who === ada || who === ben);
    expect(heard().includes('"whispered"')).toBe(who === ada || who === ben);
  }

  for (const who of readers) {
    const headers = who ? { authorization: `Bearer ${who.token}` } : {};
    let text = '';
    for (const path of [
      `/api/tables/${id}/events`,
      `/api/tables/${id}/events?since=9`,
      `/api/tables/${id}/events?since=9&wait=1`,
      `/api/tables/${id}`,
      '/api/tables',
      '/api/me/tables',
      `/api/tables/${id}/record`,
      '/metrics',
    ])
      text += (await built.app.inject({ url: path, headers })).body;
    expect(text).toContain(ALOUD);
    expect(text.includes(WHISPER)).toBe(who === ada || who === ben);
  }
  // The key of a whisper tells nobody else that there was one.
  const tried = await cy.post(`/api/tables/${id}/chat`, { text: WHISPER, to: 1, key: 'w' });
  expect(tried.body).not.toHaveProperty('repeated');
  expect(log.join()).not.toContain(WHISPER);
});

test('in the record, when all is over', async () => {
  while (await built.services.tables.act(id, goOn));
  expect(must(await guests[0]!.get<Room>(`/api/tables/${id}`)).status).toBe('over');
  for (const [seat, who] of [...guests, null].entries()) {
    const { body, statusCode } = await built.app.inject({
      url: `/api/tables/${id}/record`,
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
    });
    expect(statusCode).toBe(200);
    expect(body).toContain(ALOUD);
    // Ada and Ben spoke; Cy said the same to Ben in the test before.
    expect(body.split(WHISPER).length - 1).toBe([1, 2, 1][seat] ?? 0);
  }
  expect(log).toEqual([]);
});
