import { catalogue } from '@boardroom/catalogue';
import { evaluateBy, setTable, start } from '@boardroom/kernel';
import type { AnyGame, Edition, LearntWeights, Table } from '@boardroom/kernel';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import lots from '../../../games/_template/content/classic.json' with { type: 'json' };
import { game as lotsGame } from '../../../games/_template/src/index.ts';
import { onCores } from './crew.ts';
import { gateTable, playGate } from './gate.ts';
import { loadGame } from './load.ts';
import { playNumber } from './self-play.ts';
import { tablesOf } from './tables.ts';
import { featuresHash, train } from './train.ts';
import type { PlayedGame } from './types.ts';
import { written } from './write.ts';

const template = {
  game: lotsGame as unknown as AnyGame,
  edition: { id: 'classic', content: lots },
};

function played(game: AnyGame, edition: Edition, games: number): PlayedGame[] {
  const tables = tablesOf(game, edition);
  return Array.from({ length: games }, (_, number) => playNumber(game, tables, 'test', number));
}

function trained({ game, edition }: typeof template, games: number): LearntWeights {
  return train(game, edition, 'test', played(game, edition, games)).weights;
}

test('the template is learnt: the same weights twice, better than knowing nothing', () => {
  const weights = trained(template, 300);
  expect(written(trained(template, 300))).toBe(written(weights));
  expect(JSON.parse(written(weights))).toEqual(weights);
  const { logLoss, blind } = weights.provenance.heldOut;
  expect(logLoss).toBeLessThan(0.9 * blind);
  // Points are what wins, and coins buy them while lots are to come.
  expect(weights.worth['points']!.at(-1)).toBeGreaterThan(0);
  expect(weights.worth['coins']![1]).toBeGreaterThan(0);
});

test('a real game is learnt, and alike on two cores and on one', { timeout: 60_000 }, async () => {
  const real = await loadGame('deploy');
  const worker = new URL('worker.ts', import.meta.url);
  const order = { game: 'deploy', seed: 'test' };
  const crews = await onCores<PlayedGame>(worker, order, 40, 7, 2);
  const alone = played(real.game, real.edition, 40);
  expect(crews).toEqual(alone);
  const weights = train(real.game, real.edition, 'test', crews).weights;
  expect(written(weights)).toBe(written(train(real.game, real.edition, 'test', alone).weights));
  expect(Object.keys(weights.worth)).toEqual(real.game.advice.encoding!.names);
});

test('positions can be met where the search of the game judges its lines', async () => {
  const { game, edition } = await loadGame('deploy');
  const tables = tablesOf(game, edition);
  const met = (atTicks: boolean): number[] =>
    Array.from(
      { length: 12 },
      (_, n) => playNumber(game, tables, 'test', n, atTicks).positions.length,
    );
  // A line of DEPLOY! ends with the round, of which there are five: four ends before the last.
  expect(Math.max(...met(true))).toBe(4);
  expect(Math.max(...met(false))).toBe(10);
});

test('positions are met at every number of players, preset and time, by all and by one', () => {
  const { game, edition } = template;
  const games = played(game, edition, 120);
  const positions = games.flatMap((each) => each.positions);
  expect(new Set(positions.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
  expect(Math.min(...positions.map(({ gone }) => gone))).toBeLessThan(0.3);
  expect(Math.max(...positions.map(({ gone }) => gone))).toBeGreaterThan(0.9);
  expect(games.some(({ plain }) => plain) && games.some(({ plain }) => !plain)).toBe(true);
  for (const { won } of positions) expect(won.reduce((sum, each) => sum + each)).toBeCloseTo(1);
});

test('the gate plays both evaluations from both sides', () => {
  const { game, edition } = template;
  const t = gateTable(game, edition, 2);
  const order = { game: '', seed: 'test', lines: 4, players: 2, weights: trained(template, 60) };
  const wins = Array.from({ length: 4 }, (_, number) => playGate(game, t, order, number));
  expect(wins.every((won) => won >= 0 && won <= 1)).toBe(true);
  // Weights that stand the game on its head lose.
  const worth = {
    points: order.weights.times.map(() => -1),
    coins: order.weights.times.map(() => 0),
  };
  const upside = { ...order, lines: 30, weights: { ...order.weights, worth } };
  let won = 0;
  for (let number = 0; number < 20; number++) won += playGate(game, t, upside, number);
  expect(won).toBeLessThan(10);
});

describe.for(catalogue.map((entry) => [entry.id, entry] as const))('%s', ([id, entry]) => {
  const file = new URL(`../../../games/${id}/weights/evaluate.json`, import.meta.url);
  test.skipIf(!existsSync(file))('its weights are those of what it counts', async () => {
    const text = readFileSync(file, 'utf8');
    const weights = JSON.parse(text) as LearntWeights;
    const game = await entry.game();
    const { names } = game.advice.encoding!;
    const cure = `what is counted has changed: npm run train -- ${id} --write`;
    expect(weights.provenance.features, cure).toBe(featuresHash(names));
    expect(Object.keys(weights.worth), cure).toEqual(names);
    expect(text.length).toBeLessThan(150_000);
    expect(written(weights)).toBe(text);
    // … and they are what the game is judged by.
    const edition = { id: 'classic', content: await entry.editions['classic']!() };
    const t = setTable(game, { players: entry.players[0], edition }) as Table;
    const s = start(game, t, 'weights');
    const evaluate = evaluateBy(game.advice.encoding!, weights, game.ranking);
    expect(evaluate(t, s, 0)).toBe(game.advice.evaluate(t, s, 0));
  });
});
