/**
 * Builds the page of a match in one file: `onefile/<game>.html`, a shell with a place for the match.
 * Everything is in it, and its policy lets it connect to nothing. The page fetches a shell when
 * somebody exports a match; the `boardroom` command reads it from here.
 *
 * All games are built at once, so that what they share is compiled once; then each becomes one script.
 * It is packed: as text it would be larger than what people send by mail.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { icons } from './icons.ts';
import { texts } from './texts.ts';
import { withoutWorkerParts } from './without-worker-parts.ts';

const GAMES = join(import.meta.dirname, '../../../games');
const SOURCE = join(import.meta.dirname, '../src');
const ENTRY = 'one-file:';
/** As it is asked for: the builder takes it for a path. */
const ASKED = /\bone-file:([\w-]+)$/;
/** What a game or the page fetches when asked (`import()`), and a file never asks for. */
const LEFT_OUT =
  /\/games\/[^/]+\/(ui\/tutorial|src\/habits|src\/balance|src\/concepts|look\/index)\.ts$|\/words\/\w+\/(pages|today)\.json$/;
const EMPTY = '\0left-out';

export function oneFile(): Plugin {
  let folder = '';
  return {
    name: 'boardroom-one-file',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(resolve(root, outDir), 'onefile');
    },
    async writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const [id, html] of await shells(gameIds()))
        writeFileSync(join(folder, `${id}.html`), html);
    },
  };
}

/** The shell of each game. */
export async function shells(ids: readonly string[]): Promise<Map<string, string>> {
  const { chunks, css } = await compiled(ids);
  const made = new Map<string, string>();
  for (const id of ids) made.set(id, shell(await joined(id, chunks), css));
  return made;
}

function gameIds(): string[] {
  return readdirSync(GAMES).filter(
    (id) => !/^[._]/.test(id) && existsSync(join(GAMES, id, 'entry.ts')),
  );
}

const quiet = { configFile: false, logLevel: 'error', publicDir: false } as const;

/** All games with the reader, in modules that share what they have in common. */
async function compiled(
  ids: readonly string[],
): Promise<{ chunks: Map<string, string>; css: string }> {
  const built = (await build({
    ...quiet,
    root: join(SOURCE, '..'),
    plugins: [entries(), svelte({ emitCss: false }), icons(), withoutWorkerParts(), texts()],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      // Inlines fonts, and imports modules without asking a server what else they need.
      lib: { entry: Object.fromEntries(ids.map((id) => [id, ENTRY + id])), formats: ['es'] },
      cssCodeSplit: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const chunks = new Map<string, string>();
  let css = '';
  for (const file of [built].flat().flatMap(({ output }) => output))
    if (file.type === 'chunk') chunks.set(file.fileName, file.code);
    else if (file.fileName.endsWith('.css')) css += String(file.source);
  return { chunks, css };
}

function entries(): Plugin {
  return {
    name: 'boardroom-one-file-entries',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = ASKED.exec(source);
      if (asked) return `\0${ENTRY}${asked[1]}`;
      if (!importer || importer.startsWith('\0') || source.startsWith('\0')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const fetched = 'kind' in options && options.kind === 'dynamic-import';
      return found && fetched && LEFT_OUT.test(found.id) ? EMPTY : found;
    },
    load(id) {
      if (id === EMPTY) return 'export default {};';
      if (!id.startsWith(`\0${ENTRY}`)) return null;
      const game = join(GAMES, id.slice(ENTRY.length + 1));
      const cover = join(game, 'ui/cover.svg');
      const svg = existsSync(cover) ? readFileSync(cover, 'utf8') : '';
      return `import { showFile } from ${JSON.stringify(join(SOURCE, 'onefile/main.ts'))};
import { entry } from ${JSON.stringify(join(game, 'entry.ts'))};
import { ui } from ${JSON.stringify(join(game, 'ui/index.ts'))};
import { card } from ${JSON.stringify(join(game, 'ui/card.ts'))};
void showFile({ entry, ui, card, cover: ${JSON.stringify(svg.trim())} });`;
    },
  };
}

/** The modules of one game as one script. */
async function joined(id: string, chunks: ReadonlyMap<string, string>): Promise<string> {
  const HERE = '\0chunk:';
  const plugin: Plugin = {
    name: 'boardroom-one-file-join',
    enforce: 'pre',
    resolveId: (source) => {
      const name = basename(source);
      return chunks.has(name) ? HERE + name : null;
    },
    load: (found) => (found.startsWith(HERE) ? chunks.get(found.slice(HERE.length)) : null),
  };
  const built = (await build({
    ...quiet,
    plugins: [plugin],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${id}.js`, formats: ['iife'], name: 'boardroom' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [script] = [built].flat().flatMap(({ output }) => output);
  if (script?.type !== 'chunk') throw new Error(`no script of ${id}`);
  return script.code.trim();
}

/** Unpacks the reader and runs it; the policy knows both by their hashes. */
const START = `const old=document.getElementById('boardroom-old');
if(typeof DecompressionStream==='undefined')old.hidden=false;
else{const packed=atob(document.getElementById('boardroom-reader').textContent);
const bytes=Uint8Array.from(packed,(letter)=>letter.charCodeAt(0));
const whole=new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
new Response(whole).text().then((text)=>{const script=document.createElement('script');
script.textContent=text;document.body.append(script);script.remove()},()=>{old.hidden=false})}`;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function shell(script: string, css: string): string {
  const words = JSON.parse(readFileSync(join(SOURCE, 'words/en/file.json'), 'utf8')) as Record<
    string,
    string
  >;
  const packed = gzipSync(script, { level: 9 }).toString('base64');
  const policy = [
    `default-src 'none'`,
    `script-src ${hashOf(START)} ${hashOf(script)}`,
    `style-src 'unsafe-inline'`,
    'font-src data:',
    'img-src data:',
    `connect-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>Boardroom</title>
<style>${css.trim()}</style>
</head>
<body>
<div id="app"></div>
<noscript>${words['file.noscript']}</noscript>
<p id="boardroom-old" hidden>${words['file.old']}</p>
<script type="application/json" id="boardroom-match"></script>
<script type="text/plain" id="boardroom-reader">${packed}</script>
<script>${START}</script>
</body>
</html>
`;
}
