/** Makes bots move when it is their turn: once each, whichever node does the thinking. */
import { decisionOf, pendingIndex, viewFor } from '@boardroom/kernel';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { StorageDown } from '../storage/away.ts';
import { botsAsked } from '../table/clock.ts';
import type { Act } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import { storedEdition } from '../tables/editions.ts';
import { sweepTables } from '../tables/sweep.ts';
import type { Key } from '../tables/types.ts';
import type { BotJob, BotQueue } from './queue.ts';
import { botSeed } from './seed.ts';
import type { Question, Thinkers, Thought } from './thinkers.ts';

export interface BotWork {
  readonly thinkers: Thinkers;
  readonly queue: BotQueue;
  /** Milliseconds between a move and the bot's answer, so that people can follow. */
  readonly pace: number;
}

export interface BotWatch {
  close(): Promise<void>;
}

const MOST_ASIDES = 3;
const SWEEP = 2000;

export async function watchBots(
  services: Services,
  { thinkers, queue, pace }: BotWork,
  log: (line: Record<string, unknown>) => void,
): Promise<BotWatch> {
  const { tables, storage, metrics } = services;
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  const enqueue = (live: Live, wait: number): void => {
    if (closed || !hasWork(live)) return;
    const job = { table: live.room.id, seq: live.seq };
    const timer = setTimeout(() => {
      timers.delete(timer);
      queue.add(job);
    }, wait);
    timer.unref();
    timers.add(timer);
  };
  tables.onEntries((live, _entries, isOwn) => {
    if (isOwn) enqueue(live, pace);
  });

  const handle = async ({ table, seq }: BotJob): Promise<void> => {
    const question = await tables.look(table, (live) =>
      live.seq === seq ? questionOf(live) : null,
    );
    if (!question || closed) return;
    const began = performance.now();
    let thought: Thought | null;
    try {
      thought = await thinkers.think({ ...question, content: await contentOf(question) });
    } catch (error) {
      if (closed) return;
      log({ level: 'error', what: 'bot', game: question.game, error: String(error) });
      thought = null;
    }
    metrics.botTime.observe((performance.now() - began) / 1000);
    if (thought?.lines !== undefined) metrics.botLines.observe(thought.lines);
    const key: Key = { key: `bot ${seq}`, isSame: () => true };
    const play = (decide: (live: Live) => Act | null) =>
      tables.act(table, (live) => (live.seq === seq ? decide(live) : null), key);
    try {
      const made = thought && (await play((live) => moved(live, thought)));
      if (made) metrics.moved('bot');
      if (thought) return;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      log({
        level: 'error',
        what: 'bot',
        game: question.game,
        error: error.message,
        move: thought?.move.type,
      });
    }
    // A bot that fails does not hold up the table: the rules have a fallback.
    await play((live) => (question.asked < 0 ? null : fallback(live, question.asked)));
  };
  const contents = new Map<string, unknown>();
  const contentOf = async ({ edition: { hash } }: Question): Promise<unknown> => {
    if (!contents.has(hash)) {
      if (contents.size > 50) contents.clear();
      contents.set(hash, storedEdition(await storage.edition(hash)).content);
    }
    return contents.get(hash);
  };

  await queue.work((job) =>
    handle(job).catch((error: unknown) => {
      if (!closed && !(error instanceof StorageDown))
        log({ level: 'error', what: 'bot', error: String(error) });
    }),
  );
  // Bots that were asked by a node that is gone.
  const stopSweeping = sweepTables(services, log, SWEEP, (id) =>
    tables.look(id, (live) => {
      enqueue(live, 0);
      return live.frozen === null;
    }),
  );

  return {
    async close() {
      closed = true;
      stopSweeping();
      for (const timer of timers) clearTimeout(timer);
      await thinkers.close();
      await queue.close();
    },
  };
}

/** The move with its reason, and whether the reason may be told. */
function moved({ game, t, match }: Live, { seat, move, why }: Thought): Act {
  const act = { do: 'moved', seat, move, by: 'bot' } as const;
  if (!why) return act;
  const [own, shared] = [seat, null].map((eyes) => viewFor(game, t, match!.s, eyes));
  return { ...act, why: { saying: why, open: JSON.stringify(own) === JSON.stringify(shared) } };
}

function mayAside(live: Live, seat: number): boolean {
  return live.game.advice.aside !== undefined && live.botAsides[seat]! < MOST_ASIDES;
}

function hasWork(live: Live): boolean {
  const { room } = live;
  if (!live.match || room.status !== 'playing' || room.chairs.every(({ bot }) => bot === null))
    return false;
  return (
    botsAsked(live).length > 0 ||
    room.chairs.some(({ bot }, seat) => bot !== null && mayAside(live, seat))
  );
}

function questionOf(live: Live): Question | null {
  const { game, t, room, match } = live;
  if (!match || !hasWork(live)) return null;
  const [asked = -1] = botsAsked(live);
  return {
    match: room.id,
    game: game.id,
    version: game.version,
    players: room.players,
    options: room.options,
    edition: room.edition,
    content: null,
    seed: botSeed(room.seed!, live.seq),
    asked,
    bots: room.chairs.flatMap(({ bot }, seat) =>
      bot === null
        ? []
        : [{ seat, bot, view: viewFor(game, t, match.s, seat), aside: mayAside(live, seat) }],
    ),
  };
}

function fallback(live: Live, seat: number): Act | null {
  const { game, t, match } = live;
  const index = match ? pendingIndex(match.s, seat) : -1;
  if (index < 0) return null;
  const f = match!.s.agenda[index]!;
  return { do: 'moved', seat, move: decisionOf(game, f).fallback(t, match!.s, f), by: 'bot' };
}
