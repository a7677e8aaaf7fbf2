/** A finished game of the server, for a device that was not there: links to its debrief open anywhere. */
import { isRefusal, parseRecord } from '@boardroom/kernel';
import { listed } from '../games.ts';
import { refusalError, SaidError } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import { importRecord } from './import-record.ts';
import { isOnline, server } from './online.ts';

/** What tables of a server are called on a device that keeps their record. */
const ONLINE = 'online-';

/** Undefined if it is no table of a server. */
export async function fetchRecord(id: string): Promise<SavedTable | undefined> {
  if (!id.startsWith(ONLINE) || !(await isOnline())) return undefined;
  let text: string;
  try {
    text = await (await server()).table(id.slice(ONLINE.length)).record();
  } catch (error) {
    const { problemText } = await import('../online/problems.ts');
    throw new SaidError(problemText(error));
  }
  const record = parseRecord(text);
  if (isRefusal(record)) throw refusalError(record);
  return importRecord(record, listed(record.game)?.entry.title ?? record.game, id);
}
