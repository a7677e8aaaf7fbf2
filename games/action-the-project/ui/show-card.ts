/** Action cards: what each pays. */
import type { Seat } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { cardNote, cardPays } from '../look/cards.ts';
import type { Table } from './table.ts';

/** What a card does for its owner, in packages. */
export function showCard(scene: Table, seat: Seat, card: number): Omit<Shown, 'label'> {
  const pays = cardPays(scene, seat, card);
  return {
    note: cardNote(scene, seat, card),
    group: `card${card}`,
    preview: {
      title: scene.words.say(`card.${card}.title`) ?? '',
      lines: pays ? [pays.text, ...(pays.calc === undefined ? [] : [pays.calc])] : [],
      at: `hand:${card}`,
    },
  };
}
