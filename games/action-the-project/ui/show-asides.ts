/** Free actions: buying, giving, trading, promising. The partner is picked at the table. */
import { isGap, NONE } from '@boardroom/kernel';
import type { Gap, Seat, Template } from '@boardroom/kernel';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import type { ActionMove, Aside } from '../src/types.ts';
import { gaps as gapWords } from '../look/gaps.ts';
import { note } from '../look/note.ts';
import type { Table } from './table.ts';

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
        label: label('gift', move.to),
        ...at(move.to),
        group: 'deal',
        deal: { with: move.to as Seat, tab: 'gift' },
        gaps: gaps(scene, move),
      };
    case 'offer':
      return {
        label: label('offer', move.to),
        ...at(move.to),
        group: 'deal',
        deal: { with: move.to as Seat, tab: 'offer' },
        gaps: gaps(scene, move),
      };
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const other = (move.type === 'withdraw' ? move.to : move.from) as Seat;
      return {
        label: label(move.type, other),
        note: note(scene, move, null) ?? '',
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
        label: label('promise', move.to),
        deal: { with: move.to as Seat, tab: 'promise' },
        note: note(scene, move, null) ?? '',
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
        note: note(scene, move, null) ?? '',
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
    note: note(scene, move, null) ?? '',
    path: ['bank'],
    key: 'B',
    preview: {
      title: words.say('ui.aside.buy.preview', { price })!,
      lines: [words.say('ui.aside.buy.line', { most, cash })!],
    },
    gaps: {
      count: {
        ...gapWords(scene, move, null)['count']!,
        ...(lacks > 1 && lacks <= most
          ? { quick: [{ value: lacks, note: words.say('ui.aside.buy.raise')! }] }
          : {}),
      },
    },
  };
}

type Terms = Extract<Offered, { type: 'accept' | 'decline' | 'withdraw' }>;

function acceptPreview({ words, view, viewer }: Table, move: Terms): NonNullable<Shown['preview']> {
  const seat = viewer ?? 0;
  const money = view.money[seat]! + Number(move.giveMoney) - Number(move.wantMoney);
  const prestige = view.prestige[seat]! + Number(move.givePrestige) - Number(move.wantPrestige);
  return {
    title: words.say('ui.aside.accept.after', { money, prestige })!,
    lines: [words.say('ui.aside.accept.line')!],
  };
}

/** How the fields are asked for, with values worth a button of their own. */
function gaps(scene: Table, move: Offered): Record<string, ShownGap> {
  const found: Record<string, ShownGap> = {};
  for (const [field, asked] of Object.entries(gapWords(scene, move, null))) {
    const value = (move as Readonly<Record<string, unknown>>)[field];
    const quick = !isGap(value)
      ? []
      : field === 'wantMoney' || (field === 'money' && move.type === 'promisePay')
        ? steps(scene.t.facts.unit, rangeOf(value)[1])
        : field === 'money'
          ? debts(scene, move)
          : [];
    found[field] = { ...asked, ...(asked.item ? { note: asked.item } : {}), quick };
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
