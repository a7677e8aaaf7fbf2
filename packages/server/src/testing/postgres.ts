/** A PostgreSQL server for tests: in a folder of its own, on a port of its own, gone afterwards. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Ends it as a crash does; nobody can connect until it starts again. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** It keeps its connections, takes new ones, and answers nothing. */
  hang(): void;
  goOn(): void;
  /** CPU seconds of all its processes so far, those that have ended too. Linux alone. */
  cpu(): number;
  /** How many connections a database has. */
  connections(url: string): Promise<number>;
  stop(): Promise<void>;
}

function programs(): string {
  const given = process.env['PGBIN'];
  if (given) return given;
  const debian = '/usr/lib/postgresql';
  const [newest] = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  if (newest === undefined)
    throw new Error('PostgreSQL is not installed; set PGBIN to its programs');
  return join(debian, newest, 'bin');
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'boardroom-pg-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', folder]);
  }
  const command = (program: string, args: string[]): [string, string[]] =>
    asRoot
      ? ['/usr/sbin/runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];
  const data = join(folder, 'data');
  execFileSync(
    ...command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']),
    {
      stdio: 'ignore',
      cwd: folder,
    },
  );
  const port = await freePort();
  const settings = [
    `-p${port}`,
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  const launch = () =>
    spawn(...command('postgres', ['-D', data, ...settings]), { stdio: 'ignore', cwd: folder });
  let server = launch();
  const crash = async (): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    try {
      execFileSync(...command('pg_ctl', ['stop', '-D', data, '-m', 'immediate']), {
        stdio: 'ignore',
        cwd: folder,
      });
    } catch {
      server.kill('SIGKILL');
    }
    await gone;
  };
  const firstProcess = (): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** The first process and one for each connection. */
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const first = firstProcess();
    process.kill(first, name);
    for (const child of childrenOf(first))
      try {
        process.kill(child, name);
      } catch {
        // It has ended in the meantime.
      }
    // Who started it for another user stops with it, but does not go on by itself.
    if (name === 'SIGCONT') server.kill(name);
  };
  const base = `postgres://postgres@127.0.0.1:${port}`;
  await answering(`${base}/postgres`);
  let count = 0;
  return {
    async database() {
      const name = `test_${process.pid}_${count++}`;
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    crash,
    async start() {
      server = launch();
      await answering(`${base}/postgres`);
    },
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    cpu() {
      const first = firstProcess();
      // The first one counts those of its children that have ended.
      return [first, ...childrenOf(first)].reduce((sum, pid) => sum + cpuOf(pid), 0);
    },
    async connections(url) {
      const client = new pg.Client({ connectionString: `${base}/postgres` });
      await client.connect();
      const { rows } = await client.query<{ count: string }>(
        'SELECT count(*) FROM pg_stat_activity WHERE datname = $1',
        [new URL(url).pathname.slice(1)],
      );
      await client.end();
      return Number(rows[0]!.count);
    },
    async stop() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TICKS = 100;

function cpuOf(pid: number): number {
  try {
    const [user, system, endedUser, endedSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]!
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (user! + system! + endedUser! + endedSystem!) / TICKS;
  } catch {
    return 0;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === parent
        );
      } catch {
        return false;
      }
    });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
