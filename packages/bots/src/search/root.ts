/** What a search is about: a question put to the seat, or something it may do meanwhile. */
import { answer, legalAsides, makeAside, pendingIndex } from '@boardroom/kernel';
import type { Emit, Event, Frame, Move, Rng, Seat, State, Suggestion } from '@boardroom/kernel';
import { candidates } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { nodeKey } from './knowledge.ts';
import type { Outlook } from './line.ts';
import { GAPPED, hashTemplate } from './move-hash.ts';

export interface Root {
  readonly seat: Seat;
  /** The first is what the game suggests. */
  candidates(o: Outlook, guessed: Readonly<State>, rng: Rng): Candidate[];
  make(o: Outlook, s: State, move: Move, emit: Emit<Event>): void;
}

/** How many of the moves the tree already knows are considered again. */
const RECALLED = 4;

export function questionRoot(view: Readonly<State>, f: Frame): Root {
  return {
    seat: f.seat,
    candidates(o, guessed, rng) {
      const known = o.tree.get(nodeKey(o.knowledge, f))?.edges ?? [];
      const recalled = known.toSorted((a, b) => b.visits - a.visits).slice(0, RECALLED);
      return candidates(o, view, f, guessed, recalled, rng);
    },
    make({ game, t }, s, move, emit) {
      answer(game, t, s, pendingIndex(s, f.seat), move, emit);
    },
  };
}

/** Stands for making no aside. */
export const NOTHING: Move = { type: '' };

/**
 * Whether to make an aside, and which. Besides the ideas of the game's characters there are the asides
 * that leave nothing open, such as the answers to an offer.
 */
export function asideRoot(
  view: Readonly<State>,
  seat: Seat,
  ideas: readonly (Suggestion<Move> | null)[],
): Root {
  return {
    seat,
    candidates(o) {
      const found = new Map<number, Candidate>();
      const add = ({ move, why }: Suggestion<Move>): void => {
        const hash = hashTemplate(move);
        if (hash !== GAPPED && !found.has(hash))
          found.set(hash, why ? { move, hash, why } : { move, hash });
      };
      for (const idea of ideas) add(idea ?? { move: NOTHING });
      add({ move: NOTHING });
      for (const template of legalAsides(o.game, o.t, view, seat)) {
        if (found.size >= o.settings.width) break;
        if (!o.game.resigns?.includes(template.type)) add({ move: template });
      }
      return [...found.values()];
    },
    make(o, s, move, emit) {
      // Whoever says nothing now says nothing until it has answered its next question.
      o.silent = move === NOTHING;
      if (!o.silent) makeAside(o.game, o.t, s, seat, move, emit);
    },
  };
}
