import type { Choice } from '@boardroom/ui-kit';
import type { Move, Template } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { besideCards, buttonsOf, hasCard, isQuiet, keyOf, oneDealEach } from './choices.ts';
import type { Button } from './choices.ts';

/** Moves of no game in particular. */
const template = (fields: object): Template<Move> => ({ type: 'move', ...fields });
const choice = (index: number, more: Partial<Choice> = {}): Choice => ({
  label: `move ${index}`,
  template: template({ n: index }),
  index,
  aside: false,
  ...more,
});
const labels = (buttons: readonly Button[]): string[] =>
  buttons.map((button) =>
    button.kind === 'move'
      ? button.choice.label
      : button.kind === 'step'
        ? button.name
        : button.group,
  );

test('the natural move comes first, quiet ones last', () => {
  const buttons = buttonsOf(
    [choice(0, { tone: 'quiet' }), choice(1), choice(2, { tone: 'go' })],
    null,
  );
  expect(labels(buttons)).toEqual(['move 2', 'move 1', 'move 0']);
});

test('giving up stands before the quiet moves, and may fold away', () => {
  const buttons = buttonsOf(
    [choice(0, { tone: 'quiet', grave: true }), choice(1, { tone: 'quiet' }), choice(2)],
    null,
  );
  expect(labels(buttons)).toEqual(['move 2', 'move 0', 'move 1']);
  expect(buttons.map(isQuiet)).toEqual([false, false, true]);
});

test('a value that can be played at once has a button of its own before the form', () => {
  const bid = choice(0, {
    template: template({ bid: { gap: 'range', min: 3, max: 9, step: 1 } }),
    path: ['stack'],
    gaps: {
      bid: { quick: [{ value: 3, note: 'least', now: 'Raise to 3' }, { value: 9 }] },
    },
  });
  const buttons = buttonsOf([bid], null);
  expect(labels(buttons)).toEqual(['Raise to 3', 'move 0']);
  const [now] = buttons;
  expect(now?.kind === 'move' && now.choice.template).toEqual(template({ bid: 3 }));
  expect(now?.kind === 'move' && now.choice.path).toEqual([]);
  expect(new Set(buttons.map(keyOf)).size).toBe(2);
});

test('a choice for a whole row of questions comes first, and alone after it', () => {
  const follow = (): null => null;
  const put = choice(1, { path: ['rack'], note: 'fee 8', along: { label: 'all', follow } });
  const [all, alone] = buttonsOf([choice(0), put], null);
  expect(labels(buttonsOf([choice(0), put], null))).toEqual(['all', 'move 0', 'move 1']);
  expect(all?.kind === 'move' && all.choice).toMatchObject({ follow, path: [], tone: 'go' });
  expect(alone?.kind === 'move' && alone.choice.follow).toBe(undefined);
});

test('a quiet choice for a whole row stands beside its own, and urges nothing', () => {
  const follow = (): null => null;
  const end = choice(1, { tone: 'quiet', key: 'E', along: { label: 'end all', follow } });
  const buttons = buttonsOf([choice(0), end], null);
  expect(labels(buttons)).toEqual(['move 0', 'move 1', 'end all']);
  const [, one, all] = buttons;
  expect(one?.kind === 'move' && one.choice.key).toBe('E');
  expect(all?.kind === 'move' && all.choice).toMatchObject({ follow, tone: 'quiet' });
  expect(all?.kind === 'move' && all.choice.key).toBe(undefined);
});

test('a long group asks for the first target by name, a short one shows all', () => {
  const deals = (count: number): Choice[] =>
    Array.from({ length: count }, (_, i) =>
      choice(i, {
        group: 'deal',
        path: [`seat:${i % 3}`],
        via: ['Tomás', 'Aiko', 'Priya'][i % 3]!,
      }),
    );
  expect(labels(buttonsOf([...deals(9), choice(9, { group: 'deal' })], 'deal'))).toEqual([
    'Tomás',
    'Aiko',
    'Priya',
    'move 9',
  ]);
  expect(buttonsOf(deals(6), 'deal')).toHaveLength(6);
});

test('deals with one partner are one card, whatever may be in them', () => {
  const deal = (index: number, partner: number, group = 'deal'): Choice => ({
    label: `offer ${index}`,
    template: { type: 'offer' },
    index,
    aside: true,
    group,
    deal: { with: partner },
  });
  const all = [deal(0, 1), deal(1, 1), deal(2, 2), deal(3, 1, 'promise')];
  expect(oneDealEach(all).map(({ index }) => index)).toEqual([0, 2, 3]);
});

test('beside a row of cards the bar leaves out what they say, but no verbs', () => {
  const labs = ['Hanoi', 'Tokyo'].map((name, i) => choice(i, { path: ['zone', name] }));
  const go = choice(2, { path: ['zone', 'dice'], tone: 'go' });
  const end = choice(3, { tone: 'quiet' });
  const targets = new Map([
    ['Hanoi', [labs[0]!]],
    ['Tokyo', [labs[1]!]],
    ['dice', [go]],
  ]);
  const moves = [go, ...labs, end].map((one): Button => ({ kind: 'move', choice: one }));
  expect(labels(besideCards(moves, targets, 1))).toEqual(['move 2', 'move 3']);
  expect([...targets.values()].map(hasCard)).toEqual([true, true, false]);
  // Nothing of it is said at the places of another step.
  expect(besideCards(moves, targets, 0)).toEqual(moves);
  const verb: Button = { kind: 'group', group: 'lease', choices: labs };
  expect(besideCards([...moves, verb], targets, 1)).toEqual([...moves, verb]);
  // A card that offers several moves does not say which.
  targets.set('Tokyo', labs);
  expect(besideCards(moves, targets, 1)).toEqual(moves);
});
