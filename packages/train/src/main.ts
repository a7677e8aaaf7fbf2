/**
 *     npm run train -- <game> [--games 6000] [--seed boardroom] [--workers 2] [--gate 60] [--lines 30]
 *                             [--players 2] [--ticks] [--linear] [--write]
 *
 * Plays the game against itself, fits its evaluation and says how well it foretells games it has not
 * seen. `--gate` plays so many games of `hard` with the new weights against `hard` with those it has.
 * `--ticks` learns from positions as the game's search judges them, when its clock has moved on.
 * `--linear` does without a network, which costs every table of the game some kB.
 * `--write` puts the new weights into the game's folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { onCores } from './crew.ts';
import { gate } from './gate.ts';
import { loadGame } from './load.ts';
import { train } from './train.ts';
import type { PlayedGame } from './types.ts';
import { written } from './write.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '6000' },
    seed: { type: 'string', default: 'boardroom' },
    workers: { type: 'string', default: String(availableParallelism()) },
    gate: { type: 'string', default: '0' },
    lines: { type: 'string', default: '30' },
    players: { type: 'string', default: '2' },
    ticks: { type: 'boolean', default: false },
    linear: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('name a game: npm run train -- <game>');
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const { game, edition } = await loadGame(id);
if (values.ticks && !game.advice.levels?.hard?.clock)
  throw new Error(`${id} names no clock (advice.levels.hard.clock)`);
const { seed } = values;
const [games, workers] = [Number(values.games), Number(values.workers)];
say(`${id}: ${games} games of self-play, seed ${seed}`);
const worker = new URL('worker.ts', import.meta.url);
const played = await onCores<PlayedGame>(
  worker,
  { game: id, seed, atTicks: values.ticks },
  games,
  25,
  workers,
);
const { weights, firm, gain, now } = train(
  game,
  edition,
  seed,
  played,
  values.linear,
  values.ticks,
);
say(`now ${JSON.stringify(now)}`);
say(`new ${JSON.stringify(weights.provenance.heldOut)}, firmness ${firm}, network ${gain}`);

if (Number(values.gate) > 0) {
  const lines = Number(values.lines);
  const order = { game: id, seed, lines, players: Number(values.players), weights };
  say(`gate ${JSON.stringify(await gate(order, Number(values.gate), workers))}`);
}
const text = written(weights);
if (values.write) {
  const folder = new URL(`../../../games/${id}/weights/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('evaluate.json', folder), text);
  say(`games/${id}/weights/evaluate.json: ${text.length} bytes`);
} else process.stdout.write(text);
