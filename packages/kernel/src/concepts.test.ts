import { expect, test } from 'vitest';
import { conceptIds, conceptsOf } from './concepts.ts';
import type { AnyConcepts } from './concepts.ts';

const concepts: AnyConcepts = {
  place: [{ concepts: ['positioning'] }, { concepts: ['insurance'], where: { space: ['1'] } }],
  work: [
    { concepts: ['nearness'], moves: ['doWork'] },
    { concepts: ['splitting', 'nearness'], moves: ['doWork'], where: { labs: [2, 3] } },
  ],
  portrait: [],
  aside: [{ concepts: ['trust'], moves: ['promise'], where: { secret: [0] } }],
};
const of = (question: string, move: { type: string; [field: string]: unknown }): string[] =>
  conceptsOf(concepts, question, move);

test('a lesson without conditions is met by every answer to its question', () => {
  expect(of('place', { type: 'place', space: '4' })).toEqual(['positioning']);
  expect(of('place', { type: 'pass' })).toEqual(['positioning']);
});

test('the type of the move and what its fields hold narrow a lesson down', () => {
  expect(of('place', { type: 'place', space: '1' })).toEqual(['positioning', 'insurance']);
  expect(of('work', { type: 'rest' })).toEqual([]);
  expect(of('aside', { type: 'promise', secret: 1 })).toEqual([]);
  expect(of('aside', { type: 'promise', secret: 0 })).toEqual(['trust']);
  expect(of('aside', { type: 'promise' })).toEqual([]);
});

test('of a list counts how long it is; a concept is named once', () => {
  expect(of('work', { type: 'doWork', labs: ['EU1'] })).toEqual(['nearness']);
  expect(of('work', { type: 'doWork', labs: ['EU1', 'AF1'] })).toEqual(['nearness', 'splitting']);
});

test('the same move at another question is about something else, or about nothing', () => {
  expect(of('work', { type: 'place', space: '1' })).toEqual([]);
  expect(of('portrait', { type: 'place', space: '1' })).toEqual([]);
  expect(of('unheard of', { type: 'doWork', labs: [] })).toEqual([]);
});

test('all concepts, each once, in the order of the table', () => {
  expect(conceptIds(concepts)).toEqual([
    'positioning',
    'insurance',
    'nearness',
    'splitting',
    'trust',
  ]);
});
