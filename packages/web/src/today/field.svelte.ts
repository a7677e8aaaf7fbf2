/** The field of a deal, played in the worker bit by bit; what is there can be looked at. */
import { isRefusal } from '@boardroom/kernel';
import { openBotDesk } from '../engine/bot-desk.ts';
import { refusalError } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import { OWN } from './outcome.ts';
import type { Fielded } from './types.ts';

export const ALL_GAMES = 1000;
/** Few enough that the page can stop soon, many enough that asking costs nothing. */
const AT_ONCE = 20;

export function openField({ record }: SavedTable, known: readonly Fielded[] = []) {
  let field = $state.raw<readonly Fielded[]>(known);
  let failure = $state.raw<unknown>();
  let closed = false;
  const isClosed = (): boolean => closed;
  const desk = openBotDesk();

  async function play(): Promise<void> {
    // Of the record only the deal counts, not what was made of it.
    const { result: _, ...rest } = record;
    const deal = { ...rest, moves: [] };
    for (; field.length < ALL_GAMES && !isClosed();) {
      const given = { record: deal, seat: OWN, from: field.length, games: AT_ONCE };
      const more = await desk.job('field', given);
      if (isRefusal(more)) throw refusalError(more);
      field = [...field, ...more];
    }
  }
  async function start(): Promise<void> {
    failure = undefined;
    try {
      await play();
    } catch (error) {
      if (!closed) failure = error;
    }
  }
  void start();

  return {
    get field() {
      return field;
    },
    get done() {
      return field.length >= ALL_GAMES;
    },
    get failure() {
      return failure;
    },
    retry: start,
    close() {
      closed = true;
      desk.close();
    },
  };
}
