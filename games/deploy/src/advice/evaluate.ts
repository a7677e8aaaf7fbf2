/** The chance of the first place, by weights that were fitted to games: docs/training.md. */
import { evaluateBy } from '@boardroom/kernel';
import weights from '../../weights/evaluate.json' with { type: 'json' };
import { ranking } from '../scoring.ts';
import { encoding } from './encode.ts';

export const evaluate = evaluateBy(encoding, weights, ranking);
