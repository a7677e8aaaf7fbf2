/** The whole way from games to a file of weights. */
import { editionHash } from '@boardroom/kernel';
import type { AnyGame, Edition, LearntWeights } from '@boardroom/kernel';
import { chancesBy, judge } from './judge.ts';
import type { Judgement } from './judge.ts';
import { learn, learnFirmly, rounded } from './learn.ts';
import { bestEpochs, learnNetwork } from './network.ts';
import { hash } from './self-play.ts';
import type { PlayedGame, Position } from './types.ts';

/** Of each five games one is never learnt from, and one only chooses between ways to learn. */
const FIFTHS = 5;
const [HELD_OUT, CHOOSING] = [4, 3];

/** A network that foretells no better than this, in nats, is not worth its weights. */
const WORTH_IT = 0.005;

export interface Trained {
  readonly weights: LearntWeights;
  readonly firm: number;
  /** By how much the loss was less with a network, in games that chose. */
  readonly gain: number;
  /** The evaluation that the game has now, on the same games. */
  readonly now: Judgement;
}

export function train(
  game: AnyGame,
  edition: Edition,
  seed: string,
  games: readonly PlayedGame[],
  /** Without a network, for a game whose first picture has no room for one. */
  linear = false,
  atTicks = false,
): Trained {
  const { names } = game.advice.encoding!;
  const part = (which: (fifth: number, plain: boolean) => boolean): Position[] =>
    games
      .filter(({ number, plain }) => which(number % FIFTHS, plain))
      .flatMap(({ positions }) => positions);
  const taught = part((fifth) => fifth < CHOOSING);
  const choosing = part((fifth) => fifth === CHOOSING);
  const { firm, model: first } = learn(names, taught, choosing);
  const all = [...taught, ...choosing];
  let model = learnFirmly(names, all, firm);
  const plain = judge(chancesBy(names, first), choosing).logLoss;
  const { epochs, logLoss } = bestEpochs(names, first, taught, choosing, hash(seed));
  const gain = plain - logLoss;
  if (gain >= WORTH_IT && !linear)
    model = { ...model, network: learnNetwork(names, model, all, epochs, hash(seed)) };
  const heldOut = part((fifth, plain) => fifth === HELD_OUT && plain);
  const judged = judge(chancesBy(names, model), heldOut);
  const provenance = {
    game: game.id,
    version: game.version,
    edition: editionHash(edition.content),
    seed,
    games: games.length,
    ...(atTicks ? { atTicks } : {}),
    positions: games.reduce((sum, { positions }) => sum + positions.length, 0),
    features: featuresHash(names),
    heldOut: {
      games: games.filter(({ number, plain }) => number % FIFTHS === HELD_OUT && plain).length,
      logLoss: rounded(judged.logLoss),
      blind: rounded(judged.blind),
      calibration: judged.calibration.map(rounded),
    },
  };
  return { weights: { ...model, provenance }, firm, gain, now: judge(({ now }) => now, heldOut) };
}

/** What weights and counts must have in common. */
export function featuresHash(names: readonly string[]): string {
  return editionHash(names);
}
