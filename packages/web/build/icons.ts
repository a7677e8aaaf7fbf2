/**
 * Phosphor icons without what a page has no use for: the frame, and hundredths of a unit of 256. Each
 * game has copies of its own: a file for every icon that two games share would take longer to fetch.
 * So have the review, notes, the studio and the file, or what they share with some page would come with the first.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = /\/@phosphor-icons\/core\/.*\.svg\?raw(&of=.*)?$/;
const ASKED = /^@phosphor-icons\/core\/.*\.svg\?raw$/;
const OWNER = /\/games\/([^/]+)\/ui\/|\/web\/src\/(review|onefile|notes|studio)\//;

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
      const owner = ASKED.test(source) ? OWNER.exec(importer ?? '') : null;
      const of = owner?.[1] ?? owner?.[2];
      if (of === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}&of=${of}` };
    },
    load(id) {
      if (!ICON.test(id)) return null;
      const svg = readFileSync(id.slice(0, id.indexOf('?')), 'utf8');
      return `export default ${JSON.stringify(slimIcon(svg))};`;
    },
  };
}
