import { findGame } from '@boardroom/catalogue';
import {
  commitment,
  isOver,
  isRefusal,
  parseRecord,
  replay,
  standings,
  verifyResult,
} from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { readFileSync } from 'node:fs';
import { seatNames, standingsLines, toldLine } from './words.ts';
import { UsageError, flags } from './usage.ts';

/** Shows a record in words, or with --verify says whether it can be trusted. */
export async function replayFile(args: string[]): Promise<void> {
  const { words, on } = flags(args, [], ['verify']);
  const [path, ...more] = words;
  if (path === undefined || more.length > 0) throw new UsageError('name one record file');
  const record = parseRecord(readText(path));
  if (isRefusal(record)) throw new UsageError(refusalLine(path, record));
  const entry = findGame(record.game);
  if (!entry) throw new UsageError(`${path}: there is no game named ${record.game}`);
  const edition = entry.editions[record.edition.id];
  if (!edition) throw new UsageError(`${path}: there is no edition named ${record.edition.id}`);
  const [game, content, texts] = await Promise.all([entry.game(), edition(), entry.texts['en']!()]);
  const match = replay(game, content, record);
  if (isRefusal(match)) throw new UsageError(refusalLine(path, match));
  const wrong = verifyResult(match, record);
  if (wrong) throw new UsageError(refusalLine(path, wrong));
  const names = record.names ?? seatNames(match.t.seats);
  const words_ = speaker(texts, names);
  const out: string[] = [];
  if (on.has('verify')) {
    const end = isOver(match.s) ? 'played to its end' : 'unfinished';
    out.push(
      `${path}: sound; ${entry.title}, ${record.players} players, ${record.moves.length} moves, ${end}`,
    );
    out.push(`commitment of the seed: ${commitment(record.seed)}`);
  } else {
    out.push(`${entry.title}, ${names.join(', ')}`, '');
    for (const told of match.told) out.push(toldLine(words_, told));
    if (isOver(match.s))
      out.push('', ...standingsLines(words_, game, standings(game, match.t, match.s)));
  }
  process.stdout.write(`${out.join('\n')}\n`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ENOENT' ? `there is no file ${path}` : `cannot read ${path}: ${code}`,
    );
  }
}

function refusalLine(path: string, refusal: Refusal): string {
  const none = { name: '', tagline: '', fields: {}, messages: {} };
  return `${path}: ${speaker(none, []).refusal(refusal)}`;
}
