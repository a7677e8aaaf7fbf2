/** Every reason a move can be refused for, with the facts its words take, and where it is not the reason. */
import { position } from '@boardroom/kernel/testing';
import { describe } from 'vitest';
import { NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { expectRefusals } from './testing/refusals.ts';
import { classic, end, fill, free, game, get, put, scene, until } from './testing/scene.ts';
import type { Lay, Scene, Setting } from './testing/scene.ts';

describe('X4 R7, R11, R139 plans', () => {
  const pick = (business: string) => ({ type: 'choosePlan', business }) as const;
  const choosing =
    (players: number, ...taken: string[]) =>
    (): Scene => {
      const p = position(game, { players, edition: classic, options: { firstPlayer: '0' } });
      for (const business of taken) p.play(p.asked()[0]!.seat, pick(business));
      return p;
    };
  const asked = (players: number, ...taken: string[]) =>
    choosing(players, ...taken)().asked()[0]!.seat;
  const second = asked(3, 'RA');
  expectRefusals(choosing(3, 'RA'), [
    ['taken', pick('RA'), { code: 'business-taken', facts: { business: 'RA' } }, second],
    ['two types missing', pick('RB'), { code: 'type-missing', facts: { product: 'good' } }, second],
    ['no business', pick('XX'), NOT_LEGAL, second],
    ['the host', pick('RA'), notAsked(second), 3],
    ['another move', put('4'), NOT_LEGAL, second],
  ]);
  const third = asked(3, 'GA', 'RA');
  expectRefusals(choosing(3, 'GA', 'RA'), [
    [
      'one type missing',
      pick('GB'),
      { code: 'type-missing', facts: { product: 'service' } },
      third,
    ],
  ]);
  expectRefusals(choosing(2, 'RA'), [
    ['the same type of two', pick('RB'), { code: 'two-types' }, asked(2, 'RA')],
  ]);
});

describe('X1–X3 R26, R27 spaces', () => {
  const placing =
    (lay: (it: Lay) => void = () => {}, setting: Setting = {}) =>
    (): Scene =>
      scene(
        'decisions',
        (it) => {
          it.market(1);
          lay(it);
        },
        setting,
      );
  expectRefusals(placing(), [
    ['the seventh district', put('7' as never), { code: 'no-space-there' }],
    ['nowhere', put('8' as never), { code: 'no-such-space' }],
    ['closed by the option', put('2c'), { code: 'no-such-space' }],
    [
      'two types wanted',
      put('6-2'),
      { code: 'space-closed', facts: { space: '6-2', needed: 2, count: 1 } },
    ],
    [
      'three types wanted',
      put('6-3'),
      { code: 'space-closed', facts: { space: '6-3', needed: 3, count: 1 } },
    ],
    ['anything else', end('endBuy'), { code: 'must-place' }],
    ['another’s turn', put('4'), notAsked(0), 1],
    ['the host', put('4'), notAsked(0), 3],
    ['no radar', end('peek'), { code: 'no-radar' }],
  ]);
  expectRefusals(
    placing(() => {}, { options: { noEvents: true } }),
    [['no events, no space 1', put('1'), { code: 'no-such-space' }]],
  );
  const placed = (): Scene => {
    const p = placing()();
    p.play(0, put('6-1'));
    return p;
  };
  expectRefusals(placed, [
    ['taken', put('6-1'), { code: 'space-taken', facts: { space: '6-1' } }, 1],
  ]);
});

describe('X6–X9, X12, X31 R49, R57–R59 rows and cards', () => {
  const own = ({ own: gives, rows }: Lay): void => {
    gives(0, 'X04');
    gives(0, 'T03', 'on');
    gives(0, 'X03');
    gives(1, 'X05', 'on');
    rows(0, 'r1');
  };
  const freeing = (): Scene => until(scene('administration', own), 'freeUp', 0);
  expectRefusals(freeing, [
    ['no such row', free('r9'), { code: 'not-yours' }],
    ['a card of another', free('X05'), { code: 'not-yours' }],
    ['slot by slot', { ...free('r1'), slot: 0 }, { code: 'freed-as-a-whole' }],
    ['a card without slots', free('X03'), { code: 'nothing-to-free' }],
    ['a row that is not active', free('r2'), { code: 'not-active' }],
    ['a card that is not active', free('X04'), { code: 'not-active' }],
    ['filling a row now', fill('r2'), { code: 'works-next-month' }],
    ['filling one with an idea now', fill('r2', 0), { code: 'ideas-in-administration' }],
    [
      'handing in workers now',
      { type: 'convertWorkers', count: 1, money: 1 },
      { code: 'workers-once', facts: { most: 3 } },
    ],
  ]);
  const assigning =
    (ideas: number, setting: Setting = {}) =>
    (): Scene =>
      until(
        scene(
          'administration',
          (lay) => {
            own(lay);
            lay.own(0, 'I04');
            lay.stock(0, 2, 0, 0, ideas);
          },
          setting,
        ),
        'assign',
        0,
      );
  expectRefusals(assigning(1), [
    ['freeing while assigning', free('r1'), { code: 'assigning' }],
    ['filling a row of nobody', fill('r9'), { code: 'not-yours' }],
    ['filling a card of another', fill('X05'), { code: 'not-yours' }],
    ['filling what is active', fill('T03'), { code: 'already-active' }],
    [
      'the first of two tokens that are missing',
      fill('I04'),
      { code: 'wrong-token', facts: { token: 'money' } },
    ],
    [
      'the other, with an idea on the second slot',
      fill('I04', 1),
      { code: 'wrong-token', facts: { token: 'energy' } },
    ],
    ['two ideas of one', fill('I04', 0, 1), { code: 'no-idea' }],
    ['an idea on a slot that there is not', fill('r2', 1), NOT_LEGAL],
  ]);
  expectRefusals(assigning(0), [['no idea', fill('r6', 0), { code: 'no-idea' }]]);
  expectRefusals(assigning(2, { options: { ideaWildcard: false } }), [
    ['ideas that fill nothing', fill('r6', 0), { code: 'no-idea' }],
    ['without one', fill('r6'), { code: 'wrong-token', facts: { token: 'money' } }],
  ]);
});

describe('X14, X15 R53–R56 cards returned', () => {
  const back = (card: string, money: number) => ({ type: 'sellCard', card, money });
  const guest =
    (kind: 'sellCard' | 'assign' | 'freeUp', setting: Setting = {}) =>
    (): Scene =>
      until(
        scene(
          'administration',
          (lay) => {
            lay.at('2a', '3t', '3i');
            lay.stock(0, 1, 1, 1);
            for (const card of ['X04', 'T03', 'I03']) lay.own(0, card);
            lay.own(1, 'X05');
            lay.rows(0, 'r1');
          },
          setting,
        ),
        kind,
        0,
      );
  expectRefusals(guest('sellCard'), [
    ['a card of another', back('X05', 2), { code: 'not-yours' }],
    ['no card', back('X99', 2), { code: 'not-yours' }],
    ['the wrong tokens', back('T03', 2), { code: 'pays-back', facts: { count: 2 } }],
    ['an investment now', get('X05'), NOT_LEGAL],
  ]);
  expectRefusals(guest('assign'), [['while assigning', back('X04', 2), { code: 'assigning' }]]);
  expectRefusals(guest('freeUp'), [
    ['before the benefit', back('X04', 2), { code: 'guests-only' }],
  ]);
  const once = (): Scene => {
    const p = guest('sellCard', { options: { sellCardsPerPeriod: 1 } })();
    p.play(0, back('X04', 2) as never);
    return p;
  };
  expectRefusals(once, [
    ['a second one', back('T03', 0), { code: 'cards-returned', facts: { count: 1 } }],
  ]);
  expectRefusals(guest('sellCard', { options: { sellCardsPerPeriod: 1 } }), [
    [
      'the first one, for the wrong tokens',
      back('I03', 3),
      { code: 'pays-back', facts: { count: 2 } },
    ],
  ]);
});
