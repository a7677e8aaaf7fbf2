/** The thread of a bot: gets views, gives a move. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { isRefusal, legal, newRng, pendingIndex, setTable } from '@boardroom/kernel';
import type { AnyGame, GameEntry, Table } from '@boardroom/kernel';
import type { Question, Thought } from './thinkers.ts';

const { catalogue } = (await import((workerData as { catalogue: string }).catalogue)) as {
  catalogue: readonly GameEntry[];
};
const MOST_KEPT = 50;
const tables = new Map<string, Table>();
const bots = new Map<string, Bot>();

function tableOf(game: AnyGame, { players, options, edition, content }: Question): Table {
  const key = JSON.stringify([game.id, edition, players, options]);
  const known = tables.get(key);
  if (known) return known;
  const t = setTable(game, { players, options, edition: { id: edition.id, content } });
  if (isRefusal(t)) throw new Error(t.code);
  if (tables.size >= MOST_KEPT) tables.clear();
  tables.set(key, t);
  return t;
}

function botOf(game: AnyGame, name: string): Bot {
  const key = `${game.id} ${name}`;
  const bot = bots.get(key) ?? makeBot(game, name);
  if (!bot) throw new Error(`${game.id} has no bot named ${name}`);
  bots.set(key, bot);
  return bot;
}

async function think(question: Question): Promise<Thought | null> {
  const entry = catalogue.find(({ id }) => id === question.game);
  if (!entry) throw new Error(`no game named ${question.game}`);
  const game = await entry.game();
  const t = tableOf(game, question);
  const rng = newRng(question.seed);
  for (const { seat, bot: name, view, aside } of question.bots) {
    const made = aside ? (botOf(game, name).aside?.(t, view, seat, rng) ?? null) : null;
    if (made) return { seat, move: made.move, aside: true };
  }
  const asked = question.bots.find(({ seat }) => seat === question.asked);
  if (!asked) return null;
  const { seat, view } = asked;
  const f = view.agenda[pendingIndex(view, seat)]!;
  const ask = { t, f, view: () => view, legal: () => legal(game, t, view, f) };
  return { seat, move: botOf(game, asked.bot).choose(ask, rng).move, aside: false };
}

parentPort!.on('message', (question: Question) => {
  think(question).then(
    (thought) => parentPort!.postMessage({ thought }),
    (error: unknown) => parentPort!.postMessage({ thought: null, error: String(error) }),
  );
});
