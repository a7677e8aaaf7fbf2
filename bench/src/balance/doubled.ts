/** A fork in which one printed thing is worth double. */
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, Edition } from '@boardroom/kernel';

/**
 * What a thing is worth, under the names that contents have for it. What an effect costs, and what it
 * only has or has not, is not among them.
 */
const WORTH = [
  'value',
  'revenue',
  'capacity',
  'income',
  'bvp',
  'price',
  'amount',
  'times',
  'production',
  'logistics',
  'marketing',
  'wild',
  'incomeWorker',
  'incomeMoney',
  'incomeEnergy',
  'saleBonus',
  'subsidyBonus',
  'exportBonus',
  'patent',
];

/** The fork, or null: the thing has no worth, or an edition may not have it so. */
export function doubled(game: AnyGame, classic: Edition, id: string): Edition | null {
  const content = structuredClone(classic.content);
  const thing = find(content, id);
  if (!thing || !double(thing)) return null;
  for (const list of Object.values(content as object)) inOrder(list);
  const fork = { id: `double-${id}`, content };
  return isRefusal(setTable(game, { players: game.seats.min, edition: fork })) ? null : fork;
}

function find(value: unknown, id: string): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if ((value as { id?: unknown }).id === id) return value as Record<string, unknown>;
  for (const part of Object.values(value)) {
    const found = find(part, id);
    if (found) return found;
  }
  return null;
}

function double(thing: Record<string, unknown>): boolean {
  let any = false;
  for (const [key, value] of Object.entries(thing)) {
    if (typeof value === 'number' && value !== 0 && WORTH.includes(key)) {
      thing[key] = 2 * value;
      any = true;
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      any = double(value as Record<string, unknown>) || any;
  }
  return any;
}

/** Cards that must lie in the order of their values do so again, and none has another's. */
function inOrder(list: unknown): void {
  if (!Array.isArray(list)) return;
  const cards = list as { value?: number }[];
  if (cards.some(({ value }) => value === undefined)) return;
  cards.sort((a, b) => a.value! - b.value!);
  for (let i = 1; i < cards.length; i++)
    if (cards[i]!.value! <= cards[i - 1]!.value!) cards[i]!.value = cards[i - 1]!.value! + 2;
}
