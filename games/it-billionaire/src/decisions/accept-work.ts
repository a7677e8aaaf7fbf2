import type { Decision } from '@boardroom/kernel';
import { roomFor, take } from '../containers.ts';
import { discard } from '../stacks.ts';
import type { AcceptWork, Frame, It } from '../types.ts';

const ACCEPT_NONE: AcceptWork = { type: 'acceptWork', cards: [] };

/** R61–R65 None, one or both of the cards on offer, in the order the player wants. */
export const acceptWork: Decision<It, Frame, AcceptWork> = {
  legal(t, s, { seat }, out) {
    const { accept } = t.facts.moves;
    const { offer } = s;
    out.push(ACCEPT_NONE);
    for (let i = 0; i < offer.length; i++) out.push(accept[offer[i]!]!);
    if (offer.length < 2 || roomFor(s, seat) < 2) return;
    const first = t.content.items[offer[0]!]!.id;
    const second = t.content.items[offer[1]!]!.id;
    out.push({ type: 'acceptWork', cards: [first, second] });
    out.push({ type: 'acceptWork', cards: [second, first] });
  },
  apply(t, s, { seat }, { cards }, emit) {
    const { offer } = s;
    for (let i = 0; i < cards.length; i++) take(t, s, seat, t.facts.itemAt[cards[i]!]!, emit);
    for (let i = 0; i < offer.length; i++) {
      const item = offer[i]!;
      const { id } = t.content.items[item]!;
      if (cards.includes(id)) continue;
      discard(t, s, item);
      emit?.({ type: 'rejected', seat, item: id });
    }
    offer.length = 0;
  },
  fallback: () => ACCEPT_NONE,
};
