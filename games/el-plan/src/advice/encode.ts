/** What is counted of each entrepreneur, for the evaluation and for whoever studies games. */
import type { Encoding, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { cardCounts, ideasOf, pointsOf } from '../scoring.ts';
import { placedTokens } from '../stock.ts';
import { ENERGY, INACTIVE, MONEY, RAW, STOCK, WORKER } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** What own cards do, active or not. */
const EFFECTS = [
  'production',
  'logistics',
  'marketing',
  'wild',
  'incomeWorker',
  'incomeMoney',
  'incomeEnergy',
  'canteen',
  'convert',
  'adviser',
  'coach',
  'buyTypes',
  'sellTypes',
  'saleBonus',
  'exportBonus',
  'subsidyBonus',
  'twoTypes',
  'patent',
  'keep',
  'recycle',
  'broker',
] as const satisfies (keyof typeof EFFECT)[];
const AT = EFFECTS.map((name) => EFFECT[name]);

const COUNTED = [
  'points',
  'ideas',
  'workers',
  'money',
  'energy',
  'cards',
  'activeCards',
  /** Cards of one deck, or of two, towards the next trio. */
  'trioBegun',
  'trioNear',
  /** Processes of the active rows, and of all rows of the plan. */
  'processes',
  'plan',
  /** Products, and the processes it takes to make one of each type in stock. */
  'products',
  'keptProcesses',
  'leader',
  /** Slots of rows and cards for which there is no W, $ or E, and tokens for which there is no slot. */
  'shortWorkers',
  'shortMoney',
  'shortEnergy',
  'spare',
  /** The type of the plan. */
  'rawPlan',
  'goodPlan',
] as const;

export const encoding: Encoding<ElPlan> = {
  names: [...COUNTED, ...EFFECTS],
  // Plans are chosen in month 0.
  gone: (t, s) => Math.max(0, Math.min(1, (s.period - 1 + s.district / 8) / t.options.periods)),
  encode(t, s, _viewer, rows) {
    const width = COUNTED.length + EFFECTS.length;
    rows.fill(0);
    for (let seat = 0; seat < t.players; seat++) encodeSeat(t, s, seat, rows, seat * width);
  },
};

/** Slots of a seat's rows and cards: W, $, E. */
const SLOTS = [0, 0, 0];

function encodeSeat(t: T, s: S, seat: Seat, rows: Float64Array, at: number): void {
  const placed = placedTokens(t, s, seat);
  const stock = seat * STOCK;
  const counts = cardCounts(t, s, seat);
  const trios = Math.min(...counts);
  const begun = counts.filter((count) => count > trios).length;
  const effects = at + COUNTED.length;
  let active = 0;
  SLOTS.fill(0);
  for (let card = 0; card < s.owner.length; card++) {
    if (s.owner[card] !== seat) continue;
    if (s.cards[card] !== INACTIVE) active++;
    const { needs } = t.facts.cards[card]!;
    for (let k = 0; k < 3; k++) SLOTS[k]! += needs[k]!;
    const amounts = t.facts.cardEffects[card]!;
    for (let e = 0; e < AT.length; e++) rows[effects + e]! += amounts[AT[e]!]!;
  }
  let i = at;
  rows[i++] = pointsOf(t, s, seat);
  rows[i++] = ideasOf(t, s, seat);
  for (const thing of [WORKER, MONEY, ENERGY]) rows[i++] = s.stock[stock + thing]! + placed[thing]!;
  rows[i++] = counts[0]! + counts[1]! + counts[2]!;
  rows[i++] = active;
  rows[i++] = begun === 1 ? 1 : 0;
  rows[i++] = begun === 2 ? 1 : 0;
  encodePlan(t, s, seat, rows, i);
}

/** Without a plan there is nothing to count. */
function encodePlan(t: T, s: S, seat: Seat, rows: Float64Array, at: number): void {
  const plan = t.facts.plans[s.business[seat]!];
  let i = at;
  let [working, all, products, kept, seen] = [0, 0, 0, 0, 0];
  for (const [row, { gives }] of (plan?.rows ?? []).entries()) {
    const processes = gives[0]! + gives[1]! + gives[2]!;
    all += processes;
    if (s.rows[seat * t.facts.rows + row] !== INACTIVE) working += processes;
  }
  for (let product = 0; product < 3; product++) products += s.stock[seat * STOCK + RAW + product]!;
  // The first run of a product in a plan is the one that makes a single one.
  for (const { product, total, count } of plan?.table ?? []) {
    if (seen & (1 << product) || s.stock[seat * STOCK + RAW + product] === 0) continue;
    seen |= 1 << product;
    kept += total / count;
  }
  rows[i++] = working;
  rows[i++] = all;
  rows[i++] = products;
  rows[i++] = kept;
  rows[i++] = s.leader === seat ? 1 : 0;
  for (const { needs } of plan?.rows ?? []) for (let k = 0; k < 3; k++) SLOTS[k]! += needs[k]!;
  let spare = 0;
  for (let k = 0; k < 3; k++) {
    const left = rows[at - 7 + k]! - SLOTS[k]!;
    rows[i++] = Math.max(0, -left);
    spare += Math.max(0, left);
  }
  rows[i++] = spare;
  rows[i++] = plan?.type === 0 ? 1 : 0;
  rows[i++] = plan?.type === 1 ? 1 : 0;
}
