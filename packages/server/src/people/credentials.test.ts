import { expect, test } from 'vitest';
import { mustBeOurPage } from './credentials.ts';

type Asking = Parameters<typeof mustBeOurPage>[0];
const asked = (headers: Record<string, string>, method = 'POST', host = 'play.example') =>
  ({ method, host, headers: { host, ...headers } }) as unknown as Asking;
const refusal = (request: Asking): string | null => {
  try {
    mustBeOurPage(request);
    return null;
  } catch (error) {
    return (error as { problem?: { code: string }; code?: string }).problem?.code ?? String(error);
  }
};

test('our own page may change things', () => {
  expect(refusal(asked({ origin: 'https://play.example' }))).toBeNull();
  expect(refusal(asked({ 'sec-fetch-site': 'same-origin' }))).toBeNull();
  expect(refusal(asked({ 'sec-fetch-site': 'none' }))).toBeNull();
  expect(refusal(asked({}))).toBeNull();
  // A port that goes without saying is the same on both sides.
  expect(refusal(asked({ origin: 'https://play.example' }, 'POST', 'play.example:443'))).toBeNull();
});

test('another page may look, but not change anything', () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://play.example:8443' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ]) {
    expect(refusal(asked(headers as never)), JSON.stringify(headers)).not.toBeNull();
    expect(refusal(asked(headers as never, 'DELETE'))).not.toBeNull();
    expect(refusal(asked(headers as never, 'GET'))).toBeNull();
    expect(refusal(asked(headers as never, 'HEAD'))).toBeNull();
  }
});
