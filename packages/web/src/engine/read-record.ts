/** A record from a file: read and checked by playing it, away from the page, then kept as a table of this device. */
import { isRefusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { listed } from '../games.ts';
import { askOnce } from './bot-desk.ts';
import { importRecord } from './import-record.ts';

export async function readRecord(
  text: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const { refusal } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
  const record = await askOnce('read', { text });
  if (isRefusal(record)) return { problem: refusal(record) };
  const { id } = await importRecord(record, listed(record.game)!.entry.title);
  return { id };
}
