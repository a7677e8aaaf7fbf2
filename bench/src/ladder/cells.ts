/** What a ladder plays: cells, each a question about bots at one kind of table, answered by many games. */
import { botNames } from '@boardroom/bots';
import type { SearchSettings } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { LEVELS } from '@boardroom/kernel';

/** A bot that exists only for a measurement: a level with other settings. */
export interface Variant {
  /** `hard:80`, `expert`, … */
  readonly bot: string;
  readonly settings: Partial<SearchSettings>;
}

export interface Cell {
  /** Names the cell in files of rows: the same question has the same id. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  /** The first is the one asked about; the last fills the seats that are left. */
  readonly bots: readonly string[];
  readonly games: number;
  /** So many are enough where a game costs more than `dear` seconds of CPU time. */
  readonly enough?: number;
  /** {@link DEAR} if not told. */
  readonly dear?: number;
  /** What the seeds of its games begin with; {@link SEEDS} if not told. */
  readonly seeds?: string;
  readonly options?: object;
  /** Those of `bots` that no game has. */
  readonly variants?: Readonly<Record<string, Variant>>;
  /** Look how it is played, too. */
  readonly watched?: boolean;
}

/** The seeds on which settings are tried. */
export const SEEDS = 'ladder';

/** Games of a cell where a game costs little, and where it costs much. */
const MANY = 200;
const FEW = 60;
/** Seconds of CPU time from which on a game costs much. */
export const DEAR = 20;

function cell(game: string, seats: number, bots: readonly string[], games: number): Cell {
  return { id: `${game} ${seats}: ${bots.join(' among ')}`, game, seats, bots, games };
}

const tables = catalogue.map(({ id, players: [, most] }) => ({ game: id, full: most }));

/** Each rung alone among the one below: heads-up and at a full table. */
function rungs(): Cell[] {
  return tables.flatMap(({ game, full }) =>
    [2, full].flatMap((seats) =>
      LEVELS.slice(1).map((bot, below) => ({
        ...cell(game, seats, [bot, LEVELS[below]!], MANY),
        enough: FEW,
      })),
    ),
  );
}

const LINES = [20, 80, 320, 1280];

/** More and more lines against `normal`: strength must not fall. */
function curve(): Cell[] {
  return tables.flatMap(({ game }) =>
    LINES.map((lines) => ({
      ...cell(game, 2, [`hard:${lines}`, 'normal'], 150),
      enough: FEW,
      dear: 10,
    })),
  );
}

/** Every manner of play alone among `hard`: none may beat it. */
async function characters(): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const entry of catalogue)
    for (const name of botNames(await entry.game()))
      if (name.startsWith('heuristic'))
        cells.push(cell(entry.id, Math.min(4, entry.players[1]), [name, 'hard'], FEW));
  return cells;
}

/** Tables of one level, looked at. */
function alike(): Cell[] {
  return tables.flatMap(({ game, full }) =>
    [4, 5, 6].flatMap((seats) =>
      seats > full
        ? []
        : ['hard', 'expert'].map((bot) => ({ ...cell(game, seats, [bot], 20), watched: true })),
    ),
  );
}

export const lists: Readonly<Record<string, () => Cell[] | Promise<Cell[]>>> = {
  rungs,
  curve,
  characters,
  alike,
};
