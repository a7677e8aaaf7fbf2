/** Back at work: what is asked at the end, and sentences of the class that its trainer picks. */
import { say } from '../../words/index.ts';
import type { Made, Work } from '../types.ts';

/** From what happened to what will be done. */
export const TRANSFER = ['describe', 'analyse', 'transfer', 'apply'] as const;
export type Transfer = (typeof TRANSFER)[number];

/** What they are called in the log and in the data. */
export const promptId = (transfer: Transfer): string => `work-${transfer}`;

export function makeWork(quotes: readonly string[]): Made<'work'> {
  const figures: Work = {
    lead: say('deck.work.lead'),
    foot: say('deck.work.foot'),
    prompts: TRANSFER.map((id) => ({
      id: promptId(id),
      name: say(`deck.work.${id}`),
      text: say(`deck.work.${id}.text`),
    })),
    quotes,
  };
  return {
    kind: 'work',
    titles: [say('deck.work.title'), say('deck.work.title.quotes')],
    steps: 2,
    figures,
    lacks: '',
  };
}
