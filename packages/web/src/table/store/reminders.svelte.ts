/** Things somebody waits for: a flag in the bar tells when one of them can be used. */
import type { TargetId } from '@boardroom/ui-kit';
import type { Offers } from './offers.svelte.ts';

export interface Reminder {
  readonly id: TargetId;
  readonly name: string;
}

export function makeReminders(offers: Offers) {
  let reminders = $state.raw<readonly Reminder[]>([]);
  const has = (id: TargetId): boolean => reminders.some((one) => one.id === id);
  const without = (id: TargetId): readonly Reminder[] => reminders.filter((one) => one.id !== id);

  return {
    hasReminder: has,
    /** Asked for twice, it is forgotten again. */
    toggleReminder(id: TargetId, name: string): void {
      reminders = has(id) ? without(id) : [...reminders, { id, name }];
    },
    dropReminder(id: TargetId): void {
      reminders = without(id);
    },
    /** Those that a legal move is about now. */
    get due(): readonly Reminder[] {
      return reminders.filter(({ id }) => offers.targets.has(id));
    },
  };
}
