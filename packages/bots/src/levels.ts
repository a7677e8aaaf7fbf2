/** How strong the levels play, in numbers; what differs between games was measured in the arena. */
import { usualSearch } from './search/settings.ts';
import type { SearchSettings } from './search/settings.ts';

/** How a bot errs. */
export interface Slips {
  /** The part of its decisions in which it overlooks what is best. */
  readonly often: number;
  /** How many moves come to its mind then; it takes the best of them. */
  readonly looks: number;
}

export interface Levels {
  readonly easy: Slips;
  readonly hard: SearchSettings;
}

const usual: Levels = { easy: { often: 0.35, looks: 2 }, hard: usualSearch };

/** How many lines at most; a weighty decision ends with the clock before, after 0.9 seconds. */
const byGame: Readonly<Record<string, { easy?: Slips; hard?: Partial<SearchSettings> }>> = {
  'action-the-project': {
    easy: { often: 0.25, looks: 2 },
    hard: { iterations: 4000, width: 16, clock: ['turn'], horizon: 80, playout: 80, trust: 1 },
  },
  deploy: {
    hard: { iterations: 500, width: 10, clock: ['round'], horizon: 60, playout: 60, trust: 1 },
  },
  'el-plan': {
    hard: {
      questions: [
        'choosePlan',
        'place',
        'payToll',
        'freeUp',
        'assign',
        'draft',
        'adminToken',
        'acquire',
        'activateNow',
        'produce',
        'buy',
      ],
      iterations: 1500,
      width: 8,
      clock: ['period'],
      horizon: 200,
      playout: 200,
      trust: 2,
    },
  },
  'it-billionaire': {
    easy: { often: 0.18, looks: 2 },
    hard: {
      questions: ['chooseActions', 'visit', 'acceptWork'],
      iterations: 1500,
      width: 8,
      clock: ['round'],
      ticks: 5,
      horizon: 500,
      playout: 500,
      trust: 1.5,
    },
  },
  'project-plan': {
    hard: {
      character: 'haggler',
      questions: ['before', 'after', 'obtain', 'wfa'],
      iterations: 1500,
      width: 10,
      clock: ['active'],
      ticks: 6,
      horizon: 120,
      playout: 120,
      trust: 2.5,
    },
  },
};

export function levelsOf(game: string): Levels {
  const own = Object.hasOwn(byGame, game) ? byGame[game]! : {};
  return { easy: own.easy ?? usual.easy, hard: { ...usual.hard, ...own.hard } };
}
