import type { Game } from '@boardroom/kernel';
import { advice } from './advice/index.ts';
import { applyAside } from './asides/apply.ts';
import { legalAsides } from './asides/legal.ts';
import { classroom } from './classroom.ts';
import { content } from './content.ts';
import { debrief } from './debrief.ts';
import { bid, open, sealedBid } from './decisions/auction.ts';
import { chooseLeaderCard } from './decisions/choose-leader-card.ts';
import { done } from './decisions/done.ts';
import { useW1, useW2, useW4 } from './decisions/effects.ts';
import { overtime } from './decisions/overtime.ts';
import { place } from './decisions/place.ts';
import { assign, steer } from './decisions/quiet-word.ts';
import { options, profiles, usual } from './options.ts';
import { printed } from './printed.ts';
import { refuse } from './refuse.ts';
import { invariants, rankedBy, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { facts, setup } from './setup.ts';
import { aftermath } from './steps/aftermath.ts';
import { housekeeping, settlement } from './steps/housekeeping.ts';
import { leader, placing } from './steps/leader.ts';
import { project } from './steps/project.ts';
import { count, reveal } from './steps/reveal.ts';
import { unseal, window } from './steps/window.ts';
import { summary } from './summary.ts';
import type { ActionGame } from './types.ts';

export type { ActionEvent, ActionGame, ActionMove, ActionState, ActionTable } from './types.ts';

/** Action the Project! by Curufea, CC BY-NC-SA 2.5; see README.md. */
export const game: Game<ActionGame> = {
  id: 'action-the-project',
  version: 1,
  seats: { min: 2, max: 6 },
  extraSeats: ({ trainerSees }) => (trainerSees ? 1 : 0),
  options,
  usual,
  profiles,
  content,
  facts,
  streams: {
    chair: 'table',
    projects: 'table',
    scope: 'table',
    leader: 'table',
    leadership: 'table',
    fate: 'table',
  },
  setup,
  agenda: {
    chooseLeaderCard,
    project,
    window,
    open,
    bid,
    sealedBid,
    unseal,
    useW1,
    leader,
    useW2,
    placing,
    place,
    steer,
    assign,
    reveal,
    overtime,
    count,
    useW4,
    aftermath,
    settlement,
    done,
    housekeeping,
  },
  asides: { legal: legalAsides, apply: applyAside },
  refuse,
  reveals: ['projectTurned', 'designated', 'cardTurned', 'fateTurned', 'bidTurned', 'saw'],
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
