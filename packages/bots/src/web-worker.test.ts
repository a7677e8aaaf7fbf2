import { afterEach, expect, test, vi } from 'vitest';
import { lotsGame, lotsSetting, lotsTable } from './testing/lots-table.ts';
import { newThinker, WorkerLost } from './thinker.ts';
import { webPort } from './web-port.ts';
import { serveWebThinker } from './web-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's worker in miniature: both ends, and what each says to the other. */
function browser() {
  const outside = new Map<string, (event: unknown) => void>();
  let inside = (_event: { data: unknown }): void => {};
  vi.stubGlobal('postMessage', (data: unknown) => outside.get('message')!({ data }));
  vi.stubGlobal('addEventListener', (type: string, hear: typeof inside) => {
    if (type === 'message') inside = hear;
  });
  let ended = false;
  const worker = {
    postMessage: (data: unknown) => queueMicrotask(() => inside({ data })),
    addEventListener: (type: string, hear: (event: any) => void) => void outside.set(type, hear),
    terminate: () => void (ended = true),
  };
  return { worker, outside, ended: () => ended };
}

test('a page asks its worker for long thoughts side by side, and for other work', async () => {
  const { worker, ended } = browser();
  serveWebThinker(() => ({ game: async () => lotsGame }), {
    jobs: { double: async (given: number) => 2 * given },
  });
  const thinker = newThinker(webPort(worker));
  const { f, view } = lotsTable();
  const table = thinker.table({ game: 'lots', ...lotsSetting });
  const ask = { bot: 'hard:300', seat: f.seat, view, seed: 1, frame: f };
  const two = ['a', 'b'].map((match) => table.choose({ ...ask, match }).choice);
  expect(await thinker.job('double', 21).choice).toBe(42);
  for (const { move, lines } of await Promise.all(two)) {
    expect(move.type).toBe('bid');
    expect(lines).toBeGreaterThan(100);
  }
  thinker.close();
  expect(ended()).toBe(true);
});

test('what goes wrong with a worker is told in its own words', async () => {
  for (const [type, event, reason] of [
    ['error', { message: 'out of memory' }, 'out of memory'],
    ['error', {}, 'the worker cannot be loaded'],
    ['messageerror', {}, 'the worker cannot be understood'],
  ] as const) {
    const { worker, outside } = browser();
    const open = newThinker(webPort(worker)).job('check', {});
    outside.get(type)!(event);
    await expect(open.choice).rejects.toThrow(new WorkerLost(reason));
  }
});
