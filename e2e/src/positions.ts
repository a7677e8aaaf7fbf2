/** Moments of recorded matches as tables of this browser: opening, middle, sub-step and end. */
import { readFileSync, readdirSync } from 'node:fs';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, legal, parseRecord, pending, replay, submit } from '@boardroom/kernel';
import type { AnyGame, MatchRecord } from '@boardroom/kernel';
import type { Page } from 'playwright-core';
import { openAnew } from './player.ts';
import { storeAll } from './stored.ts';

export const SITUATIONS = ['opening', 'middle', 'step', 'end'] as const;
export type Situation = (typeof SITUATIONS)[number];

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Jonas', 'Lena'];

interface Moment {
  readonly moves: number;
  readonly seat: number;
  readonly kind: string;
  readonly ways: number;
  /** The same person has just decided something else. */
  readonly inside: boolean;
}

/** The longest whole match of four in the game's folder, or of as many as there is one of. */
function recordOf(id: string): MatchRecord {
  const folder = new URL(`../../games/${id}/records/`, import.meta.url);
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => parseRecord(readFileSync(new URL(name, folder), 'utf8')))
    .filter((record): record is MatchRecord => !isRefusal(record))
    .filter(({ players, result }) => players <= 4 && result !== undefined)
    .toSorted((a, b) => b.players - a.players || b.moves.length - a.moves.length);
  if (!records[0]) throw new Error(`${id} has no whole match of up to four in records/`);
  return records[0];
}

/** Puts the four moments of one game into the browser's storage; answers with the ids of the tables. */
export async function setPositions(page: Page, id: string): Promise<Record<Situation, string>> {
  const record = recordOf(id);
  const entry = findGame(id)!;
  const game = await entry.game();
  const found = choose(await momentsOf(game, await entry.editions['classic']!(), record));
  const tables = SITUATIONS.map((situation) => {
    const { moves, seat } = found[situation] ?? { moves: record.moves.length, seat: 0 };
    return tableOf(`${id}-${situation}`, entry.title, record, moves, seat);
  });
  await storeAll(page, 'boardroom', 'tables', tables);
  return Object.fromEntries(
    SITUATIONS.map((situation) => [situation, `${id}-${situation}`]),
  ) as Record<Situation, string>;
}

/** Puts the same match there shortly before its end, with so many decisions left to the person. */
export async function setLate(page: Page, id: string, left: number): Promise<string> {
  const record = recordOf(id);
  const entry = findGame(id)!;
  const moments = await momentsOf(await entry.game(), await entry.editions['classic']!(), record);
  const { seat } = moments.at(-1)!;
  const { moves } = moments.filter((moment) => moment.seat === seat).at(-left)!;
  await storeAll(page, 'boardroom', 'tables', [
    tableOf(`${id}-late`, entry.title, record, moves, seat),
  ]);
  return `${id}-late`;
}

async function momentsOf(game: AnyGame, content: unknown, record: MatchRecord): Promise<Moment[]> {
  const match = replay(game, content, record, 0);
  if (isRefusal(match)) throw new Error(match.code);
  const moments: Moment[] = [];
  let before: { seat: number; kind: string } | undefined;
  for (const [i, [seat, move]] of record.moves.entries()) {
    const frame = pending(match.s).find((open) => open.seat === seat);
    if (frame) {
      const { kind } = frame;
      const ways = legal(game, match.t, match.s, frame).length;
      const inside = before?.seat === seat && before.kind !== kind;
      moments.push({ moves: i, seat, kind, ways, inside });
      before = { seat, kind };
    }
    const done = submit(match, seat, move);
    if (isRefusal(done)) throw new Error(done.code);
  }
  return moments;
}

/** The first real choice, the widest one of the middle, the widest one within somebody's turn. */
function choose(moments: readonly Moment[]): Partial<Record<Situation, Moment>> {
  const last = moments.length;
  const middle = moments.slice(Math.floor(last * 0.3), Math.ceil(last * 0.7));
  const widest = (some: readonly Moment[]): Moment | undefined =>
    some.toSorted((a, b) => b.ways - a.ways)[0];
  const opening = moments.find(({ ways }) => ways > 1) ?? moments[0]!;
  const wide = widest(middle) ?? opening;
  const steps = middle.filter(({ inside, kind }) => inside && kind !== wide.kind);
  return { opening, middle: wide, step: widest(steps) ?? wide };
}

function tableOf(id: string, title: string, record: MatchRecord, moves: number, seat: number) {
  const { result: _, ...open } = record as MatchRecord & { result?: unknown };
  const over = moves === record.moves.length;
  const seats = Array.from({ length: record.players }, (__, i) => ({
    kind: i === seat ? 'human' : 'bot',
    name: NAMES[(i - seat + record.players) % record.players]!,
    colour: i + 1,
    ...(i === seat ? {} : { bot: 'easy' }),
  }));
  return {
    id,
    title,
    seats,
    record: { ...(over ? record : open), moves: record.moves.slice(0, moves) },
    created: 0,
    updated: 0,
    over,
  };
}

/** Opens such a table, drawn and lettered. */
export async function openPosition(page: Page, url: string, id: string): Promise<void> {
  await openAnew(page, `${url}#/table/${id}`);
  await page.locator('.board svg').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Frames without a change, and frames at most. */
const STILL = 2;
const FRAMES = 30;

/** A page that was resized measures itself for a few frames; then everything stays where it is. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    ([still, most]) =>
      new Promise<void>((resolve) => {
        const parts = '.frame, .stage, .board, .seats, .decision, .side, .desk, .tutor, main, h1';
        const places = (): string =>
          [...document.querySelectorAll(parts)]
            .map((part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return [x, y, width, height, part.scrollLeft, part.childElementCount].join();
            })
            .join(';');
        let last = '';
        let same = 0;
        let frames = 0;
        const next = (): void => {
          const now = places();
          same = now === last ? same + 1 : 0;
          last = now;
          if (same >= still || ++frames > most) resolve();
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [STILL, FRAMES] as const,
  );
}
