/** What a trainer may ask at a slide, and what the notes for trainers of the game say of it. */
import { loadNotes } from '../../teach/notes.ts';
import { say } from '../../words/index.ts';
import type { Key } from '../../words/index.ts';
import type { Kind } from '../types.ts';

export interface SlideNotes {
  readonly asks: readonly string[];
  readonly listen: string;
  /** An objection, and what to say to it. */
  readonly objection: { readonly said: string; readonly answer: string } | null;
}

const QUESTIONS = [1, 2, 3];
const OBJECTIONS: readonly Kind[] = ['parted', 'turning', 'luck'];

export function notesFor(kind: Kind): SlideNotes {
  return {
    asks: QUESTIONS.map((n) => say(`console.ask.${kind}.${n}` as Key)),
    listen: say(`console.listen.${kind}`),
    objection: OBJECTIONS.includes(kind)
      ? {
          said: say(`console.if.${kind}` as Key),
          answer: say(`console.if.${kind}.text` as Key),
        }
      : null,
  };
}

/** Which slide an item of a game's chapter on the debrief is about, by the words it begins with. */
const ABOUT: readonly (readonly [Kind, RegExp])[] = [
  ['happened', /what happened|feelings/i],
  ['luck', /luck/i],
  ['work', /transfer/i],
  ['turning', /turning|one (vote|auction|deal|project|investment)/i],
  ['parted', /./],
];

/** Items of the notes for trainers, slide by slide; as HTML of the house's own files. */
export async function teachingFor(
  game: string,
): Promise<Readonly<Partial<Record<Kind, readonly string[]>>>> {
  const chapters = await loadNotes(game).catch(() => []);
  const debrief = chapters.find(({ title }) => title === 'The debrief');
  const items = (debrief?.sections ?? []).flatMap(({ blocks }) =>
    blocks.filter(({ item }) => item !== undefined).map(({ html }) => html),
  );
  const found: Partial<Record<Kind, string[]>> = {};
  for (const html of items) {
    const begins = /^<em>(.*?)<\/em>/.exec(html)?.[1] ?? html.slice(0, 40);
    const [kind] = ABOUT.find(([, words]) => words.test(begins))!;
    (found[kind] ??= []).push(html);
  }
  return found;
}
