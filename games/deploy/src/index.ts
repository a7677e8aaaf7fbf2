/** DEPLOY!: capacity, projects and workers in four server rooms. Read `types.ts` first. */
import type { Game } from '@boardroom/kernel';
import { advice } from './advice/index.ts';
import { classroom } from './classroom.ts';
import { content } from './content.ts';
import { debrief } from './debrief.ts';
import { action } from './decisions/action.ts';
import { followUp } from './decisions/follow-up.ts';
import { integrate } from './decisions/integrate.ts';
import { placeCube } from './decisions/place-cube.ts';
import { placeWorker } from './decisions/place-worker.ts';
import { prepTeam } from './decisions/prep-team.ts';
import { rebalance } from './decisions/rebalance.ts';
import { second } from './decisions/second.ts';
import { settle } from './decisions/settle.ts';
import { shift } from './decisions/shift.ts';
import { startPool } from './decisions/start-pool.ts';
import { facts } from './facts.ts';
import { asides } from './free-steps.ts';
import { invariants } from './invariants.ts';
import { options, profiles, refuseOptions, usual } from './options.ts';
import { printed } from './printed.ts';
import { refuse } from './refuse/index.ts';
import { rankedBy, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { setup, streams } from './setup.ts';
import { acted, control } from './steps/actions-phase.ts';
import { retrieve, roundOver, settleUp } from './steps/end-of-round.ts';
import { prepare, reveal, standee } from './steps/preparation.ts';
import { summary } from './summary.ts';
import type { Deploy } from './types.ts';

export const game: Game<Deploy> = {
  id: 'deploy',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  usual,
  profiles,
  content,
  refuseOptions,
  facts,
  streams,
  setup,
  agenda: {
    startPool,
    prepTeam,
    placeWorker,
    action,
    placeCube,
    shift,
    second,
    integrate,
    rebalance,
    followUp,
    settle,
    reveal,
    prepare,
    standee,
    control,
    acted,
    retrieve,
    settleUp,
    roundOver,
  },
  asides,
  refuse,
  reveals: ['revealed', 'tileShown', 'optimiserGrew'],
  classroom,
  scores,
  rankedBy,
  ranking,
  knowledge,
  redact,
  resample,
  redeal,
  invariants,
  summary,
  printed,
  advice,
  debrief,
};
