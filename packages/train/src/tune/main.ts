/**
 *     npm run tune -- <game> [--character NAME] [--players 2,4] [--rounds 12] [--deals 2000]
 *                            [--reach 0.25] [--test 2000] [--seed boardroom]
 *
 * Looks for better numbers of a character by games against the usual one: in every deal all numbers are
 * bent at random, once this way and once the other, and each is moved the way that won. Says what the
 * numbers win on other seeds, and prints them: whoever wants them puts them into the game's characters.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { characterOf } from '@boardroom/bots';
import { interval } from '@boardroom/lab';
import { onCores } from '../crew.ts';
import { loadGame } from '../load.ts';
import { rounded } from '../learn.ts';
import type { TuneOrder } from './deal.ts';
import { bent, spotsOf } from './numbers.ts';
import { slopesOf } from './step.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    character: { type: 'string' },
    players: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '12' },
    deals: { type: 'string', default: '2000' },
    reach: { type: 'string', default: '0.25' },
    test: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'boardroom' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
/** How far a round may go the way it found, in times of the reach. */
const STEPS = [0.25, 0.5, 1, 2];

/** How much more is won, in fair shares, less one standard error. */
function surely(one: readonly number[], other: readonly number[]): number {
  const gains = one.map((won, n) => won - other[n]!);
  const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const square = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gains.length;
  return mean - Math.sqrt(square / gains.length);
}

const [id] = positionals;
if (id === undefined) throw new Error('name a game: npm run tune -- <game>');
const { game } = await loadGame(id);
const { characters } = game.advice;
const name = values.character ?? Object.keys(characters)[0]!;
const character = characterOf(game, name);
if (!character) throw new Error(`${id} has no character named ${name}`);
const players = values.players.split(',').map(Number);
const [rounds, deals, test] = [Number(values.rounds), Number(values.deals), Number(values.test)];
let reach = Number(values.reach);
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const script = new URL('worker.ts', import.meta.url);
const spots = spotsOf(character);
if (spots.length === 0) throw new Error(`${name} has no numbers that could be changed`);
let moved = spots.map(() => 0);

const play = (order: TuneOrder, count: number): Promise<number[]> =>
  onCores<number>(script, order, count, 20, Number(values.workers));
const orderOf = (seed: string, by: readonly number[], how: number): TuneOrder => ({
  game: id,
  seed: `${values.seed} ${seed}`,
  players,
  character,
  spots,
  moved: by,
  reach: how,
});

/** What numbers win, in fair shares, game by game. */
const wonWith = (by: readonly number[], seed: string, games: number): Promise<number[]> =>
  play(orderOf(seed, by, 0), games);

/** The same at each kind of table, in words. */
async function tried(seed: string, games: number): Promise<string> {
  const won = await wonWith(moved, seed, games);
  return players
    .map((count, at) => {
      const own = won.filter((_, n) => n % players.length === at);
      const wins = own.reduce((sum, each) => sum + each, 0) / count;
      const [low, high] = interval(wins, own.length);
      const percent = (share: number): string => (100 * share).toFixed(1);
      return `${count} players: ${percent(wins / own.length)} % (${percent(low)}–${percent(high)}), ${own.length} games`;
    })
    .join('; ');
}

say(`${id}, ${name}, ${spots.length} numbers: ${await tried('before', test)}`);
for (let round = 0; round < rounds; round++) {
  const order = orderOf(`round ${round}`, moved, reach);
  const slopes = slopesOf(order, await play(order, deals));
  const longest = Math.max(...slopes.map(Math.abs));
  // On the same deals, however far it goes that way; numbers may break at whole ones.
  const now = await wonWith(moved, `look ${round}`, test);
  let best = { by: moved, gain: 0, step: 0 };
  for (const step of longest > 0 ? STEPS : []) {
    const by = moved.map((each, i) => each + (step * reach * slopes[i]!) / longest);
    const gain = surely(await wonWith(by, `look ${round}`, test), now);
    if (gain > best.gain) best = { by, gain, step };
  }
  moved = [...best.by];
  if (best.step === 0) reach *= 0.7;
  say(
    `round ${round + 1}: step ${best.step}, gain ${best.gain.toFixed(3)}, reach ${reach.toFixed(3)}`,
  );
}
say(`on other seeds: ${await tried('after', 2 * test)}`);
const found = bent(character, spots, moved);
process.stdout.write(
  `${JSON.stringify(found, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`,
);
