import { expect, test } from 'vitest';
import { serve } from './serve.ts';

test('the status page names every game, health answers, and nothing else is served', async () => {
  const server = await serve(0);
  try {
    const page = await fetch(server.address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Action the Project!');
    expect(await (await fetch(`${server.address}healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.address}etc/passwd`)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(405);
  } finally {
    await server.close();
  }
});
