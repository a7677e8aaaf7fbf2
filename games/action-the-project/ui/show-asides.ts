/** Free actions: buying, giving, trading, promising. The partner is picked at the table. */
import { isGap, NONE } from '@boardroom/kernel';
import type { Gap, Seat, Template } from '@boardroom/kernel';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import { uncommitted } from '../src/stocks.ts';
import type { ActionMove, Aside } from '../src/types.ts';
import type { Table } from './figures.ts';

type Offered = Template<Aside>;

const ASIDES: ReadonlySet<string> = new Set([
  'buy',
  'give',
  'offer',
  'accept',
  'decline',
  'withdraw',
  'promisePlay',
  'promisePay',
  'promiseBid',
  'promiseNoBid',
  'promiseText',
  'judge',
  'say',
]);

export function isAside(move: Template<ActionMove>): move is Offered {
  return ASIDES.has(move.type);
}

export function showAside(scene: Table, move: Offered): Shown {
  const { words } = scene;
  const label = (key: string, to?: number | Gap): string =>
    words.say(`ui.aside.${key}`, { name: to === undefined ? '' : words.seat(to as Seat) }) ?? key;
  /** The colleague is picked first, at the table or by name. */
  const at = (seat: number | Gap): Pick<Shown, 'path' | 'via'> => ({
    path: [`portrait:${seat as Seat}`],
    via: words.seat(seat as Seat),
  });
  switch (move.type) {
    case 'buy':
      return showBuy(scene, move);
    case 'give':
      return {
        label: label(move.money === 0 ? 'give.prestige' : 'give.money', move.to),
        ...at(move.to),
        group: 'deal',
        gaps: gaps(scene, move),
      };
    case 'offer': {
      const gives = move.giveMoney !== 0 ? 'money' : move.givePrestige !== 0 ? 'prestige' : null;
      const wants = move.wantMoney !== 0 ? 'money' : 'prestige';
      return {
        label: label(gives === null ? `ask.${wants}` : `offer.${gives}`, move.to),
        ...at(move.to),
        group: 'deal',
        gaps: gaps(scene, move),
      };
    }
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const other = (move.type === 'withdraw' ? move.to : move.from) as Seat;
      return {
        label: label(move.type, other),
        note: words.say('ui.terms', termsOf(move)) ?? '',
        ...at(other),
        group: move.type === 'withdraw' ? 'deal' : 'answer',
        ...(move.type === 'accept' ? { preview: acceptPreview(scene, move) } : {}),
      };
    }
    case 'promisePlay':
    case 'promisePay':
    case 'promiseBid':
    case 'promiseNoBid':
      return {
        label: label(
          move.type === 'promisePay' && move.money === 0 ? 'promisePrestige' : move.type,
          move.to,
        ),
        note: words.say(
          isGap(move.turn) && scene.view.turn < rangeOf(move.turn)[0]
            ? 'ui.aside.later'
            : 'ui.aside.unbound',
        )!,
        ...at(move.to),
        group: 'promise',
        gaps: gaps(scene, move),
      };
    case 'promiseText':
      return {
        label: label('promiseText', move.to),
        ...at(move.to),
        group: 'promise',
        gaps: gaps(scene, move),
        talk: { as: 'promise', to: move.to as Seat },
      };
    case 'judge':
      return {
        label: label('judge', move.from),
        note: words.say('ui.aside.judge.note', { turn: move.turn }) ?? '',
        ...at(move.from),
        group: 'promise',
        gaps: gaps(scene, move),
      };
    case 'say':
      return {
        label: label(move.to === NONE ? 'say' : 'whisper', move.to),
        group: 'deal',
        talk: { as: 'say', to: move.to === NONE ? null : (move.to as Seat) },
      };
  }
}

/** Promises may name any number; nobody asks for more than this without a joke. */
const LIKELY_PRESTIGE = 40;

function rangeOf(gap: Gap): readonly [number, number] {
  return gap.gap === 'range' ? [gap.min, gap.max] : [0, 0];
}

function showBuy(scene: Table, move: Extract<Offered, { type: 'buy' }>): Shown {
  const { words, t, view, viewer } = scene;
  const { price } = t.facts;
  const seat = viewer ?? 0;
  const cash = view.money[seat]!;
  const most = isGap(move.count) ? rangeOf(move.count)[1] : move.count;
  const lacks = view.high >= 0 ? view.bids[view.high]! + 1 - view.prestige[seat]! : 0;
  return {
    label: words.say('ui.aside.buy')!,
    note: words.say('ui.aside.buy.note', { price })!,
    path: ['bank'],
    key: 'B',
    preview: {
      title: words.say('ui.aside.buy.preview', { price })!,
      lines: [words.say('ui.aside.buy.line', { most, cash })!],
    },
    gaps: {
      count: {
        label: words.say('ui.gap.count')!,
        note: (value) =>
          words.say('ui.aside.buy.leaves', {
            left: cash - value * price,
            held: view.prestige[seat]! + value,
          })!,
        ...(lacks > 1 && lacks <= most
          ? { quick: [{ value: lacks, note: words.say('ui.aside.buy.raise')! }] }
          : {}),
      },
    },
  };
}

type Terms = Extract<Offered, { type: 'accept' | 'decline' | 'withdraw' }>;

function termsOf(move: Terms): object {
  const { giveMoney, givePrestige, wantMoney, wantPrestige, secret } = move;
  return { giveMoney, givePrestige, wantMoney, wantPrestige, secret };
}

function acceptPreview({ words, view, viewer }: Table, move: Terms): NonNullable<Shown['preview']> {
  const seat = viewer ?? 0;
  const money = view.money[seat]! + Number(move.giveMoney) - Number(move.wantMoney);
  const prestige = view.prestige[seat]! + Number(move.givePrestige) - Number(move.wantPrestige);
  return {
    title: words.say('ui.aside.accept.after', { money, prestige })!,
    lines: [words.say('ui.aside.accept.line')!],
  };
}

/** Words and sensible starts for what is filled in. */
function gaps(scene: Table, move: Offered): Record<string, ShownGap> {
  const { words, view, viewer, t } = scene;
  const seat = viewer ?? 0;
  const found: Record<string, ShownGap> = {};
  const label = (field: string): { label: string } => ({
    label: words.say(`ui.gap.${field}`) ?? field,
  });
  /** A number that stands for a word. */
  const named = (field: string, item: (value: number | string) => string): ShownGap => ({
    ...label(field),
    item,
    note: item,
  });
  const holds = (value: number): string =>
    words.say('ui.gap.leavesMoney', { left: view.money[seat]! - value })!;
  for (const [field, value] of Object.entries(move)) {
    if (!isGap(value) || value.gap !== 'range') continue;
    switch (field) {
      case 'card':
      case 'window':
      case 'condition':
        found[field] = named(
          field,
          (item) => words.say(`ui.pick.${field}.${item}`) ?? words.word(field, item),
        );
        break;
      case 'secret':
        found[field] = named(field, (item) => words.word('secrecy', item));
        break;
      case 'kept':
        found[field] = named(field, (item) => words.word('verdict', item));
        break;
      case 'turn':
        found[field] = named(field, (item) =>
          words.say('ui.pick.turn', { turn: item, now: item === view.turn ? 1 : 0 })!,
        );
        break;
      case 'money':
      case 'giveMoney':
        found[field] =
          move.type === 'promisePay'
            ? { ...label(field), quick: steps(t.facts.unit, value.max), reach: 20 * t.facts.unit }
            : { ...label(field), note: holds, quick: debts(scene, move) };
        break;
      case 'wantMoney':
        found[field] = {
          ...label(field),
          quick: steps(t.facts.unit, value.max),
          reach: 20 * t.facts.unit,
        };
        break;
      case 'prestige':
      case 'givePrestige':
        found[field] =
          move.type === 'promisePay'
            ? { ...label(field), reach: LIKELY_PRESTIGE }
            : {
                ...label(field),
                note: (n) =>
                  words.say('ui.gap.leavesPrestige', { left: uncommitted(view, seat) - n })!,
              };
        break;
      default:
        found[field] = { ...label(field), reach: LIKELY_PRESTIGE };
    }
  }
  return found;
}

function steps(unit: number, max: number): { value: number }[] {
  return [1, 3, 5].map((k) => ({ value: k * unit })).filter(({ value }) => value <= max);
}

/** What was promised and is not paid yet. */
function debts(scene: Table, move: Offered): { value: number; note: string }[] {
  const { view, viewer, words } = scene;
  if (move.type !== 'give') return [];
  return view.promises
    .filter(
      (pledge) =>
        pledge.kind === 'pay' &&
        pledge.from === viewer &&
        pledge.to === move.to &&
        pledge.money > pledge.bookedMoney &&
        pledge.money - pledge.bookedMoney <= view.money[viewer]!,
    )
    .slice(0, 2)
    .map((pledge) => ({
      value: pledge.money - pledge.bookedMoney,
      note: words.say('ui.gap.promised')!,
    }));
}
