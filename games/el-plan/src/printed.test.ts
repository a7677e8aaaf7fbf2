import { expect, test } from 'vitest';
import { printed } from './printed.ts';
import { scene } from './testing/scene.ts';

const { figures, effects } = printed(scene('decisions').t);
const say = (code: string, count: number, sign = 'more') => ({
  code,
  facts: { count, inAll: count + 1, sign },
});
const processes = (production: number, logistics: number, marketing: number) => ({
  code: 'processes',
  facts: { production, logistics, marketing, all: production + logistics + marketing },
});

test.each([
  ['X04', [processes(6, 0, 0)]],
  ['I05', [processes(5, 0, 7)]],
  ['X07', [say('processesEach', 5)]],
  ['T12', [{ code: 'rig', facts: { money: 2, energy: 1 } }]],
  ['T09', [say('wild', 4)]],
  ['I02', [say('keep', 2)]],
  ['I06', [say('importPrice', 1, 'less')]],
])('R134 %s says what it does and nothing else', (card, said) => {
  expect(effects?.[`card.${card}.text`]).toEqual(said);
});

test('R40 an event says what it does; one change of both prices is one sentence', () => {
  const { content } = scene('decisions').t;
  for (const { id, effects: does } of content.events) {
    const said = effects![`event-card.${id}.text`]!;
    const amounts = Object.values(does).filter((amount) => amount !== 0);
    const both = (does.marketPrice ?? 0) !== 0 && does.marketPrice === does.importPrice;
    expect(said).toHaveLength(both ? amounts.length - 1 : amounts.length);
    expect(said.some(({ code }) => code === 'event.prices')).toBe(both);
    expect(said.every(({ code }) => code.startsWith('event.'))).toBe(true);
  }
});

test('R88 figures that follow from others', () => {
  const { content } = scene('decisions').t;
  expect(figures).toMatchObject({
    marketPriceAt5: content.marketPrice - 1,
    importPriceAt5: content.importPrice - 1,
    badEvents: content.events.filter(({ negative }) => negative).length,
    expertLeast: 2,
    expertMost: 4,
    infrastructureLeast: 2,
    infrastructureMost: 4,
  });
});
