/** What a bot thinks things are worth, in business value points. A character changes some of it. */
import { atTable } from '@boardroom/kernel';
import type { DeployTable } from '../types.ts';

export interface Weights {
  /** A credit, and a credit of profit in each round to come. */
  readonly credit: number;
  /** A worker, by rounds that are left after this one: none, one, two … */
  readonly worker: readonly number[];
  /** A free place in the server room while there is work to come, more with each later round. */
  readonly place: number;
  readonly placeLater: number;
  /** A free place of Pool A as long as it holds no cube, as a share. */
  readonly emptyA: number;
  /** Twice as many free places of one kind are worth nothing more. */
  readonly crowd: number;
  /** A loss that can still be mended in this round. */
  readonly earlyLoss: number;
  /** Being able to add a worker in the next round. */
  readonly hire: number;
  /** What a worker hired with traded points brings in each round to come, beyond its income. */
  readonly hireTrade: number;
  /** What a point is worth beyond itself, for each later round but one: it can become income. */
  readonly earlyPoint: number;
  /** The optimisation bonus, now and in each later round. */
  readonly bonus: number;
  readonly bonusLater: number;
  /** Progress towards the generalist and specialist bonuses. */
  readonly areas: number;
  /** Old hardware in the room, as a share of its final penalty. */
  readonly oldHardware: number;
  /** Added to every cloud deployment; to every deployment into the room. */
  readonly cloud: number;
  readonly hosting: number;
  /** … and to the first of all: a team that waits has nothing to grow from. */
  readonly first: number;
  /** How sure it is, for each rival who acts before, that a project it prepares for will be left. */
  readonly nerve: number;
  /** Factors on the value of development tiles, of each kind of them, and of extra workers. */
  readonly tiles: number;
  readonly kinds: readonly number[];
  readonly staff: number;
}

const USUAL: Weights = {
  credit: 0.1,
  worker: [1, 1.5, 1.5, 1.4, 1.4],
  place: 0.34,
  placeLater: 0.4,
  emptyA: 0.7,
  crowd: 9.3,
  earlyLoss: 0.28,
  hire: 0.08,
  hireTrade: 1.5,
  earlyPoint: 0.2,
  bonus: 1.24,
  bonusLater: 0.13,
  areas: 1.53,
  oldHardware: 0.54,
  cloud: 0.57,
  hosting: 0.23,
  first: 2,
  nerve: 0.78,
  tiles: 1,
  kinds: [0.8, 1.5, 1, 2, 0.4, 0.5, 0.25, 1.8, 1.5, 1.3, 1.3, 1.3, 2, 1, 1, 1.1],
  staff: 2.17,
};

export const characters = {
  planner: USUAL,
  consolidator: { hosting: 3, cloud: -3, bonusLater: 0.4 },
  cloudFirst: { cloud: 5, hosting: -3, bonus: 0.6, first: 5, credit: 0.07 },
  recruiter: { staff: 4, hire: 1.2, hireTrade: 4, tiles: 0.15 },
  inventor: { tiles: 5, staff: 0.8, hireTrade: 0, hire: 0 },
} satisfies Record<string, Partial<Weights>>;

/** Some of its weights, and perhaps others between two players. */
interface Character extends Partial<Weights> {
  readonly headsUp?: Partial<Weights>;
}

/** Of the levels that do not think ahead: between two it sees less than half of what development tiles bring, and so leaves room for two rungs above. */
export const newcomer: Character = { headsUp: { tiles: 0.4 } };

export function weightsOf(t: DeployTable, character: Character | undefined): Weights {
  return character === undefined ? USUAL : { ...USUAL, ...atTable(t, character) };
}
