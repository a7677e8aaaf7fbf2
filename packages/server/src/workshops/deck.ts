/** Showing slides and voting: an act, or a problem. */
import type { ShownSlide } from '@boardroom/protocol';
import { problem } from '../problem.ts';
import { mustAttend } from './acts.ts';
import { isOpened } from './follow.ts';
import type { Play, Workshop, WorkshopAct } from './types.ts';

/** The tables a deck is about: those that were played last. Practice is nobody's business any more. */
export function playToShow({ plays, plan }: Workshop): Play | null {
  const kinds = new Map(plan.map(({ id, kind }) => [id, kind]));
  return plays.findLast(({ stage }) => kinds.get(stage) === 'play') ?? null;
}

/** Nothing is shown of tables before the luck they share is used up. */
export function show(workshop: Workshop, shown: ShownSlide | null): WorkshopAct | null {
  if (!workshop.plays.every(isOpened)) throw problem('play-on');
  const play = playToShow(workshop);
  if (!play) throw problem('not-in-play');
  if (shown?.replay && !play.tables[shown.replay.table - 1]) throw problem('no-table');
  if (JSON.stringify(shown) === JSON.stringify(workshop.deck.shown)) return null;
  return { do: 'showed', shown };
}

/** Null: that is the vote already. */
export function vote(
  workshop: Workshop,
  person: string,
  { slide, choice }: { readonly slide: string; readonly choice: number },
): WorkshopAct | null {
  const { n } = mustAttend(workshop, person);
  const { shown, votes } = workshop.deck;
  // Who was away votes on what is gone.
  if (shown?.slide !== slide || !shown.vote?.open) throw problem('prompt-closed');
  if (choice >= shown.vote.choices) throw problem('wrong-answer');
  return votes[slide]?.[n] === choice ? null : { do: 'voted', member: n, slide, choice };
}
