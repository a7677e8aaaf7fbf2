/** Where the reasons of refuse.test.ts begin and end, with the facts their words take. */
import { describe } from 'vitest';
import { ACCEPT, CHOOSE, DRAW_SECOND, UPKEEP } from '../frames.ts';
import { NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { expectRefusals } from '../testing/refusals.ts';
import type { Scene } from '../testing/scene.ts';
import { NEW, USED } from '../types.ts';

const lay = (counts: object): object => ({
  type: 'chooseActions',
  acquire: 0,
  sell: 0,
  select: 0,
  do: 0,
  stop: 0,
  ...counts,
});
const acquire = (location: unknown) => ({ type: 'acquireLab', location });
const sell = (lab: unknown, container: unknown = 1) => ({ type: 'sellLab', lab, container });
const work = (container: unknown, labs: unknown, lead?: unknown) => ({
  type: 'doWork',
  container,
  labs,
  lead: lead ?? (Array.isArray(labs) ? labs[0] : 0),
});
const forced = (lab: string, container: unknown) => ({ type: 'forcedSale', lab, container });
const notChosen = (kind: string) => ({ code: 'card-not-chosen', facts: { kind } });
const yours = { code: 'not-your-lab' };

/** Labs in Center and West, items at hand, a card of every kind. */
const busy = (x: Scene): void => {
  x.labs(0, 'EU2', 'EU3', 'NA2');
  x.labs(1, 'EU1');
  x.hold(0, 1, 'E1-09', 5, 'EU2');
  x.hold(1, 1, 'E2-01');
  x.cards(0, { acquire: 1, sell: 1, select: 1, do: 2, stop: 1 });
  x.visit(0, 'center');
};
/** A visit without any card left to play but Stop Work. */
const bare = (x: Scene): void => {
  x.labs(0, 'EU2');
  x.cards(0, { stop: 1 });
  x.visit(0, 'center');
};

describe('R26–R30 the choice of cards', () => {
  const choosing = (x: Scene): void => {
    x.labs(0, 'EU2');
    x.agenda([CHOOSE[0]!, CHOOSE[1]!]);
  };
  expectRefusals(choosing, [
    [
      'more than labs and one',
      lay({ do: 2, sell: 1 }),
      { code: 'too-many-cards', facts: { limit: 2 } },
    ],
    [
      'more of a kind than there are',
      lay({ acquire: 4 }),
      { code: 'too-many-of-kind', facts: { kind: 'acquire', limit: 3 } },
    ],
    [
      'as many of a kind as there are',
      lay({ acquire: 3 }),
      { code: 'too-many-cards', facts: { limit: 2 } },
    ],
    ['no number', lay({ stop: 'one' }), NOT_LEGAL],
    ['half a card', lay({ stop: 0.5 }), NOT_LEGAL],
    ['the end of a visit', { type: 'endVisit' }, { code: 'cards-first' }],
    [
      'work',
      work(1, ['EU2']),
      { code: 'lab-later', facts: { kind: 'do', location: 'EU2', zone: 'center' } },
    ],
    [
      'a sale',
      sell('NA1'),
      { code: 'lab-later', facts: { kind: 'sell', location: 'NA1', zone: 'west' } },
    ],
    ['a purchase of nothing', acquire('moon'), { code: 'card-later', facts: { kind: 'acquire' } }],
    ['a sale at Upkeep', forced('EU2', 1), { code: 'upkeep-covered' }],
    ['cards on offer', { type: 'drawSecond', source: 'S' }, { code: 'no-offer' }],
    ['something else', { type: 'juggle' }, NOT_LEGAL],
    ['the host', lay({}), notAsked(0), 2],
  ]);
  expectRefusals(busy, [
    ['when it is made', lay({}), { code: 'choice-locked' }],
    ['… of another', lay({}), { code: 'choice-locked' }, 1],
    ['a sale at Upkeep of another', forced('EU2', 1), { code: 'upkeep-covered' }, 1],
    ['the host at Upkeep', forced('EU2', 1), notAsked(0), 2],
    ['another’s visit', { type: 'endVisit' }, notAsked(0), 1],
    ['cards on offer in a visit', { type: 'acceptWork', cards: [] }, { code: 'no-offer' }],
  ]);
});

describe('R41–R44 Acquire Lab', () => {
  const poor = (x: Scene): void => {
    x.labs(1, 'EU1');
    x.capital(0, 9);
    x.cards(0, { acquire: 1 });
    x.visit(0, 'center');
  };
  const dear = (cost: number) => ({
    code: 'too-expensive',
    facts: { location: 'AF4', cost, capital: 9 },
  });
  expectRefusals(poor, [
    ['too expensive', acquire('AF4'), dear(10)],
    ['taken', acquire('EU1'), { code: 'location-taken', facts: { location: 'EU1' } }],
    [
      'outside the zone',
      acquire('NA1'),
      { code: 'not-in-zone', facts: { location: 'NA1', zone: 'west', active: 'center' } },
    ],
    ['no location', acquire('moon'), NOT_LEGAL],
    ['no name', acquire(7), NOT_LEGAL],
  ]);
  expectRefusals(busy, [['a fourth lab', acquire('AF4'), { code: 'no-indicator' }]]);
  expectRefusals(bare, [
    ['without the card', acquire('AF4'), notChosen('acquire')],
    ['without the card, and no location', acquire('moon'), notChosen('acquire')],
  ]);
});

describe('R16–R19, R49–R57, R131 sales', () => {
  const day =
    (value: number) =>
    (x: Scene): void => (busy(x), void (x.s.day[x.location('EU2')] = value));
  expectRefusals(busy, [
    ['the lab of another', sell('EU1'), yours],
    ['outside the zone', sell('NA2'), { code: 'sale-not-in-zone' }],
    ['a container before the first', sell('EU2', 0), { code: 'no-such-container' }],
    ['a container after the last', sell('EU2', 4), { code: 'no-such-container' }],
    [
      'a free container that is not the lowest',
      sell('EU2', 3),
      { code: 'give-lowest', facts: { container: 2 } },
    ],
    ['no number', sell('EU2', 'one'), NOT_LEGAL],
    ['no lab', sell('moon', 9), NOT_LEGAL],
  ]);
  expectRefusals(day(USED), [
    ['a lab that has worked', sell('EU2', 4), { code: 'sold-after-work' }],
  ]);
  expectRefusals(day(NEW), [
    ['a new lab, and no container', sell('EU2', 4), { code: 'no-such-container' }],
  ]);
  expectRefusals(bare, [
    ['without the card', sell('EU2'), notChosen('sell')],
    ['without the card, and no lab', sell('moon'), notChosen('sell')],
  ]);
  const owed = (x: Scene): void => {
    x.labs(0, 'EU1', 'EU2');
    x.labs(1, 'NA1');
    x.hold(1, 1, 'E1-09');
    x.capital(0, 0);
    x.agenda([UPKEEP[0]!]);
  };
  expectRefusals(owed, [
    ['owed, of another', forced('NA1', 1), yours],
    ['owed, no such container', forced('EU1', 3), { code: 'no-such-container' }],
    ['owed, not the lowest', forced('EU1', 2), { code: 'give-lowest', facts: { container: 1 } }],
    ['owed, no lab', forced('moon', 1), NOT_LEGAL],
    ['owed, the end of a visit', { type: 'endVisit' }, { code: 'upkeep-first' }],
  ]);
});

describe('R58–R67 Select Work', () => {
  const select = (sources: string) => ({ type: 'selectWork', sources });
  const selecting =
    (queued: number, small: number, large: number) =>
    (x: Scene): void => {
      x.queue(0, ...['N1-01', 'N1-02', 'N1-03', 'N1-04', 'N1-05'].slice(0, queued));
      x.leave(0, small);
      x.leave(1, large);
      x.cards(0, { select: 1 });
      x.visit(0, 'east');
    };
  const short = (size: string, count: number) => ({ code: 'stack-short', facts: { size, count } });
  expectRefusals(selecting(0, 1, 1), [
    ['two of one', select('SS'), short('small', 2)],
    ['two large of one', select('LL'), short('large', 2)],
    ['one where two are drawn', select('L'), { code: 'two-sources' }],
    ['three', select('SLL'), short('large', 2)],
    ['the other way round', select('LS'), NOT_LEGAL],
  ]);
  expectRefusals(selecting(0, 1, 0), [['none of a size', select('L'), short('large', 1)]]);
  expectRefusals(selecting(0, 0, 2), [['none small', select('SL'), short('small', 1)]]);
  expectRefusals(selecting(5, 9, 9), [['a full queue', select('SS'), { code: 'queue-full' }]]);
  expectRefusals(selecting(4, 9, 9), [
    ['a queue almost full', select('S'), { code: 'two-sources' }],
  ]);
  expectRefusals(bare, [['without the card', select('SS'), notChosen('select')]]);
  expectRefusals(selecting(0, 2, 2), [['two at once', select('SS'), { code: 'one-by-one' }]], {
    options: { drawMode: 'oneByOne' },
  });
  const second = (x: Scene): void => {
    selecting(0, 2, 2)(x);
    x.s.offer.push(x.s.stacks[0]!.pop()!);
    x.s.piles[1]!.length = 0;
    x.agenda([DRAW_SECOND[0]!]);
  };
  expectRefusals(
    second,
    [
      ['no second source', { type: 'drawSecond', source: 'X' }, NOT_LEGAL],
      ['something else first', { type: 'endVisit' }, { code: 'offer-first' }],
    ],
    { options: { drawMode: 'oneByOne' } },
  );
  const offered =
    (queued: number) =>
    (x: Scene): void => {
      selecting(queued, 5, 5)(x);
      x.s.offer.push(x.t.facts.itemAt['E1-01']!, x.t.facts.itemAt['E1-02']!);
      for (const stack of [...x.s.stacks, x.s.listed, x.s.finished])
        for (const item of x.s.offer)
          if (stack.includes(item)) stack.splice(stack.indexOf(item), 1);
      x.s.agenda.push(ACCEPT[0]!);
    };
  const accept = (cards: unknown) => ({ type: 'acceptWork', cards });
  expectRefusals(offered(4), [
    ['both, with one place', accept(['E1-01', 'E1-02']), { code: 'room-for-one' }],
    ['one that is not there', accept(['E1-01', 'E1-03']), { code: 'not-on-offer' }],
    ['no list', accept('E1-01'), NOT_LEGAL],
    ['twice the same', accept(['E1-01', 'E1-01']), { code: 'room-for-one' }],
  ]);
  expectRefusals(offered(3), [
    ['twice the same, with two places', accept(['E1-01', 'E1-01']), NOT_LEGAL],
  ]);
});
