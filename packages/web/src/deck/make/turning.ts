/** What would you do? A real moment, what could be done, what the class votes, what comes of it. */
import type { Estimate } from '@boardroom/insight';
import { conceptsOf } from '@boardroom/kernel';
import { capitalised } from '../../review/sentences.ts';
import { language, say } from '../../words/index.ts';
import { LETTERS } from '../letters.ts';
import type { DeckFound, Made, MomentFound, Scale, Turning, TurningOption } from '../types.ts';
import { scaleOf, spreadsOf, withError } from './scale.ts';
import { conceptName, counted, seatWords } from './telling.ts';
import type { Telling } from './telling.ts';

/** The steps of the slide. */
export const ASK = 0;
export const VOTES = 1;
export const CAME = 2;
export const REPLAY = 3;
/** Games of an option until it is played out. */
const GAMES = 500;

/** A moment in words; the game's board and its look know them. */
export interface MomentWords {
  readonly when: string;
  readonly question: string;
  readonly facts: Turning['facts'];
  readonly options: readonly { readonly name: string; readonly note: string }[];
}

export interface TurningSetting {
  readonly moment: MomentFound;
  readonly said: MomentWords;
  /** Choice by choice, as far as anybody has voted. */
  readonly votes: readonly number[];
}

export function makeTurning(
  found: DeckFound,
  telling: Telling,
  { moment, said, votes }: TurningSetting,
): Made<'turning'> {
  const { seat, options, played, games, byBots } = moment.found;
  const course = found.courses.find(({ table }) => table === moment.table)!;
  const got = course.result.scores[seat]!;
  const scale = scaleOf([got, ...options.flatMap(({ scores }) => trimmed(scores))]);
  const met = options.flatMap(({ move }) =>
    conceptsOf(telling.concepts, moment.found.frame.kind, move),
  );
  const figures: Turning = {
    ...said,
    seat,
    lead: say('deck.turning.lead', { seat: seatWords(seat) }),
    foot: say('deck.turning.foot', { games }),
    options: optionsOf(moment, said, scale),
    unit: telling.unit,
    scale,
    votes: votes.length === options.length ? votes : options.map(() => 0),
    played,
    got,
    games,
    of: GAMES,
    byBots,
    concepts: [...new Set(met)].map((id) => conceptName(telling, id)),
  };
  return { kind: 'turning', titles: titlesOf(figures), steps: 4, figures, lacks: '' };
}

function trimmed(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length * 0.01);
  return sorted.slice(cut, sorted.length - cut);
}

function optionsOf({ found }: MomentFound, said: MomentWords, scale: Scale): TurningOption[] {
  const spreads = spreadsOf(
    found.options.map(({ scores }) => scores),
    scale,
  );
  return found.options.map(({ bots, behind, move }, i) => {
    const best = behind.value === 0 && behind.se === 0;
    return { ...said.options[i]!, move, came: { ...spreads[i]!, se: bots.score.se, behind, best } };
  });
}

/** Nothing of a later step is in the figures of an earlier one. */
export function turningAt(figures: Turning, step: number): Turning {
  const { votes, played, got, games, of, byBots, ...rest } = figures;
  const shown = step >= CAME ? { votes, played, got, games, of, byBots } : { votes };
  return {
    ...rest,
    foot: step === CAME ? figures.foot : say('deck.turning.foot.ask'),
    lead: step === ASK ? figures.lead : step === REPLAY ? '' : capitalised(figures.question),
    options: figures.options.map(({ came, ...option }) =>
      step >= CAME && came ? { ...option, came } : option,
    ),
    ...(step >= VOTES ? shown : {}),
  } as Turning;
}

const lettersOf = (options: readonly number[]): string =>
  new Intl.ListFormat(language()).format(options.map((option) => LETTERS[option]!));

function titlesOf({ when, options, votes = [], byBots, unit }: Turning): string[] {
  const all = votes.reduce((sum, count) => sum + count, 0);
  const top = Math.max(...votes);
  const first = votes.flatMap((count, i) => (all > 0 && count === top ? [i] : []));
  /** The one with the most votes, if it is one. */
  const most = first.length === 1 ? first[0]! : -1;
  const voted =
    first.length === 0
      ? say('deck.turning.title.novotes', { when })
      : most < 0
        ? say('deck.turning.title.split', { letters: lettersOf(first), count: top })
        : say('deck.turning.title.votes', { letter: LETTERS[most]!, count: top, of: all });
  return [
    say('deck.turning.title.ask', { when }),
    voted,
    byBots === 'few' ? say('deck.turning.title.few') : cameOf(options, byBots, unit, most),
    say('deck.turning.title.replay', { when }),
  ];
}

/** Options are called by their letters: their words stand beside them. */
function cameOf(
  options: readonly TurningOption[],
  byBots: Turning['byBots'],
  unit: string,
  most: number,
): string {
  const best = options.findIndex(({ came }) => came?.best);
  const next = options
    .flatMap(({ came }) => (came && !came.best ? [came.behind] : []))
    .toSorted((a, b) => b.value - a.value)[0];
  if (byBots !== 'different' || best < 0 || !next) return say('deck.turning.title.unclear');
  const chosen = options[most]?.came;
  const facts = { best: LETTERS[best]!, letter: LETTERS[most] ?? '' };
  const isSure = ({ value, se }: Estimate): boolean => -value > 2 * se;
  if (chosen && !chosen.best && isSure(chosen.behind))
    return say('deck.turning.title.otherwise', {
      ...facts,
      more: counted(withError(chosen.behind), unit),
    });
  return isSure(next)
    ? say('deck.turning.title.best', { ...facts, more: counted(withError(next), unit) })
    : say('deck.turning.title.among', facts);
}
