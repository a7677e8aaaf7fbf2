/** What of a running match is not looked at from above, and what is not judged. */
import '../testing/window.ts';
import { describe, expect, test } from 'vitest';
import type { SavedTable } from '../store/saved.ts';
import { keepsSecrets } from './running.ts';
import type { Timeline } from './timeline.ts';

/** A match of two in which everybody sees own cards only, or all. */
const film = (hidden: boolean): Timeline =>
  ({
    length: 3,
    match: { t: { players: 2 } },
    position: (_: number, viewer: number | null) => ({ view: hidden ? { viewer } : {} }),
  }) as unknown as Timeline;
const table = (kinds: readonly ('human' | 'bot')[], over = false): SavedTable =>
  ({ id: 'a', over, seats: kinds.map((kind) => ({ kind, name: kind })) }) as unknown as SavedTable;

describe('keeps secrets', () => {
  test('several people who still hide something from each other', () => {
    expect(keepsSecrets(table(['human', 'human']), film(true))).toBe(true);
    expect(keepsSecrets(table(['human', 'human']), film(false))).toBe(false);
    expect(keepsSecrets(table(['human', 'human'], true), film(true))).toBe(false);
  });
  test('one of them is enough', () => {
    const second = {
      ...film(true),
      position: (_: number, viewer: number | null) => ({ view: viewer === 1 ? 'cards' : 'table' }),
    } as unknown as Timeline;
    expect(keepsSecrets(table(['human', 'human']), second)).toBe(true);
  });
  test('who has no place in the ranking, such as a facilitator, hides nothing from the others', () => {
    const host = {
      ...film(true),
      position: (_: number, viewer: number | null) => ({ view: viewer === 2 ? 'all' : 'table' }),
    } as unknown as Timeline;
    expect(keepsSecrets(table(['human', 'human', 'human']), host)).toBe(false);
  });
  test('one person against bots may look back, but the match is not judged before its end', () => {
    expect(keepsSecrets(table(['human', 'bot']), film(true))).toBe(false);
    expect(keepsSecrets(table(['human', 'bot']), film(true), 1)).toBe(true);
    expect(keepsSecrets(table(['human', 'bot'], true), film(true), 1)).toBe(false);
    expect(keepsSecrets(table(['human', 'bot']), film(false), 1)).toBe(false);
  });
});
