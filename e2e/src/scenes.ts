/** Tables worth a picture, played once: they are kept as the page keeps them and opened again. */
import type { Page } from 'playwright-core';
import { followAdvice, hurry, myTurn, shortTable } from './player.ts';
import type { Session, Storage } from './session.ts';

/** Ids of the tables of one game. */
export interface Scenes {
  readonly start: string;
  readonly lesson: string;
  readonly middle: string;
  readonly over: string;
  /** Two people at one screen: behind the curtain, if the game has secrets. */
  readonly friends: string;
}

/** Moves of the person until the middle of a game, and until any game is over. */
const MIDDLE = 20;
const ALL = 3000;

export async function setTables(
  session: Session,
  games: readonly string[],
  tell: (done: string) => void,
): Promise<{ scenes: Record<string, Scenes>; storage: Storage }> {
  const { page, close } = await session.open();
  await hurry(page, session.url);
  const scenes: Record<string, Scenes> = {};
  for (const game of games) {
    const begin = async (address: string, moves = 0): Promise<string> => {
      await page.goto(`${session.url}#/${address}/${game}`);
      await page.reload();
      await page.locator('.table').waitFor();
      await myTurn(page);
      await followAdvice(page, { most: moves });
      await myTurn(page);
      return page.url().split('/').at(-1)!;
    };
    scenes[game] = {
      start: await begin('play'),
      lesson: await begin('learn'),
      middle: await begin('play', MIDDLE),
      over: await playShort(page, session.url, game),
      friends: await hotSeat(page, session.url, game),
    };
    tell(`played ${game}`);
  }
  const storage = await page.context().storageState({ indexedDB: true });
  await close();
  return { scenes, storage };
}

/** The shortest game there is, to the end. */
async function playShort(page: Page, url: string, game: string): Promise<string> {
  await shortTable(page, url, game);
  await followAdvice(page, { most: ALL });
  return page.url().split('/').at(-1)!;
}

/** Two people and bots. */
async function hotSeat(page: Page, url: string, game: string): Promise<string> {
  await page.goto(`${url}#/new/${game}`);
  await page.reload();
  await page.getByLabel(/^Who takes seat 2/).selectOption('human');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table').waitFor();
  return page.url().split('/').at(-1)!;
}
