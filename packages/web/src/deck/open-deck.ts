/** All a deck is made from: the records of the class and the words of its game. */
import type { RemoteWorkshop, TrainerView } from '@boardroom/client';
import { isRefusal, replay, rulesOf, textsWith } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { editionOf } from '../engine/edition.ts';
import { listed } from '../games.ts';
import { refusalError, SaidError } from '../parts/said-error.ts';
import { capitalised } from '../review/sentences.ts';
import { withMinus } from '../table/minus.ts';
import { say } from '../words/index.ts';
import { textsIn } from '../words/texts.ts';
import { seatWords } from './make/telling.ts';
import type { Telling } from './make/telling.ts';
import type { ClassRecord } from './types.ts';

export interface OpenedDeck {
  readonly records: readonly ClassRecord[];
  readonly telling: Omit<Telling, 'unit'>;
  readonly theme: string;
}

interface Line {
  readonly stage: string;
  readonly table: number;
  readonly record: MatchRecord;
}

/** Of the stage that was played last. In records of a class bots are called so. */
function recordsIn(text: string): ClassRecord[] {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const last = lines.at(-1)?.stage;
  return lines
    .filter(({ stage }) => stage === last)
    .map(({ table, record }) => ({
      table,
      record,
      bots: (record.names ?? []).slice(0, record.players).every((name) => name === 'bot'),
    }));
}

/** Throws what can be said to the reader. */
export async function openDeck(
  { game: id }: Pick<TrainerView, 'game'>,
  remote: Pick<RemoteWorkshop, 'records'>,
): Promise<OpenedDeck> {
  const game = listed(id);
  const records = recordsIn(await remote.records());
  const [first] = records;
  if (!game || !first) throw new SaidError(say('deck.norecords'));
  const { record } = first;
  const [rules, edition, printed, concepts] = await Promise.all([
    rulesOf(game.entry, record.version),
    editionOf(game.entry, record),
    textsIn(game.entry.texts),
    game.entry.concepts?.(),
  ]);
  if (!rules) throw refusalError({ code: 'other-version', facts: { version: record.version } });
  if (isRefusal(edition)) throw refusalError(edition);
  const match = replay(rules, edition.edition.content, record, 0);
  if (isRefusal(match)) throw refusalError(match);
  const { t } = match;
  const names = Array.from({ length: t.seats }, (_, seat) => capitalised(seatWords(seat)));
  const texts = textsWith(printed, edition.edition);
  const words = withMinus(speaker(texts, names, texts.language, rules.printed?.(t)));
  return {
    records,
    telling: { words, t, concepts: concepts ?? {} },
    theme: game.theme,
  };
}

/** "M€": what results are counted in, in the words of the game. */
export function unitWords({ words }: Pick<Telling, 'words'>, unit: string): string {
  return unit === '' ? '' : (words.say(`unit.${unit}`) ?? '');
}
