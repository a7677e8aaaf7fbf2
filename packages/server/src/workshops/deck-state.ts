/** What stands on the wall of a class, and the votes on it. */
import type { DeckView, ParticipantView, TrainerView } from '@boardroom/protocol';
import { placeOf } from './seating.ts';
import { seatName } from './teams.ts';
import type { Deck, Figures, Member, Play, Workshop, WorkshopAct } from './types.ts';

type DeckAct = Extract<WorkshopAct, { do: 'showed' | 'voted' | 'arranged' | 'reported' }>;

export const newDeck = (): Deck => ({
  shown: null,
  before: [],
  figures: {},
  votes: {},
  arrangement: null,
  reports: {},
});

/** The tables a deck is about: those that were played last. Practice is nobody's business any more. */
export function playToShow({ plays, plan }: Workshop): Play | null {
  const kinds = new Map(plan.map(({ id, kind }) => [id, kind]));
  return plays.findLast(({ stage }) => kinds.get(stage) === 'play') ?? null;
}

/** Changes the deck as the act says. */
export function foldDeck(deck: Deck, act: DeckAct): void {
  switch (act.do) {
    case 'showed':
      return show(deck, act);
    case 'voted':
      (deck.votes[act.slide] ??= {})[act.member] = act.choice;
      return;
    case 'arranged':
      deck.arrangement = act.arrangement;
      return;
    case 'reported':
      deck.reports[act.table] = act.seats;
  }
}

function show(deck: Deck, { shown, figures }: Extract<DeckAct, { do: 'showed' }>): void {
  deck.shown = shown;
  if (!shown) return;
  if (figures) deck.figures[shown.data] = figures;
  const at = deck.before.findIndex(({ slide }) => slide === shown.slide);
  deck.before.splice(at < 0 ? deck.before.length : at, at < 0 ? 0 : 1, shown);
  // Figures that no slide has any more are kept in the log alone.
  const used = new Set(deck.before.map(({ data }) => data));
  for (const name of Object.keys(deck.figures)) if (!used.has(name)) delete deck.figures[name];
}

/** What a reader may see of it: a trainer, a member by number, or anybody. */
export function deckOf(
  workshop: Workshop,
  reader: 'trainer' | 'wall' | number,
): { deck?: DeckView } {
  const { shown, votes, before } = workshop.deck;
  if (!shown) return {};
  const given = votes[shown.slide] ?? {};
  const own = typeof reader === 'number' ? given[reader] : undefined;
  return {
    deck: {
      ...shown,
      voted: Object.keys(given).length,
      ...(own === undefined ? {} : { own }),
      ...(reader === 'trainer' && shown.vote
        ? { votes: countsOf(given, shown.vote.options.length) }
        : {}),
      ...(shown.names ? { seats: seatsOf(workshop) } : {}),
      before: before.map(({ slide, kind, title, note, data, vote }) => ({
        slide,
        kind,
        title,
        note,
        data,
        ...(reader === 'trainer' && vote
          ? { votes: countsOf(votes[slide] ?? {}, vote.options.length) }
          : {}),
      })),
    },
  };
}

export function countsOf(given: Readonly<Record<number, number>>, choices: number): number[] {
  const counts = Array.from({ length: choices }, () => 0);
  for (const choice of Object.values(given)) if (choice < choices) counts[choice]!++;
  return counts;
}

/** Who sat where, seat by seat; null: a bot. */
function seatsOf(workshop: Workshop): (string | null)[][] {
  const { players } = workshop.settings;
  return (playToShow(workshop)?.seating ?? []).map((row, i) =>
    row.slice(0, players).map((held, seat) => seatName(workshop, held, { table: i + 1, seat })),
  );
}

/** What trainers see of it besides. */
export function trainersDeck({ deck }: Workshop): Pick<TrainerView, 'arrangement' | 'handed'> {
  const { arrangement, reports } = deck;
  return {
    ...(arrangement ? { arrangement } : {}),
    handed: Object.keys(reports)
      .map(Number)
      .filter((table) => table > 0),
  };
}

/** What the report of somebody says; null: there is none yet. */
export function reportFor(workshop: Workshop, member: Member): Figures | null {
  const play = playToShow(workshop);
  const place = play && placeOf(play.seating, member.n);
  return place ? (workshop.deck.reports[place.table]?.[place.seat] ?? null) : null;
}

export const ownDeck = (workshop: Workshop, member: Member): Pick<ParticipantView, 'report'> => ({
  report: reportFor(workshop, member) !== null,
});
