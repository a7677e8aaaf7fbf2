/** Words of a game in any of its languages. */
import type { GameEntry, Texts } from '@boardroom/kernel';
import { laterMessages } from '../../words/texts.ts';

type Plain = Readonly<Record<string, string | null>>;
const read = new Map<string, Promise<Plain>>();

/** Null: a message with figures in it, which an edition does not say otherwise. */
async function fetchTexts(entry: GameEntry, language: string): Promise<Plain> {
  const texts: Texts = await entry.texts[language]!();
  const messages = { ...texts.messages, ...(await laterMessages(texts)) };
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]: [string, unknown]) => [
      key,
      typeof text === 'string' && !/[{}]/.test(text) ? text : null,
    ]),
  );
}

export function textsOf(entry: GameEntry, language: string): Promise<Plain> {
  const key = `${entry.id} ${language}`;
  const known = read.get(key) ?? fetchTexts(entry, language);
  read.set(key, known);
  return known;
}
