import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, MatchRecord } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { fieldBots, playField } from './play-field.ts';

const game = lots as unknown as AnyGame;
const content = lotsEdition;
const t = setTable(game, { players: 3, edition: { id: 'classic', content } });
if (isRefusal(t)) throw new Error(t.code);
const record: MatchRecord = {
  game: game.id,
  version: game.version,
  edition: t.edition,
  players: 3,
  options: t.options,
  seed: 'today',
  moves: [],
};

test('bots of every kind take turns, and a part of the field is the same as the whole', () => {
  const all = playField(game, content, record, { seat: 0, from: 0, games: 12 });
  const later = playField(game, content, record, { seat: 0, from: 5, games: 4 });
  if (isRefusal(all) || isRefusal(later)) throw new Error('refused');
  const kinds = fieldBots(game);
  expect(kinds.slice(0, 3)).toEqual(['beginner', 'easy', 'normal']);
  expect(all.map(({ bot }) => bot)).toEqual(all.map((_, i) => kinds[i % kinds.length]));
  expect(later).toEqual(all.slice(5, 9));
});

test('a table that cannot be set is refused', () => {
  const two = { ...record, players: 99 };
  expect(playField(game, content, two, { seat: 0, from: 0, games: 1 })).toHaveProperty('code');
});
