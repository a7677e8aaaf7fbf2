/** Legal moves as constants: made once, pushed often. Lists "by office" are indexed by the most
 * office workers that can pay: with none the number is fixed, otherwise it is a range (R43). */
import type { Gap, Template } from '@boardroom/kernel';
import type { Content } from './content.ts';
import { COLOURS, EXTRA_WORKERS, KINDS, PLACES, POOLS, ROWS, SPOTS } from './types.ts';
import type { DeployMove, MoveOf } from './types.ts';

export type Option = Template<DeployMove>;
type Offices = number | Gap;

const OFFICES: readonly Offices[] = Array.from({ length: EXTRA_WORKERS + 1 }, (_, max) =>
  max === 0 ? 0 : { gap: 'range', min: 0, max, step: 1 },
);
const byOffice = (make: (office: Offices) => Option): readonly Option[] => OFFICES.map(make);

export const START = [
  { type: 'start', pool: 'A' },
  { type: 'start', pool: 'B' },
] as const satisfies DeployMove[];
export const DONE = { type: 'done' } as const satisfies DeployMove;
export const PASS = { type: 'pass' } as const satisfies DeployMove;
export const STOP = { type: 'stop' } as const satisfies DeployMove;
export const REBALANCE_MOVE = { type: 'rebalance' } as const satisfies DeployMove;
export const ADD_WORKER = { type: 'addWorker' } as const satisfies DeployMove;
export const REMOVE_WORKER = { type: 'removeWorker' } as const satisfies DeployMove;
export const TRADE_CREDITS = { type: 'trade', for: 'credits' } as const satisfies DeployMove;
export const TRADE_INCOME = { type: 'trade', for: 'income' } as const satisfies DeployMove;
export const CONSULT_BY_DISC = { type: 'consult', office: 0 } as const satisfies DeployMove;

export const REMOVE_TECH = KINDS.map((tile): Option => ({ type: 'removeTech', tile }));
export const OCCUPY = SPOTS.map((spot): Option => ({ type: 'occupy', spot }));
export const DECLARE = PLACES.map((place): Option => ({ type: 'analyst', place }));
export const RESELL = POOLS.map((pool): MoveOf<'resell'> => ({ type: 'resell', pool }));

/** [pool A or B][value][office] */
export const ADD_TILE = (['A', 'B'] as const).map((pool) =>
  Array.from({ length: 10 }, (_, value) =>
    byOffice((office) => ({ type: 'addTile', pool, value, office })),
  ),
);
/** [steps][office] */
export const RAISE_C = [0, 1, 2, 3].map((steps) =>
  byOffice((office) => ({ type: 'raiseC', steps, office })),
);
export const LOWER_C = [0, 1, 2, 3].map((steps) =>
  byOffice((office) => ({ type: 'lowerC', steps, office })),
);
/** [place][value][office] */
export const REMOVE_TILE = PLACES.map((place) =>
  Array.from({ length: 10 }, (_, value) =>
    byOffice((office) => ({ type: 'removeTile', place, value, office })),
  ),
);
export const CONSULT = byOffice((office) => ({ type: 'consult', office }));
export const MONITOR = byOffice((office) => ({ type: 'monitor', office }));
export const INTEGRATE = byOffice((office) => ({ type: 'integrate', office }));
export const MOVE = byOffice((office) => ({ type: 'move', office }));

/** [colour][place] */
export const PUT = COLOURS.map((colour) =>
  PLACES.map((place): MoveOf<'put'> => ({ type: 'put', colour, place })),
);
/** [colour][from][to] */
export const SHIFT = COLOURS.map((colour) =>
  PLACES.map((from) =>
    PLACES.map((place): MoveOf<'shift'> => ({ type: 'shift', colour, from, place })),
  ),
);
/** [colour][from] */
export const SEND = COLOURS.map((colour) =>
  PLACES.map((from): MoveOf<'send'> => ({ type: 'send', colour, from })),
);

const arrangements = new Map<number, MoveOf<'arrange'>>();
export function arrange(yellow: number, purple: number): MoveOf<'arrange'> {
  const key = yellow * 100 + purple;
  let move = arrangements.get(key);
  if (!move) arrangements.set(key, (move = { type: 'arrange', yellow, purple }));
  return move;
}

/** The kinds after which a discard is named `none`. */
export const NO_DISCARD = KINDS.length;
const developments = new Map<number, readonly Option[]>();
/** Made when first needed: there are some ten thousand. */
export function develop(at: number, kind: number, discard: number): readonly Option[] {
  const key = (at * KINDS.length + kind) * (NO_DISCARD + 1) + discard;
  let moves = developments.get(key);
  if (!moves) developments.set(key, (moves = makeDevelopments(at, kind, discard)));
  return moves;
}

function makeDevelopments(at: number, kind: number, discard: number): readonly Option[] {
  return byOffice((office) => ({
    type: 'develop',
    tile: KINDS[kind]!,
    column: at < 3 ? 1 : 2,
    row: ROWS[at % 3]!,
    discard: discard === NO_DISCARD ? 'none' : KINDS[discard]!,
    office,
  }));
}

/** Moves that name a card: made once for each table. */
export interface CardMoves {
  /** [card][0 room, 1 room with PLANNER, 2 cloud, 3 cloud with PLANNER][office] */
  readonly deploy: readonly (readonly (readonly Option[])[])[];
  /** [card][colour × 3 + into] */
  readonly design: readonly (readonly Option[])[];
}

export function cardMoves({ cards }: Content): CardMoves {
  return {
    deploy: cards.map(({ id }) =>
      [0, 1, 2, 3].map((way) =>
        byOffice((office) => ({
          type: 'deploy',
          card: id,
          to: way < 2 ? 'room' : 'cloud',
          planner: way % 2 === 1,
          office,
        })),
      ),
    ),
    design: cards.map(({ id }) =>
      COLOURS.flatMap((colour) =>
        COLOURS.map((into): Option => ({ type: 'designer', card: id, colour, into })),
      ),
    ),
  };
}
