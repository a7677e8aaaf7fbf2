/** A record file, or a match in one file, read and played through. */
import { editionNamed, findGame } from '@boardroom/catalogue';
import { isRefusal, parseRecord, replay, textsWith, verifyResult } from '@boardroom/kernel';
import { isPage, readFile } from '@boardroom/kernel/one-file';
import type { AnyGame, GameEntry, Match, MatchRecord, Texts } from '@boardroom/kernel';
import type { OneFile } from '@boardroom/kernel/one-file';
import { UsageError, inWords, readText, textsOf } from './usage.ts';
import { seatNames } from './words.ts';

export interface RecordFile {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly texts: Texts;
  readonly record: MatchRecord;
  /** Of the edition it was played with. */
  readonly content: unknown;
  readonly match: Match;
  readonly names: readonly string[];
  /** The match in one file it came from. */
  readonly file: OneFile | null;
}

/** Or one clear line about what is wrong with it. */
export async function openRecord(words: readonly string[], language?: string): Promise<RecordFile> {
  const [path, ...more] = words;
  if (path === undefined || more.length > 0) throw new UsageError('name one record file');
  const text = readText(path);
  const file = isPage(text) ? readFile(text) : null;
  if (file && isRefusal(file)) throw new UsageError(`${path}: ${inWords(file)}`);
  const record = parseRecord(file ? file.record : text);
  if (isRefusal(record)) throw new UsageError(`${path}: ${inWords(record)}`);
  const entry = findGame(record.game);
  if (!entry) throw new UsageError(`${path}: there is no game named ${record.game}`);
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) throw new UsageError(`${path}: ${inWords(found)}`);
  const [game, texts] = await Promise.all([entry.game(), textsOf(entry, language)]);
  const { content } = found.edition;
  const match = replay(game, content, record);
  if (isRefusal(match)) throw new UsageError(`${path}: ${inWords(match)}`);
  const wrong = verifyResult(match, record);
  if (wrong) throw new UsageError(`${path}: ${inWords(wrong)}`);
  const names = record.names ?? file?.seats.map(({ name }) => name) ?? seatNames(match.t.seats);
  const own = textsWith(texts, found.edition);
  return { entry, game, texts: own, record, content, match, names, file };
}
