/** One suite for the numbers in words: what an edition or an option can change is never written by hand. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import {
  answer,
  isOver,
  isRefusal,
  newRng,
  pending,
  pendingIndex,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, AnyLook, Reader, Table, Texts } from '@boardroom/kernel';
import { compileMessages } from './compile.ts';
import { speaker } from './index.ts';

export interface NumbersConformance {
  /** Further messages of the game, such as those of its `board` and its `guide`. */
  readonly also?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Keys of messages that write a number which happens to be that of a figure, but is one of the
   * rules, of a name or of flavour; `*` stands for any end of a key, `guide:aim` is one of `also`.
   */
  readonly ruled?: readonly string[];
  /** Figures so small that the rules are full of the same number: read their messages yourself. */
  readonly common?: readonly string[];
  /** Numbers of the content that no word on the table needs, as `box.ideas` or `plans.*.level`. */
  readonly unsaid?: readonly string[];
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const NUMBER = new RegExp(String.raw`\d[\d,]*(?:\.\d+)?|\b(?:${WORDS.join('|')})\b`, 'gi');

export function describeNumbers(
  game: AnyGame,
  content: unknown,
  texts: Texts,
  look: AnyLook,
  { also = {}, ruled = [], common = [], unsaid = [] }: NumbersConformance = {},
): void {
  const tableOf = (changed: unknown): Table | null => {
    const edition = { id: 'changed', content: changed };
    const t = setTable(game, { players: game.seats.max, edition });
    return isRefusal(t) ? null : t;
  };
  const isContent = (it: unknown): boolean => game.content.safeParse(it).success;
  const t = tableOf(content)!;
  const names = Array.from({ length: t.seats }, (_, seat) => `Player ${seat + 1}`);
  const messages = [
    ...Object.entries(texts.messages),
    ...Object.entries(also).flatMap(([where, own]) =>
      Object.entries(own).map(([key, message]) => [`${where}:${key}`, message] as const),
    ),
  ];
  const allTexts = {
    ...texts,
    messages: compileMessages(Object.fromEntries(messages)) as Texts['messages'],
  };
  const effectWords = (it: Table): string[] => {
    const { say } = speaker(allTexts, names, 'en', game.printed?.(it));
    return Object.keys(game.printed?.(it).effects ?? {}).map((key) => say(key)!);
  };

  test(`${game.id}: no message writes a number that the edition or an option gives`, () => {
    const { figures, effects = {} } = game.printed?.(t) ?? { figures: {} };
    const faults: string[] = [];
    const used = new Set<string>();
    for (const name of Object.keys(figures))
      if (!messages.some(([, message]) => new RegExp(`\\{${name}[,}]`).test(message)))
        faults.push(`${name}: a figure that no message names`);
    for (const [key, message] of messages) {
      if (effects[key]) faults.push(`${key}: is said from its effects, its message is never used`);
      for (const number of numbersIn(message)) {
        if (number < 2) continue;
        const named = Object.keys(figures).filter(
          (name) => Number(figures[name]) === number && !common.includes(name),
        );
        if (named.length === 0) continue;
        const pattern = ruled.find((it) => fits(it, key));
        if (pattern) used.add(pattern);
        else faults.push(`${key}: writes ${number}, as ${named.join(', ')} ("${message}")`);
      }
    }
    faults.push(...ruled.filter((it) => !used.has(it)).map((it) => `${it}: needs no exception`));
    const cure = 'name the figure in the message; a number of the rules goes into `ruled`';
    expect(faults, cure).toEqual([]);
  });

  test(`${game.id}: a changed number of the content changes words`, { timeout: 120_000 }, () => {
    const middle = midGame(game, t);
    const said = (it: Table): string[] => {
      const words = speaker(allTexts, names, 'en', game.printed?.(it));
      const atTable = [start(game, it, 'numbers'), middle].map((s) =>
        allWords(game, look, it, s, words),
      );
      return [...atTable, ...alone(messages, words), ...effectWords(it)];
    };
    const before = said(t);
    const faults: string[] = [];
    for (const [shape, paths] of shapesOf(content)) {
      const changed = structuredClone(content);
      const moved = paths.filter((path) => nudge(changed, path, isContent));
      if (moved.length === 0) continue;
      const same = said(tableOf(changed)!).every((text, i) => text === before[i]);
      if (same && !unsaid.includes(shape)) faults.push(`${shape}: changed, and no word is another`);
      if (!same && unsaid.includes(shape)) faults.push(`${shape}: is said, and need not be unsaid`);
    }
    expect(faults).toEqual([]);
  });

  if (effectWords(t).length > 0)
    test(`${game.id}: each number of an effect changes the words of its card`, () => {
      const effectsOf = (it: Table): string => effectWords(it).join('\n');
      const before = effectsOf(t);
      const silent: string[] = [];
      const isTold = (paths: readonly Path[]): boolean | null => {
        const changed = structuredClone(content);
        if (paths.filter((path) => nudge(changed, path, isContent)).length === 0) return null;
        return effectsOf(tableOf(changed)!) !== before;
      };
      for (const [, paths] of shapesOf(content))
        // Costs and prices are no effects: none of their kind is told here.
        if (isTold(paths))
          for (const path of paths) if (isTold([path]) === false) silent.push(path.join('.'));
      expect(silent).toEqual([]);
    });
}

const fits = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** Numbers a message says whatever its facts are. */
function numbersIn(message: string): number[] {
  const literals: string[] = [];
  const read = (elements: readonly any[]): void => {
    for (const it of elements) {
      if (it.type === 0) literals.push(it.value);
      for (const option of Object.values<any>(it.options ?? {})) read(option.value);
    }
  };
  read(new IntlMessageFormat(message, 'en').getAst());
  return literals.flatMap((text) =>
    [...text.matchAll(NUMBER)].map(([found]) => {
      const word = WORDS.indexOf(found.toLowerCase());
      return word >= 0 ? word : Number(found.replaceAll(',', ''));
    }),
  );
}

const MOVES = 150;

type Path = readonly (string | number)[];

/** All numbers of a content, by where they stand: `cards.*.income` → each card's. */
function shapesOf(content: unknown): Map<string, Path[]> {
  const shapes = new Map<string, Path[]>();
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'number') {
      const shape = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
      shapes.set(shape, [...(shapes.get(shape) ?? []), path]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(content, []);
  return shapes;
}

/** Changes one number to the nearest that the edition still holds together with, or leaves it. */
function nudge(content: unknown, path: Path, isLegal: (content: unknown) => boolean): boolean {
  const holder = path.slice(0, -1).reduce<any>((it, key) => it[key], content);
  const key = path.at(-1)!;
  const was: number = holder[key];
  for (const by of [1, -1, 2, -2, 10, 20, 200, 1000]) {
    holder[key] = was + by;
    if (isLegal(content)) return true;
  }
  holder[key] = was;
  return false;
}

/** A position of a game, to be told with another edition too. */
function midGame(game: AnyGame, t: Table): any {
  const s = start(game, t, 'numbers');
  const rng = newRng(5);
  for (let moves = 0; !isOver(s) && moves < MOVES; moves++) {
    const f = pending(s)[0]!;
    const { move } = game.advice.suggest(t, viewFor(game, t, s, f.seat), f, rng);
    answer(game, t, s, pendingIndex(s, f.seat), move);
  }
  return s;
}

/** Messages that need nothing but figures. */
function alone(messages: readonly (readonly [string, string])[], words: Reader['words']): string[] {
  return messages.flatMap(([key, message]) => {
    if (!message.includes('{')) return [];
    try {
      return [words.say(key)!];
    } catch {
      return [];
    }
  });
}

/** Everything that can be said of a position; what another edition makes impossible is left out. */
function allWords(game: AnyGame, look: AnyLook, t: Table, s: any, words: Reader['words']): string {
  const asked = pending(s).map(({ seat }) => seat);
  const out: string[] = [];
  const hear = (tell: () => readonly string[]): void => {
    try {
      out.push(...tell());
    } catch {
      out.push('?');
    }
  };
  const viewer = asked[0] ?? 0;
  const view = viewFor(game, t, s, viewer);
  const r: Reader<any> = { t, view, viewer, words, names: [], asked };
  hear(() =>
    (game.summary?.(t, view, viewer) ?? []).map(
      (it) => words.say(`summary.${it.code}`, it.facts) ?? '',
    ),
  );
  for (const f of pending(s)) {
    hear(() => [words.ask(f)]);
    hear(() => look.brief(r, f));
  }
  for (const { id, name } of look.things(r)) hear(() => [name, JSON.stringify(look.look(r, id))]);
  return out.join('\n');
}
