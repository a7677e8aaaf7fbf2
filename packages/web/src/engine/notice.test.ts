import { setTable } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

const game = lots as unknown as AnyGame;
const edition = { id: 'plain', content: lotsEdition };

test('an edition of the game is told by name and content, one that was brought as such', () => {
  const notice = noticeOf(setTable(game, { players: 2, edition }) as Table, game, lotsEdition);
  expect(notice).toEqual({
    game: 'lots',
    version: lots.version,
    players: 2,
    options: { coins: 10 },
    edition,
  });
  const brought = setTable(game, { players: 2, edition, own: true }) as Table;
  expect(noticeOf(brought, game, lotsEdition)).toMatchObject({ edition, own: true });
});
