/** Words of a game. The built page has them in two files (`build/texts.ts`), others in one. */
import type { Texts } from '@boardroom/kernel';
import { languageFor } from './index.ts';

type Messages = Texts['messages'];
/** What the first picture of a table says, and how to get all other words. */
type FirstTexts = Texts & { readonly later?: () => Promise<{ readonly messages: Messages }> };
type Files = Readonly<Record<string, () => Promise<Texts>>>;

/** In the language that was wished for, or in English: enough for the first picture of a table. */
export async function firstTextsIn(files: Files): Promise<Texts> {
  const language = languageFor(Object.keys(files));
  return { ...(await files[language]!()), language };
}

/** What else of a game is said beside its texts; English where it has no such words. */
export function besides(
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>,
  { language = 'en' }: Texts,
): Readonly<Record<string, string>> {
  return { ...messages['en'], ...messages[language] };
}

/** All words that were not in the first picture. */
export async function laterMessages(texts: Texts): Promise<Messages> {
  return (await (texts as FirstTexts).later?.())?.messages ?? {};
}

/** Everything. */
export async function textsIn(files: Files): Promise<Texts> {
  const texts = await firstTextsIn(files);
  return { ...texts, messages: { ...texts.messages, ...(await laterMessages(texts)) } };
}
