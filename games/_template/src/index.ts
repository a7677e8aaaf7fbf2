import type { Game } from '@boardroom/kernel';
import { z } from 'zod';
import { advice } from './advice.ts';
import { classroom } from './classroom.ts';
import { debrief } from './debrief.ts';
import { bid } from './decisions/bid.ts';
import { printed } from './printed.ts';
import { invariants, ranking, scores } from './scoring.ts';
import { knowledge, redact, redeal, resample } from './secrets.ts';
import { setup } from './setup.ts';
import { award } from './steps/award.ts';
import { turnUp } from './steps/turn-up.ts';
import type { Lots } from './types.ts';

export type { Lots } from './types.ts';

export const game: Game<Lots> = {
  id: 'lots-template',
  version: 1,
  seats: { min: 2, max: 4 },
  options: z.strictObject({ coins: z.int().min(3).max(30).default(10) }),
  profiles: { standard: {}, rich: { coins: 20 } },
  content: z.strictObject({ lots: z.array(z.int().min(1).max(99)).min(3).max(40) }),
  streams: { pile: 'table' },
  setup,
  agenda: { turnUp, bid, award },
  refuse(_t, view, seat, move) {
    if (move.type === 'bid' && move.coins > view.coins[seat]!)
      return { code: 'too-few-coins', facts: { coins: view.coins[seat]! } };
    return null;
  },
  classroom,
  reveals: ['turnedUp'],
  scores,
  rankedBy: ['points', 'coins'],
  ranking,
  knowledge,
  redact,
  resample,
  redeal,
  invariants,
  summary: (_t, view, viewer) => [
    { code: 'lot', facts: { lot: view.lot, left: view.pile.length } },
    ...view.taken.map((taken, seat) => ({
      code: seat === viewer ? 'own' : 'seat',
      facts: {
        seat,
        lots: taken.length,
        points: taken.reduce((sum, lot) => sum + lot, 0),
        ...(seat === viewer ? { coins: view.coins[seat]! } : {}),
      },
    })),
  ],
  printed,
  advice,
  debrief,
};
