import { speaker } from '@boardroom/texts';
import { expect, test } from 'vitest';
import { conceptLines } from './concept-lines.ts';

const texts = {
  name: 'Lots',
  tagline: '',
  fields: {},
  messages: { 'concept.runway': 'Runway', 'concept.make-or-buy': 'Make or buy' },
};
const names = ['Ada', 'Bruno'];
const speaks = speaker(texts, names);
const met = (concept: string, decisions: number, value: number, se: number) => ({
  concept,
  decisions,
  difference: { value, se },
});

test('beyond two standard errors a figure, within them not clear yet', () => {
  const lines = conceptLines(
    [
      [met('runway', 3, -0.1, 0.04), met('make-or-buy', 1, -0.1, 0.05)],
      [met('make-or-buy', 12, 0.123, 0.01), met('runway', 2, 0, 0)],
    ],
    names,
    speaks,
  );
  expect(lines).toEqual([
    'Concepts',
    '  Ada',
    '    Runway         3 decisions  -10.0 ± 4.0',
    '    Make or buy     1 decision  -10.0 ± 5.0, not clear yet',
    '  Bruno',
    '    Make or buy   12 decisions  +12.3 ± 1.0',
    '    Runway         2 decisions  as the bot',
  ]);
});

test('a seat that met nothing has its name and no more', () => {
  expect(conceptLines([[], []], names, speaks)).toEqual(['Concepts', '  Ada', '  Bruno']);
});
