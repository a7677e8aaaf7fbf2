/**
 * "Mira pays Tomás 200." as Mira reads it: "You pay Tomás 200." English only; other languages keep the
 * name. What is quoted stays as it was said.
 */
const AGAIN = 'gives|gets|leaves|is|loses|regains|throws|has|sells|pays|takes|imports|buys';
const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "plays" → "play", "passes" → "pass", "tries" → "try"; "bid" and "cannot" stay. */
export function second(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[a-z]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

export function toReader(sentence: string, name: string): string {
  if (name === '') return sentence;
  return sentence
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : unquoted(part, name)))
    .join('');
}

function unquoted(sentence: string, name: string): string {
  const who = escaped(name);
  let doing = false;
  /** A capital letter at the start and after a full stop. */
  const put = (word: string, before: string, at: number): string =>
    before === '. ' || (before === '' && at === 0)
      ? `${before}${word[0]!.toUpperCase()}${word.slice(1)}`
      : `${before}${word}`;
  const start = '(^|[.;:] |)(?<![\\p{L}\\p{N}])';
  const told = sentence
    .replace(
      new RegExp(`(^|[.;:] )${who} ((?:has|is|was|[a-z]+)(?![\\p{L}’]))`, 'gu'),
      (_, before: string, verb: string, at: number) => {
        doing = true;
        return `${put('you', before, at)} ${second(verb)}`;
      },
    )
    .replace(new RegExp(`${start}${who}’s(?!\\p{L})`, 'gu'), (_, before: string, at: number) =>
      put('your', before, at),
    )
    .replace(new RegExp(`\\bof ${who}(?![\\p{L}\\p{N}’])`, 'gu'), 'of yours')
    .replace(
      new RegExp(`${start}${who}(?![\\p{L}\\p{N}])`, 'gu'),
      (_, before: string, at: number) => put('you', before, at),
    );
  if (!doing) return told;
  return told.replace(
    new RegExp(`( and |, )(${AGAIN})(?= )`, 'g'),
    (_, joint: string, verb: string) => joint + second(verb),
  );
}
