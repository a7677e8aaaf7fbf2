import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';

test('the page names every game, health answers, and nothing else is served', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-'));
  const config = { ...readConfig({ PORT: '0', BOARDROOM_DATA: data }), web: data };
  const server = await serve({ config });
  try {
    const page = await fetch(server.address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Action the Project!');
    expect(await (await fetch(`${server.address}healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.address}readyz`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(`${server.address}metrics`)).text()).toContain(
      'boardroom_moves_total',
    );
    expect((await fetch(`${server.address}etc/passwd`)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
    await expect(serve({ config })).rejects.toThrow('another server uses');
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
});

test('a setting that makes no sense is refused with words', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(ConfigError);
});
