import { afterEach, expect, test, vi } from 'vitest';
import { isLocal, seatAddress, tableAddress } from './address.ts';

afterEach(() => vi.unstubAllGlobals());
const at = (href: string): void => void vi.stubGlobal('location', new URL(href));

test('addresses of tables and seats stand behind the hash, whatever page one is on', () => {
  at('https://play.example/box/#/home?x=1');
  expect(tableAddress('t1')).toBe('https://play.example/box/#/room/t1');
  expect(seatAddress('t1', 2, 'a/b&c')).toBe(
    'https://play.example/box/#/room/t1?seat=2&link=a%2Fb%26c',
  );
});

test('nobody else can open an address of this very computer', () => {
  for (const [href, local] of [
    ['http://localhost:4620/', true],
    ['http://127.0.0.1/', true],
    ['http://[::1]:80/', true],
    ['http://192.168.1.4/', false],
  ] as const) {
    at(href);
    expect(isLocal(), href).toBe(local);
  }
});
