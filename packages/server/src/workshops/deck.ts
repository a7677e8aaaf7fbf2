/** Showing slides, voting, arranging and handing out reports: an act, or a problem. */
import type { Arrangement, ShownSlide } from '@boardroom/protocol';
import { hashOf } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import { mustAttend } from './acts.ts';
import { playToShow } from './deck-state.ts';
import { isOpened } from './follow.ts';
import type { Figures, Play, Workshop, WorkshopAct } from './types.ts';

/** Nothing is told of tables before the luck they share is used up. */
export function mustBeOver(workshop: Workshop): Play {
  if (!workshop.plays.every(isOpened)) throw problem('play-on');
  const play = playToShow(workshop);
  if (!play) throw problem('not-in-play');
  return play;
}

const nameOf = (figures: Figures): string => hashOf(JSON.stringify(figures)).slice(0, 16);

/** Null: it is on the wall as it is. */
export function show(
  workshop: Workshop,
  wanted: (ShownSlide & { readonly data?: Figures | undefined }) | null,
): WorkshopAct | null {
  const play = mustBeOver(workshop);
  const { deck } = workshop;
  if (!wanted) return deck.shown ? { do: 'showed', shown: null } : null;
  const { data: figures, ...slide } = wanted;
  if (slide.replay) mustBeAt(play, slide.replay, workshop.settings.players);
  const last = deck.before.find((each) => each.slide === slide.slide);
  if (!figures && !last) throw problem('no-figures');
  const shown = { ...slide, data: figures ? nameOf(figures) : last!.data };
  if (JSON.stringify(shown) === JSON.stringify(deck.shown)) return null;
  const isNew = figures && !(shown.data in deck.figures);
  return { do: 'showed', shown, ...(isNew ? { figures } : {}) };
}

function mustBeAt(
  { tables }: Play,
  { table, seat = 0 }: { readonly table: number; readonly seat?: number | undefined },
  players: number,
): void {
  if (!tables[table - 1]) throw problem('no-table');
  if (seat < 0 || seat >= players) throw problem('no-seat');
}

/** Null: that is the vote already. */
export function vote(
  workshop: Workshop,
  person: string,
  { slide, choice }: { readonly slide: string; readonly choice: number },
): WorkshopAct | null {
  const { n } = mustAttend(workshop, person);
  const { shown, votes } = workshop.deck;
  // Somebody who was away votes on what is gone.
  if (shown?.slide !== slide || !shown.vote?.open) throw problem('prompt-closed');
  if (choice >= shown.vote.options.length) throw problem('wrong-answer');
  return votes[slide]?.[n] === choice ? null : { do: 'voted', member: n, slide, choice };
}

export function arrange(workshop: Workshop, arrangement: Arrangement): WorkshopAct | null {
  const { players } = workshop.settings;
  const moments = arrangement.slides.flatMap(({ moment }) => moment ?? []);
  const play = mustBeOver(workshop);
  for (const moment of moments) mustBeAt(play, moment, players);
  return JSON.stringify(arrangement) === JSON.stringify(workshop.deck.arrangement)
    ? null
    : { do: 'arranged', arrangement };
}

/** Under this number stands what is told of the whole class. */
export const WHOLE_CLASS = 0;

/** The reports of one table are handed out: from now on who sat there can read their own. */
export function report(
  workshop: Workshop,
  table: number,
  seats: readonly Figures[],
): WorkshopAct | null {
  const play = mustBeOver(workshop);
  const isTable = table !== WHOLE_CLASS;
  if (isTable && !play.tables[table - 1]) throw problem('no-table');
  if (seats.length !== (isTable ? workshop.settings.players : 1)) throw problem('no-seat');
  return JSON.stringify(seats) === JSON.stringify(workshop.deck.reports[table])
    ? null
    : { do: 'reported', table, seats };
}
