import { readFileSync } from 'node:fs';
import { speaker } from '@boardroom/texts';
import { expect, test } from 'vitest';
import { catalogue } from '@boardroom/catalogue';
import { IntlMessageFormat as ShortFormat } from './message-format.ts';
import { shortMessages } from './short-messages.ts';

const long = (message: string, facts: object): string =>
  speaker({ name: '', tagline: '', fields: {}, messages: { message } }, []).say('message', facts)!;

const GAMES = new URL('../../../games/', import.meta.url);

/** Every name a message asks for, with a value of every kind that it can tell apart. */
function factsFor(message: string, round: number): Record<string, string | number> {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!);
  const options = [...message.matchAll(/(?:^|[\s}])([\w-]+)\s*\{/g)].map(([, name]) => name!);
  const counted = new Set(
    [...message.matchAll(/\{\s*(\w+)\s*,\s*(?:plural|number|selectordinal)/g)].map(([, n]) => n),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      counted.has(name) ? [0, 1, 2, 3, 1234.5][round % 5]! : (options[round] ?? round),
    ]),
  );
}

for (const { id } of catalogue)
  test(`${id}: short messages say what the long ones say`, () => {
    for (const file of [`${id}/texts/en.json`, `${id}/ui/messages.en.json`]) {
      const read = JSON.parse(readFileSync(new URL(file, GAMES), 'utf8')) as {
        messages?: Record<string, string>;
      };
      // The speaker turns these two into names.
      const messages = Object.fromEntries(
        Object.entries(read.messages ?? (read as Record<string, string>)).map(([key, message]) => [
          key,
          message.replace(/\{(seat|asked)/g, '{the_$1'),
        ]),
      );
      const short = shortMessages(messages);
      for (const [key, message] of Object.entries(messages))
        for (let round = 0; round < 6; round++) {
          const facts = factsFor(message, round);
          expect(new ShortFormat(short[key]!, 'en').format(facts), `${key} of ${message}`).toBe(
            long(message, facts),
          );
        }
    }
  });

test('ordinals and what is taken off a number', () => {
  const messages = {
    place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    beside:
      '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}}',
  };
  const short = shortMessages(messages);
  for (const n of [0, 1, 2, 3, 11, 22])
    for (const key of ['place', 'beside'] as const)
      expect(new ShortFormat(short[key]!, 'en').format({ n })).toBe(long(messages[key], { n }));
});

test('what the page could not say is refused when it is built', () => {
  expect(() => shortMessages({ day: '{when, date}' })).toThrow('cannot say');
});
