/** Tables in tests as a node has them in memory: no storage, no requests. */
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, Move } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { createLive } from '../table/create.ts';
import type { Act, Entry, Sitter } from '../table/entry.ts';
import { carryOut } from '../table/fold.ts';
import type { Live } from '../table/state.ts';

type Created = Extract<Act, { do: 'created' }>;

export interface Scene {
  readonly live: Live;
  readonly created: Entry;
  /** Carries an act out, at this time if one is given; a refusal is a fault of the test. */
  does(act: Act, at?: number): Entry;
  moves(seat: number, move: object, more?: Partial<Extract<Act, { do: 'moved' }>>): Entry;
  /** All who sit there are ready: the game begins. */
  begin(at?: number): Entry;
}

export const sitter = (name: string): Sitter => ({ id: name.toLowerCase(), name, colour: 'blue' });
export const [ADA, BEN, CY] = [sitter('Ada'), sitter('Ben'), sitter('Cy')];

/** A table like most. */
export const USUAL: Created['settings'] = {
  game: 'lots',
  players: 2,
  options: {},
  sit: 0,
  listed: false,
  spectators: { kind: 'public' },
  clock: { kind: 'none' },
  takebacks: 'consent',
  chat: true,
};

interface SceneSetting {
  readonly seed?: string;
  readonly game?: AnyGame;
  readonly others?: readonly Sitter[];
}

/** A table of lots for two, hosted by Ada in the first seat, with Ben in the second. */
export function scene(
  settings: Partial<Created['settings']> = {},
  { seed, game = lots, others = [BEN] }: SceneSetting = {},
): Scene {
  const { players = 2 } = settings;
  const t = setTable(game, { players, edition: { id: 'classic', content: lotsEdition } });
  if (isRefusal(t)) throw new Error(t.code);
  const [live, created] = createLive(
    game,
    t,
    {
      do: 'created',
      id: 'T',
      code: 'ABCDEF',
      host: ADA,
      settings: { ...USUAL, game: game.id, players, ...settings },
      version: game.version,
      edition: { id: 'classic', hash: 'hash' },
      chairs: t.seats,
      ...(seed === undefined ? {} : { seed }),
    },
    1000,
  );
  let now = 1000;
  const does: Scene['does'] = (act, at = now) => {
    now = at;
    const entry = carryOut(live, at, act, () => 'secret');
    if (isRefusal(entry)) throw new Error(entry.code);
    return entry;
  };
  for (const [i, person] of others.entries())
    if (i + 1 < live.room.chairs.length && live.room.chairs[i + 1]!.bot === null)
      does({ do: 'sat', seat: i + 1, person });
  return {
    live,
    created,
    does,
    moves: (seat, move, more = {}) => does({ do: 'moved', seat, move: move as Move, ...more }),
    begin(at) {
      let last!: Entry;
      for (const [seat, { person }] of live.room.chairs.entries())
        if (person !== null) last = does({ do: 'ready', seat, ready: true }, at);
      return last;
    },
  };
}

export const bid = (coins: number): object => ({ type: 'bid', coins });
export const give = (to: number, coins: number): object => ({ type: 'give', to, coins });
