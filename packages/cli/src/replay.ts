import { editionNamed, findGame } from '@boardroom/catalogue';
import {
  commitment,
  isOver,
  isRefusal,
  parseRecord,
  replay,
  standings,
  textsWith,
  verifyResult,
} from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { seatNames, standingsLines, toldLine } from './words.ts';
import { UsageError, flags, inWords, readText } from './usage.ts';

/** Shows a record in words, or with --verify says whether it can be trusted. */
export async function replayFile(args: string[]): Promise<void> {
  const { words, on } = flags(args, [], ['verify']);
  const [path, ...more] = words;
  if (path === undefined || more.length > 0) throw new UsageError('name one record file');
  const record = parseRecord(readText(path));
  if (isRefusal(record)) throw new UsageError(`${path}: ${inWords(record)}`);
  const entry = findGame(record.game);
  if (!entry) throw new UsageError(`${path}: there is no game named ${record.game}`);
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) throw new UsageError(`${path}: ${inWords(found)}`);
  const { edition, own } = found;
  const [game, texts] = await Promise.all([entry.game(), entry.texts['en']!()]);
  const match = replay(game, edition.content, record);
  if (isRefusal(match)) throw new UsageError(`${path}: ${inWords(match)}`);
  const wrong = verifyResult(match, record);
  if (wrong) throw new UsageError(`${path}: ${inWords(wrong)}`);
  const names = record.names ?? seatNames(match.t.seats);
  const words_ = speaker(textsWith(texts, edition, 'en'), names);
  const out: string[] = [];
  if (on.has('verify')) {
    const end = isOver(match.s) ? 'played to its end' : 'unfinished';
    out.push(
      `${path}: sound; ${entry.title}, ${record.players} players, ${record.moves.length} moves, ${end}`,
    );
    out.push(
      `${own ? 'an edition of its own, ' : 'edition '}${edition.id} (${record.edition.hash})`,
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
