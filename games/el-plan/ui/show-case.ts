/** What every offer looks at: the scene, the state of the seat, its words. */
import type { Seat } from '@boardroom/kernel';
import type { Item } from '../src/facts.ts';
import { IDEA } from '../src/types.ts';
import type { ElPlanState } from '../src/types.ts';
import { tokens } from './figures.ts';
import type { Table } from './figures.ts';

export interface Case {
  readonly scene: Table;
  readonly s: Readonly<ElPlanState>;
  readonly seat: Seat;
  say(key: string, facts?: object): string;
}

/** "2 $ + 1 E" */
export const pay = (money: number, energy: number): string => tokens([0, money, energy]);

/** What the slots of an item take when ideas lie on those of `bits`. */
export const needsOf = (item: Item, bits: number): string => {
  const need = item.needs.slice(bits * 4, bits * 4 + 4);
  const parts = [
    tokens(need.slice(0, 3)),
    need[IDEA]! > 0 ? `${need[IDEA]!} idea${need[IDEA]! > 1 ? 's' : ''}` : '',
  ];
  return parts.filter(Boolean).join(' + ');
};
