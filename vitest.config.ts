import { defineConfig } from 'vitest/config';

/**
 * Browser tests written for the table as it was before it folded: they have to be gone through once
 * more. `BOARDROOM_ALL=1 npm test` runs them too.
 */
const TO_GO_THROUGH = [
  'e2e/src/contrast.test.ts',
  'e2e/src/deal.test.ts',
  'e2e/src/edition.test.ts',
  'e2e/src/first-visit.test.ts',
  'e2e/src/online.test.ts',
  'e2e/src/pages.test.ts',
  'e2e/src/play.test.ts',
  'e2e/src/still.test.ts',
];

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'bench/**/*.test.ts',
      'e2e/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', ...(process.env['BOARDROOM_ALL'] ? [] : TO_GO_THROUGH)],
    testTimeout: 60_000,
    // Two cores are the smallest machine we promise to work on.
    maxWorkers: 2,
  },
});
