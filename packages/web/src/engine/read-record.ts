/** A record from a file: checked by playing it, then kept as a table of this device. */
import { isRefusal, parseRecord, replay } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { listed } from '../games.ts';
import { importRecord } from './open.ts';

export async function readRecord(
  text: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const { refusal } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
  const record = parseRecord(text);
  if (isRefusal(record)) return { problem: refusal(record) };
  const game = listed(record.game);
  const edition = game?.entry.editions[record.edition.id];
  if (!game || !edition)
    return { problem: `This device does not know ${record.game}, edition ${record.edition.id}.` };
  const match = replay(await game.entry.game(), await edition(), record);
  if (isRefusal(match)) return { problem: refusal(match) };
  const { id } = await importRecord(record, game.entry.title);
  return { id };
}
