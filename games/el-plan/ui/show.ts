/** How legal moves are offered: words, consequences in numbers, and where in the town they are. */
import type { Seat, Template } from '@boardroom/kernel';
import type { Preview, Shown, TargetId } from '@boardroom/ui-kit/contract';
import { EFFECT } from '../src/content.ts';
import { adviserOf } from '../src/decisions/acquire.ts';
import { payback } from '../src/decisions/sell-card.ts';
import { fromCards, unitPrice } from '../src/effects.ts';
import { itemIndex } from '../src/facts.ts';
import type { Item } from '../src/facts.ts';
import { PRODUCT_INDEX } from '../src/moves.ts';
import { pointsOf } from '../src/scoring.ts';
import { canFill, coverOf, held, itemAt } from '../src/stock.ts';
import {
  DISTRICT_OF,
  IDEA,
  MONEY,
  PRODUCTS,
  PROCESSES,
  RAW,
  SPACES,
  WORKER,
} from '../src/types.ts';
import type { ElPlanFrame, ElPlanMove, ElPlanState, MoveOf } from '../src/types.ts';
import { benefitOf, ownSeat, processes, processLine, stateOf, tokens, toll, trioLacks } from './figures.ts';
import type { Table } from './figures.ts';

export { aid } from './aid.ts';
export { wish } from './wish.ts';

interface Case {
  readonly scene: Table;
  readonly s: Readonly<ElPlanState>;
  readonly seat: Seat;
  say(key: string, facts?: object): string;
}

/** Ends and passes: the tram drives on. */
const ENDS: Readonly<Record<string, string>> = {
  skipPeek: 'N',
  acceptEvent: 'N',
  declineBroker: 'N',
  endFreeUp: 'E',
  declineToll: 'N',
  endSell: 'E',
  endAssign: 'E',
  passInvestment: 'P',
  activateLater: 'N',
  endProduce: 'E',
  endBuy: 'E',
  endSale: 'E',
  endInnovate: 'E',
};

export function show(scene: Table, template: Template<ElPlanMove>, frame: ElPlanFrame | null): Shown {
  const move = template as ElPlanMove;
  const seat = frame?.seat ?? ownSeat(scene);
  const c: Case = {
    scene,
    seat,
    s: stateOf(scene, seat),
    say: (key, facts = {}) => scene.words.say(`ui.${key}`, facts) ?? key,
  };
  const label = scene.words.move(move);
  const key = ENDS[move.type];
  if (key) return { label, note: endNote(c, move), path: ['tram'], tone: 'quiet', key };
  switch (move.type) {
    case 'choosePlan':
      return showPlan(c, move);
    case 'place':
      return showPlace(c, move);
    case 'take':
    case 'auditPay':
      return showTokens(c, move);
    case 'deactivate':
      return showFreeing(c, move);
    case 'activate':
      return showFilling(c, move);
    case 'convertWorkers':
      return {
        label: c.say('move.convert', { gives: move.count, gets: pay(move.money, move.count - move.money) }),
        note: c.say('note.convert', { left: held(c.s, seat, WORKER) - move.count }),
        path: ['own:X03'],
        group: 'convert',
      };
    case 'sellCard':
      return showReturn(c, move);
    case 'acquire':
      return showAcquire(c, move);
    case 'produce':
      return showRun(c, move);
    case 'buy':
      return showBuy(c, move);
    case 'sell':
      return showSale(c, move);
    case 'innovate':
      return showIdea(c, move);
    case 'keep':
      return showKeep(c, move);
    case 'payCloud':
      return { label, note: c.say('note.cloud'), path: ['own:T10'] };
    case 'activateNow': {
      const card = scene.t.facts.cards[frame?.card ?? -1];
      const cost = card ? tokens(card.needs.slice(0, 3)) : '';
      return { label, note: c.say('note.now', { cost }), path: card ? [`own:${card.id}`] : [] };
    }
    case 'payToll': {
      const space = c.s.spot[seat]!;
      const token = toll(scene, c.s, seat);
      return {
        label,
        note: c.say('note.toll', { cost: `1 ${'W$E'[token] ?? ''}`, worth: benefitOf(scene, space) }),
        path: [`space:${SPACES[space]!}`],
      };
    }
    case 'ignoreEvent':
      return { label, note: c.say('note.ignore'), path: ['event'], tone: 'go', key: 'I' };
    case 'payBroker':
      return { label, note: c.say('note.broker', { left: held(c.s, seat, MONEY) - 1 }), path: ['event'] };
    case 'peek':
      return { label, note: c.say('note.peek'), path: ['pack'] };
    default:
      return { label };
  }
}

const pay = (money: number, energy: number): string => tokens([0, money, energy]);

function endNote({ scene, s, seat, say }: Case, { type }: ElPlanMove): string {
  if (type === 'endAssign' || type === 'endFreeUp') return processLine(processes(scene, s, seat));
  if (type === 'acceptEvent' || type === 'declineBroker') return say('note.uninsured');
  if (type === 'declineToll') return say('note.benefitLost');
  return say('note.on');
}

function showPlan({ scene, say }: Case, { business }: MoveOf<'choosePlan'>): Shown {
  const { words, t } = scene;
  const plan = t.facts.plans[t.content.businesses.indexOf(business)]!;
  return {
    label: words.word('business', business),
    note: say('note.plan', { product: PRODUCTS[plan.type]! }),
    path: [`plan:${business}`],
  };
}

function showPlace({ scene, say }: Case, { space }: MoveOf<'place'>): Shown {
  const index = SPACES.indexOf(space);
  const district = DISTRICT_OF[index]!;
  const worth = benefitOf(scene, index);
  return {
    label: say('move.place', { name: say(`district.${district}`), id: space }),
    note: worth,
    path: [`space:${space}`],
    group: `d${district}`,
    preview: { title: `${space}: ${worth}`, lines: [say(`why.${district}`)] },
  };
}

function showTokens({ scene, s, seat, say }: Case, move: MoveOf<'take' | 'auditPay'>): Shown {
  const sign = move.type === 'take' ? 1 : -1;
  const counts = [move.workers, move.money, move.energy];
  const path = counts.flatMap((n, token) => (n > 0 ? [`box:${token}`] : []));
  const after = counts.map((n, token) => held(s, seat, token) + sign * n);
  return {
    label: scene.words.move(move),
    note: say('note.then', { free: tokens(after) || '0' }),
    path,
  };
}

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
export function itemTarget({ t }: Table, id: string): TargetId {
  return t.facts.cardIndex[id] === undefined ? `row:${id}` : `own:${id}`;
}
const needsOf = (item: Item, bits: number): string => {
  const need = item.needs.slice(bits * 4, bits * 4 + 4);
  const parts = [tokens(need.slice(0, 3)), need[IDEA]! > 0 ? `${need[IDEA]!} idea${need[IDEA]! > 1 ? 's' : ''}` : ''];
  return parts.filter(Boolean).join(' + ');
};

function change({ scene, s, seat }: Case, id: string, sign: 1 | -1): string {
  const has = processes(scene, s, seat);
  const gives = givesOf(scene, s, seat, id);
  if (gives.every((n) => n === 0)) return '';
  return processLine(has.map((n, i) => n + sign * gives[i]!));
}

function showFreeing(c: Case, { item: id }: MoveOf<'deactivate'>): Shown {
  const { scene, s, seat, say } = c;
  const index = itemIndex(scene.t.facts, id);
  const item = itemAt(scene.t, s, seat, index);
  const back = needsOf(item, coverOf(scene.t, s, seat, index));
  const kind = kindOf(scene, s, seat, id);
  const then = change(c, id, -1);
  return {
    label: say('move.free', { what: itemName(c, id) }),
    note: say('note.free', { back, then: then || 'none' }),
    path: [itemTarget(scene, id)],
    group: kind < 0 ? 'freeCard' : `free${kind}`,
    preview: { title: say('note.free', { back, then: then || 'none' }) },
  };
}

function showFilling(c: Case, { item: id, ideas }: MoveOf<'activate'>): Shown {
  const { scene, s, seat, say } = c;
  const item = itemAt(scene.t, s, seat, itemIndex(scene.t.facts, id));
  const bits = ideas.reduce((sum, slot) => sum | (1 << slot), 0);
  const cost = needsOf(item, bits);
  const kind = kindOf(scene, s, seat, id);
  const then = change(c, id, 1);
  const target = itemTarget(scene, id);
  // With resources at hand a click means them; ideas are picked up first.
  const plain = bits > 0 && canFill(s, seat, item, 0);
  const effect = kind < 0 ? (scene.words.say(`card.${id}.text`) ?? '') : '';
  return {
    label: say('move.fill', { what: itemName(c, id), cost }),
    note: then || short(effect),
    path: plain ? ['free:3', target] : [target],
    group: bits > 0 ? 'fillIdea' : kind < 0 ? 'fillCard' : `fill${kind}`,
    preview: {
      title: say('move.fill', { what: itemName(c, id), cost }),
      lines: [then && say('note.processes', { then }), effect].filter(Boolean),
    },
  };
}
const short = (text: string): string => (text.length > 44 ? `${text.slice(0, 42).trimEnd()}…` : text);

function showReturn({ scene, s, seat, say }: Case, { card: id, money }: MoveOf<'sellCard'>): Shown {
  const { t, words } = scene;
  const index = t.facts.cardIndex[id]!;
  const card = t.facts.cards[index]!;
  const gets = pay(money, payback(s, card) - money);
  const placed = s.cards[index]! >= 0 ? needsOf(card, s.cards[index]!) : '';
  return {
    label: say('move.return', { name: words.word('card', id), gets: gets || '0' }),
    note: placed ? say('note.return', { placed }) : say('note.gone', { points: pointsOf(t, s, seat) }),
    path: [`own:${id}`],
    group: 'return',
  };
}

function showAcquire({ scene, s, seat, say }: Case, move: MoveOf<'acquire'>): Shown {
  const { t, words } = scene;
  const card = t.facts.cards[t.facts.cardIndex[move.card]!]!;
  const money = card.money - (move.discount === 'money' ? 1 : 0) - (move.adviser ? adviserOf(t, s, seat) : 0);
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
    card.slots.length > 0 ? say('note.slots', { cost: needsOf(card, 0), starts }) : say('note.noSlots'),
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

function showRun({ scene, s, seat, say }: Case, { run: n }: MoveOf<'produce'>): Shown {
  const run = scene.t.facts.plans[s.business[seat]!]!.table[n - 1]!;
  const has = processes(scene, s, seat);
  const available = has.reduce((sum, x) => sum + x, 0);
  const used = s.used.slice(seat * 3, seat * 3 + 3).reduce((sum, x) => sum + x, 0);
  const uses = 'PLM'.split('').flatMap((sign, kind) => Array.from({ length: run.uses[kind]! }, () => sign)).join('+');
  const mine = held(s, seat, RAW + run.product);
  const product = PRODUCTS[run.product]!;
  return {
    label: say('move.make', { count: run.count, product }),
    note: say('note.make', { uses, used: used + run.total, available }),
    path: [`run:${n}`],
    preview: {
      title: say('move.make', { count: run.count, product }),
      lines: [say('note.have', { count: mine + run.count, product })],
      bar: { was: used, will: used + run.total, max: available },
    },
  };
}

function showBuy({ scene, s, seat, say }: Case, move: MoveOf<'buy'>): Shown {
  const { t } = scene;
  const imported = move.from === 'import';
  const off = (move.discount === 'none' ? 0 : 1) + (move.adviser ? adviserOf(t, s, seat) : 0);
  const price = unitPrice(t, s, seat, imported) - off;
  const fee = move.discount === 'none' ? -1 : toll(scene, s, seat);
  const extras = [
    move.discount === 'none' ? '' : say('note.space5'),
    fee < 0 ? '' : say('note.tollToo', { cost: `1 ${'W$E'[fee]!}` }),
    move.adviser ? say('note.adviser') : '',
  ].filter(Boolean);
  const left = held(s, seat, MONEY) - price - (fee === MONEY ? 1 : 0);
  const index = PRODUCT_INDEX[move.product]!;
  return {
    label: say(imported ? 'move.import' : 'move.buy', { product: move.product }),
    note: [say('note.price', { price, left }), ...extras].join(', '),
    path: [`${imported ? 'ship' : 'area'}:${move.product}`],
    group: `buy${index}`,
    preview: {
      title: say(imported ? 'move.import' : 'move.buy', { product: move.product }),
      lines: [say('note.price', { price, left }), say('note.have', { count: held(s, seat, RAW + index) + 1, product: move.product })],
    },
  };
}

function showSale({ scene, s, seat, say }: Case, move: MoveOf<'sell'>): Shown {
  const { t } = scene;
  const index = PRODUCT_INDEX[move.product]!;
  const there = s.market[index]! + 1;
  const size = t.content.exportSize;
  const first = s.flags[seat]! < 8192;
  const bonus = first ? saleBonus(scene, s, seat) : 0;
  const energy = t.options.salePayout === 'money' ? 0 : 1 + bonus - move.money;
  const path: TargetId[] = [`area:${move.product}`];
  if (move.money === 0) path.push('box:2');
  else if (energy <= 0) path.push('box:1');
  return {
    label: say('move.sell', { product: move.product, gets: pay(move.money, Math.max(0, energy)) || '0' }),
    note: say(there >= size ? 'note.export' : 'note.market', { there, size }),
    path,
    group: `sell${index}`,
  };
}
function saleBonus({ t }: Table, s: Readonly<ElPlanState>, seat: Seat): number {
  const event = s.event >= 0 && !(s.flags[seat]! & 1) ? t.facts.events[s.event]![EFFECT.saleBonus]! : 0;
  return fromCards(t, s, seat, EFFECT.saleBonus) + event;
}

function showIdea({ scene, s, seat, say }: Case, move: MoveOf<'innovate'>): Shown {
  const { t, words } = scene;
  const counts = [move.raw, move.good, move.service];
  const total = counts.reduce((sum, n) => sum + n, 0);
  const whole = counts.every((n) => n === 1);
  const points = pointsOf(t, s, seat) + 1;
  const extra =
    total === 2
      ? pay(fromCards(t, s, seat, EFFECT.rigMoney), fromCards(t, s, seat, EFFECT.rigEnergy))
      : '';
  const preview: Preview = { title: say('note.idea', { points }), lines: extra ? [say('note.rig', { extra })] : [] };
  const shown: Shown = {
    label: words.move(move),
    note: extra ? say('note.rig', { extra }) : say('note.idea', { points }),
    path: ['district:7'],
    preview,
  };
  return whole ? { ...shown, tone: 'go', key: 'I' } : shown;
}

function showKeep({ scene, s, seat, say }: Case, move: MoveOf<'keep'>): Shown {
  const kept = [move.raw, move.good, move.service];
  const lost = kept.map((n, p) => held(s, seat, RAW + p) - n);
  const list = (counts: readonly number[]): string =>
    counts.flatMap((n, p) => (n > 0 ? [`${n} ${scene.words.word('product', PRODUCTS[p]!)}`] : [])).join(', ');
  return {
    label: say('move.keep', { what: list(kept) || '0' }),
    note: say('note.lost', { what: list(lost) || '0' }),
    path: kept.flatMap((n, p) => (n > 0 ? [`goods:${PRODUCTS[p]!}`] : [])),
  };
}

