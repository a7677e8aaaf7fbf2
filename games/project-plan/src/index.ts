import type { Game } from '@boardroom/kernel';
import { advice } from './advice/index.ts';
import { asides } from './asides.ts';
import { classroom } from './classroom.ts';
import { content } from './content.ts';
import { debrief } from './debrief.ts';
import { bid, bidStaff } from './decisions/bid.ts';
import { contest } from './decisions/contest.ts';
import { debt, namePrice } from './decisions/debt.ts';
import { draft } from './decisions/draft.ts';
import { forcedExit, review } from './decisions/exits.ts';
import { obtain } from './decisions/obtain.ts';
import { closeTender, offer } from './decisions/offer.ts';
import { after, before, wfa } from './decisions/phase.ts';
import { reply } from './decisions/reply.ts';
import { openBids, sealedBid } from './decisions/sealed-bid.ts';
import { estate, takeOver } from './decisions/take-over.ts';
import { facts } from './facts.ts';
import { options, profiles } from './options.ts';
import { printed } from './printed.ts';
import { refuse } from './refuse/index.ts';
import { invariants, rankedBy, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { settle } from './settlement.ts';
import { begin, setup } from './setup.ts';
import { collectClaims, nextHand } from './steps/hands.ts';
import { each, moveOn, putAway, sellEstate, takeCard } from './steps/payments.ts';
import { summary } from './summary.ts';
import type { ProjectPlan } from './types.ts';

export type * from './types.ts';

export const game: Game<ProjectPlan> = {
  id: 'project-plan',
  version: 1,
  seats: { min: 2, max: 6 },
  extraSeats: (chosen) => (chosen.facilitator ? 1 : 0),
  options,
  profiles,
  content,
  facts,
  streams: {
    deal: 'table',
    start: 'seat',
    die: 'seat',
    chance: 'table',
    chest: 'table',
    bonus: 'table',
    review: 'table',
  },
  setup,
  agenda: {
    before,
    wfa,
    after,
    obtain,
    bid,
    sealedBid,
    contest,
    bidStaff,
    draft,
    reply,
    offer,
    closeTender,
    takeOver,
    debt,
    namePrice,
    estate,
    forcedExit,
    review,
    begin,
    nextHand,
    takeCard,
    putAway,
    each,
    moveOn,
    settle,
    openBids,
    sellEstate,
    collectClaims,
  },
  asides,
  refuse,
  resigns: ['concede'],
  reveals: ['card'],
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
