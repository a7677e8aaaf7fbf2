/**
 * Phosphor icons without what a page has no use for: the frame, and hundredths of a unit of 256. Each
 * game has copies of its own: a file for every icon that two games share would take longer to fetch.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = /\/@phosphor-icons\/core\/.*\.svg\?raw(&of=.*)?$/;
const ASKED = /^@phosphor-icons\/core\/.*\.svg\?raw$/;
const GAME = /\/games\/([^/]+)\/ui\//;

/** A number that follows another without a sign between them needs a space once it is shorter. */
function tenths(number: string, at: number, all: string): string {
  const short = String(Math.round(Number(number) * 10) / 10).replace(/^0(?=\.)/, '');
  return /[\d.]/.test(all[at - 1] ?? '') ? ` ${short}` : short;
}

export function slimIcon(svg: string): string {
  return svg
    .trim()
    .replace(/^<svg[^>]*>/, '<svg>')
    .replace(/\d*\.\d+/g, tenths);
}

export function icons(): Plugin {
  return {
    name: 'boardroom-icons',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const game = ASKED.test(source) ? GAME.exec(importer ?? '')?.[1] : undefined;
      if (game === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}&of=${game}` };
    },
    load(id) {
      if (!ICON.test(id)) return null;
      const svg = readFileSync(id.slice(0, id.indexOf('?')), 'utf8');
      return `export default ${JSON.stringify(slimIcon(svg))};`;
    },
  };
}
