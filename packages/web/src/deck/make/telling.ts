/** How a deck speaks: the words of the game and of the page, with seats named by their shape. */
import type { AnyConcepts, Speaker, Table } from '@boardroom/kernel';
import { capitalised } from '../../review/sentences.ts';
import { say } from '../../words/index.ts';
import { shapeAt } from '../../workshop/seats.ts';

export interface Telling {
  readonly words: Speaker;
  readonly t: Table;
  readonly concepts: AnyConcepts;
  /** What results are counted in: "M€". */
  readonly unit: string;
}

/** "Day 4": a round, counted from 1. */
export const roundWords = (telling: Telling, round: number): string =>
  capitalised(roundInside(telling, round));

/** "day 4": the same in the middle of a sentence. */
export const roundInside = ({ words }: Telling, round: number): string =>
  words.say('class.round', { round }) ?? say('room.round', { round });

/** "the cobalt disc" */
export const seatWords = (seat: number): string => say('deck.seat', shapeAt(seat));

/** "124 M€", "124". */
export const counted = (text: string, unit: string): string =>
  unit === '' ? text : `${text}\u00a0${unit}`;

/** A concept in the words of the game. */
export const conceptName = ({ words }: Telling, id: string): string =>
  words.say(`concept.${id}`) ?? id;
