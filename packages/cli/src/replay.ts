import { commitment, isOver, standings } from '@boardroom/kernel';
import { checkFile, holds } from '@boardroom/kernel/check-file';
import { speaker } from '@boardroom/texts';
import { openRecord } from './record-file.ts';
import { UsageError, flags } from './usage.ts';
import { standingsLines, toldLine } from './words.ts';

/** Shows a record in words, or with --verify says whether it can be trusted. */
export async function replayFile(args: string[]): Promise<void> {
  const { words, values, on } = flags(args, ['language'], ['verify']);
  const { entry, game, texts, record, content, match, names, file } = await openRecord(
    words,
    values['language'],
  );
  const out: string[] = [];
  if (on.has('verify')) {
    if (file && !holds(checkFile(game, content as object, record, file)))
      throw new UsageError(`${words[0]}: the dice do not fit the seal of the file`);
    const end = isOver(match.s) ? 'played to its end' : 'unfinished';
    const { id, hash } = record.edition;
    out.push(
      `${words[0]}: sound; ${entry.title}, ${record.players} players, ${record.moves.length} moves, ${end}`,
      `${record.own ? 'an edition of its own, ' : 'edition '}${id} (${hash})`,
      `commitment of the seed: ${commitment(record.seed)}`,
    );
  } else {
    const speaks = speaker(texts, names, texts.language, game.printed?.(match.t));
    out.push(`${texts.name}, ${names.join(', ')}`, '');
    for (const told of match.told) out.push(toldLine(speaks, told));
    if (isOver(match.s))
      out.push('', ...standingsLines(speaks, game, standings(game, match.t, match.s)));
  }
  process.stdout.write(`${out.join('\n')}\n`);
}
