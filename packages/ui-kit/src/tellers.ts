/**
 * How a game says what its events do on the page: a table with one entry per event type. A missing
 * entry is a type error, so a new event cannot be forgotten.
 */
import { NONE } from '@boardroom/kernel';
import type { Event, GameTypes } from '@boardroom/kernel';
import type { GameUi, Scene, Telling } from './contract.ts';

/** What an entry may look at: the table after the move, and the view before it. */
export interface Moment<G extends GameTypes> {
  readonly scene: Scene<G>;
  readonly before: Readonly<G['state']>;
}

/** The event with this type, or any of the events with these types. */
export type EventOf<E extends Event, T extends string> = E extends unknown
  ? T extends E['type']
    ? E & { readonly type: T }
    : never
  : never;

/**
 * An entry for every event of the game but what a trainer did, which is told alike in all games. A part of the table, in a file of its own, is
 * `{ … } satisfies Partial<Tellers<YourBundle>>`; {@link allOf} puts the parts together.
 */
export type Tellers<G extends GameTypes> = {
  readonly [T in Exclude<G['event']['type'], 'injected'>]: (
    event: EventOf<G['event'], T>,
    at: Moment<G>,
  ) => Telling;
};

type KeysOf<T> = T extends unknown ? keyof T : never;
type Twice<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? (keyof First & KeysOf<Rest[number]>) | Twice<Rest>
  : never;
type Once<Parts> = [Twice<Parts>] extends [never] ? unknown : { readonly toldTwice: Twice<Parts> };
type Whole<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Whole<Rest>
  : unknown;

/** One table of several parts. An event that is in two of them is a type error. */
export function allOf<const Parts extends readonly object[]>(
  ...parts: Parts & Once<Parts>
): Whole<Parts> {
  return Object.assign({}, ...parts) as Whole<Parts>;
}

/** Makes a game's `tell` from its table. */
export function tellBy<G extends GameTypes>(tellers: Tellers<G>): NonNullable<GameUi<G>['tell']> {
  const all: Readonly<Record<string, ((event: any, at: Moment<G>) => Telling) | undefined>> =
    tellers;
  // A newer server may report an event this page does not know yet: it gets its sentence alone.
  return (scene, event, before) => {
    if (event.type !== 'injected') return all[event.type]?.(event, { scene, before }) ?? {};
    return { seat: NONE, banner: { title: scene.words.event(event) } };
  };
}

/** An entry for an event that has a sentence in the log and nothing else. */
export function sentenceOnly(): Telling {
  return {};
}

/** An entry for an event too small for the log. */
export function hushed(): Telling {
  return { hush: true };
}
