/** R43 Which part of a cost office workers pay; steps of the disc pay the rest. */
import { isGap, NONE } from '@boardroom/kernel';
import type { GapWords, Template } from '@boardroom/kernel';
import type { DeployFrame, DeployMove } from '../src/types.ts';
import { controlAfter, costOf } from './reckon.ts';
import { say } from './words.ts';
import type { DeployReader } from './words.ts';

export function gaps(
  r: DeployReader,
  template: Template<DeployMove>,
  frame: DeployFrame | null,
): Readonly<Record<string, GapWords>> {
  if (!('office' in template) || !isGap(template.office)) return {};
  const { t, view } = r;
  const seat = frame?.seat ?? r.viewer ?? 0;
  const cost = costOf(t, view, seat, template as DeployMove);
  return {
    office: {
      label: say(r, 'pay.label'),
      item: (office) => say(r, 'pay.item', { office: Number(office) }),
      note: (office) => {
        const steps = cost - office;
        const next = controlAfter(t, view, seat, steps);
        const key = next === NONE ? 'pay.last' : next === seat ? 'pay.again' : 'pay.next';
        return say(r, key, { steps, ...(next === NONE ? {} : { seat: next }) });
      },
    },
  };
}
