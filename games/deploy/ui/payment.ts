/** R43 Which part of a cost office workers pay; steps of the disc pay the rest. */
import { NONE } from '@boardroom/kernel';
import type { ShownGap } from '@boardroom/ui-kit';
import { deployCost } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import type { DeployMove } from '../src/types.ts';
import { controlAfter, say, stepsLeft } from './reckon.ts';
import type { DeployScene } from './reckon.ts';

function costOf(scene: DeployScene, move: DeployMove, seat: number): number {
  if (move.type !== 'deploy') return 1;
  const space = spaceOf(scene.t, scene.view, move.card);
  return deployCost(scene.t, scene.view, seat, space) - (move.planner ? 1 : 0);
}

/** It starts with so many office workers that the disc does not go beyond home. */
export function payment(
  scene: DeployScene,
  move: DeployMove,
  seat: number,
  most: number,
): ShownGap {
  const { t, view } = scene;
  const cost = costOf(scene, move, seat);
  const left = stepsLeft(view, seat);
  const words = (office: number): string => {
    const steps = cost - office;
    const next = controlAfter(t, view, seat, steps);
    return say(scene, next === NONE ? 'ui.payLast' : next === seat ? 'ui.payAgain' : 'ui.payNext', {
      steps,
      ...(next === NONE ? {} : { seat: next }),
    });
  };
  return {
    label: say(scene, 'ui.payLabel'),
    start: Math.max(0, Math.min(most, cost - left)),
    note: words,
    item: (office) => say(scene, 'ui.payItem', { office: Number(office) }),
  };
}
