/**
 * Bots think here, away from the page, and get their seat's view and nothing else. Reports of
 * finished games and the schemas of option forms are made here too, and what comes from outside is
 * checked here: the page goes without their code.
 */
import { serveWebThinker } from '@boardroom/bots/web-worker';
import { editionNamed, findGame } from '@boardroom/catalogue';
import { contentProblems, isRefusal, parseRecord, replay, tryContent } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal } from '@boardroom/kernel';
import { reportOf } from '../debrief/report.ts';
import { playField } from '../today/play-field.ts';
import type { Jobs } from './jobs.ts';

/** A record from outside: the edition it carries must be what it says it is. */
async function recorded(
  record: MatchRecord,
): Promise<{ game: AnyGame; content: unknown } | Refusal> {
  const entry = findGame(record.game);
  if (!entry) return { code: 'other-game', facts: { game: record.game } };
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) return found;
  return { game: await entry.game(), content: found.edition.content };
}

async function check(record: MatchRecord): Promise<Refusal | null> {
  const found = await recorded(record);
  if (isRefusal(found)) return found;
  const match = replay(found.game, found.content, record);
  return isRefusal(match) ? match : null;
}

/** The worker has zod itself, whose schemas tell their form. */
function jsonSchema(schema: unknown): object {
  return (schema as { toJSONSchema(wish: object): object }).toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
  });
}

const jobs: { [K in keyof Jobs]: (given: Jobs[K]['given']) => Promise<Jobs[K]['result']> } = {
  async schema({ game }) {
    return jsonSchema((await findGame(game)!.game()).options);
  },
  async contentSchema({ game }) {
    return jsonSchema((await findGame(game)!.game()).content);
  },
  async problems({ game, content }) {
    return contentProblems(await findGame(game)!.game(), content);
  },
  async trial({ game, content, games, from }) {
    return tryContent(await findGame(game)!.game(), content, games, from);
  },
  check: ({ record }) => check(record),
  async read({ text }) {
    const record = parseRecord(text);
    if (isRefusal(record)) return record;
    return (await check(record)) ?? record;
  },
  async field({ record, seat, from, games }) {
    const found = await recorded(record);
    return isRefusal(found)
      ? found
      : playField(found.game, found.content, record, { seat, from, games });
  },
  async report({ record }) {
    const found = await recorded(record);
    return isRefusal(found) ? found : reportOf(found.game, found.content, record);
  },
};

// A level the game's bots do not have is played as well as they can.
serveWebThinker(findGame, { jobs, otherwise: 'heuristic' });
