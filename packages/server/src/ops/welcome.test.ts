import type { NetworkInterfaceInfo } from 'node:os';
import { qrOf } from '@boardroom/protocol/qr';
import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
});
const networks = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  tun0: [at('100.64.1.2')],
  wlan0: [at('192.168.1.20')],
};
const opened = { port: 8080, bound: '::', networks, isTerminal: false };

test('it says where others in the network find it, the likeliest first', () => {
  const said = welcome(opened);
  expect(said).toContain('Boardroom is open at http://localhost:8080/\n');
  expect(said).toContain('http://192.168.1.20:8080/ (or http://100.64.1.2:8080/)');
  expect(said).not.toContain('172.17');
  expect(said).not.toContain('\x1b');
});

test('one address is said without others', () => {
  const said = welcome({ ...opened, networks: { wlan0: networks.wlan0 } });
  expect(said).toContain('network: http://192.168.1.20:8080/\n');
});

test('it says so if nobody else can reach it', () => {
  expect(welcome({ ...opened, bound: '127.0.0.1' })).toContain('Only this machine');
  expect(welcome({ ...opened, networks: { lo: networks.lo } })).toContain('in no network');
  expect(welcome({ ...opened, bound: '10.0.0.5' })).toContain('http://10.0.0.5:8080/');
});

test('a terminal gets the address as a code that can be scanned', () => {
  const said = welcome({ ...opened, isTerminal: true });
  // eslint-disable-next-line no-control-regex
  const rows = [...said.matchAll(/\x1b\[30;107m(.*)\x1b\[0m/g)].map((match) => match[1]);
  const modules = rows.flatMap((row) => [
    row!.split('').map((letter) => '▀█'.includes(letter)),
    row!.split('').map((letter) => '▄█'.includes(letter)),
  ]);
  const code = qrOf('http://192.168.1.20:8080/')!;
  const inner = modules.slice(2, 2 + code.length).map((row) => row.slice(2, 2 + code.length));
  expect(inner).toEqual(code);
  expect(modules[0]!.some(Boolean)).toBe(false);
  expect(modules.every((row) => !row[0] && !row[1])).toBe(true);
});
