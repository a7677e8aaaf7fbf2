import { z } from 'zod';
import { NONE } from '@boardroom/kernel';
import type { Decision, Game, State } from '@boardroom/kernel';
import { LOTS, PLAYERS, canRaise, drop, newAuction, raise } from './rules.ts';
import type { Auction } from './rules.ts';

interface Little {
  state: State & Auction;
  frame: { kind: 'bid'; seat: number };
  move: { readonly type: 'raise' | 'drop' };
  event: { type: 'bid' };
  options: object;
  content: object;
  facts: null;
}

const RAISE = { type: 'raise' } as const;
const DROP = { type: 'drop' } as const;

const bid: Decision<Little> = {
  legal(_t, s, _f, out) {
    if (canRaise(s)) out.push(RAISE);
    out.push(DROP);
  },
  apply(_t, s, f, move) {
    if (move.type === 'raise') raise(s);
    else drop(s);
    if (s.lot === LOTS) return;
    f.seat = s.turn;
    s.agenda.push(f);
  },
  fallback: () => DROP,
};

export const little: Game<Little> = {
  id: 'little',
  version: 1,
  seats: { min: PLAYERS, max: PLAYERS },
  options: z.object({}),
  profiles: {},
  content: z.object({}),
  streams: {},
  setup: (_t, chance) => ({ chance, agenda: [{ kind: 'bid', seat: 0 }], ...newAuction() }),
  agenda: { bid },
  reveals: [],
  scores: (_t, s) => s.values,
  rankedBy: ['value'],
  ranking: (_t, s) => s.values.map((value) => [value]),
  knowledge: {
    public: ['agenda', 'coins', 'values', 'lot', 'high', 'holder', 'inside', 'turn'],
    seat: [],
    table: [],
  },
  redact() {},
  resample() {},
  redeal() {},
  invariants: () => [],
  advice: {
    characters: { usual: {} },
    suggest: () => ({ move: DROP }),
    evaluate(_t, s, seat) {
      let sum = 0;
      for (let i = 0; i < PLAYERS; i++) sum += s.values[i]!;
      return sum === 0 ? 1 / PLAYERS : s.values[seat]! / sum;
    },
  },
  debrief: {
    begin: () => null,
    note() {},
    charts: (_t, s) => [
      {
        id: 'values',
        kind: 'bars',
        unit: 'value',
        along: ['value'],
        series: [{ seat: NONE, values: [Math.max(...s.values)] }],
      },
    ],
  },
};
