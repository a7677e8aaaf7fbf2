/** What the tabs of the deal card share: fields, what is held, what it does to either side. */
import eyeSlash from '@phosphor-icons/core/bold/eye-slash-bold.svg?raw';
import megaphone from '@phosphor-icons/core/fill/megaphone-fill.svg?raw';
import type { Move, MoveValue, Seat } from '@boardroom/kernel';
import type { Deal, DealDraft, DealField, DealLaw } from '@boardroom/ui-kit/contract';
import { reachOf, stocksSeen } from '../look/figures.ts';
import { uncommitted } from '../src/stocks.ts';
import type { Table } from './table.ts';

/** A tab of the card. */
export type DealTab = Omit<Deal, 'title' | 'tabs'>;

/** The most that is likely to be named; the rules know no bound (R159). */
export const LIKELY = { packages: 40, prestige: 60 } as const;

/** What the tabs of the card have in common. */
export interface Dealing {
  readonly scene: Table;
  readonly draft: DealDraft;
  readonly me: Seat;
  readonly to: Seat;
  say(key: string, facts?: object): string;
  /** A number as it is filled in, held inside its bounds. */
  value(key: string, max?: number, start?: number): number;
  /** The whole move, if the rules allow it. */
  whole(fields: Readonly<Record<string, MoveValue>>): Move | null;
}

/** Money in steps of the grain, with its sign. */
export function money(d: Dealing, key: string, max: number, note?: string): DealField {
  const { grain } = d.scene.t.facts;
  const text = (value: number): string => d.say('money', { money: value });
  return {
    key,
    name: d.say('field.money'),
    value: d.value(key, max),
    min: 0,
    max,
    step: grain,
    text,
    ...(note === undefined ? {} : { note }),
  };
}
export function prestige(d: Dealing, key: string, max: number): DealField {
  return { key, name: d.say('field.prestige'), value: d.value(key, max), min: 0, max };
}

/** R99: everybody sees it, or the two alone. */
export function secrecy(d: Dealing): DealField[] {
  if (!d.scene.t.facts.may.secret) return [];
  return [
    {
      key: 'secret',
      name: d.say('field.secret'),
      value: d.value('secret', 1),
      min: 0,
      max: 1,
      of: [
        { value: 0, name: d.say('secret.0'), icon: megaphone },
        { value: 1, name: d.say('secret.1'), icon: eyeSlash },
      ],
    },
  ];
}

export function held({ scene: { view }, me, say }: Dealing): DealLaw {
  const bid = view.bids[me]!;
  return {
    text: say('held', { money: view.money[me]!, prestige: uncommitted(view, me), bid }),
    rule: 'R100',
  };
}

/** "14 +4 = 18 prestige" and "$3,900 −600 = $3,300", what changes only. */
export function changes(d: Dealing, dMoney: number, dPrestige: number): string[] {
  const { view } = d.scene;
  const lines: string[] = [];
  const now = { money: view.money[d.me]!, prestige: view.prestige[d.me]! };
  if (dMoney !== 0)
    lines.push(d.say('after.money', { was: now.money, by: dMoney, will: now.money + dMoney }));
  if (dPrestige !== 0)
    lines.push(
      d.say('after.prestige', { was: now.prestige, by: dPrestige, will: now.prestige + dPrestige }),
    );
  return lines.length > 0 ? lines : [d.say('after.nothing')];
}

/** What the other side could bid afterwards, by what the reader may know. */
export function theirs(d: Dealing, dMoney: number, dPrestige: number): string[] {
  const { scene, to, say } = d;
  const { view, t } = scene;
  if (!stocksSeen(scene, to) && !t.options.ledgerAid) return [say('theirs.hidden')];
  const reach = reachOf(scene, to);
  const cash = stocksSeen(scene, to) ? view.money[to]! : Math.max(0, view.bookMoney[to]!);
  const { price } = t.facts;
  const bought = Math.floor((cash + dMoney) / price) - Math.floor(cash / price);
  const will = Math.max(0, reach + dPrestige + bought);
  return [will === reach ? say('theirs.same', { reach }) : say('theirs.reach', { reach, will })];
}

export function book({ scene, to, say }: Dealing): DealLaw {
  const { view, t } = scene;
  if (!stocksSeen(scene, to) && !t.options.ledgerAid)
    return { text: say('book.hidden'), rule: 'R122' };
  const seen = stocksSeen(scene, to);
  const bid = Math.max(0, view.bids[to]!);
  return {
    text: say(seen ? 'book.seen' : 'book', {
      money: seen ? view.money[to]! : view.bookMoney[to]!,
      prestige: seen ? view.prestige[to]! : view.bookPrestige[to]!,
      bid,
    }),
  };
}
