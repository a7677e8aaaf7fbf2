/** A crowd at the tables of a server, real games through the client package; a game that ends is begun anew. */
import { catalogue } from '@boardroom/catalogue';
import { newRng } from '@boardroom/kernel';
import type { AnyGame, Rng } from '@boardroom/kernel';
import { connect } from '../../../packages/client/src/index.ts';
import type { Client } from '../../../packages/client/src/index.ts';
import { sitDown } from './person.ts';
import type { Manner, Person } from './person.ts';
import type { Tally } from './tally.ts';

export interface CrowdSetting {
  /** Addresses of the nodes; people spread over them. */
  readonly urls: readonly string[];
  readonly people: number;
  /** At a table, where the game takes so many. */
  readonly seats: number;
  /** Ids of games, played in turn; absent: all the server has and we know. */
  readonly games?: readonly string[] | undefined;
  readonly manner: Manner;
  readonly seed: number;
}

export interface Crowd {
  readonly tables: number;
  leave(): void;
}

/** So many come in at a time. */
const TOGETHER = 4;

/** Everybody comes in and sits down; games begin. */
export async function gather(setting: CrowdSetting, tally: Tally): Promise<Crowd> {
  const { urls, people, seats } = setting;
  const games = await gamesOf(urls[0]!, setting.games);
  const clients: Client[] = [];
  for (let n = 0; n < people; n += TOGETHER)
    clients.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(TOGETHER, people - n) }, (_, i) =>
          enter(urls[(n + i) % urls.length]!, n + i),
        ),
      )),
    );
  const here: Company[] = [];
  for (let n = 0; n + seats <= people; n += seats) {
    const game = games[here.length % games.length]!;
    const rng = newRng(setting.seed + n);
    here.push(makeCompany(clients.slice(n, n + seats), game, setting.manner, rng, tally));
  }
  for (let n = 0; n < here.length; n += TOGETHER)
    await Promise.all(here.slice(n, n + TOGETHER).map((company) => company.begin()));
  return { tables: here.length, leave: () => here.forEach((company) => company.leave()) };
}

async function gamesOf(url: string, wanted?: readonly string[]): Promise<AnyGame[]> {
  const there = (await connect({ base: url }).games()).map(({ id }) => id);
  const known = catalogue.filter(({ id }) => there.includes(id) && (wanted ?? there).includes(id));
  if (known.length === 0) throw new Error(`none of the games is at ${url}`);
  return Promise.all(known.map((entry) => entry.game()));
}

async function enter(base: string, n: number): Promise<Client> {
  const { token } = await connect({ base }).enter(`Guest ${n + 1}`, 'grey', true);
  return connect({ base, token: token! });
}

interface Company {
  begin(): Promise<void>;
  leave(): void;
}

/** Those who play together, game after game. */
function makeCompany(
  clients: readonly Client[],
  game: AnyGame,
  manner: Manner,
  rng: Rng,
  tally: Tally,
): Company {
  let sitting: Person[] = [];
  let hasLeft = false;
  const begin = async (): Promise<void> => {
    const players = Math.min(Math.max(clients.length, game.seats.min), game.seats.max);
    const here = clients.slice(0, players);
    const { id } = await here[0]!.create({ game: game.id, players });
    for (const [seat, client] of here.entries()) if (seat > 0) await client.table(id).sit(seat);
    for (const [seat, client] of here.entries()) await client.table(id).ready(seat);
    sitting = here.map((client, seat) =>
      sitDown({ client, game, table: id, seat }, manner, rng, tally),
    );
    void Promise.all(sitting.map(({ over }) => over)).then(again);
  };
  const again = async (): Promise<void> => {
    for (const person of sitting) person.leave();
    if (hasLeft) return;
    tally.ended();
    await begin().catch((error: unknown) => tally.failed(String(error)));
  };
  return {
    begin,
    leave() {
      hasLeft = true;
      for (const person of sitting) person.leave();
    },
  };
}
