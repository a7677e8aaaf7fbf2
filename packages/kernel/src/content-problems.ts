/** What is wrong with the content of an edition: all of it at once, each at its place, as a saying. */
import { setTable, start } from './engine.ts';
import { isRefusal } from './engine.ts';
import type { AnyGame, Saying } from './types.ts';

export interface ContentProblem extends Saying {
  /** Keys and numbers from the outside in; empty: it is about the whole. */
  readonly path: readonly (string | number)[];
}

/** As zod reports it; which fields there are depends on the code. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly divisor?: number | bigint;
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly input?: unknown;
}

export function contentProblems(game: AnyGame, content: unknown): ContentProblem[] {
  const read = game.content.safeParse(content, { reportInput: true });
  if (!read.success) return (read.error.issues as readonly Issue[]).map(asProblem);
  const found = unread(content, read.data, []);
  return found.length > 0 ? found : startProblems(game, content);
}

function asProblem(issue: Issue): ContentProblem {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const said = saying(issue);
  return { path, ...said };
}

function saying(issue: Issue): Saying {
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  switch (issue.code) {
    case 'too_small':
      return { code: tooLittle(isNumber, issue.origin), facts: { least: Number(issue.minimum) } };
    case 'too_big':
      return { code: tooMuch(isNumber, issue.origin), facts: { most: Number(issue.maximum) } };
    case 'not_multiple_of':
      return { code: 'step', facts: { step: Number(issue.divisor) } };
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'missing' };
      return issue.expected === 'int' ? { code: 'whole' } : { code: 'kind' };
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
      return { code: 'not-one-of' };
    case 'invalid_format':
      return { code: 'format' };
    case 'unrecognized_keys':
      return { code: 'unknown', facts: { name: issue.keys?.[0] ?? '' } };
    default:
      return { code: 'rule', facts: { reason: issue.message } };
  }
}

const tooLittle = (isNumber: boolean, origin: string | undefined): string =>
  isNumber ? 'too-small' : origin === 'string' ? 'too-short' : 'too-few';
const tooMuch = (isNumber: boolean, origin: string | undefined): string =>
  isNumber ? 'too-big' : origin === 'string' ? 'too-long' : 'too-many';

/** Fields that the schema left out of what it read: whoever wrote them believes they do something. */
function unread(given: unknown, read: unknown, path: (string | number)[]): ContentProblem[] {
  if (typeof given !== 'object' || given === null) return [];
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(read, key)
      ? unread(value, (read as Record<string, unknown>)[key], [...path, key])
      : [{ path, code: 'unknown', facts: { name: key } }],
  );
}

/** A content that fits its schema must also come to a first question, however many play. */
function startProblems(game: AnyGame, content: unknown): ContentProblem[] {
  const edition = { id: 'draft', content };
  const settings = [{}, ...Object.values(game.profiles)];
  for (let players = game.seats.min; players <= game.seats.max; players++)
    for (const options of settings) {
      const t = setTable(game, { players, options, edition });
      // Options that do not go with this number of players are nobody's fault.
      if (isRefusal(t)) continue;
      try {
        start(game, t, 'draft');
      } catch {
        return [{ path: [], code: 'no-start', facts: { players } }];
      }
    }
  return [];
}
