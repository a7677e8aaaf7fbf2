import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { content } from './content.ts';
import { printed } from './printed.ts';
import { scene } from './testing/scene.ts';

const spoiled = (change: (copy: typeof classic) => void): boolean => {
  const copy = structuredClone(classic);
  change(copy);
  return content.safeParse(copy).success;
};

test('R4, R6, R15 the classic edition fits; parts that do not fit each other are refused', () => {
  expect(spoiled(() => {})).toBe(true);
  expect(spoiled((it) => void it.cells.pop())).toBe(false);
  expect(spoiled((it) => void (it.cells[10] = it.cells[20]!))).toBe(false);
  expect(spoiled((it) => void (it.groups[0]!.fees[0] = 11))).toBe(false);
  expect(spoiled((it) => void (it.chance[1]!.effect = { kind: 'advance', to: 'moon' }))).toBe(
    false,
  );
  expect(spoiled((it) => void (it.chest[12]!.effect = { kind: 'receive', amount: 10 }))).toBe(
    false,
  );
  expect(spoiled((it) => void (it.chest[0]!.id = 'CH01'))).toBe(false);
  expect(spoiled((it) => void (it.dealt[0] = 14))).toBe(true);
  expect(spoiled((it) => void (it.dealt[0] = 15))).toBe(false);
  expect(spoiled((it) => void (it.dealt[1] = 10))).toBe(false);
  expect(spoiled((it) => void it.cells.push(it.cells.shift()!))).toBe(false);
  expect(spoiled((it) => void (it.certifications.id = 'XX'))).toBe(false);
  expect(spoiled((it) => void (it.groups[0]!.id = 'XX'))).toBe(false);
});

test('R53, R105, R127 prices, fees and extension values of the classic edition', () => {
  const { facts } = scene().t;
  const sum = (from: number, to: number): number =>
    facts.ids.reduce(
      (all, _, c) => all + (facts.group[c]! >= from && facts.group[c]! <= to ? facts.price[c]! : 0),
      0,
    );
  expect([sum(0, 7), sum(8, 8)]).toEqual([46_200, 9600]);
  const certification = facts.contractOf['CT1']!;
  expect(facts.fees.slice(certification * 6, certification * 6 + 6)).toEqual([0, 0, 0, 0, 0, 0]);
  const green = facts.contractOf['PJ20']!;
  expect(facts.fees.slice(green * 6, green * 6 + 6)).toEqual([
    320, 1280, 3520, 8640, 11_520, 16_000,
  ]);
  expect([facts.extension[green], facts.addition[green], facts.redemption[green]]).toEqual([
    1600, 160, 1760,
  ]);
});

test('R71 every cell, contract, group and card has a name, every card a text and an effect', () => {
  const { t } = scene();
  const { facts } = t;
  const { effects } = printed(t);
  const messages: Record<string, string> = en.messages;
  const names = [...facts.places, ...facts.itemIds, ...facts.groupIds, ...facts.cardIds];
  expect(names.filter((id) => !messages[`name.${id}`])).toEqual([]);
  expect(facts.cardIds.filter((id) => !messages[`text.${id}`])).toEqual([]);
  expect(
    facts.cardIds.filter((id) => !messages[`effect.${effects?.[`does.${id}`]?.[0]?.code}`]),
  ).toEqual([]);
});
