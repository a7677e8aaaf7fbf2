/**
 * Guided first hand up to the first fee, after *Table talk* of the rules. The seed is chosen so that the learner starts,
 * the first throw leads to the last free contract of a programme, and a hint says what the lesson says.
 */
import { NONE } from '@boardroom/kernel';
import type { Template } from '@boardroom/kernel';
import type { Tutorial, TutorialStep } from '@boardroom/ui-kit';
import { netWorth } from '../src/contracts.ts';
import type { ProjectPlanMove } from '../src/types.ts';
import { contractAsked, question } from '../look/figures.ts';
import type { Look } from './scene.ts';

const is =
  (...types: string[]) =>
  (move: Template<ProjectPlanMove>): boolean =>
    types.includes(move.type);
const canHire = (scene: Look): boolean =>
  scene.t.facts.groupSet
    .slice(0, -1)
    .some((set) => (scene.view.holds[scene.viewer ?? 0]! & set) === set);
/** Worth more than at the start: somebody has paid, staff and contracts only change the form. */
const hasEarned = ({ t, view, viewer }: Look): boolean =>
  netWorth(t, view, viewer ?? 0) > t.facts.budget + view.dealt[viewer ?? 0]!;

const steps: readonly TutorialStep[] = [
  { id: 'welcome', at: (scene: Look) => `pawn:${scene.viewer ?? 0}` },
  { id: 'portfolio', at: () => 'portfolio' },
  { id: 'throw', at: () => 'dice', want: is('throw'), done: is('throw') },
  {
    id: 'obtain',
    at: () => 'card',
    want: is('buy'),
    done: is('buy', 'decline'),
    skip: (scene: Look) => question(scene)?.kind !== 'obtain',
  },
  {
    id: 'fee',
    at: (scene: Look) =>
      contractAsked(scene) === NONE ? `cell:${scene.view.at[scene.viewer ?? 0]}` : 'card',
  },
  {
    id: 'hire',
    at: (scene: Look) => `cell:${scene.view.at[scene.viewer ?? 0]}`,
    want: is('hire'),
    done: is('hire'),
    skip: (scene: Look) => !canHire(scene),
  },
  { id: 'deal', at: () => 'portfolio' },
  { id: 'reserve', at: () => 'bank' },
  { id: 'end', want: is('endHand', 'throw'), done: is('endHand') },
  {
    id: 'income',
    at: (scene: Look) => `seat:${scene.viewer ?? 0}`,
    want: () => false,
    done: (_move: ProjectPlanMove, scene: Look) => hasEarned(scene),
  },
  { id: 'go' },
];

export const tutorial: Tutorial = { seed: 'campus-8301', players: 3, steps };
