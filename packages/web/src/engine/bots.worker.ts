/**
 * Bots think here, away from the page, and get their seat's view and nothing else. Reports of
 * finished games and the schemas of option forms are made here too, and what comes from outside is
 * checked here: the page goes without their code.
 */
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { editionNamed, findGame } from '@boardroom/catalogue';
import { isRefusal, legal, newRng, replay, setTable } from '@boardroom/kernel';
import type { AnyGame, Edition, EditionName, MatchRecord, Refusal, Table } from '@boardroom/kernel';
import { reportOf } from '../debrief/report.ts';
import type { Asked, TableFacts, WorkerAnswer, WorkerQuestion } from './bot-messages.ts';

let facts = '';
let loaded: { game: AnyGame; t: Table } | undefined;

interface Played {
  readonly game: AnyGame;
  readonly edition: Edition;
  readonly own: boolean;
}

async function played(id: string, name: EditionName, own?: Edition): Promise<Played> {
  const entry = findGame(id);
  if (!entry) throw new Error(`no game ${id}`);
  // What the page hands over it has checked itself.
  const found = own ? { edition: own, own: true } : await editionNamed(entry, name);
  if (isRefusal(found)) throw new Error(`${found.code} ${name.id}`);
  return { game: await entry.game(), ...found };
}

/** A record from outside: the edition it carries must be what it says it is. */
async function recorded(record: MatchRecord): Promise<(Played & { content: unknown }) | Refusal> {
  const entry = findGame(record.game);
  if (!entry) return { code: 'other-game', facts: { game: record.game } };
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) return found;
  return { game: await entry.game(), ...found, content: found.edition.content };
}

async function load(table: TableFacts): Promise<{ game: AnyGame; t: Table }> {
  const { players, options } = table;
  const key = JSON.stringify([table.game, table.edition, players, options]);
  if (loaded && key === facts) return loaded;
  const { game, edition, own } = await played(table.game, table.edition, table.own);
  const t = setTable(game, { players, options, edition, own });
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
    const found = await recorded(record);
    if (isRefusal(found)) return found;
    const match = replay(found.game, found.content, record);
    return isRefusal(match) ? match : null;
  },
  async report({ record }) {
    const found = await recorded(record);
    return isRefusal(found) ? found : reportOf(found.game, found.content, record);
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
