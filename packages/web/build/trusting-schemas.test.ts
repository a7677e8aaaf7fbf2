import { catalogue } from '@boardroom/catalogue';
import type { AnyGame } from '@boardroom/kernel';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

/** The same rules with the page's stand-in for zod. */
async function trusting(id: string): Promise<AnyGame> {
  vi.resetModules();
  vi.doMock('zod', () => import('./trusting-schemas.ts'));
  const { findGame } = await import('@boardroom/catalogue');
  return findGame(id)!.game();
}

for (const { id, game, editions } of catalogue)
  test(`${id}: the page fills in options and leaves editions as the real schemas do`, async () => {
    const real = await game();
    const light = await trusting(id);
    expect(light.options).not.toBe(real.options);
    for (const options of [{}, ...Object.values(real.profiles)])
      expect(light.options.parse(options)).toEqual(real.options.parse(options));
    for (const load of Object.values(editions)) {
      const content = await load();
      expect(light.content.parse(content)).toEqual(real.content.parse(content));
    }
  });
