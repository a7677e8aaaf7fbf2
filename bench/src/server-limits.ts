/** Two bounds: a long table costs no more than a short one, and one node holds 5,000 streams. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, startSubject } from './server-load.ts';
import type { Subject } from './server-load.ts';

const data = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
let own = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
const guests: string[] = [];
for (const name of ['Ada', 'Ben'])
  guests.push(
    (await call<{ token: string }>('POST', `${own.address}/api/people`, '', { name, token: true }))
      .token,
  );
const { id } = await call<{ id: string }>('POST', `${own.address}/api/tables`, guests[0]!, {
  game: 'lots',
  players: 2,
  edition: 'long',
  spectators: { kind: 'public' },
});
await call('PUT', `${own.address}/api/tables/${id}/seats/1`, guests[1]!, {});
for (const seat of [0, 1])
  await call('POST', `${own.address}/api/tables/${id}/seats/${seat}/ready`, guests[seat]!, {});

let made = 0;
const move = async (subject: Subject): Promise<void> => {
  const step = made++ % 3;
  const seat = step === 2 ? 0 : step;
  const fields = step === 2 ? { type: 'scrap', lots: [] } : { type: 'bid', coins: 0 };
  await call('POST', `${subject.address}/api/tables/${id}/seats/${seat}/moves`, guests[seat]!, {
    move: fields,
    key: `k${made}`,
  });
};
const cost = async (subject: Subject, moves: number): Promise<number> => {
  const before = await subject.usage();
  for (let i = 0; i < moves; i++) await move(subject);
  return ((await subject.usage()).cpu - before.cpu) / moves;
};
// Other tables warm the code up, so that the early moves of this one are not the first ever made.
await warm(own);
const early = await cost(own, 300);
for (let i = made; i < 1700; i++) await move(own);
const late = await cost(own, 300);
console.log(
  `moves 1 to 300: ${Math.round(early * 1e6)} µs of CPU each; moves 1,700 to 2,000: ${Math.round(late * 1e6)} µs`,
);
await own.stop();

own = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
await call('GET', `${own.address}/api/games`, guests[0]!);
const began = performance.now();
const opened = await call<{ cursor: number }>(
  'GET',
  `${own.address}/api/tables/${id}/events?since=${made}`,
  guests[0]!,
);
console.log(
  `a table of ${made} moves is opened in ${(performance.now() - began).toFixed(1)} ms (cursor ${opened.cursor})`,
);

const STREAMS = 5000;
const idle = await own.usage();
let open = 0;
let told = 0;
const streams: ClientRequest[] = [];
const failures = new Map<string, number>();
/** Opens a stream, and as any client would, again if that fails. */
const follow = (): void => {
  const headers = { accept: 'text/event-stream' };
  const url = `${own.address}/api/tables/${id}/events?since=${made + 10}`;
  const stream = get(url, { headers, agent: false }, (response) => {
    if (response.statusCode === 200) open++;
    else fail(`status ${response.statusCode}`);
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      if (text.includes('"type":"moved"')) told++;
    });
    response.on('error', () => {});
  });
  stream.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
  streams.push(stream);
};
const fail = (why: string): void => {
  if (closing) return;
  failures.set(why, (failures.get(why) ?? 0) + 1);
  setTimeout(follow, 1000);
};
let closing = false;
for (let i = 0; i < STREAMS; i++) {
  follow();
  if (i % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20));
}
await until(() => open === STREAMS);
await move(own);
await until(() => told === STREAMS);
const { memory } = await own.usage();
console.log(
  `${open} streams open, ${told} told of a move; ${Math.round(memory / 1e6)} MB in all (${Math.round(idle.memory / 1e6)} MB before)`,
);
for (const [why, count] of failures) console.log(`${count} opened at a second try (${why})`);
closing = true;
for (const stream of streams) stream.destroy();
await own.stop();
rmSync(data, { recursive: true });
process.exit(0);

/** Waits up to a minute. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function warm(subject: Subject): Promise<void> {
  const other = await call<{ id: string }>('POST', `${subject.address}/api/tables`, guests[0]!, {
    game: 'lots',
    players: 2,
    edition: 'long',
  });
  await call('PUT', `${subject.address}/api/tables/${other.id}/seats/1`, guests[1]!, {});
  for (const seat of [0, 1])
    await call(
      'POST',
      `${subject.address}/api/tables/${other.id}/seats/${seat}/ready`,
      guests[seat]!,
      {},
    );
  for (let i = 0; i < 1500; i++) {
    const seat = i % 3 === 2 ? 0 : i % 3;
    const fields = i % 3 === 2 ? { type: 'scrap', lots: [] } : { type: 'bid', coins: 0 };
    await call(
      'POST',
      `${subject.address}/api/tables/${other.id}/seats/${seat}/moves`,
      guests[seat]!,
      { move: fields },
    );
  }
}
