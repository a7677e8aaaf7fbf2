/** A server in a process of its own, with a data folder of its own, that serves the built page. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE } from './browser.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

export interface House {
  readonly url: string;
  /** Its folder. */
  readonly data: string;
  /** Dies without a word, and comes up again at the same address. */
  restart(): Promise<void>;
  /** Dies without a word, and stays away. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** `env`: another database, say. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-e2e-'));
  let child: ChildProcess;
  const start = (port: number): Promise<number> => {
    child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        BOARDROOM_DATA: data,
        BOARDROOM_WEB: PAGE,
        BOARDROOM_BOT_PACE: '0',
        DATABASE_URL: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => {
        const found = /localhost:(\d+)/.exec(text.toString());
        if (found) resolve(Number(found[1]));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  };
  const stop = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  const port = await start(0);
  return {
    url: `http://127.0.0.1:${port}/`,
    data,
    async restart() {
      await stop('SIGKILL');
      await start(port);
    },
    kill: () => stop('SIGKILL'),
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
