import { expect, test } from 'vitest';
import { setTable } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import en from '../texts/en.json' with { type: 'json' };
import { classic, game, place } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { UPKEEP } from './frames.ts';

const { refusal: words } = speaker(en, ['Ann', 'Bob', 'Cy']);

/** The reason in words why seat 0 (or another) may not make the move. */
const reason = (edit: ((x: Scene) => void) | undefined, move: object, seat = 0): string => {
  const refusal = place(edit).refusal(seat, move);
  return refusal === null ? 'legal' : words(refusal);
};
const lay = (counts: object): object => ({
  type: 'chooseActions',
  acquire: 0,
  sell: 0,
  select: 0,
  do: 0,
  stop: 0,
  ...counts,
});
const doWork = (container: number, labs: string[], lead = labs[0]): object => ({
  type: 'doWork',
  container,
  labs,
  lead,
});

/** Labs in Center and West, items at hand, a card of every kind. */
const busy = (x: Scene): void => {
  x.labs(0, 'EU2', 'EU3', 'NA2');
  x.labs(1, 'EU1');
  x.hold(0, 1, 'E1-09', 5, 'EU2');
  x.cards(0, { acquire: 1, sell: 1, do: 1, stop: 1 });
  x.visit(0, 'center');
};
const richer = (x: Scene): void => {
  x.labs(0, 'NA2');
  x.labs(1, 'EU1');
  x.cards(0, { acquire: 1, do: 1 });
  x.visit(0, 'center');
};

test('X1 R26 too many cards', () => {
  const text = reason((x) => x.labs(0, 'EU2'), lay({ do: 3 }));
  expect(text).toBe('You may choose at most 2 cards (1 + your labs).');
});

test('X2 R5, R28 more cards of a kind than there are', () => {
  const text = reason((x) => x.labs(0, 'EU2', 'EU3', 'NA2'), lay({ acquire: 4 }));
  expect(text).toBe('You only have 3 Acquire Lab cards.');
});

test('X3 R30 changing a confirmed choice', () => {
  const p = place();
  p.play(0, lay({ acquire: 1 }) as never);
  expect(words(p.refusal(0, lay({}))!)).toBe('Your choice is locked for this round.');
});

test('X4 R36 a card that was not chosen', () => {
  const text = reason(busy, { type: 'selectWork', sources: 'SS' });
  expect(text).toBe('No Select Work card is among your chosen cards.');
});

test('X5 R39 acquiring outside the active zone', () => {
  const edit = (x: Scene): void => {
    x.cards(0, { acquire: 1 });
    x.visit(0, 'east');
  };
  const text = reason(edit, { type: 'acquireLab', location: 'EU2' });
  expect(text).toBe('Delft is in Center; the active zone is East.');
});

test('X6 R44 a taken location', () => {
  expect(reason(richer, { type: 'acquireLab', location: 'EU1' })).toBe('London is taken.');
});

test('X7 R42 too expensive', () => {
  const edit = (x: Scene): void => {
    x.capital(0, 41);
    x.cards(0, { acquire: 1 });
    x.visit(0, 'center');
  };
  const text = reason(edit, { type: 'acquireLab', location: 'EU1' });
  expect(text).toBe('London costs 48 M€, you have 41.');
});

test('X8 R43 no Lab Indicator left', () => {
  const text = reason(busy, { type: 'acquireLab', location: 'AF4' });
  expect(text).toBe('You have no Lab Indicator left; sell a lab first.');
});

test('X9 R45 work in a new lab', () => {
  const edit = (x: Scene): void => (busy(x), void (x.s.day[x.location('EU2')] = 1));
  expect(reason(edit, doWork(1, ['EU2']))).toBe('New labs open for work next round.');
});

test('X10 R33 work on the closed continent', () => {
  const edit = (x: Scene): void => (busy(x), x.visit(0, 'center', 'EV-EU1'));
  expect(reason(edit, doWork(1, ['EU2']))).toBe('Europe is closed for work today.');
});

test('X11 R77 work twice in a lab', () => {
  const edit = (x: Scene): void => (busy(x), void (x.s.day[x.location('EU2')] = 2));
  expect(reason(edit, doWork(1, ['EU2']))).toBe('This lab has already worked today.');
});

test('X12 R78 the same item a second time in a zone', () => {
  const edit = (x: Scene): void => (busy(x), void x.s.worked.push(x.t.facts.itemAt['E1-09']!));
  expect(reason(edit, doWork(1, ['EU2']))).toMatch(/already been worked on in this zone/);
});

test('X13 R87 too few cards to work together', () => {
  expect(reason(busy, doWork(1, ['EU2', 'EU3'], 'EU3'))).toMatch(/one Do Work card per lab/);
});

test('X14 R87 labs of two zones', () => {
  const text = reason(busy, doWork(1, ['EU2', 'NA2']));
  expect(text).toBe('Labs can only collaborate inside the active zone.');
});

test('X15 R88 the smaller lab as lead', () => {
  const edit = (x: Scene): void => {
    x.labs(0, 'EU2', 'EU3', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center');
  };
  const text = reason(edit, doWork(1, ['EU2', 'EU3'], 'EU2'));
  expect(text).toBe('The container must go to the largest lab.');
});

test('X16 R75 an empty container', () => {
  expect(reason(busy, doWork(2, ['EU2']))).toBe('Only items on a container can be worked on.');
});

test('X17 R75 the lab of another player', () => {
  expect(reason(busy, doWork(1, ['EU1']))).toBe('That is not your lab.');
});

test('X18 R49 selling a lab that worked', () => {
  const edit = (x: Scene): void => (busy(x), void (x.s.day[x.location('EU2')] = 2));
  const text = reason(edit, { type: 'sellLab', lab: 'EU2', container: 1 });
  expect(text).toBe('A lab that worked today cannot be sold today.');
});

test('X19 R39 selling outside the active zone', () => {
  const text = reason(busy, { type: 'sellLab', lab: 'NA2', container: 1 });
  expect(text).toBe('You can only sell labs in the active zone.');
});

test('X20 R19 selling at Upkeep while able to pay', () => {
  const text = reason((x) => x.labs(0, 'EU2'), { type: 'forcedSale', lab: 'EU2', container: 1 });
  expect(text).toBe('You can pay your Upkeep; no sale now.');
});

test('X21 R58 a full queue', () => {
  const edit = (x: Scene): void => {
    x.queue(0, 'N1-01', 'N1-02', 'N1-03', 'N1-04', 'N1-05');
    x.cards(0, { select: 1 });
    x.visit(0, 'east');
  };
  expect(reason(edit, { type: 'selectWork', sources: 'SS' })).toBe('Your queue is full.');
});

const offer = (edit: (x: Scene) => void) => {
  const p = place((x) => {
    edit(x);
    x.next('E1-01', 'E1-02');
    x.cards(0, { select: 1 });
    x.visit(0, 'east');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  return p;
};

test('X22 R64 two items with one place left', () => {
  const p = offer((x) => x.queue(0, 'N1-01', 'N1-02', 'N1-03', 'N1-04'));
  const refusal = p.refusal(0, { type: 'acceptWork', cards: ['E1-01', 'E1-02'] });
  expect(words(refusal!)).toBe('There is room for one more item only.');
});

test('X23, X28 R71, R73 leaving a container empty and moving one without work cannot be written', () => {
  const p = offer((x) => x.labs(0, 'EU2'));
  for (const move of [
    { type: 'acceptWork', cards: ['E1-01'], to: 'queue' },
    { type: 'moveContainer', container: 1, lab: 'EU2' },
  ])
    expect(p.refusal(0, move)).not.toBeNull();
  expect(en.messages['hint.free-container']).toMatch(/head of the queue/);
  expect(en.messages['hint.containers-move']).toMatch(/only move by doing work/);
});

test('X24 R98 a fee above capital', () => {
  const edit = (x: Scene): void => {
    x.queue(0, 'E1-11');
    x.capital(0, 20);
    x.cards(0, { stop: 1 });
    x.visit(0, 'east');
  };
  expect(reason(edit, { type: 'stopWork', item: 'E1-11' })).toBe('The fee is 27 M€, you have 20.');
});

test('X25 R101 stopping delivered work', () => {
  const edit = (x: Scene): void => {
    x.finished(0, 'E1-01');
    x.list(0, 'E1-05', 3);
    x.cards(0, { stop: 1 });
    x.visit(0, 'east');
  };
  for (const item of ['E1-01', 'E1-05'])
    expect(reason(edit, { type: 'stopWork', item })).toMatch(/delivered/);
});

test('X26 R36 a move outside one’s visit', () => {
  const text = reason(busy, { type: 'acquireLab', location: 'AF4' }, 1);
  expect(text).toBe('It is not your turn: Ann decides.');
});

test('X27 R67 a stack that cannot supply two cards', () => {
  const edit = (x: Scene): void => {
    x.leave(1, 1);
    x.cards(0, { select: 1 });
    x.visit(0, 'east');
  };
  const text = reason(edit, { type: 'selectWork', sources: 'LL' });
  expect(text).toBe('The large stack cannot supply 2 cards.');
});

test('X29 R129 a move after the end', () => {
  const edit = (x: Scene): void => void (x.s.agenda.length = 0);
  expect(reason(edit, { type: 'endVisit' })).toBe('The game is over.');
});

test('X30 R61 another move while cards lie on offer', () => {
  const p = offer(() => {});
  expect(words(p.refusal(0, { type: 'endVisit' })!)).toBe('First the cards on offer are decided.');
  expect(words(p.refusal(1, { type: 'endVisit' })!)).toBe('It is not your turn: Ann decides.');
});

test('X31 R46 a container one does not have', () => {
  expect(reason(richer, doWork(2, ['NA2']))).toBe('You have no such container.');
  const edit = (x: Scene): void => {
    x.labs(0, 'EU1', 'EU2');
    x.capital(0, 0);
    x.agenda([UPKEEP[0]!]);
  };
  const text = reason(edit, { type: 'forcedSale', lab: 'EU1', container: 3 });
  expect(text).toBe('You have no such container.');
});

test('X32 R112 a target at or below the starting capital', () => {
  const table = (options: object) =>
    setTable(game, { players: 2, options, edition: { id: 'c', content: classic } });
  const refusal = table({ target: 120, startCapital: 120 });
  expect(refusal).toMatchObject({ code: 'target-not-above-start' });
  expect(words(refusal as never)).toMatch(/^The target must be above the starting capital/);
  expect(table({ target: 60 })).toMatchObject({ code: 'target-too-low' });
  expect(table({ target: 0 })).not.toHaveProperty('code');
});

test('X33 R131 giving up a free container while a lower one is free', () => {
  const edit = (x: Scene): void => {
    x.labs(0, 'EU2', 'EU3');
    x.cards(0, { sell: 1 });
    x.visit(0, 'center');
  };
  const text = reason(edit, { type: 'sellLab', lab: 'EU2', container: 2 });
  expect(text).toMatch(/^Free containers are alike: give up the one with the lowest number/);
});

test('X34 R39 working outside the active zone', () => {
  const edit = (x: Scene): void => (busy(x), x.visit(0, 'east'));
  expect(reason(edit, doWork(1, ['EU2']))).toBe('Delft is in Center; the active zone is East.');
});

test('X35 R97 stopping an item that is not one’s own', () => {
  const edit = (x: Scene): void => (busy(x), x.hold(1, 1, 'E2-01'));
  for (const item of ['E2-01', 'N1-01'])
    expect(reason(edit, { type: 'stopWork', item })).toBe('That item is not yours to stop.');
});

test('X36 R12 an answer to another question names what comes first', () => {
  expect(reason(undefined, { type: 'endVisit' })).toBe('First choose your cards for today.');
  expect(reason(undefined, { type: 'selectWork', sources: 'SS' })).toBe(
    'The day has not begun. Choose Select Work now and play it during the day.',
  );
  expect(reason(undefined, { type: 'acquireLab', location: 'OC1' })).toBe(
    'The day has not begun. Choose Acquire Lab now; in Sydney it is played when East is active.',
  );
  expect(reason(busy, { type: 'acceptWork', cards: [] })).toBe('No cards are on offer now.');
});

test('X36 R16 while a sale is owed, nothing else', () => {
  const edit = (x: Scene): void => {
    x.labs(0, 'EU1', 'EU2');
    x.capital(0, 0);
    x.agenda([UPKEEP[0]!]);
  };
  const text = reason(edit, { type: 'acquireLab', location: 'OC1' });
  expect(text).toBe('Your Upkeep is not paid yet: first sell a lab.');
});

test('X37 R59 one stack where two are named', () => {
  const edit = (x: Scene): void => {
    x.cards(0, { select: 1 });
    x.visit(0, 'east');
  };
  const text = reason(edit, { type: 'selectWork', sources: 'S' });
  expect(text).toBe('Two cards are drawn: name two stacks.');
});

test('X38 R61 a card that is not on offer', () => {
  const p = offer(() => {});
  const refusal = p.refusal(0, { type: 'acceptWork', cards: ['no-such'] })!;
  expect(words(refusal)).toBe('That card is not on offer.');
});
