import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { freePort } from './testing/postgres.ts';

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
    // A proxy on this machine comes from here too: who asks at the public port needs the token.
    expect((await fetch(`${server.address}metrics`)).status).toBe(404);
    expect((await fetch(`${server.address}etc/passwd`)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
    await expect(serve({ config })).rejects.toThrow('another server uses');
  } finally {
    await server.close();
    await expect(fetch(server.address)).rejects.toThrow();
    // Nothing is held any longer: the next one can start.
    await (await serve({ config })).close();
    rmSync(data, { recursive: true });
  }
});

test('metrics: with the token at the public port, without one at a port of this machine alone', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-'));
  const port = await freePort();
  const env = {
    PORT: '0',
    BOARDROOM_DATA: data,
    BOARDROOM_METRICS_TOKEN: 'let-me-see',
    BOARDROOM_METRICS_PORT: String(port),
  };
  const server = await serve({ config: readConfig(env) });
  try {
    const read = async (address: string, token?: string): Promise<[number, boolean]> => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await fetch(address, { headers });
      return [answer.status, (await answer.text()).includes('boardroom_moves_total')];
    };
    expect(await read(`${server.address}metrics`)).toEqual([404, false]);
    expect(await read(`${server.address}metrics`, 'let-me-sea')).toEqual([404, false]);
    expect(await read(`${server.address}metrics`, 'let-me-see')).toEqual([200, true]);
    expect(await read(`http://127.0.0.1:${port}/metrics`)).toEqual([200, true]);
    expect(await read(`http://127.0.0.1:${port}/api/games`)).toEqual([404, false]);
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
});

test('an address inside the page leads to the page, whatever folder it seems to be in', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-'));
  writeFileSync(join(data, 'index.html'), '<!doctype html><title>Page</title>');
  const config = { ...readConfig({ PORT: '0', BOARDROOM_DATA: data }), web: data };
  const server = await serve({ config });
  try {
    const visit = async (path: string): Promise<[number, string | null]> => {
      const answer = await fetch(server.address + path, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await visit('')).toEqual([200, null]);
    expect(await visit('table/AbC?x=1')).toEqual([302, '/#/table/AbC?x=1']);
    const id = 'A-Table_Of-The-Server_';
    expect(await visit(`table/${id}`)).toEqual([302, `/#/room/${id}`]);
    expect(await visit('room/AbC/')).toEqual([302, '/#/room/AbC']);
    expect(await visit('//evil.example/%2f..')).toEqual([302, '/#/evil.example/%2f..']);
    expect((await visit('api/nothing'))[0]).toBe(404);
    expect((await fetch(`${server.address}table/AbC`)).status).toBe(404);
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
});

test('a setting that makes no sense is refused with words', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(ConfigError);
});
