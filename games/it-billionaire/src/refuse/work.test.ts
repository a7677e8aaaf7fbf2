/** Why Do Work and Stop Work are refused, in which order, with the facts. */
import { describe } from 'vitest';
import { NOT_LEGAL } from '@boardroom/kernel/testing';
import { expectRefusals } from '../testing/refusals.ts';
import type { Scene } from '../testing/scene.ts';
import { NEW, USED } from '../types.ts';

const work = (container: unknown, labs: unknown, lead?: unknown) => ({
  type: 'doWork',
  container,
  labs,
  lead: lead ?? (Array.isArray(labs) ? labs[0] : 0),
});
const stop = (item: unknown) => ({ type: 'stopWork', item });

const working =
  (cards: object, edit: (x: Scene) => void = () => {}) =>
  (x: Scene): void => {
    x.labs(0, 'EU2', 'EU3', 'NA2');
    x.labs(1, 'EU1');
    x.hold(0, 2, 'E1-09', 5, 'EU2');
    x.queue(1, 'E1-12');
    x.cards(0, cards);
    x.visit(0, 'center');
    edit(x);
  };
const day =
  (value: number) =>
  (x: Scene): void =>
    void (x.s.day[x.location('EU3')] = value);

describe('R75–R78, R87, R88 Do Work', () => {
  expectRefusals(working({ do: 2 }), [
    ['a container one has not', work(4, ['EU2']), { code: 'no-such-container' }],
    ['a free container', work(3, ['EU2']), { code: 'container-empty' }],
    ['the lowest free container', work(1, ['EU2']), { code: 'container-empty' }],
    ['the lab of another', work(2, ['EU1']), { code: 'not-your-lab' }],
    [
      'outside the zone',
      work(2, ['NA2']),
      { code: 'not-in-zone', facts: { location: 'NA2', zone: 'west', active: 'center' } },
    ],
    ['labs of two zones', work(2, ['EU2', 'NA2']), { code: 'labs-in-two-zones' }],
    ['an own lab and another’s', work(2, ['EU2', 'EU1']), { code: 'not-your-lab' }],
    ['the smaller as lead', work(2, ['EU2', 'EU3'], 'EU2'), { code: 'lead-not-largest' }],
    ['a lead that does not work', work(2, ['EU2', 'EU3'], 'NA2'), NOT_LEGAL],
    ['no lead', work(2, ['EU2', 'EU3'], 'moon'), NOT_LEGAL],
    ['no lab', work(2, ['EU2', 'moon']), NOT_LEGAL],
    ['no list', work(2, 'EU2'), NOT_LEGAL],
    ['no number', work('2', ['EU2']), NOT_LEGAL],
  ]);
  expectRefusals(working({ do: 1 }), [
    [
      'two labs for one card',
      work(2, ['EU2', 'EU3'], 'EU3'),
      { code: 'too-few-do-cards', facts: { count: 2, have: 1 } },
    ],
  ]);
  expectRefusals(working({ stop: 1 }), [
    ['without the card', work(2, ['EU2']), { code: 'card-not-chosen', facts: { kind: 'do' } }],
  ]);
  expectRefusals(working({ do: 2 }, day(NEW)), [
    ['a new lab', work(2, ['EU3']), { code: 'lab-new' }],
  ]);
  expectRefusals(working({ do: 2 }, day(USED)), [
    ['a lab that has worked', work(2, ['EU2', 'EU3'], 'EU3'), { code: 'lab-used' }],
  ]);
  const europe = (x: Scene): void => x.visit(0, 'center', 'EV-EU1');
  expectRefusals(working({ do: 2 }, europe), [
    [
      'a closed continent',
      work(2, ['EU2']),
      { code: 'continent-closed', facts: { continent: 'europe' } },
    ],
  ]);
  const worked = (x: Scene): void => void x.s.worked.push(x.t.facts.itemAt['E1-09']!);
  expectRefusals(working({ do: 2 }, worked), [
    ['an item worked on', work(2, ['EU2']), { code: 'item-worked' }],
    ['… before too few cards', work(2, ['EU2', 'EU3'], 'EU3'), { code: 'item-worked' }],
  ]);
  expectRefusals(
    working({ do: 1 }, worked),
    [
      [
        'an item worked on, where that may be',
        work(2, ['EU2', 'EU3'], 'EU3'),
        { code: 'too-few-do-cards', facts: { count: 2, have: 1 } },
      ],
    ],
    { options: { sameZoneRepeat: true } },
  );
});

describe('R97, R98, R101 Stop Work', () => {
  const poor = (x: Scene): void => {
    x.queue(0, 'E1-11');
    x.finished(0, 'E1-01');
    x.list(0, 'E1-05', 3);
    x.capital(0, 26);
  };
  expectRefusals(working({ stop: 1 }, poor), [
    ['too dear', stop('E1-11'), { code: 'fee-too-high', facts: { fee: 27, capital: 26 } }],
    ['a project delivered', stop('E1-01'), { code: 'delivered' }],
    ['a product delivered', stop('E1-05'), { code: 'delivered' }],
    ['in the queue of another', stop('E1-12'), { code: 'not-your-item' }],
    ['in no hand', stop('N1-01'), { code: 'not-your-item' }],
    ['no item', stop('moon'), NOT_LEGAL],
    ['no name', stop(1), NOT_LEGAL],
  ]);
  const notChosen = { code: 'card-not-chosen', facts: { kind: 'stop' } };
  expectRefusals(working({ do: 1 }, poor), [
    ['without the card', stop('E1-11'), notChosen],
    ['without the card, delivered', stop('E1-01'), notChosen],
    ['without the card, of another', stop('E1-12'), notChosen],
    ['without the card, no item', stop('moon'), notChosen],
  ]);
});
