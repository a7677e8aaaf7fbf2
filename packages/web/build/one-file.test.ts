import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shells } from './one-file.ts';

test('a game that begins as a copy of the template has a match in one file', async () => {
  const html = (await shells(['_template'])).get('_template')!;
  const [, packed] = /id="boardroom-reader">([^<]+)</.exec(html)!;
  const script = gunzipSync(Buffer.from(packed!, 'base64')).toString();
  // What the board says of a bid is in it; the lesson, which a table fetches, is not.
  expect(script.includes('look.bid.note')).toBe(true);
  expect(script.includes('first lots')).toBe(false);
});
