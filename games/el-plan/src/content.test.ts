import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { content } from './content.ts';
import { PROCESSES, PRODUCTS, TOKENS } from './types.ts';

const edition = content.parse(classic);
const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const SIGN = { worker: 'W', money: '$', energy: 'E' } as const;

test('the classic edition is what RULES.md says: plans', () => {
  for (const plan of edition.plans) {
    const gives = (counts: Record<(typeof PROCESSES)[number], number>) =>
      PROCESSES.flatMap((kind, i) => Array.from({ length: counts[kind] }, () => 'PLM'[i])).join(
        '+',
      );
    const rows = plan.rows.map(
      (row, i) => `r${i + 1} ${gives(row.gives)}←${row.slots.map((slot) => SIGN[slot]).join('+')}`,
    );
    const table = plan.table.map(
      (run, i) =>
        `t${i + 1}: ${gives(run.uses)} → ${run.count} ${'RGS'[PRODUCTS.indexOf(run.makes)]}`,
    );
    const slots = TOKENS.map((token) =>
      plan.rows.reduce((sum, row) => sum + row.slots.filter((slot) => slot === token).length, 0),
    );
    const line = rules
      .split('\n')
      .find((text) => text.startsWith(`| ${plan.business}${plan.level} |`));
    expect(line).toContain(`| ${rows.join('; ')} | ${slots.join('/')} | ${table.join('; ')} |`);
  }
});

test('the classic edition is what RULES.md says: cards and events', () => {
  for (const card of edition.cards) {
    const { money, energy } = card.cost;
    const cost = [money && `${money} $`, energy && `${energy} E`].filter(Boolean).join(' + ');
    const slots = card.slots.map((slot) => SIGN[slot]).join(' + ') || 'none';
    const line = rules.split('\n').find((text) => text.startsWith(`| ${card.id} |`))!;
    const cells = line.split('|').map((cell) => cell.trim());
    expect(cells[3], card.id).toBe(cost);
    expect(cells[4]!.replace(/ \(.*/, ''), card.id).toBe(slots);
    expect(cells[5] === '⚡', card.id).toBe(card.atOnce);
    const [production, logistics, marketing] = PROCESSES.map((kind) => card.effects[kind] ?? 0);
    const counts = [production && `${production} P`, logistics && `${logistics} L`];
    const given = [...counts, marketing && `${marketing} M`].filter(Boolean).join(' + ');
    if (given) expect(cells[7], card.id).toContain(`Gives ${given}.`);
  }
  for (const event of edition.events) {
    const line = rules.split('\n').find((text) => text.startsWith(`| ${event.id} |`))!;
    expect(line.split('|')[3]!.trim() === '−', event.id).toBe(event.negative);
  }
});

test('an edition that does not fit is refused', () => {
  const { plans, cards } = classic;
  expect(content.safeParse({ ...classic, plans: plans.slice(1) }).success).toBe(false);
  expect(content.safeParse({ ...classic, cards: [...cards, cards[0]] }).success).toBe(false);
  const [first, ...rest] = cards;
  const unknown = { ...first!, effects: { luck: 1 } };
  expect(content.safeParse({ ...classic, cards: [unknown, ...rest] }).success).toBe(false);
});

test('an edition that does not fit says why', () => {
  const reasons = (change: (copy: typeof classic) => void): string[] => {
    const copy = structuredClone(classic);
    change(copy);
    const parsed = content.safeParse(copy);
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };
  const plans = ['each level needs one plan for each business, two of each type'];
  const set = (effects: object) => effects as never;
  expect(reasons(() => {})).toEqual([]);
  expect(reasons((it) => void (it.events[0]!.id = it.cards[0]!.id))).toEqual([
    'two cards or events have the same id',
  ]);
  expect(reasons((it) => void (it.cards[0]!.effects = set({ audit: 1 })))).toEqual([
    'a card has an effect that only events have',
  ]);
  expect(reasons((it) => void (it.events[0]!.effects = set({ sow: 1, adviser: 1 })))).toEqual([
    'an event has an effect that only cards have',
  ]);
  expect(reasons((it) => void (it.events[2]!.effects = set({ tollEnergy: 2 })))).toEqual([
    'a toll is one token (R41)',
  ]);
  expect(reasons((it) => void (it.cards[0]!.effects = set({ marketPrice: -1 })))).toEqual([]);
  expect(reasons((it) => void (it.cards[0]!.effects = set({ incomeMoney: -1 })))).toEqual([
    'an amount is below 0; only the prices of D5 can be lowered (R89)',
  ]);
  expect(reasons((it) => void (it.plans[0]!.business = it.plans[1]!.business))).toEqual(plans);
  expect(reasons((it) => void (it.plans[0]!.type = 'good'))).toEqual(plans);
  expect(reasons((it) => void it.plans.pop())).toEqual(plans);
});
