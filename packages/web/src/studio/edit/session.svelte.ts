/** An edition being edited: what it holds now, what it held before, what is wrong with it. */
import { editionHash } from '@boardroom/kernel';
import type { ContentProblem, Edition, EditionTexts } from '@boardroom/kernel';
import { openBotDesk } from '../../engine/bot-desk.ts';
import type { BotDesk } from '../../engine/bot-desk.ts';
import { keepEdition } from '../kept.ts';
import { put } from '../schema.ts';
import type { Path } from '../schema.ts';
import type { KeptEdition, OpenedEdition } from '../types.ts';

interface Held {
  readonly content: unknown;
  readonly texts: EditionTexts;
}

export interface Session {
  readonly own: boolean;
  readonly content: unknown;
  readonly texts: EditionTexts;
  readonly edition: Edition;
  readonly problems: readonly ContentProblem[];
  /** The last content without problems: what drawings are made of. */
  readonly sound: unknown;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Sets one value; `typing` joins strokes at one place into one step of undo. */
  set(path: Path, value: unknown, typing?: boolean): void;
  setContent(content: unknown): void;
  setWords(language: string, key: string, text: string): void;
  undo(): void;
  redo(): void;
  /** What would be wrong with another content. */
  problemsOf(content: unknown): Promise<readonly ContentProblem[]>;
  close(): void;
}

/** Strokes at one place within so many milliseconds are one step. */
const STROKES = 1500;
/** Steps that can be taken back survive a look into another room. */
const steps = new Map<string, { hash: string; past: Held[]; future: Held[] }>();

export function makeSession(opened: OpenedEdition): Session {
  const { kept, edition: first, entry } = opened;
  let now = $state.raw<Held>({ content: first.content, texts: first.texts ?? {} });
  const left = steps.get(opened.key);
  const known = left?.hash === opened.hash ? left : undefined;
  let past = $state.raw<readonly Held[]>(known?.past ?? []);
  let future = $state.raw<readonly Held[]>(known?.future ?? []);
  let problems = $state.raw<readonly ContentProblem[]>(opened.problems);
  let sound = $state.raw<unknown>(
    opened.problems.length === 0 ? first.content : opened.base.content,
  );
  let desk: BotDesk | undefined;
  let last = { place: '', at: 0 };

  const edition = (): Edition => ({
    ...first,
    content: now.content,
    texts: Object.keys(now.texts).length > 0 ? now.texts : undefined,
  });

  function keep(): void {
    if (!kept) return;
    const { brought: _, ...mine } = kept;
    const next: KeptEdition = { ...mine, edition: edition(), updated: Date.now() };
    keepEdition(next).catch((error: unknown) => console.error('not kept', error));
    const hash = editionHash(now.content, edition().texts);
    steps.set(opened.key, { hash, past: [...past], future: [...future] });
  }
  const problemsOf = (content: unknown): Promise<readonly ContentProblem[]> =>
    (desk ??= openBotDesk()).job('problems', { game: entry.id, content });
  async function look(): Promise<void> {
    const { content } = now;
    const found = await problemsOf(content);
    if (content !== now.content) return;
    problems = found;
    if (found.length === 0) sound = content;
  }
  function turn(to: Held): void {
    now = to;
    keep();
    look().catch((error: unknown) => console.error('not looked at', error));
  }
  function step(to: Held, place: string): void {
    const joins = place !== '' && place === last.place && Date.now() - last.at < STROKES;
    last = { place, at: Date.now() };
    if (!joins) past = [...past, now];
    future = [];
    turn(to);
  }

  return {
    own: opened.mine,
    get content() {
      return now.content;
    },
    get texts() {
      return now.texts;
    },
    get edition() {
      return edition();
    },
    get problems() {
      return problems;
    },
    get sound() {
      return sound;
    },
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    set(path, value, typing = false) {
      step({ ...now, content: put(now.content, path, value) }, typing ? path.join('.') : '');
    },
    setContent(content) {
      step({ ...now, content }, '');
    },
    setWords(language, key, text) {
      const { [key]: _, ...others } = now.texts[language] ?? {};
      const messages = text === '' ? others : { ...others, [key]: text };
      const { [language]: __, ...rest } = now.texts;
      const texts = Object.keys(messages).length > 0 ? { ...rest, [language]: messages } : rest;
      step({ ...now, texts }, `${language} ${key}`);
    },
    undo() {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      future = [now, ...future];
      last = { place: '', at: 0 };
      turn(before);
    },
    redo() {
      const [next, ...rest] = future;
      if (!next) return;
      past = [...past, now];
      future = rest;
      last = { place: '', at: 0 };
      turn(next);
    },
    problemsOf,
    close: () => desk?.close(),
  };
}
