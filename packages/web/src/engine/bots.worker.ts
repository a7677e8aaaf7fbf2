/**
 * Bots think here, away from the page, and get their seat's view and nothing else. Reports of
 * finished games and the schemas of option forms are made here too, and what comes from outside is
 * checked here: the page goes without their code.
 */
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, legal, newRng, replay, setTable } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { reportOf } from '../debrief/report.ts';
import type { Asked, TableFacts, WorkerAnswer, WorkerQuestion } from './bot-messages.ts';

let facts = '';
let loaded: { game: AnyGame; t: Table } | undefined;

async function edition(id: string, name: string): Promise<{ game: AnyGame; content: unknown }> {
  const entry = findGame(id);
  const load = entry?.editions[name];
  if (!entry || !load) throw new Error(`no game ${id}, edition ${name}`);
  const [game, content] = await Promise.all([entry.game(), load()]);
  return { game, content };
}

async function load(table: TableFacts): Promise<{ game: AnyGame; t: Table }> {
  const key = JSON.stringify(table);
  if (loaded && key === facts) return loaded;
  const { game, content } = await edition(table.game, table.edition);
  const { players, options } = table;
  const t = setTable(game, { players, options, edition: { id: table.edition, content } });
  if (isRefusal(t)) throw new Error(t.code);
  facts = key;
  seated.clear();
  loaded = { game, t };
  return loaded;
}

/** One bot per seat for the whole match: it may remember what it thought. */
const seated = new Map<string, Bot>();

/** A level the game's bots do not have is played as well as they can. */
function botFor(game: AnyGame, seat: number, name: string): Bot {
  const key = `${seat} ${name}`;
  let bot = seated.get(key);
  if (!bot) seated.set(key, (bot = makeBot(game, name) ?? makeBot(game, 'heuristic')!));
  return bot;
}

const answers: {
  [K in keyof Asked]: (ask: Asked[K]['ask']) => Promise<Asked[K]['answer']>;
} = {
  async suggest({ table, bot, seat, view, f, luck }) {
    const { game, t } = await load(table);
    const player = botFor(game, seat, bot);
    const rng = newRng(luck);
    if (!f) return player.aside?.(t, view, seat, rng) ?? null;
    return player.choose({ t, f, view: () => view, legal: () => legal(game, t, view, f) }, rng);
  },
  async schema({ game }) {
    const { options } = await findGame(game)!.game();
    return (options as unknown as { toJSONSchema(wish: object): object }).toJSONSchema({
      io: 'input',
    });
  },
  async check({ record }) {
    const { game, content } = await edition(record.game, record.edition.id);
    const match = replay(game, content, record);
    return isRefusal(match) ? match : null;
  },
  async report({ record }) {
    const { game, content } = await edition(record.game, record.edition.id);
    return reportOf(game, content, record);
  },
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer = answers[data.kind] as (ask: unknown) => Promise<unknown>;
  answer(data.ask).then(
    (found) => self.postMessage({ id: data.id, answer: found } satisfies WorkerAnswer),
    (error: unknown) =>
      self.postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer),
  );
});
