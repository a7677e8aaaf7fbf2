import { defineConfig } from 'vitest/config';
import { svelteModules } from './packages/web/build/svelte-modules.ts';
import { SecondTries } from './tools/second-tries.mjs';

/** Mutation testing puts changed files into a running process, which only Vite can. */
const viteModuleRunner = process.env['BOARDROOM_MUTATE'] === '1';
const NODE_MODULES = '**/node_modules/**';
/** What is drawn: tests of it need Vite to compile Svelte's modules. */
const DRAWN = [
  'packages/web/**/*.test.ts',
  'packages/ui-kit/**/*.test.ts',
  'games/*/ui/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Two cores are the smallest machine we promise to work on.
    maxWorkers: 2,
    reporters: ['default', new SecondTries()],
    projects: [
      {
        plugins: [svelteModules()],
        test: {
          name: 'drawn',
          include: DRAWN,
          exclude: [NODE_MODULES],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'games/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [NODE_MODULES, ...DRAWN],
          testTimeout: 60_000,
          // One process for many files: it took longer to start them than to run what is in them.
          isolate: false,
          // Rules, bots and server run as they do for users: by Node itself, several times as fast.
          experimental: { viteModuleRunner },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [NODE_MODULES],
          testTimeout: 60_000,
          // A browser, a server and a neighbour on two cores: what fails once is tried once more,
          // and the run ends with the names of those that needed it.
          retry: 1,
          experimental: { viteModuleRunner },
        },
      },
    ],
  },
});
