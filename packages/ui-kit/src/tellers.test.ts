import type { GameTypes } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { allOf, hushed, sentenceOnly, tellBy } from './tellers.ts';
import type { Moment, Tellers } from './tellers.ts';

interface Walk extends GameTypes {
  event:
    | { readonly type: 'walked' | 'ran'; readonly seat: number; readonly to: number }
    | { readonly type: 'rested'; readonly seat: number };
}
const { scene, before } = { scene: { viewer: 1 }, before: { round: 3 } } as object as Moment<Walk>;

test('the entry of an event gets the event and the moment', () => {
  const tell = tellBy<Walk>({
    walked: ({ to }, at) => ({ calc: `${to} of ${at.scene.viewer}, ${at.before === before}` }),
    ran: sentenceOnly,
    rested: hushed,
  });
  expect(tell(scene, { type: 'walked', seat: 0, to: 7 }, before)).toEqual({ calc: '7 of 1, true' });
  expect(tell(scene, { type: 'ran', seat: 0, to: 7 }, before)).toEqual({});
  expect(tell(scene, { type: 'rested', seat: 0 }, before)).toEqual({ hush: true });
});

test('an event of a newer server keeps its sentence', () => {
  const tell = tellBy<Walk>({ walked: hushed, ran: hushed, rested: hushed });
  expect(tell(scene, { type: 'swam' } as object as Walk['event'], before)).toEqual({});
});

// Judged by tsc: an expected error that does not come is an error.
test('a forgotten event is a type error', () => {
  // @ts-expect-error `ran` is missing
  tellBy<Walk>({ walked: hushed, rested: hushed });
  // @ts-expect-error `swam` is no event of this game
  tellBy<Walk>({ walked: hushed, ran: hushed, rested: hushed, swam: hushed });
});

const onFoot = { walked: hushed, ran: sentenceOnly } satisfies Partial<Tellers<Walk>>;
const atRest = { rested: hushed } satisfies Partial<Tellers<Walk>>;

test('parts of the table are put together', () => {
  const tell = tellBy<Walk>(allOf(onFoot, atRest));
  expect(tell(scene, { type: 'ran', seat: 0, to: 7 }, before)).toEqual({});
  expect(tell(scene, { type: 'rested', seat: 0 }, before)).toEqual({ hush: true });
});

test('an event in two parts, or in none, is a type error', () => {
  const both = { rested: sentenceOnly, ran: hushed } satisfies Partial<Tellers<Walk>>;
  // @ts-expect-error `ran` is told twice
  allOf(onFoot, both);
  // @ts-expect-error `rested` is told twice, however far apart
  allOf(atRest, onFoot, { rested: hushed });
  // @ts-expect-error `rested` is missing
  tellBy<Walk>(allOf(onFoot));
});
