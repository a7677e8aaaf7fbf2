/** A finished game of the server, for a device that was not there: links to its debrief open anywhere. */
import { isRefusal, parseRecord } from '@boardroom/kernel';
import { listed } from '../games.ts';
import { NotForYou, refusalError, SaidError } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import { say } from '../words/index.ts';
import { importRecord } from '../engine/import-record.ts';
import { makeHistory } from './history.ts';
import { seatNames } from './seat-names.ts';
import { isOnline, server } from './server.ts';

/** What tables of a server are called on a device that keeps their record. */
const ONLINE = 'online-';

/** Undefined if it is no table of a server. */
export async function fetchRecord(id: string): Promise<SavedTable | undefined> {
  if (!id.startsWith(ONLINE) || !(await isOnline())) return undefined;
  const table = (await server()).table(id.slice(ONLINE.length));
  try {
    const [text, room, heard] = await Promise.all([table.record(), table.room(), table.news()]);
    const record = parseRecord(text);
    if (isRefusal(record)) throw refusalError(record);
    const title = listed(record.game)?.entry.title ?? record.game;
    const history = makeHistory();
    history.hear(heard.items);
    return await importRecord({ ...record, names: seatNames(room.seats) }, title, {
      id,
      played: room.created,
      note: say('online.note'),
      whys: history.whys(record.moves.length),
    });
  } catch (error) {
    throw error instanceof SaidError ? error : await inWords(error, table.id);
  }
}

async function inWords(error: unknown, table: string): Promise<SaidError> {
  const { codeOf, problemText } = await import('./problems.ts');
  const code = codeOf(error);
  if (code === 'not-over')
    return new NotForYou(say('error.playing'), say('error.notyet'), {
      label: say('error.table'),
      href: `#/room/${table}`,
    });
  if (code === 'no-spectators')
    return new NotForYou(say('error.private'), say('error.notyours'), {
      label: say('error.comein'),
      href: '#/online',
    });
  return new SaidError(problemText(error));
}
