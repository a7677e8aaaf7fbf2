/** What the page itself can say of a thing: its name in the drawing, or a line of the log. */
import type { Looked } from '@boardroom/kernel';
import type { Scene, TargetId } from '@boardroom/ui-kit';
import { say } from '../../words/index.ts';
import type { LogLine } from '../log.ts';

/** "Delft, medium lab, cost 30" is Delft, a medium lab of cost 30. */
export function plainLook(id: TargetId, name: string | undefined): Looked | null {
  if (name === undefined || name === '') return null;
  const [first = '', ...rest] = name.split(', ');
  const kind = rest.join(', ');
  return { id, name: first, kind, figures: [], line: kind };
}

/** A line of the log: how it was worked out, and why a bot did it. */
export function lineLook(line: LogLine, scene: Scene<any>): Looked {
  const { calc } = line.telling;
  const { why } = line;
  return {
    id: `log:${line.key}`,
    name: line.text,
    kind: say('log.at', { move: line.move }),
    ...(line.seat === null ? {} : { owner: line.seat }),
    figures: [],
    line: why ?? '',
    facts: [
      ...(calc ? [calc] : []),
      ...(why ? [say('log.why', { name: scene.names[line.seat ?? 0] ?? '', why })] : []),
    ],
  };
}
