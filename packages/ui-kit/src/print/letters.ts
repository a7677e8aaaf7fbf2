/** How much room words take in print, so that they fit whoever prints them. */

/** Advances in hundredths of an em, from the space to the tilde, measured: display lettering at full width … */
const WIDE =
  '23303963649875213030465120362529636363636363636363632523505250449972696870636072733037695195787' +
  '26575686661736999726759333632585528596457645942606428296028956461646444554163609059605332273253';
/** … at 80 %, and plain text. */
const NARROW =
  '20253655518967182728413916271826505050505050505050501917394039378555555456464456582733554278625' +
  '75458555248575483575647303130484728485247524833505125274925765150525238463351497449504228252841';
const PLAIN =
  '25303463567964213636486323422240636363636363636363632627636363519969617269595576752852625285777' +
  '85878636156717097636164334033564423525954595537595624275023865658595835473856538049544939263959';

export interface Lettering {
  /** Height of the letters. */
  readonly size: number;
  /** Per cent of the full width, 75 to 100; absent: plain text. */
  readonly stretch?: number | undefined;
}

function advance(table: string, letter: string): number {
  const plain = letter.normalize('NFD').charCodeAt(0);
  const at = plain < 32 || plain > 126 ? 77 : plain;
  return Number(table.slice(2 * (at - 32), 2 * (at - 32) + 2)) / 100;
}

/** How wide a line is, in the units of its size. */
export function widthOf(text: string, { size, stretch }: Lettering): number {
  let sum = 0;
  for (const letter of text) {
    if (stretch === undefined) sum += advance(PLAIN, letter);
    else {
      const [least, most] = [advance(NARROW, letter), advance(WIDE, letter)];
      sum += least + ((most - least) * (stretch - 80)) / 20;
    }
  }
  return sum * size;
}

/** Lines no wider than this; a word that is too long for one stands alone. */
export function linesOf(text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The largest lettering, from `size` down, in which a text has at most so many lines and none of them
 * is too wide. At the least size the rest is left out, with dots.
 */
export function fitted(
  text: string,
  room: {
    readonly width: number;
    readonly lines: number;
    readonly size: number;
    readonly least: number;
    readonly stretch?: number;
  },
): Fitted {
  const { width, stretch } = room;
  for (let size = room.size; ; size -= 1) {
    const lines = linesOf(text, width, { size, stretch });
    const fits =
      lines.length <= room.lines && lines.every((l) => widthOf(l, { size, stretch }) <= width);
    if (fits) return { size, lines };
    if (size - 1 >= room.least) continue;
    const kept = lines.slice(0, room.lines);
    if (lines.length > kept.length) kept[kept.length - 1] += ' …';
    return { size, lines: kept };
  }
}
