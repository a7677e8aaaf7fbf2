import { defineConfig } from 'vitest/config';
import { svelteModules } from './packages/web/build/svelte-modules.ts';

export default defineConfig({
  plugins: [svelteModules()],
  test: {
    include: [
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'bench/**/*.test.ts',
      'e2e/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
    // Two cores are the smallest machine we promise to work on.
    maxWorkers: 2,
  },
});
