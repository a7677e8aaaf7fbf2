import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killAgainAndAgain } from '../testing/kill.ts';
import { freePort, startPostgres } from '../testing/postgres.ts';

/** Enough to notice; `BOARDROOM_KILLS=50` for more. */
const KILLS = Number(process.env['BOARDROOM_KILLS'] ?? 12);
const LONG = 600_000;

test('kill -9 under load loses nothing acknowledged (sqlite)', { timeout: LONG }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-kill-'));
  const report = await killAgainAndAgain({
    nodes: [{ BOARDROOM_DATA: data }],
    ports: [await freePort()],
    kills: KILLS,
    tables: 4,
  });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  rmSync(data, { recursive: true });
});

test(
  'kill -9 of one of two nodes loses nothing acknowledged (postgres)',
  { timeout: LONG },
  async () => {
    const postgres = await startPostgres();
    try {
      const DATABASE_URL = await postgres.database();
      const report = await killAgainAndAgain({
        nodes: [{ DATABASE_URL }, { DATABASE_URL }],
        ports: [await freePort(), await freePort()],
        kills: KILLS,
        tables: 4,
      });
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(KILLS);
    } finally {
      await postgres.stop();
    }
  },
);
