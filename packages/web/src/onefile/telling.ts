/** Whom the review of a file speaks of: nobody is "you" to whoever opens it. */
import type { Telling } from '../review/verdicts.ts';
import type { TableStore } from '../table/store/store.ts';
import { say } from '../words/index.ts';
import type { Story } from './story.ts';

export function tellingOf(
  story: Story,
  store: TableStore,
): Telling & { row: (id: string) => string } {
  const row = (id: string): string =>
    id === ''
      ? say('ledger.source.several')
      : (store.words.say(`source.${id}`) ?? say('ledger.source.chance'));
  return {
    name: (seat) => story.names[seat]!,
    you: null,
    source: (id) => row(id)[0]!.toLocaleLowerCase() + row(id).slice(1),
    row,
  };
}
