/** What a client without rules is told of a game: words, editions, and what its JSON looks like. */
import { catalogue } from '@boardroom/catalogue';
import { isOver, isRefusal, newRng, setTable, start, viewFor } from '@boardroom/kernel';
import type { AnyGame, Event, GameEntry } from '@boardroom/kernel';
import type { Room } from '@boardroom/protocol';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must } from '../testing/guest.ts';

type Fits = ((value: unknown) => boolean) & { errors?: unknown };

let built: Built;
let compile: (schema: object) => Fits;
beforeAll(async () => {
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue });
  // Fastify's own checker of JSON Schemas, told to change nothing and to overlook nothing.
  const strict = { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: true };
  const checker = Fastify({ ajv: { customOptions: strict as never } });
  checker.get('/', { schema: { querystring: { type: 'object' } } }, () => null);
  await checker.ready();
  compile = ({ $schema: _dialect, ...schema }: { $schema?: string }) =>
    checker.validatorCompiler!({ schema, method: 'GET', url: '/', httpPart: 'body' }) as Fits;
});
afterAll(() => built.close());

const get = async (path: string): Promise<any> => (await built.app.inject(path)).json();

/** Option sets worth a game each: the usual ones and every profile. */
const settings = ({ profiles }: AnyGame): object[] => [{}, ...Object.values(profiles)];

/** Plays at random; `see` gets every move, every event, and what every seat and a spectator sees. */
function watch(
  game: AnyGame,
  content: unknown,
  players: number,
  options: object,
  round: number,
  see: (part: 'move' | 'view' | 'event', value: unknown) => void,
): void {
  const t = setTable(game, { players, options, edition: { id: 'classic', content } });
  if (isRefusal(t)) return;
  const rng = newRng(players + 97 * round);
  const tell = (event: Event): void => see('event', event);
  const s = start(game, t, `schemas ${players} ${round}`, tell);
  for (let made = 0; made < 400 && !isOver(s); made++) {
    const move = randomMove(game, t, s, rng);
    see('move', move.move);
    playMove(game, t, s, move, tell);
    const seat = rng.below(t.seats + 1);
    see('view', viewFor(game, t, s, seat === t.seats ? null : seat));
  }
}

describe.each(catalogue.map((entry): [string, GameEntry] => [entry.id, entry]))(
  '%s',
  (id, entry) => {
    test('whatever is played fits the schemas', { timeout: 120_000 }, async () => {
      const schemas = await get(`/api/games/${id}/schemas`);
      const fits = {
        move: compile(schemas.move),
        view: compile(schemas.view),
        event: compile(schemas.event),
      };
      const game = await entry.game();
      const content = await entry.editions['classic']!();
      const seen = { move: 0, view: 0, event: 0 };
      // Short games are played again with other seeds, until there was enough to see.
      for (let round = 0; Math.min(...Object.values(seen)) <= 500 && round < 50; round++)
        for (let players = game.seats.min; players <= game.seats.max; players++)
          for (const options of settings(game))
            watch(game, content, players, options, round, (part, value) => {
              seen[part]++;
              // As it is on the wire.
              const sent: unknown = JSON.parse(JSON.stringify(value));
              if (!fits[part](sent))
                expect.fail(`${part} ${JSON.stringify([sent, fits[part].errors])}`);
            });
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(500);
      // Not because anything would fit.
      expect(fits.move({ type: 'no such move' })).toBe(false);
      expect(fits.event({ type: 'no such event' })).toBe(false);
      expect(fits.view({ agenda: [] })).toBe(false);
    });

    test('what moves and events are called is in its texts', async () => {
      const { move, event } = await get(`/api/games/${id}/schemas`);
      const { games } = await get('/api/games');
      const { languages } = games.find((line: { id: string }) => line.id === id);
      for (const language of languages) {
        const { messages } = await get(`/api/games/${id}/texts/${language}`);
        for (const [kind, schema] of [
          ['move', move],
          ['event', event],
        ])
          for (const type of typesIn(schema))
            expect(
              Object.keys(messages).some((key) => `${key}.`.startsWith(`${kind}.${type}.`)),
              `${language}: ${kind}.${type}`,
            ).toBe(true);
      }
    });

    test('the figures that its words name are told for a table', async () => {
      const host = await guest(built.app, 'Ada');
      const game = await entry.game();
      const players = game.seats.min;
      const content = await entry.editions['classic']!();
      const t = setTable(game, { players, edition: { id: 'classic', content } });
      const room = must(await host.post<Room>('/api/tables', { game: id, players }));
      const printed = await get(`/api/tables/${room.id}/printed`);
      expect(printed).toEqual(isRefusal(t) ? t : JSON.parse(JSON.stringify(game.printed!(t))));
      expect(Object.keys(printed.figures).length).toBeGreaterThan(0);
    });
  },
);

/** The types a schema of moves or events knows. */
function typesIn({ $defs, ...schema }: { $defs: Record<string, any> }): string[] {
  const types = ({ $ref, anyOf, properties }: any): string[] => {
    if ($ref) return types($defs[$ref.split('/').at(-1)]);
    if (anyOf) return anyOf.flatMap(types);
    return properties.type.enum ?? [properties.type.const];
  };
  return types(schema);
}
