/** Offers of the own company: rows and cards filled, freed, bought and handed back; runs made. */
import type { Seat } from '@boardroom/kernel';
import type { Shown, TargetId } from '@boardroom/ui-kit/contract';
import { adviserOf } from '../src/decisions/acquire.ts';
import { payback } from '../src/decisions/sell-card.ts';
import { itemIndex } from '../src/facts.ts';
import { pointsOf } from '../src/scoring.ts';
import { canFill, coverOf, held, itemAt } from '../src/stock.ts';
import { PRODUCTS, PROCESSES, RAW } from '../src/types.ts';
import type { ElPlanState, MoveOf } from '../src/types.ts';
import { processes, toll, trioLacks } from './figures.ts';
import type { Table } from './figures.ts';
import { needsOf, pay } from './show-case.ts';
import type { Case } from './show-case.ts';

/** A row or card in words: "Production row 3" or the name of the card. */
function itemName({ scene, s, seat, say }: Case, id: string): string {
  const kind = kindOf(scene, s, seat, id);
  return kind < 0 ? scene.words.word('item', id) : say(`kind.${PROCESSES[kind]!}`);
}
/** The process a row gives; -1 for cards. */
function kindOf({ t }: Table, s: Readonly<ElPlanState>, seat: Seat, id: string): number {
  if (t.facts.cardIndex[id] !== undefined) return -1;
  const row = t.facts.plans[s.business[seat]!]!.rows[itemIndex(t.facts, id)]!;
  return row.gives.findIndex((n) => n > 0);
}
/** Processes a row or card adds, by kind and wild. */
function givesOf({ t }: Table, s: Readonly<ElPlanState>, seat: Seat, id: string): number[] {
  const card = t.facts.cardIndex[id];
  if (card !== undefined) return t.facts.cardEffects[card]!.slice(0, 4);
  return [...t.facts.plans[s.business[seat]!]!.rows[itemIndex(t.facts, id)]!.gives, 0];
}
function itemTarget({ t }: Table, id: string): TargetId {
  return t.facts.cardIndex[id] === undefined ? `row:${id}` : `own:${id}`;
}

/** "Production 3 → 4": what filling or freeing it does to the processes. */
function change({ scene, s, seat, say }: Case, id: string, sign: 1 | -1): string {
  const has = processes(scene, s, seat);
  return givesOf(scene, s, seat, id)
    .flatMap((n, kind) => {
      if (n === 0) return [];
      const name = say(`kind.${PROCESSES[kind] ?? 'wild'}`);
      return [say('note.change', { name, from: has[kind]!, to: has[kind]! + sign * n })];
    })
    .join(', ');
}

export function showFreeing(c: Case, { item: id }: MoveOf<'deactivate'>): Shown {
  const { scene, s, seat, say } = c;
  const index = itemIndex(scene.t.facts, id);
  const item = itemAt(scene.t, s, seat, index);
  const back = needsOf(item, coverOf(scene.t, s, seat, index));
  const kind = kindOf(scene, s, seat, id);
  const after = change(c, id, -1);
  return {
    label: say('move.free', { what: itemName(c, id) }),
    note: say('note.free', { back }),
    path: [itemTarget(scene, id)],
    group: kind < 0 ? 'freeCard' : `free${kind}`,
    preview: { title: say('note.freeThen', { back, after: after || 'none' }) },
  };
}

export function showFilling(c: Case, { item: id, ideas }: MoveOf<'activate'>): Shown {
  const { scene, s, seat, say } = c;
  const item = itemAt(scene.t, s, seat, itemIndex(scene.t.facts, id));
  const bits = ideas.reduce((sum, slot) => sum | (1 << slot), 0);
  const cost = needsOf(item, bits);
  const kind = kindOf(scene, s, seat, id);
  const after = change(c, id, 1);
  const target = itemTarget(scene, id);
  // With resources at hand a click means them; ideas are picked up first.
  const plain = bits > 0 && canFill(s, seat, item, 0);
  const effect = kind < 0 ? (scene.words.say(`card.${id}.text`) ?? '') : '';
  return {
    label: say('move.fill', { what: itemName(c, id), cost }),
    note: after || short(effect),
    path: plain ? ['free:3', target] : [target],
    group: bits > 0 ? 'fillIdea' : kind < 0 ? 'fillCard' : `fill${kind}`,
    preview: {
      title: say('move.fill', { what: itemName(c, id), cost }),
      lines: [after, effect].filter(Boolean),
    },
  };
}
const short = (text: string): string =>
  text.length > 44 ? `${text.slice(0, 42).trimEnd()}…` : text;

export function showReturn(
  { scene, s, seat, say }: Case,
  { card: id, money }: MoveOf<'sellCard'>,
): Shown {
  const { t, words } = scene;
  const index = t.facts.cardIndex[id]!;
  const card = t.facts.cards[index]!;
  const gets = pay(money, payback(s, card) - money);
  const placed = s.cards[index]! >= 0 ? needsOf(card, s.cards[index]!) : '';
  return {
    label: say('move.return', { name: words.word('card', id), gets: gets || '0' }),
    note: placed
      ? say('note.return', { placed })
      : say('note.gone', { points: pointsOf(t, s, seat) }),
    path: [`own:${id}`],
    group: 'return',
  };
}

export function showAcquire({ scene, s, seat, say }: Case, move: MoveOf<'acquire'>): Shown {
  const { t, words } = scene;
  const card = t.facts.cards[t.facts.cardIndex[move.card]!]!;
  const money =
    card.money - (move.discount === 'money' ? 1 : 0) - (move.adviser ? adviserOf(t, s, seat) : 0);
  const energy = card.energy - (move.discount === 'energy' ? 1 : 0);
  const price = pay(money, energy);
  const fee = move.discount === 'none' ? -1 : toll(scene, s, seat);
  const with_ = [
    move.discount === 'none' ? '' : say('note.space'),
    fee < 0 ? '' : say('note.tollToo', { cost: `1 ${'W$E'[fee]!}` }),
    move.adviser ? say('note.adviser') : '',
  ].filter(Boolean);
  const lacks = trioLacks(scene, s, seat);
  const starts = say(card.slots.length === 0 || card.atOnce ? 'note.atOnce' : 'note.nextMonth');
  const lines = [
    words.say(`card.${move.card}.text`) ?? '',
    card.slots.length > 0
      ? say('note.slots', { cost: needsOf(card, 0), starts })
      : say('note.noSlots'),
    lacks.length === 1 && lacks[0] === card.deck ? say('note.trio') : '',
  ].filter(Boolean);
  return {
    label: words.word('card', move.card),
    note: [price, ...with_].join(', '),
    path: [`offer:${move.card}`],
    group: `deck${card.deck}`,
    preview: { title: `${words.word('card', move.card)}: ${price}`, lines },
  };
}

export function showRun({ scene, s, seat, say }: Case, { run: n }: MoveOf<'produce'>): Shown {
  const run = scene.t.facts.plans[s.business[seat]!]!.table[n - 1]!;
  const has = processes(scene, s, seat);
  const available = has.reduce((sum, x) => sum + x, 0);
  const used = s.used.slice(seat * 3, seat * 3 + 3).reduce((sum, x) => sum + x, 0);
  const mine = held(s, seat, RAW + run.product);
  const product = PRODUCTS[run.product]!;
  return {
    label: say('move.make', { count: run.count, product }),
    note: say('note.make', { count: run.total, used: used + run.total, available }),
    path: [`run:${n}`],
    preview: {
      title: say('move.make', { count: run.count, product }),
      lines: [say('note.have', { count: mine + run.count, product })],
      bar: { was: used, will: used + run.total, max: available },
    },
  };
}
