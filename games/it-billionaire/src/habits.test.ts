import { NONE } from '@boardroom/kernel';
import type { Tally } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { place } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import type { Move } from './types.ts';

type Cards = Parameters<Scene['cards']>[1];

/** Tells a habit a move of seat 0 in Center and answers what it counted. */
function told(code: string, move: Move, edit: (x: Scene) => void, closed?: string): Tally {
  const tally = { count: 0, of: 0 };
  const { t, s } = place((x) => {
    edit(x);
    x.visit(0, 'center', closed);
  });
  const { watch } = habits.find((habit) => habit.code === code)!;
  watch(t, tally).before!(s, 0, move);
  return tally;
}

test('an item given up on the last day counts, if a lab that is open today could finish it', () => {
  const stop: Move = { type: 'stopWork', item: 'E1-09' };
  // E1-09 takes 85 man-days, and EU2 does 18 of them a day.
  const at = (round: number, rings: number, closed?: string): Tally =>
    told(
      'stop-last-day',
      stop,
      (x) => {
        x.labs(0, 'EU2');
        x.hold(0, 1, 'E1-09', rings, 'EU2');
        x.cards(0, { stop: 1 });
        x.s.round = round;
      },
      closed,
    );
  expect(at(25, 67)).toEqual({ count: 1, of: 1 });
  expect(at(25, 66)).toEqual({ count: 0, of: 1 });
  expect(at(24, 67)).toEqual({ count: 0, of: 1 });
  expect(at(25, 67, 'EV-EU1')).toEqual({ count: 0, of: 1 });
});

test('a visit ended counts, if a lab could have gone on with a card that no other lab needs', () => {
  const end: Move = { type: 'endVisit' };
  const at = (edit?: (x: Scene) => void, closed?: string, cards: Cards = { do: 2 }): Tally =>
    told(
      'lab-passed',
      end,
      (x) => {
        x.labs(0, 'EU2', 'NA2');
        x.hold(0, 1, 'E1-09', 10, 'EU2');
        x.cards(0, cards);
        edit?.(x);
      },
      closed,
    );
  const nothing = { count: 0, of: 0 };
  expect(at()).toEqual({ count: 1, of: 1 });
  expect(at((x) => (x.s.place[0] = NONE))).toEqual({ count: 1, of: 1 });
  expect(at((x) => (x.s.place[0] = x.location('NA2')))).toEqual(nothing);
  expect(at(undefined, 'EV-EU1')).toEqual(nothing);
  expect(at(undefined, undefined, { do: 1 })).toEqual(nothing);
  expect(at(undefined, undefined, { do: 2, sell: 1 })).toEqual(nothing);
  expect(at((x) => x.s.worked.push(x.s.held[0]!))).toEqual(nothing);
  expect(at((x) => (x.s.round = 25))).toEqual(nothing);
});

test('work done is an opportunity to have ended the visit', () => {
  const work: Move = { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' };
  expect(told('lab-passed', work, (x) => x.labs(0, 'EU2'))).toEqual({ count: 0, of: 1 });
});
