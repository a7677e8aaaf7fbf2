/** Load on a server from this process: tables of four, every move told to four streams. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, get, request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { createRequire } from 'node:module';

export interface Subject {
  readonly address: string;
  readonly child: ChildProcess;
  /** CPU seconds of the server so far, and its memory in bytes once what is of no use is gone. */
  usage(what?: 'cpu' | 'memory'): Promise<{ cpu: number; memory: number }>;
  stop(): Promise<void>;
}

export async function startSubject(
  script: string,
  env: Record<string, string> = {},
): Promise<Subject> {
  const child = fork(new URL(script, import.meta.url), {
    // As one would run them: boardgame.io's libraries check less then.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    // As `npm start` has it, and the same for both.
    execArgv: ['--max-semi-space-size=64', '--expose-gc'],
  });
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => {});
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  const once = <T>(): Promise<T> =>
    Promise.race([
      ended,
      new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T))),
    ]);
  const { address } = await once<{ address: string }>();
  return {
    address,
    child,
    async usage(what = 'cpu') {
      const answer = once<{ cpu: NodeJS.CpuUsage; memory: number }>();
      child.send(what);
      const { cpu, memory } = await answer;
      return { cpu: (cpu.user + cpu.system) / 1e6, memory };
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** One table being played: makes its next move and resolves when it is acknowledged. */
export interface PlayedTable {
  move(): Promise<void>;
  /** Opens its streams, where they are not part of the table. */
  open?(): Promise<unknown>;
  /** Pieces of news that arrived so far, over all four streams. */
  heard(): number;
  close(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function call<T>(method: string, url: string, token: string, body?: object): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const text = body ? JSON.stringify(body) : '';
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      : {}),
  };
  const sent = request(url, { method, headers, agent }, (response) => {
    let answer = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => (answer += part));
    response.on('error', reject);
    response.on('end', () => {
      if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(answer) as T);
      else reject(new Error(`${response.statusCode} ${answer}`));
    });
  });
  sent.on('error', reject);
  sent.end(text);
  return promise;
}

/**
 * Four guests and tables of the sample game with three hundred lots (a view of about 1 kB, as in the
 * five games), all seats followed as our client does it: a whole view, then what changes in it.
 */
export async function openTables(
  addresses: readonly string[],
  count: number,
  isFollowed = true,
): Promise<PlayedTable[]> {
  const [first] = addresses;
  const guests: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const body = { name: `Guest ${seat}`, token: true };
    guests.push((await call<{ token: string }>('POST', `${first}/api/people`, '', body)).token);
  }
  const content = { lots: Array.from({ length: 300 }, (_, i) => i + 1) };
  const open = async (n: number): Promise<PlayedTable> => {
    const home = addresses[n % addresses.length]!;
    const { id } = await call<{ id: string }>('POST', `${home}/api/tables`, guests[0]!, {
      game: 'lots',
      players: 4,
      edition: 'bench',
      content,
    });
    for (let seat = 1; seat < 4; seat++)
      await call('PUT', `${home}/api/tables/${id}/seats/${seat}`, guests[seat]!, {});
    for (let seat = 0; seat < 4; seat++)
      await call('POST', `${home}/api/tables/${id}/seats/${seat}/ready`, guests[seat]!, {});
    const table = playTable(addresses, n, id, guests);
    if (isFollowed) await table.open!();
    return table;
  };
  const tables: PlayedTable[] = [];
  const some = 20;
  for (let n = 0; n < count; n += some)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(some, count - n) }, (_, i) => open(n + i)),
      )),
    );
  return tables;
}

function playTable(
  addresses: readonly string[],
  n: number,
  id: string,
  guests: readonly string[],
): PlayedTable {
  let heard = 0;
  let made = 0;
  const streams: ClientRequest[] = [];
  const follow = (token: string, seat: number): Promise<void> => {
    const home = addresses[(n + seat) % addresses.length]!;
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const { promise, resolve } = Promise.withResolvers<void>();
    const path = `${home}/api/tables/${id}/events?want=changes,legal,asides`;
    const stream = get(path, { headers, agent: false }, (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        resolve();
        const parts = (rest + text).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) if (part.includes('"type":"moved"')) heard++;
      });
      response.on('error', () => {});
    }).on('error', () => {});
    streams.push(stream);
    return promise;
  };
  return {
    async move() {
      const step = made++ % 5;
      const seat = step === 4 ? 0 : step;
      const move = step === 4 ? { type: 'scrap', lots: [] } : { type: 'bid', coins: 0 };
      const home = addresses[(n + made) % addresses.length]!;
      const body = { move, key: `m${made}` };
      await call('POST', `${home}/api/tables/${id}/seats/${seat}/moves`, guests[seat]!, body);
    },
    heard: () => heard,
    open: () => Promise.all(guests.map(follow)),
    close: () => streams.forEach((stream) => stream.destroy()),
  };
}

interface Socket {
  emit(name: string, ...args: unknown[]): void;
  on(name: string, hear: (...args: never[]) => void): void;
  disconnect(): void;
}

/** The same on boardgame.io: its own sockets, its own messages. */
export async function openBoardgameIo(address: string, count: number): Promise<PlayedTable[]> {
  const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'));
  const { io } = require('socket.io-client') as { io: (url: string, setting: object) => Socket };
  const tables: PlayedTable[] = [];
  for (let n = 0; n < count; n++) {
    const match = `match-${n}`;
    let heard = 0;
    let state = 0;
    let made = 0;
    let acknowledged: () => void = () => {};
    const sockets: Socket[] = [];
    for (let seat = 0; seat < 4; seat++) {
      const socket = io(`${address}/lots`, { transports: ['websocket'], forceNew: true });
      const synced = new Promise<void>((resolve) => socket.on('sync', () => resolve()));
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 4));
      socket.on('update', (_match: string, next: { _stateID: number }) => {
        heard++;
        // Late news of an earlier move is no answer to this one.
        if (seat !== (made - 1) % 4 || next._stateID <= state) return;
        state = next._stateID;
        acknowledged();
      });
      sockets.push(socket);
      await synced;
    }
    tables.push({
      move() {
        const seat = made++ % 4;
        const done = new Promise<void>((resolve) => (acknowledged = resolve));
        const payload = { type: 'bid', args: [0], playerID: String(seat) };
        sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, state, match, String(seat));
        return done;
      },
      heard: () => heard,
      close: () => sockets.forEach((socket) => socket.disconnect()),
    });
  }
  return tables;
}

export interface Measured {
  readonly moves: number;
  /** Moves per second of the servers' CPU time, all servers together. */
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Every table makes moves one after another, `most` tables at a time, in turn; with `pause` each
 * table thinks so many milliseconds before its move.
 */
export async function play(
  subjects: readonly Subject[],
  tables: readonly PlayedTable[],
  movesEach: number,
  most: number,
  pause = 0,
): Promise<Measured> {
  const before = tables.reduce((sum, table) => sum + table.heard(), 0);
  const cpu = async (): Promise<number> =>
    (await Promise.all(subjects.map((subject) => subject.usage()))).reduce(
      (sum, each) => sum + each.cpu,
      0,
    );
  const cpuBefore = await cpu();
  const began = performance.now();
  const times: number[] = [];
  const jobs = Array.from({ length: movesEach }, () => tables).flat();
  let next = 0;
  const busy = new Set<PlayedTable>();
  const worker = async (): Promise<void> => {
    while (next < jobs.length) {
      const table = jobs[next++]!;
      while (busy.has(table)) await new Promise((resolve) => setTimeout(resolve, 1));
      busy.add(table);
      if (pause > 0)
        await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      const sent = performance.now();
      await table.move();
      times.push(performance.now() - sent);
      busy.delete(table);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  const wanted = before + 4 * jobs.length;
  for (let i = 0; i < 500 && tables.reduce((sum, table) => sum + table.heard(), 0) < wanted; i++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const heard = tables.reduce((sum, table) => sum + table.heard(), 0);
  if (heard !== wanted)
    throw new Error(`${heard - before} of ${4 * jobs.length} pieces of news came`);
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = (await cpu()) - cpuBefore;
  times.sort((a, b) => a - b);
  return {
    moves: jobs.length,
    perCpuSecond: jobs.length / cpuSeconds,
    perSecond: jobs.length / seconds,
    p50: times[Math.floor(times.length * 0.5)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  };
}
