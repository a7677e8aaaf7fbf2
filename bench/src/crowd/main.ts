/**
 * A crowd for any server: `node bench/src/crowd/main.ts --url http://localhost:8080 --people 200`.
 * `--help` says what else can be set. All people come from this machine: raise the limits of the
 * server by BOARDROOM_LIMIT_NEWCOMERS and BOARDROOM_LIMIT_REQUESTS_PER_ADDRESS first.
 */
import { parseArgs } from 'node:util';
import { gather } from './crowd.ts';
import { inWords, makeTally } from './tally.ts';

const OPTIONS = {
  url: {
    default: 'http://localhost:8080',
    is: 'address of the server; several with commas between',
  },
  people: { default: '40', is: 'how many' },
  seats: { default: '4', is: 'how many at a table' },
  games: { default: '', is: 'ids with commas between; all if none' },
  seconds: { default: '60', is: 'how long' },
  think: { default: '10', is: 'seconds before a move, on average' },
  idle: { default: '0.1', is: 'how often, of 1, somebody does something else before a move' },
  away: { default: '60', is: 'for how many seconds, on average' },
  drop: { default: '0.02', is: 'how often, of 1, a connection is dropped after a move' },
  back: { default: '10', is: 'seconds until they return, on average' },
  seed: { default: '1', is: 'who does what' },
} as const;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(
      Object.entries(OPTIONS).map(([name, { default: usual }]) => [
        name,
        { type: 'string' as const, default: usual },
      ]),
    ),
  },
});
const text = (name: keyof typeof OPTIONS): string =>
  (values as unknown as Record<string, string>)[name]!;
const number = (name: keyof typeof OPTIONS): number => {
  const value = Number(text(name));
  if (!(value >= 0)) throw new Error(`--${name} is not a number: ${text(name)}`);
  return value;
};
const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

if ((values as { help?: boolean }).help) {
  for (const [name, { default: usual, is }] of Object.entries(OPTIONS))
    console.log(`--${name.padEnd(8)} ${is} (${usual || 'none'})`);
  process.exit();
}
const tally = makeTally();
const crowd = await gather(
  {
    urls: text('url')
      .split(',')
      .map((url) => url.replace(/\/$/, '')),
    people: number('people'),
    seats: number('seats'),
    games: text('games') === '' ? undefined : text('games').split(','),
    seed: number('seed'),
    manner: {
      think: number('think'),
      idle: number('idle'),
      away: number('away'),
      drop: number('drop'),
      back: number('back'),
    },
  },
  tally,
);
console.log(`${text('people')} people at ${crowd.tables} tables`);
tally.take();
await sleep(number('seconds'));
const figures = tally.take();
console.log(inWords(figures));
crowd.leave();
process.exit(Object.keys(figures.faults).length > 0 ? 1 : 0);
