/**
 * The same seeds give the same games. Whoever makes the bots quicker must not change a move; whoever
 * means to change how they play writes the new games down: `BOARDROOM_MEASURE=1 npm test -- same-games`.
 * They lie in the game's folder, `records/same-games.json`; a game that has none yet is only compared
 * with itself, watched and unwatched.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { setTable } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';

const GAMES = 50;
/** So many are also played the slow way: with views, checked and listened to. */
const WATCHED = 3;

for (const entry of catalogue)
  test(
    `${entry.id}: ${GAMES} games of \`normal\` are the ones they were`,
    { timeout: 300_000 },
    async () => {
      const game = await entry.game();
      const [fewest, most] = entry.players;
      const edition = { id: 'classic', content: await entry.editions['classic']!() };
      let all = '';
      for (let i = 0; i < GAMES; i++) {
        const players = fewest + (i % (most - fewest + 1));
        const t = setTable(game, { players, edition }) as Table;
        const bots = Array.from({ length: players }, () => makeBot(game, 'normal')!);
        const { s } = playGame(game, t, `same ${i}`, bots);
        const last = JSON.stringify(s);
        all = hash(all + last);
        if (i >= WATCHED) continue;
        const watched = playGame(game, t, `same ${i}`, bots, {});
        expect(JSON.stringify(watched.s), `game ${i}, watched`).toBe(last);
      }
      const file = new URL(`../../../games/${entry.id}/records/same-games.json`, import.meta.url);
      if (process.env['BOARDROOM_MEASURE'])
        writeFileSync(file, `${JSON.stringify({ hash: all })}\n`);
      if (!existsSync(file)) return;
      const { hash: was } = JSON.parse(readFileSync(file, 'utf8')) as { hash: string };
      expect(
        all,
        'if that is meant: BOARDROOM_MEASURE=1 npm test -- packages/lab/src/same-games',
      ).toBe(was);
    },
  );

/** FNV-1a. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16);
}
