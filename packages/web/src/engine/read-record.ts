/** A record from a file: checked by playing it, then kept as a table of this device. */
import { isRefusal, parseRecord } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { listed } from '../games.ts';
import { say } from '../words/index.ts';
import { askOnce } from './bot-desk.ts';
import { importRecord } from './open.ts';

export async function readRecord(
  text: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const { refusal } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
  const record = parseRecord(text);
  if (isRefusal(record)) return { problem: refusal(record) };
  const game = listed(record.game);
  if (!game)
    return {
      problem: say('home.import.unknown', { game: record.game, edition: record.edition.id }),
    };
  const refused = await askOnce('check', { record });
  if (refused) return { problem: refusal(refused) };
  const { id } = await importRecord(record, game.entry.title);
  return { id };
}
