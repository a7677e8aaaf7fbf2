import type { Game } from '@boardroom/kernel';
import { advice } from './advice.ts';
import { classroom } from './classroom.ts';
import { content } from './content.ts';
import { debrief } from './debrief.ts';
import { acquire, activateNow } from './decisions/acquire.ts';
import { assign } from './decisions/assign.ts';
import { auditPay } from './decisions/audit-pay.ts';
import { buy } from './decisions/buy.ts';
import { choosePlan } from './decisions/choose-plan.ts';
import { cutback } from './decisions/cutback.ts';
import { freeUp } from './decisions/free-up.ts';
import { innovate } from './decisions/innovate.ts';
import { brokerInsure, ignoreEvent } from './decisions/insurance.ts';
import { payToll } from './decisions/pay-toll.ts';
import { peekEvent } from './decisions/peek-event.ts';
import { place } from './decisions/place.ts';
import { produce } from './decisions/produce.ts';
import { sellCard } from './decisions/sell-card.ts';
import { sell } from './decisions/sell.ts';
import { adminToken, patentTokens, seedToken, subsidyToken } from './decisions/take-tokens.ts';
import { facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { options, profiles, refuseOptions } from './options.ts';
import { printed } from './printed.ts';
import { summary as overview } from './summary.ts';
import { refuse } from './refuse.ts';
import { rankedBy, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { setup, streams } from './setup.ts';
import { decisions } from './steps/decisions.ts';
import {
  administration,
  innovation,
  investments,
  market,
  production,
  selling,
  subsidy,
} from './steps/districts.ts';
import { closeDrafts, draft } from './steps/drafts.ts';
import { eventEffects, events } from './steps/events.ts';
import { opening } from './steps/opening.ts';
import { opportunity } from './steps/opportunity.ts';
import { cleanup, summary } from './steps/summary.ts';
import type { ElPlan } from './types.ts';

export type * from './types.ts';

export const game: Game<ElPlan> = {
  id: 'el-plan',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  profiles,
  content,
  refuseOptions,
  facts,
  streams,
  setup,
  agenda: {
    // Setup
    choosePlan,
    opening,
    // Decisions phase
    decisions,
    peekEvent,
    place,
    // D1 Events
    events,
    ignoreEvent,
    brokerInsure,
    eventEffects,
    auditPay,
    seedToken,
    // D2 Administration
    administration,
    freeUp,
    opportunity,
    payToll,
    adminToken,
    sellCard,
    assign,
    draft,
    closeDrafts,
    // D3 Investments
    investments,
    acquire,
    activateNow,
    // D4 Production
    production,
    produce,
    // D5 Market
    market,
    buy,
    selling,
    sell,
    // D6 Subsidy
    subsidy,
    subsidyToken,
    // D7 Innovation
    innovation,
    innovate,
    patentTokens,
    // Summary phase
    summary,
    cutback,
    cleanup,
  },
  refuse,
  reveals: ['eventRevealed', 'refilled'],
  classroom,
  scores,
  rankedBy,
  ranking,
  knowledge,
  redact,
  resample,
  redeal,
  invariants,
  summary: overview,
  printed,
  advice,
  debrief,
};
