import type { Game } from '@boardroom/kernel';
import { advice } from './advice/index.ts';
import { classroom } from './classroom.ts';
import { content } from './content.ts';
import { debrief } from './debrief.ts';
import { acceptWork } from './decisions/accept-work.ts';
import { chooseActions } from './decisions/choose-actions.ts';
import { forcedSale } from './decisions/forced-sale.ts';
import { drawSecond } from './decisions/select-work.ts';
import { visit } from './decisions/visit.ts';
import { facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { options, profiles, refuseOptions } from './options.ts';
import { printed } from './printed.ts';
import { refuse } from './refuse/index.ts';
import { rankedBy, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { setup } from './setup.ts';
import { choosing, laid } from './steps/choosing.ts';
import { event } from './steps/event.ts';
import { order } from './steps/order.ts';
import { payOut } from './steps/pay-out.ts';
import { round } from './steps/round.ts';
import { upkeep } from './steps/upkeep.ts';
import { zone } from './steps/zone.ts';
import { summary } from './summary.ts';
import type { It } from './types.ts';

export type { Event, Frame, It, ItState, Move } from './types.ts';

export const game: Game<It> = {
  id: 'it-billionaire',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  profiles,
  content,
  refuseOptions,
  facts,
  streams: { small: 'table', large: 'table', events: 'table', risk: 'seat', tie: 'seat' },
  setup,
  agenda: {
    round,
    upkeep,
    forcedSale,
    order,
    choosing,
    chooseActions,
    laid,
    event,
    zone,
    visit,
    drawSecond,
    acceptWork,
    payOut,
  },
  refuse,
  reveals: ['workDrawn'],
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
