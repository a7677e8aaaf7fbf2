import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { icons } from './build/icons.ts';
import { jsonModules } from './build/json-modules.ts';
import { oneFile } from './build/one-file.ts';
import { precache } from './build/precache.ts';
import { rulebook } from './build/rulebook.ts';
import { withoutWorkerParts } from './build/without-worker-parts.ts';
import { texts } from './build/texts.ts';

/** What every page has, and the small parts a table shares with most of them. */
const PAGE =
  /\/web\/src\/(main\.ts|parts\/(ThemeButton\.svelte|Loading\.svelte|save-file\.ts))$|\/(x-bold|robot-fill)\.svg\?raw$/;
/** What boards are made of, and what tables share with the other pages. */
const KIT =
  /\/ui-kit\/src\/(parts\/(Target|TargetBox|Token|IconMark|Chip|Pawn|Primer)\.svelte|(tellers|players|iso)\.ts)$|\/kernel\/src\/(match|check|record|new-table|rng)\.ts$|\/web\/src\/parts\/(drawn|quiet|screen\.svelte|guests)\.ts$/;
/** What a table shares with the debrief. */
const FILM = /\/web\/src\/(engine\/timeline\.ts|table\/minus\.ts|styles\/table\.css)$/;
const FRAME =
  /\/web\/src\/(table\/(TableFrame\.svelte|preset\.ts)|pages\/TablePage\.svelte|engine\/(tabs|whys|bot-desk|notice)\.ts)$/;

/** Rooms nobody waits to play in: the first file names their own file, and not all that it needs. */
const LATER = /\/(?:(?!Table)\w+Page|NewTable|fallback-ui|import-record|guide|balance|habits)-/;

/** `npm run dev`: a file that a game gets only now (a guide, a desk) is found as well. */
const watchGames: Plugin = {
  name: 'boardroom:watch-games',
  apply: 'serve',
  configureServer: ({ watcher }) => void watcher.add(join(import.meta.dirname, '../../games')),
};

export default defineConfig({
  // Relative, so that the page works from any folder and any host.
  base: './',
  plugins: [
    svelte(),
    jsonModules(),
    rulebook(),
    icons(),
    withoutWorkerParts(),
    texts(),
    precache(),
    oneFile(),
    compress(),
    watchGames,
  ],
  // `npm run dev`: the API is another process. It takes what is written from its own address alone, so
  // it is told the one the browser knows.
  server: {
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${process.env['API_PORT'] ?? '8080'}`,
        changeOrigin: false,
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    modulePreload: {
      resolveDependencies: (file, needs) => (LATER.test(file) ? [] : needs),
    },
    rolldownOptions: {
      output: {
        // Every name stands in the first file, and no compression shortens a hash.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What is always fetched together is one file: it compresses better than thirty. Each group
        // takes all that its roots import, less what those before it took.
        codeSplitting: {
          groups: [
            { name: 'page', test: PAGE, priority: 3 },
            { name: 'kit', test: KIT, priority: 2 },
            { name: 'film', test: FILM, priority: 1 },
            { name: 'frame', test: FRAME, priority: 0 },
            // Icons of several pages: a file for each would be twenty requests of a first visit.
            { name: 'icons', test: /@phosphor-icons.*\.svg\?raw$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // Bots have files of their own, so that the weight of the page can be told from theirs.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker/[name]-[hash].js',
        chunkFileNames: 'assets/worker/[name]-[hash].js',
      },
    },
  },
});
