/**
 * The worker's side of the protocol, the same in Node and in a browser. Thinks in slices and looks
 * for messages between them, so that it hears a cancel at once and several tables get their turn.
 */
import { isRefusal, legal, newRng, rulesOf, setTable } from '@boardroom/kernel';
import type { AnyGame, GameEntry, Table } from '@boardroom/kernel';
import type { Ask, Bot, Thought } from './bot.ts';
import { makeBot } from './make-bot.ts';
import { now } from './search/clock.ts';
import type { Choice, FromWorker, Question, TableNotice, ToWorker } from './worker-protocol.ts';

/** How a worker finds the rules of a game; a catalogue's `findGame` is one. */
export type FindGame = (id: string) => Pick<GameEntry, 'game' | 'earlier'> | undefined;

interface LoadedTable {
  readonly game: AnyGame;
  readonly t: Table;
}

/** What else a worker is good for. */
export interface MoreWork {
  /** Heavy work besides bots, by name. */
  readonly jobs?: Readonly<Record<string, (given: never) => Promise<unknown>>>;
  /** The bot to use where a game has none of the requested name. */
  readonly otherwise?: string;
}

const SLICE_MS = 12;
/** Bots whose match has not been asked about for longest are forgotten; they lose only their notes. */
const MOST_BOTS = 64;

export function thinkFor(
  find: FindGame,
  send: (message: FromWorker) => void,
  /** Lets waiting messages in, then goes on. */
  later: (go: () => void) => void,
  { jobs = {}, otherwise }: MoreWork = {},
): (message: ToWorker) => void {
  const tables = new Map<number, Promise<LoadedTable>>();
  const bots = new Map<string, Bot>();
  const cancelled = new Set<number>();
  const open = new Set<number>();

  const botOf = (game: AnyGame, { match, bot: name, seat }: Question): Bot => {
    const key = JSON.stringify([match, seat, name]);
    const bot =
      bots.get(key) ??
      makeBot(game, name) ??
      (otherwise === undefined ? undefined : makeBot(game, otherwise));
    if (!bot) throw new Error(`${game.id} has no bot named ${name}`);
    bots.delete(key);
    bots.set(key, bot);
    if (bots.size > MOST_BOTS) bots.delete(bots.keys().next().value!);
    return bot;
  };

  const ponder = (id: number, thought: Thought<Choice | null>): void => {
    if (cancelled.delete(id)) return end({ type: 'cancelled', id });
    attempt(id, () => {
      const until = now() + SLICE_MS;
      let done = thought.step();
      while (!done && now() < until) done = thought.step();
      if (done) end({ type: 'choice', id, choice: withLines(thought) });
      else later(() => ponder(id, thought));
    });
  };

  const end = (message: FromWorker & { id: number }): void => {
    open.delete(message.id);
    cancelled.delete(message.id);
    send(message);
  };

  const attempt = (id: number, act: () => void): void => {
    try {
      act();
    } catch (error) {
      end({ type: 'failed', id, reason: reasonOf(error) });
    }
  };

  const ask = (id: number, { game, t }: LoadedTable, question: Question): void => {
    if (cancelled.delete(id)) return end({ type: 'cancelled', id });
    attempt(id, () => {
      const { seat, view, frame: f } = question;
      const bot = botOf(game, question);
      const rng = newRng(question.seed);
      if (!f) {
        if (bot.wonder) return ponder(id, bot.wonder(t, view, seat, rng));
        const choice: Choice | null = bot.aside?.(t, view, seat, rng) ?? null;
        return end({ type: 'choice', id, choice });
      }
      const put: Ask = { t, f, view: () => view, legal: () => legal(game, t, view, f) };
      if (bot.ponder) ponder(id, bot.ponder(put, rng));
      else end({ type: 'choice', id, choice: bot.choose(put, rng) });
    });
  };

  return (message) => {
    if (message.type === 'table') {
      const loading = load(find, message.notice);
      tables.set(message.table, loading);
      // Whoever asks at this table hears of it.
      loading.catch(() => {});
    } else if (message.type === 'forget') {
      for (const key of bots.keys())
        if ((JSON.parse(key) as string[])[0] === message.match) bots.delete(key);
    } else if (message.type === 'job') {
      const { id, job, given } = message;
      open.add(id);
      const work = jobs[job] as ((given: unknown) => Promise<unknown>) | undefined;
      const doing = work ? work(given) : Promise.reject(new Error(`no job named ${job}`));
      doing.then(
        (result) => end({ type: 'done', id, result }),
        (error: unknown) => end({ type: 'failed', id, reason: reasonOf(error) }),
      );
    } else if (message.type === 'cancel') {
      if (open.has(message.id)) cancelled.add(message.id);
    } else {
      const { id, table, question } = message;
      open.add(id);
      const loaded = tables.get(table) ?? Promise.reject(new Error('no such table'));
      loaded.then(
        (each) => ask(id, each, question),
        (error: unknown) => end({ type: 'failed', id, reason: reasonOf(error) }),
      );
    }
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function withLines(thought: Thought<Choice | null>): Choice | null {
  const { iterations: lines } = thought;
  const choice = thought.best();
  return lines === undefined || !choice ? choice : { ...choice, lines };
}

async function load(find: FindGame, notice: TableNotice): Promise<LoadedTable> {
  const entry = find(notice.game);
  if (!entry) throw new Error(`there is no game named ${notice.game}`);
  const game = await rulesOf(entry, notice.version);
  if (!game) throw new Error(`${notice.game} has no version ${notice.version}`);
  const t = setTable(game, notice);
  if (isRefusal(t)) throw new Error(`${t.code} ${JSON.stringify(t.facts ?? {})}`);
  return { game, t };
}
