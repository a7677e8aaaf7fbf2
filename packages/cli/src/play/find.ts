/** Things and choices by name, as people type it. */
import type { Thing } from '@boardroom/kernel';

/** By number, or by name as people type it: the best matches, more than one if they are as good. */
export function findThings(things: readonly Thing[], wanted: string): readonly Thing[] {
  if (/^\d+$/.test(wanted)) {
    const thing = things[Number(wanted) - 1];
    if (thing) return [thing];
  }
  const text = plain(wanted);
  const tests: ((name: string, id: string) => boolean)[] = [
    (name, id) => name === text || id === wanted,
    (name) => name.startsWith(text),
    (name) => text.split(' ').every((part) => name.split(' ').some((w) => w.startsWith(part))),
    (name) => name.includes(text),
    (name) => name.split(' ').some((word) => text.length > 3 && isNear(word, text)),
  ];
  for (const test of tests) {
    const found = things.filter(({ name, id }) => test(plain(name), id));
    // The player rather than what else bears the name.
    const seats = found.filter(({ id }) => id.startsWith('seat:'));
    if (seats.length === 1 && found.every(({ name }) => name === seats[0]!.name)) return seats;
    // One's own pool rather than "Bruno: Pool A" and the like.
    const short = found.filter((thing) => found.every(({ name }) => name.includes(thing.name)));
    if (found.length > 0) return short.length === 1 ? short : found;
  }
  return [];
}

/** Without accents, capitals and marks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One letter wrong, missing or too many. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(a, same + 1) === rest(b, same + 1) ||
    rest(a, same) === rest(b, same + 1) ||
    rest(a, same + 1) === rest(b, same)
  );
}

/** A choice is named by at least so many letters: one letter is a slip. */
const LEAST_LETTERS = 3;

/** The places of the names that have all these words; if none has, all these beginnings of words. */
export function placesOf(names: readonly string[], typed: string): number[] {
  const text = plain(typed);
  if (text.length < LEAST_LETTERS) return [];
  const parts = text.split(' ');
  const having = (fits: (word: string, part: string) => boolean): number[] =>
    names.flatMap((name, i) => {
      const words = plain(name).split(' ');
      return parts.every((part) => words.some((word) => fits(word, part))) ? [i] : [];
    });
  const exact = having((word, part) => word === part);
  return exact.length > 0 ? exact : having((word, part) => word.startsWith(part));
}
