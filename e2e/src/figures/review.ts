/**
 * A match of a `beginner` and three `normal` in its review (four `normal` decide as the reference): how soon there is a first whole ledger, by the clock from the
 * address to the list, and what the page's thread works for a press while the worker refines it.
 */
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { isRefusal, setTable } from '@boardroom/kernel';
import type { MatchRecord, Move, Seat } from '@boardroom/kernel';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { storeTable } from '../stored.ts';
import { pressTimes, watchPresses } from './pressed.ts';

const CLICKS = 40;

async function matchOf(id: string): Promise<MatchRecord> {
  const entry = catalogue.find((one) => one.id === id)!;
  const [game, content] = await Promise.all([entry.game(), entry.editions['classic']!()]);
  const t = setTable(game, { players: 4, edition: { id: 'classic', content } });
  if (isRefusal(t)) throw new Error(t.code);
  const level = (seat: Seat): string => (seat === 0 ? 'beginner' : 'normal');
  const bots = Array.from({ length: t.seats }, (_, seat) => makeBot(game, level(seat))!);
  const moves: [Seat, Move][] = [];
  playGame(game, t, 'review', bots, { after: (seat, move) => void moves.push([seat, move]) });
  const { players, options, edition } = t;
  return { game: id, version: game.version, edition, players, options, seed: 'review', moves };
}

export async function reviewTimes(
  session: Session,
  game: string,
): Promise<{ ledger: number; presses: number[] }> {
  const { page, close } = await session.open();
  await hurry(page, session.url);
  const record = await matchOf(game);
  await storeTable(page, { id: 'match', title: 'Match', record, people: [0], over: true });
  const began = performance.now();
  await page.goto(`${session.url}#/review/match`);
  const rows = page.locator('.list .row');
  await rows.first().waitFor({ timeout: 120_000 });
  const ledger = performance.now() - began;
  await watchPresses(page);
  await page.evaluate(() => Object.assign(globalThis, { pressed: 'row' }));
  for (let made = 0; made < CLICKS; made++) {
    await rows.nth(made % Math.min(8, await rows.count())).click();
    await page.waitForTimeout(200);
  }
  const isRefining = await page.getByRole('button', { name: 'Stop', exact: true }).isVisible();
  if (!isRefining) throw new Error(`${game}: the review ended before the presses did`);
  const { row = [] } = await pressTimes(page);
  await close();
  return { ledger, presses: row };
}
