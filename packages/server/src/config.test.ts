import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { LIMITS } from './limits.ts';

test('nothing set: everything has a standard', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    host: undefined,
    data: resolve('data'),
    databaseUrl: undefined,
    trustProxy: false,
    metricsToken: undefined,
    metricsPort: 0,
    keepDays: 0,
    publishedDays: 400,
    accessLog: false,
    traces: false,
    botThreads: undefined,
    botPace: 400,
    hooks: [],
    limits: LIMITS,
  });
  expect(config.web).toMatch(/web\/dist$/);
});

test('an empty setting is none', () => {
  const names = ['PORT', 'HOST', 'BOARDROOM_DATA', 'DATABASE_URL', 'BOARDROOM_METRICS_TOKEN'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('each is taken from its variable', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      BOARDROOM_DATA: '/var/data',
      DATABASE_URL: 'postgres://x',
      BOARDROOM_TRUST_PROXY: '10.0.0.0/8',
      BOARDROOM_METRICS_TOKEN: 't',
      BOARDROOM_METRICS_PORT: '65535',
      BOARDROOM_KEEP_DAYS: '90',
      BOARDROOM_PUBLISHED_DAYS: '30',
      BOARDROOM_ACCESS_LOG: '1',
      BOARDROOM_TRACES: '1',
      BOARDROOM_BOT_THREADS: '2',
      BOARDROOM_BOT_PACE: '0',
      BOARDROOM_WEB: '/srv/page',
      BOARDROOM_WEBHOOKS: ' https://a.example/x  http://b.example/ ',
      BOARDROOM_LIMIT_GUESSES: '7',
    }),
  ).toEqual({
    port: 0,
    host: '127.0.0.1',
    data: '/var/data',
    databaseUrl: 'postgres://x',
    trustProxy: '10.0.0.0/8',
    metricsToken: 't',
    metricsPort: 65_535,
    keepDays: 90,
    publishedDays: 30,
    accessLog: true,
    traces: true,
    botThreads: 2,
    botPace: 0,
    web: '/srv/page',
    hooks: ['https://a.example/x', 'http://b.example/'],
    limits: { ...LIMITS, guesses: 7 },
  });
  expect(readConfig({ BOARDROOM_TRUST_PROXY: 'true' }).trustProxy).toBe(true);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['BOARDROOM_ACCESS_LOG', '2'],
  ['BOARDROOM_BOT_THREADS', '65'],
  ['BOARDROOM_LIMIT_GUESSES', '0'],
  ['BOARDROOM_WEBHOOKS', 'hooks.example'],
  ['BOARDROOM_WEBHOOKS', 'https://hooks.example'],
  ['BOARDROOM_WEBHOOKS', 'ftp://hooks.example/'],
  ['BOARDROOM_WEBHOOKS', 'https:///x'],
])('%s=%s makes no sense, and is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
