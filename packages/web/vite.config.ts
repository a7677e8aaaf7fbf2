import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { icons } from './build/icons.ts';
import { jsonModules } from './build/json-modules.ts';
import { precache } from './build/precache.ts';
import { rulebook } from './build/rulebook.ts';
import { slim } from './build/slim.ts';

export default defineConfig({
  // Relative, so that the page works from any folder and any host.
  base: './',
  plugins: [svelte(), jsonModules(), rulebook(), icons(), slim(), precache(), compress()],
  // `npm run dev`: the API is another process.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '8080'}` } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
