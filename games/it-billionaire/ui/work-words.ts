/** The written-out sum of a Do Work, for buttons and the bubble. */
import { signed } from '@boardroom/ui-kit/numbers';
import type { Preview } from '@boardroom/ui-kit';
import { labName, payName, tell } from './naming.ts';
import type { ItScene } from './naming.ts';
import type { LabLook, WorkLook } from './reckon.ts';

export function workNote(scene: ItScene, look: WorkLook): string {
  const done = look.was + look.high >= look.duration;
  const gain = look.red
    ? tell(scene, 'dice', { low: look.low, high: look.high, mean: look.mean })
    : signed(look.high);
  if (!done) return gain;
  const key = look.was + look.low >= look.duration ? 'finishes' : 'may-finish';
  return `${gain}, ${tell(scene, key, { pay: payName(scene, look.item) })}`;
}

export function workPreview(scene: ItScene, look: WorkLook): Preview {
  const title = look.red
    ? tell(scene, 'work.dice', { low: look.low, high: look.high, mean: look.mean })
    : tell(scene, 'work', { rings: look.high });
  const lines = look.labs.map((lab) => labLine(scene, lab, look));
  if (look.shared > 0) lines.push(tell(scene, 'work.shared', { shared: look.shared }));
  const will = Math.min(look.duration, look.was + look.mean);
  const surplus = look.was + look.mean - look.duration;
  lines.push(
    tell(scene, surplus > 0 ? 'work.surplus' : 'work.total', {
      will,
      duration: look.duration,
      surplus,
    }),
  );
  return { title, lines, bar: { was: look.was, will, max: look.duration } };
}

function labLine(scene: ItScene, lab: LabLook, look: WorkLook): string {
  const base = lab.near
    ? `${lab.capacity} × 2 ${tell(scene, 'near-customer')}`
    : `${lab.capacity}, ${tell(scene, 'far')}`;
  const die = look.red ? `, ${tell(scene, 'die')}` : '';
  const off = lab.overhead > 0 ? `, ${tell(scene, 'moved', { overhead: lab.overhead })}` : '';
  const name = look.labs.length > 1 ? `${labName(scene, lab.lab)}: ` : '';
  return `${name}${base}${die}${off}`;
}
