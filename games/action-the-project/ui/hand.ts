/** What the desk and its strip say of the own cards and of the vote. */
import type { Seat } from '@boardroom/kernel';
import { cardLies, cardSeen, neededBeside, question, saidCard } from '../look/figures.ts';
import { SUPPORT } from '../src/types.ts';
import type { ActionFrame } from '../src/types.ts';
import type { Table } from './table.ts';

export interface Hand {
  /** The winner of the Quiet Word holds the target's cards. */
  readonly assigning: boolean;
  /** Somebody else holds them, until the reveal. */
  readonly overruled: boolean;
  /** The card that lies, or lay before a Quiet Word; negative: none. */
  readonly placed: number;
}

export function handOf(scene: Table, seat: Seat): Hand {
  const { view } = scene;
  const assigning = question(scene)?.kind === 'assign' && view.steerer === seat;
  const overruled = view.target === seat && !view.revealed;
  return {
    assigning,
    overruled,
    placed: assigning || overruled ? view.original : view.cards[seat]!,
  };
}

export interface VoteSlot {
  readonly seat: Seat;
  readonly seen: number | null;
  readonly said: number | undefined;
  readonly lies: boolean;
  readonly mine: boolean;
  /** One of those whose support would still make it safe. */
  readonly short: boolean;
}

/** One slot per player from the leader on: what is known of it, and what has been said. */
export function voteSlots(scene: Table): VoteSlot[] {
  const { view, t, viewer } = scene;
  const first = Math.max(0, view.leader);
  // The leader and those needed beside them, less who is known to support or has said so.
  let needed = neededBeside(scene) + 1;
  const slots = Array.from({ length: t.players }, (_, i) => {
    const seat = (first + i) % t.players;
    const seen = cardSeen(scene, seat);
    const said = saidCard(scene, seat)?.card;
    if ((seen ?? said) === SUPPORT) needed--;
    return { seat, seen, said, lies: cardLies(scene, seat), mine: seat === viewer };
  });
  return slots.map((slot) => ({
    ...slot,
    short: (slot.seen ?? slot.said) !== SUPPORT && needed-- > 0,
  }));
}

/** Cards are laid on the desk: one line is enough to choose one of four. */
export function deskFor(_scene: Table, { kind }: ActionFrame): 'strip' | undefined {
  return kind === 'place' || kind === 'assign' ? 'strip' : undefined;
}
