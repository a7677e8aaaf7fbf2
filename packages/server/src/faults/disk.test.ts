/** The disk under SQLite is full for a while: a small one in memory, where this user may mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { NO_LIMITS } from '../limits.ts';
import { serve } from '../serve.ts';
import { seatTwo } from '../testing/player.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardroom-disk-'));
const canMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const module = new URL('../testing/sample-catalogue.ts', import.meta.url).href;
const ballast = join(folder, 'ballast');
function fillUp(): void {
  const file = openSync(ballast, 'a');
  try {
    for (let size = 65_536; size >= 512;)
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size /= 2;
      }
  } finally {
    closeSync(file);
  }
}

test.skipIf(!canMount)(
  'a full disk: refused, still there, and on again without a restart',
  async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    const told: string[] = [];
    const server = await serve({
      config: { ...readConfig({ PORT: '0', BOARDROOM_DATA: data }), web: '/nowhere' },
      games: { module, catalogue },
      limits: NO_LIMITS,
      log: (line) => told.push(String(line['what'])),
    });
    const base = server.address.slice(0, -1);
    const readiness = async (): Promise<number> => (await fetch(`${base}/readyz`)).status;
    const [table, ada] = await seatTwo([base], { edition: 'long', options: { coins: 50 } });
    const { token } = await ada.newToken('test');
    const say = (text: string): Promise<Response> =>
      fetch(`${base}/api/tables/${table}/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ text }),
      });
    const give = (): Promise<Response> =>
      fetch(`${base}/api/tables/${table}/seats/0/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ move: { type: 'give', to: 1, coins: 1 } }),
      });
    try {
      expect((await give()).status).toBe(200);
      expect(await readiness()).toBe(200);
      fillUp();
      let status = 200;
      for (let i = 0; i < 300 && status === 200; i++) ({ status } = await say('x'.repeat(200)));
      const refused = await give();
      expect(refused.status).toBe(503);
      expect(((await refused.json()) as { code: string }).code).toBe('storage-full');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await readiness()).toBe(503);
      // What is written later by itself (lists, snapshots) comes and fails too.
      for (let i = 0; i < 8; i++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        expect((await fetch(`${base}/healthz`)).status).toBe(200);
        expect(await readiness()).toBe(503);
      }
      const before = (await ada.table(table).news()).cursor;
      rmSync(ballast);
      await expect.poll(readiness, { timeout: 5000 }).toBe(200);
      expect((await give()).status).toBe(200);
      expect((await ada.table(table).news()).cursor).toBe(before + 1);
      expect(told).toEqual(['storage-full', 'storage-back']);
      expect(statSync(join(data, 'boardroom.sqlite')).size).toBeGreaterThan(0);
    } finally {
      await server.close();
    }
  },
  60_000,
);
