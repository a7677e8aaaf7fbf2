/**
 * A record from a file: read and checked by playing it, away from the page, then kept as a table of
 * this device. Of a match in one file its review and notes are kept as well; nothing of it is run.
 */
import { unpackFindings } from '@boardroom/insight';
import { isRefusal } from '@boardroom/kernel';
import { isPage, readFile } from '@boardroom/kernel/one-file';
import type { OneFile } from '@boardroom/kernel/one-file';
import { speaker } from '@boardroom/texts';
import { listed } from '../games.ts';
import { keepNotes } from '../notes/kept.ts';
import { keepReview } from '../review/kept.ts';
import type { SavedTable } from '../store/saved.ts';
import { askOnce } from './bot-desk.ts';
import { importRecord } from './import-record.ts';

export async function readRecord(
  text: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const { refusal } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
  const file = isPage(text) ? readFile(text) : null;
  if (file && isRefusal(file)) return { problem: refusal(file) };
  const record = await askOnce('read', { text: file ? file.record : text });
  if (isRefusal(record)) return { problem: refusal(record) };
  const { title } = listed(record.game)!.entry;
  const table = await importRecord(record, title, file ? seatsOf(file) : {});
  if (file) await keepBeside(table, file);
  return { id: table.id };
}

function seatsOf({ seats, played }: OneFile): Parameters<typeof importRecord>[2] {
  return { seats, ...(played === undefined ? {} : { played }) };
}

async function keepBeside({ id, record }: SavedTable, file: OneFile): Promise<void> {
  const findings = file.review === undefined ? null : unpackFindings(file.review, record);
  const concepts = Array.from({ length: record.players }, () => []);
  if (findings)
    await keepReview(id, record, { findings: { ...findings, concepts }, counted: null });
  const notes = file.notes.filter(({ move }) => move <= record.moves.length);
  if (notes.length > 0) await keepNotes(id, notes);
}
