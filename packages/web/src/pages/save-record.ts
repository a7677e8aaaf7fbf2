/** A table's record as a file, for a page that could not show it. */
import { formatRecord } from '@boardroom/kernel';
import { saveFile } from '../parts/save-file.ts';
import type { SavedTable } from '../store/saved.ts';

export function saveRecord({ id, record }: SavedTable): void {
  saveFile(`${record.game}-${id}.jsonl`, formatRecord(record));
}
