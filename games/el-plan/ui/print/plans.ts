/** The plan of a business: rows with their slots, and what processes become. */
import type { Disc, MatLook, MatPart, Piece } from '@boardroom/ui-kit/print';
import arrow from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import type { Table } from '../../look/figures.ts';
import { PROCESSES, PRODUCTS, RAW, TOKENS } from '../../src/types.ts';
import { KINDS, THINGS, productColour } from '../looks.ts';

const COLUMNS = 4;
const INK = '#4a2c1c';
const [WIDE, GAP] = [610, 20];
/** Where rows begin and end. */
const [TOP, FOOT] = [240, 1330];
const column = (i: number): number => 60 + (i % COLUMNS) * (WIDE + GAP);

export function planLook(scene: Table, { index }: Piece): MatLook {
  const { business, level, type, rows, table } = scene.t.content.plans[index]!;
  const say = (key: string): string => scene.words.say(`mat.${key}`) ?? '';
  const kinds = (counts: Readonly<Record<(typeof PROCESSES)[number], number>>): string =>
    PROCESSES.flatMap((name) =>
      counts[name] > 0 ? [`${counts[name]} ${scene.words.word('kind', name)}`] : [],
    ).join(', ');
  const slot = (token: (typeof TOKENS)[number]): Disc => THINGS[TOKENS.indexOf(token)]!;
  const made = (product: (typeof PRODUCTS)[number], count: number): Disc[] =>
    Array.from({ length: count }, () => THINGS[RAW + PRODUCTS.indexOf(product)]!);
  const uses = (counts: Readonly<Record<(typeof PROCESSES)[number], number>>): Disc[] =>
    PROCESSES.flatMap((name, kind) =>
      Array.from({ length: counts[name] }, () => ({ icon: KINDS[kind]!, colour: INK })),
    );
  const lines = Math.ceil(rows.length / COLUMNS);
  const high = Math.min(420, (FOOT - TOP) / Math.max(1, lines) - GAP);
  return {
    title: scene.words.word('business', business),
    note: `${scene.words.word('plan', `${business}${level}`)}, ${say('level')} ${level}`,
    colour: productColour(type),
    parts: [
      { as: 'words', x: 70, y: 215, text: say('rows'), note: say('rows.note') },
      ...rows.map(({ gives, slots }, i): MatPart => ({
        as: 'place',
        x: column(i),
        y: TOP + Math.floor(i / COLUMNS) * (high + GAP),
        w: WIDE,
        h: high,
        discs: slots.map(slot),
        note: kinds(gives),
      })),
      { as: 'words', x: 70, y: FOOT + 70, text: say('table'), note: say('table.note') },
      ...table.map((run, i): MatPart => ({
        as: 'place',
        x: column(i),
        y: FOOT + 100,
        w: WIDE,
        h: 330,
        fill: '#fdf3dc',
        discs: [...uses(run.uses), { icon: arrow, colour: INK }, ...made(run.makes, run.count)],
        note: `${kinds(run.uses)}: ${run.count} ${scene.words.word('product', run.makes)}`,
      })),
    ],
  };
}
