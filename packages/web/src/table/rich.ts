/** A sentence in parts: names strong, signed amounts in their colour. */
export interface Part {
  readonly text: string;
  readonly kind: 'plain' | 'name' | 'plus' | 'minus' | 'strong';
}

const MINUS = '−';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sign, perhaps a unit before the number, the number, perhaps a short unit after it. */
const SIGNED = String.raw`(?<![\p{L}\p{N}\])])[+${MINUS}-] ?[$€]?\d[\d,.]*\d?(?: (?:M€|\$|E|W|pts|%))?(?![\p{L}])`;
/** Between two stars. */
const STRONG = String.raw`\*[^*]+\*`;

/** `opening`: names only where a sentence begins; inside a title they are a word like any other. */
export function rich(
  sentence: string,
  names: readonly string[],
  opening: readonly string[] = [],
): Part[] {
  const known = (list: readonly string[]): string =>
    list
      .filter((name) => name !== '')
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|') || '(?!)';
  const person = String.raw`(?:(?<![\p{L}\p{N}])(?:${known(names)})|(?<=^|[.:;!?] )(?:${known(opening)}))(?![\p{L}\p{N}])`;
  const parts: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(
    new RegExp(`(?<name>${person})|(?<signed>${SIGNED})|(?<strong>${STRONG})`, 'gu'),
  )) {
    if (found.index > at) parts.push({ text: sentence.slice(at, found.index), kind: 'plain' });
    const { name, strong } = found.groups as Record<string, string | undefined>;
    const [text] = found;
    if (name !== undefined) parts.push({ text, kind: 'name' });
    else if (strong !== undefined) parts.push({ text: text.slice(1, -1), kind: 'strong' });
    else parts.push({ text, kind: text.startsWith('+') ? 'plus' : 'minus' });
    at = found.index + text.length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), kind: 'plain' });
  return parts;
}
