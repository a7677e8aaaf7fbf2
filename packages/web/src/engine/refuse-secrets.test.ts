/** Replay, debrief and review of a game that still has secrets. */
import '../testing/window.ts';
import { expect, test } from 'vitest';
import { NotForYou } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import { refuseReview, refuseSecrets } from './refuse-secrets.ts';
import type { Timeline } from './timeline.ts';

/** Everybody sees own cards only. */
const film = {
  length: 1,
  match: { t: { players: 2 } },
  position: (_: number, viewer: number | null) => ({ view: { viewer } }),
} as unknown as Timeline;
const table = (kinds: readonly string[], over = false): SavedTable =>
  ({ id: 'a', over, seats: kinds.map((kind) => ({ kind })) }) as unknown as SavedTable;
const refused = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

test('several people who still play are led back to their table', () => {
  const error = refused(() => refuseSecrets(table(['human', 'human']), film));
  expect(error).toBeInstanceOf(NotForYou);
  expect(error).toMatchObject({ way: { href: '#/table/a' } });
  expect(refused(() => refuseSecrets(table(['human', 'human'], true), film))).toBeNull();
});

test('who plays against bots may look back, but is not judged before the end', () => {
  expect(refused(() => refuseSecrets(table(['human', 'bot']), film))).toBeNull();
  expect(refused(() => refuseReview(table(['human', 'bot']), film))).toBeInstanceOf(NotForYou);
  expect(refused(() => refuseReview(table(['human', 'bot'], true), film))).toBeNull();
});
