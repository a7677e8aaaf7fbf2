import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is when nothing moves any more, one line each. */
export async function violations(page: Page, except: readonly string[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (without) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          where: Document,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
        }>;
      };
    };
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 4)
        .map(
          ({ html, failureSummary = '' }) =>
            `${id}: ${html.slice(0, 160)} — ${failureSummary.replace(/\s+/g, ' ').slice(0, 260)}`,
        ),
    );
  }, except);
}

/** In both themes nothing is wrong, and nothing sticks out sideways. */
export async function inspect(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    expect([theme, await violations(page)]).toEqual([theme, []]);
  }
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
  );
  expect(isWide).toBe(false);
}
