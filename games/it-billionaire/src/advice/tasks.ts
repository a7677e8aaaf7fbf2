/** A day's work of one lab on one item. */
import type { Suggestion } from '@boardroom/kernel';
import type { DoWork } from '../types.ts';
import type { Outlook } from './rounds.ts';

export interface Task {
  readonly lab: number;
  readonly container: number;
  readonly item: number;
}

/** R78 Whether an item has been worked on in this zone. */
export function isWorked({ t, s }: Outlook, item: number): boolean {
  return !t.options.sameZoneRepeat && s.worked.includes(item);
}

export function alone({ t }: Outlook, task: Task): Suggestion<DoWork> {
  const lab = t.content.locations[task.lab]!.id;
  const isNear = t.facts.continent[task.lab] === t.facts.customer[task.item];
  const item = t.content.items[task.item]!.id;
  return {
    move: { type: 'doWork', container: task.container, labs: [lab], lead: lab },
    why: { code: isNear ? 'work-near' : 'work', facts: { lab, item } },
  };
}
