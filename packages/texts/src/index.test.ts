import type { Texts } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { compileMessages } from './compile.ts';
import { speaker } from './index.ts';

const texts: Texts = {
  name: 'Lots',
  tagline: 'Bid and take',
  fields: { seat: 'seat', to: 'seat', card: 'card', amount: 'money', cards: 'card' },
  messages: {
    'ask.bid': '{seat}, bid or pass',
    'move.bid': 'Bid {amount}',
    'move.play': 'Play {cards}',
    'event.sold': '{seat} buys {card} from {to} for {amount}',
    'event.drew': '{count, plural, one {# card} other {# cards}}',
    'refusal.poor': 'You have only {amount}.',
    'why.cheap': '{card} is cheap',
    'card.0': 'the crown',
    'card.1': 'the ladder',
    money: '${n, number}',
  },
};
const words = speaker(texts, ['Ada', 'Bo']);

test('fields are put in the words of their vocabulary', () => {
  expect(words.ask({ kind: 'bid', seat: 1 } as never)).toBe('Bo, bid or pass');
  const sold = { type: 'sold', seat: 0, card: 1, to: -1, amount: 1200 };
  expect(words.event(sold)).toBe('Ada buys the ladder from nobody for $1,200');
});

test('things whose names have commas are set apart by semicolons', () => {
  const texts = {
    name: '',
    tagline: '',
    fields: {},
    messages: { 'move.swap': 'Swap {items}' },
  };
  const { move } = speaker(texts, []);
  const items = ['Fellow, Level Five', 'Payroll', 'Radar'];
  expect(move({ type: 'swap', items } as never)).toBe(
    'Swap Fellow, Level Five; Payroll; and Radar',
  );
  expect(move({ type: 'swap', items: items.slice(1) } as never)).toBe('Swap Payroll and Radar');
});

test('gaps, lists, plurals and empty lists', () => {
  const amount = { gap: 'range', min: 100, max: 900, step: 100 };
  expect(words.move({ type: 'bid', amount } as never)).toBe('Bid $100–$900');
  expect(words.move({ type: 'bid', amount: { ...amount, max: 100 } } as never)).toBe('Bid $100');
  const card = { gap: 'range', min: 0, max: 1, step: 1 };
  expect(words.event({ type: 'sold', seat: 0, card, to: 1, amount: 5 } as never)).toBe(
    'Ada buys the crown or the ladder from Bo for $5',
  );
  expect(words.move({ type: 'play', cards: [0, 1] } as never)).toBe(
    'Play the crown and the ladder',
  );
  expect(words.move({ type: 'play', cards: [] } as never)).toBe('Play nothing');
  expect(words.event({ type: 'drew', count: 1 } as never)).toBe('1 card');
  expect(words.event({ type: 'drew', count: 3 } as never)).toBe('3 cards');
});

test('refusals of the kernel have words in every game, and a game may put its own', () => {
  expect(words.refusal({ code: 'not-asked', facts: { asked: 1 } })).toBe(
    'It is not your turn: Bo decides.',
  );
  expect(words.refusal({ code: 'poor', facts: { amount: 50 } })).toBe('You have only $50.');
  expect(words.why({ code: 'cheap', facts: { card: 0 } })).toBe('the crown is cheap');
});

test('what has no message is named by its key, never empty', () => {
  expect(words.event({ type: 'unheard' })).toBe('event.unheard');
  expect(words.say('nothing.here')).toBeUndefined();
});

test('compiled messages say the same, from JSON too', () => {
  const quoted = { ...texts.messages, quoted: "it''s '{'a'}'", plain: "can't" };
  const compiled = JSON.parse(JSON.stringify(compileMessages(quoted))) as Texts['messages'];
  const spoken = speaker({ ...texts, messages: quoted }, ['Ada', 'Bo']);
  const read = speaker({ ...texts, messages: compiled }, ['Ada', 'Bo']);
  for (const key of Object.keys(quoted)) {
    const facts = { seat: 1, to: -1, card: 0, cards: [0, 1], amount: 1200, count: 2, n: 3 };
    expect(read.say(key, facts)).toBe(spoken.say(key, facts));
  }
  expect(read.say('plain')).toBe("can't");
  expect(read.say('quoted')).toBe("it's {a}");
});

test('figures of the table stand in any message, facts of the same name go first', () => {
  const messages = {
    price: 'costs {importPrice, number} $',
    'effect.take': 'Take {count, number}.',
  };
  const effects = {
    'card.A.text': [
      { code: 'take', facts: { count: 2 } },
      { code: 'take', facts: { count: 3 } },
    ],
  };
  const { say } = speaker({ ...texts, messages }, [], 'en', {
    figures: { importPrice: 5 },
    effects,
  });
  expect(say('price')).toBe('costs 5 $');
  expect(say('price', { importPrice: 4 })).toBe('costs 4 $');
  expect(say('card.A.text')).toBe('Take 2. Take 3.');
});
