/** Bots think here, away from the page. They get their seat's view and nothing else. */
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, legal, newRng, setTable } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import type { BotAnswer, BotQuestion, TableFacts } from './bot-messages.ts';

let facts = '';
let loaded: { game: AnyGame; t: Table } | undefined;

async function load(table: TableFacts): Promise<{ game: AnyGame; t: Table }> {
  const key = JSON.stringify(table);
  if (loaded && key === facts) return loaded;
  const entry = findGame(table.game);
  const edition = entry?.editions[table.edition];
  if (!entry || !edition) throw new Error(`no game ${table.game}, edition ${table.edition}`);
  const [game, content] = await Promise.all([entry.game(), edition()]);
  const t = setTable(game, {
    players: table.players,
    options: table.options,
    edition: { id: table.edition, content },
  });
  if (isRefusal(t)) throw new Error(t.code);
  facts = key;
  players.clear();
  loaded = { game, t };
  return loaded;
}

/** One bot per seat for the whole match: it may remember what it thought. */
const players = new Map<string, Bot>();

/** A level the game's bots do not have is played as well as they can. */
function botFor(game: AnyGame, seat: number, name: string): Bot {
  const key = `${seat} ${name}`;
  let bot = players.get(key);
  if (!bot) players.set(key, (bot = makeBot(game, name) ?? makeBot(game, 'heuristic')!));
  return bot;
}

async function answer(question: BotQuestion): Promise<BotAnswer['suggestion']> {
  const { game, t } = await load(question.table);
  const { view, seat, f } = question;
  const player = botFor(game, seat, question.bot);
  const rng = newRng(question.luck);
  if (!f) return player.aside?.(t, view, seat, rng) ?? null;
  return player.choose({ t, f, view: () => view, legal: () => legal(game, t, view, f) }, rng);
}

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  answer(data).then(
    (suggestion) => self.postMessage({ id: data.id, suggestion } satisfies BotAnswer),
    (error: unknown) =>
      self.postMessage({ id: data.id, suggestion: null, error: String(error) } satisfies BotAnswer),
  );
});
