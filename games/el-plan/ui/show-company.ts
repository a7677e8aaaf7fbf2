/** Offers of the own company: rows and cards filled, freed, bought and handed back; runs made. */
import type { Shown, TargetId } from '@boardroom/ui-kit/contract';
import type { Case } from '../look/case.ts';
import {
  acquisition,
  change,
  filling,
  freed,
  kindOf,
  makesTrio,
  returning,
  thenHeld,
  usedBy,
  worksFrom,
} from '../look/company.ts';
import { processes } from '../look/figures.ts';
import type { Table } from '../look/figures.ts';
import { itemIndex } from '../src/facts.ts';
import { canFill, itemAt } from '../src/stock.ts';
import { PRODUCTS, PROCESSES } from '../src/types.ts';
import type { MoveOf } from '../src/types.ts';

/** A row or card in words: "Production" or the name of the card. */
function itemName({ r, s, seat, say }: Case, id: string): string {
  const kind = kindOf(r, s, seat, id);
  return kind < 0 ? r.words.word('item', id) : say(`kind.${PROCESSES[kind]!}`);
}
function itemTarget({ t }: Table, id: string): TargetId {
  return t.facts.cardIndex[id] === undefined ? `row:${id}` : `own:${id}`;
}

export function showFreeing(c: Case, { item: id }: MoveOf<'deactivate'>): Shown {
  const { r, s, seat, say } = c;
  const back = freed(c, id);
  const kind = kindOf(r, s, seat, id);
  const after = change(c, id, -1);
  return {
    label: say('ui.move.free', { what: itemName(c, id) }),
    note: say('note.free', { back }),
    path: [itemTarget(r, id)],
    group: kind < 0 ? 'freeCard' : `free${kind}`,
    preview: { title: say('note.freeThen', { back, after: after || 'none' }) },
  };
}

export function showFilling(c: Case, move: MoveOf<'activate'>): Shown {
  const { r, s, seat, say } = c;
  const { item: id, ideas } = move;
  const item = itemAt(r.t, s, seat, itemIndex(r.t.facts, id));
  const cost = filling(c, move);
  const kind = kindOf(r, s, seat, id);
  const after = change(c, id, 1);
  const target = itemTarget(r, id);
  // With resources at hand a click means them; ideas are picked up first.
  const plain = ideas.length > 0 && canFill(s, seat, item, 0);
  const effect = kind < 0 ? (r.words.say(`card.${id}.text`) ?? '') : '';
  return {
    label: say('ui.move.fill', { what: itemName(c, id), cost }),
    note: after || short(effect),
    path: plain ? ['free:3', target] : [target],
    group: ideas.length > 0 ? 'fillIdea' : kind < 0 ? 'fillCard' : `fill${kind}`,
    card: { name: itemName(c, id), value: cost, note: after || short(effect) },
    preview: {
      title: say('ui.move.fill', { what: itemName(c, id), cost }),
      lines: [after, effect].filter(Boolean),
    },
  };
}
const short = (text: string): string =>
  text.length > 44 ? `${text.slice(0, 42).trimEnd()}…` : text;

export function showReturn(c: Case, move: MoveOf<'sellCard'>): Shown {
  const { gets, note } = returning(c, move);
  const name = c.r.words.word('card', move.card);
  return {
    label: c.say('ui.move.return', { name, gets }),
    note,
    path: [`own:${move.card}`],
    group: 'return',
  };
}

export function showAcquire(c: Case, move: MoveOf<'acquire'>): Shown {
  const { r, say } = c;
  const card = r.t.facts.cards[r.t.facts.cardIndex[move.card]!]!;
  const name = r.words.word('card', move.card);
  const { price, parts } = acquisition(c, move);
  const trio = makesTrio(c, card) ? say('note.trio') : '';
  return {
    label: name,
    note: [price, ...parts].join(', '),
    path: [`offer:${move.card}`],
    group: `deck${card.deck}`,
    card: { name, value: price, note: trio || parts.join(', ') || worksFrom(c, card) },
    preview: {
      title: `${name}: ${price}`,
      lines: [
        r.words.say(`card.${move.card}.text`) ?? '',
        worksFrom(c, card),
        trio,
        r.words.say(`card.${move.card}.flavour`) ?? '',
      ].filter(Boolean),
    },
  };
}

export function showRun(c: Case, { run: n }: MoveOf<'produce'>): Shown {
  const { r, s, seat, say } = c;
  const run = r.t.facts.plans[s.business[seat]!]!.table[n - 1]!;
  const available = processes(r, s, seat).reduce((sum, x) => sum + x, 0);
  const used = s.used.slice(seat * 3, seat * 3 + 3).reduce((sum, x) => sum + x, 0);
  const label = say('ui.move.make', { count: run.count, product: PRODUCTS[run.product]! });
  return {
    label,
    note: usedBy(c, run),
    path: [`run:${n}`],
    preview: {
      title: label,
      lines: [thenHeld(c, run.product, run.count)],
      bar: { was: used, will: used + run.total, max: available },
    },
  };
}
