/** Reads what a file carries, checks it, and makes a film of what can be played. */
import { editionNamed } from '@boardroom/catalogue/editions';
import { unpackFindings } from '@boardroom/insight';
import { isRefusal, parseRecord, rulesOf, textsWith } from '@boardroom/kernel';
import { checkFile } from '@boardroom/kernel/check-file';
import { parseFile } from '@boardroom/kernel/one-file';
import type { MatchRecord, Refusal } from '@boardroom/kernel';
import type { OneFile } from '@boardroom/kernel/one-file';
import type { Player } from '@boardroom/ui-kit';
import { filmPort } from '../engine/film-port.ts';
import { timelineInSlices } from '../engine/timeline.ts';
import type { SavedTable } from '../store/saved.ts';
import { textsIn } from '../words/texts.ts';
import type { FileGame, OpenedFile } from './types.ts';

export async function openFile(
  json: string,
  game: FileGame,
  size: number,
): Promise<OpenedFile | Refusal> {
  const file = parseFile(json);
  if (isRefusal(file)) return file;
  const record = parseRecord(file.record);
  if (isRefusal(record)) return record;
  const { entry } = game;
  if (record.game !== entry.id) return { code: 'other-game', facts: { game: record.game } };
  const rules = await rulesOf(entry, record.version);
  const found = await editionNamed(entry, record.edition, record.own);
  const content = rules
    ? isRefusal(found)
      ? found
      : (found.edition.content as object)
    : { code: 'other-version', facts: { version: record.version } };
  const check = checkFile(rules ?? (await entry.game()), content, record, file);
  const findings = file.review === undefined ? null : unpackFindings(file.review, record);
  const opened = { game, file, record, check, findings, size };
  if (!rules || isRefusal(found) || isRefusal(content)) return { ...opened, port: null };
  const { result, ...rest } = record;
  const playable: MatchRecord = { ...rest, moves: record.moves.slice(0, check.playable) };
  const film = await timelineInSlices(rules, content, playable, () => undefined);
  if (isRefusal(film)) return { ...opened, port: null };
  const texts = textsWith(await textsIn(entry.texts), found.edition);
  const saved = tableOf(file, result ? { ...playable, result } : playable);
  const port = filmPort(saved, film, { game: rules, content, texts }, 0);
  // A match that is over has no secrets any more.
  port.watch(result ? 'open' : 'public');
  return { ...opened, port };
}

function tableOf({ seats, title, played = 0 }: OneFile, record: MatchRecord): SavedTable {
  return {
    id: 'file',
    title,
    seats: seats.map((seat) => ({ ...seat, colour: seat.colour as Player })),
    record,
    created: played,
    updated: played,
    over: record.result !== undefined,
  };
}
