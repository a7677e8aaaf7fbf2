import type { AnyConcepts, Move } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { byConcept, conceptsMet } from './by-concept.ts';
import type { Decided } from './types.ts';

const concepts: AnyConcepts = {
  market: [
    { concepts: ['make-or-buy'], moves: ['buy'] },
    { concepts: ['inventory'], moves: ['buy', 'sell'] },
  ],
  portrait: [],
  aside: [{ concepts: ['side-payment'], moves: ['give'] }],
};

const BUY: Move = { type: 'buy' };
const SELL: Move = { type: 'sell' };
const PASS: Move = { type: 'pass' };

function decided(
  seat: number,
  question: string,
  played: Move | null,
  reference: Move | null,
  value = 0,
  se = 0,
): Decided {
  return {
    move: 0,
    seat,
    question,
    played,
    reference,
    alike: 0,
    difference: { value, se },
    verdict: 'too-close',
    games: 0,
    pairs: { both: 0, played: 0, reference: 0, neither: 0 },
    alternatives: [],
  };
}

test('differences of one concept are added up, and their errors as independent ones', () => {
  const [own, other] = byConcept(
    [
      decided(0, 'market', BUY, SELL, -0.1, 0.03),
      decided(0, 'market', SELL, BUY, -0.05, 0.04),
      decided(1, 'market', SELL, SELL),
    ],
    concepts,
    2,
  );
  expect(own).toHaveLength(2);
  for (const { decisions, difference } of own!) {
    expect(decisions).toBe(2);
    expect(difference.value).toBeCloseTo(-0.15, 12);
    expect(difference.se).toBeCloseTo(0.05, 12);
  }
  expect(other).toEqual([{ concept: 'inventory', decisions: 1, difference: { value: 0, se: 0 } }]);
});

test('a chance let pass is a decision about it, and so is an aside left out', () => {
  expect(conceptsMet({ question: 'market', played: PASS, reference: BUY }, concepts)).toEqual([
    'make-or-buy',
    'inventory',
  ]);
  expect(conceptsMet({ question: 'market', played: PASS, reference: PASS }, concepts)).toEqual([]);
  const left = { question: 'aside', played: null, reference: { type: 'give' } };
  expect(conceptsMet(left, concepts)).toEqual(['side-payment']);
  expect(conceptsMet({ ...left, question: 'portrait' }, concepts)).toEqual([]);
});

test('where no other move was legal nothing was decided', () => {
  const only = { question: 'market', played: BUY, reference: BUY };
  expect(conceptsMet({ ...only, forced: true }, concepts)).toEqual([]);
});

test('the surest need comes first, what helped for sure last', () => {
  const [met] = byConcept(
    [
      decided(0, 'aside', { type: 'give' }, null, 0.2, 0.01),
      decided(0, 'market', SELL, PASS, -0.3, 0.2),
      decided(0, 'market', BUY, PASS, -0.05, 0.01),
    ],
    concepts,
    1,
  );
  expect(met!.map(({ concept }) => concept)).toEqual(['make-or-buy', 'inventory', 'side-payment']);
});

test('who plays for no place, such as a facilitator, is left out', () => {
  expect(byConcept([decided(2, 'market', BUY, PASS, -0.1, 0.01)], concepts, 2)).toEqual([[], []]);
});
