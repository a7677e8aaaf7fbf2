import { makeBot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import {
  fit,
  isOver,
  legal,
  legalAsides,
  newRng,
  openMatch,
  pending,
  pick,
  submit,
} from '@boardroom/kernel';
import type { Frame, Match, Move, Template } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { speaker } from '@boardroom/texts';
import { expect, test } from 'vitest';
import { linesOf } from './choices.ts';
import { fill } from './fill.ts';
import type { Ask, Seated } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

const names = ['Ada', 'Bruno', 'Tomás'];
const texts = {
  name: 'Lots',
  tagline: '',
  fields: { to: 'seat' },
  messages: {
    ...cliWords,
    'move.bid': 'Bid {coins}',
    'move.give': 'Give {to} {coins}',
    'move.scrap': 'Scrap {lots}',
  },
};

const seatedAt = (match: Match): Seated => ({
  entry: findGame('el-plan')!,
  match,
  you: 0,
  names,
  bots: names.map(() => makeBot(lots as never, 'random')!),
  words: speaker(texts, names),
  look: null,
  rng: newRng(1),
  said: [],
  kept: null,
  heard: 0,
});

/** A person who takes the least of whatever is asked. */
const least: Ask = async (prompt) => {
  if (prompt.endsWith('yes or no: ')) return 'yes';
  if (prompt.endsWith('(an empty line for none): ')) return '';
  return /, (\d+) to \d+/.exec(prompt)?.[1] ?? '1';
};

/** With one coin each, gifts and bids soon have but one amount left. */
test('every line of the list becomes a move of it, also where a part has one value only', async () => {
  const edition = { id: 'classic', content: lotsEdition };
  const setting = { players: 3, options: { coins: 1 }, edition };
  const match = openMatch(lots, setting, 'one coin') as unknown as Match;
  const { game, t } = match;
  const rng = newRng(1);
  let single = 0;
  const fillAll = async (templates: Template<Move>[], frame: Frame | null): Promise<void> => {
    for (const line of linesOf(templates.map((template) => ({ template, frame })))) {
      const filled = await fill(seatedAt(match), line, least);
      if (filled === null || filled === 'back') throw new Error(`nothing for ${line.length} moves`);
      const move = filled.move as never;
      expect(line.some(({ template }) => fit(template, move) !== null)).toBe(true);
      if (line.some(({ template }) => JSON.stringify(template).includes('"min":1,"max":1')))
        single++;
    }
  };
  while (!isOver(match.s)) {
    const frame = pending(match.s)[0]!;
    const answers = legal(game, t, match.s, frame);
    await fillAll(answers, frame);
    await fillAll(legalAsides(game, t, match.s, frame.seat), null);
    submit(match, frame.seat, pick(game, answers, rng));
  }
  expect(single).toBeGreaterThan(0);
});
