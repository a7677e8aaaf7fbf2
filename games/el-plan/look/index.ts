/** El Plan in words: everything on the table, every move, the final count. */
import type { Look, Looked } from '@boardroom/kernel';
import type { ElPlan } from '../src/types.ts';
import { brief } from './brief.ts';
import { lookAtCard, lookAtDeck, lookAtOffer, lookAtOwn } from './cards.ts';
import { caseOf } from './case.ts';
import type { Case } from './case.ts';
import { count } from './count.ts';
import { lookAtEvent, lookAtPack, lookAtPossible } from './events.ts';
import { lookAtArea, lookAtGoods, lookAtShip } from './market.ts';
import { note } from './note.ts';
import { lookAtPlan, lookAtProcess, lookAtRow, lookAtRun } from './plans.ts';
import { lookAtSeat } from './seats.ts';
import { lookAtBox, lookAtFree } from './stock.ts';
import { things } from './things.ts';
import { lookAtDistrict, lookAtSpace, lookAtTram } from './town.ts';

/** By the kind of thing, the first part of its id. */
const KINDS: Readonly<Record<string, (c: Case, id: string) => Looked | null>> = {
  area: lookAtArea,
  box: lookAtBox,
  card: lookAtCard,
  deck: lookAtDeck,
  district: lookAtDistrict,
  event: (c, id) => (id === 'event' ? lookAtEvent(c, id) : lookAtPossible(c, id)),
  free: lookAtFree,
  goods: lookAtGoods,
  offer: lookAtOffer,
  own: lookAtOwn,
  pack: lookAtPack,
  plan: lookAtPlan,
  process: lookAtProcess,
  row: lookAtRow,
  run: lookAtRun,
  seat: lookAtSeat,
  ship: lookAtShip,
  space: lookAtSpace,
  tram: lookAtTram,
};

export const look: Look<ElPlan> = {
  things,
  look: (r, id) => KINDS[id.split(':')[0]!]?.(caseOf(r), id) ?? null,
  brief,
  note,
  /** Every amount is a move of its own here. */
  gaps: () => ({}),
  count,
};
