import type { GameLevels } from '@boardroom/kernel';
import { veteran } from './outlook.ts';

/** Not freeing and filling: thinking about them too, it did one only to undo the other. */
const QUESTIONS = [
  'choosePlan',
  'place',
  'payToll',
  'draft',
  'adminToken',
  'acquire',
  'activateNow',
  'produce',
  'buy',
];

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { veteran },
  slips: { beginner: { often: 0.36, looks: 2 }, easy: { often: 0.2, looks: 2 } },
  hard: {
    questions: QUESTIONS,
    iterations: 18,
    rivals: -0.2,
    width: 8,
    clock: ['period'],
    horizon: 200,
    playout: 200,
    trust: 2,
  },
  // Lines of four periods that follow the advice alone: the evaluation errs less there (docs/bots.md).
  expert: {
    character: 'veteran',
    questions: [...QUESTIONS, 'sell', 'innovate', 'cutback', 'sellCard'],
    iterations: 100,
    rivals: -0.31,
    widen: 0,
    ticks: 4,
    horizon: 1500,
    playout: 1500,
    trust: 1,
  },
  // What was measured over several matches (docs/insight.md).
  review: { ticks: 4, off: 0.008, sway: 0.25 },
};
