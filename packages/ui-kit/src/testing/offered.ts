/** A legal move as the page offers it: words on its button, targets on the table, gaps to fill. */
import { isGap } from '@boardroom/kernel';
import type { AnyUi, Scene, Shown, ShownGap } from '../contract.ts';
import type { Drawing } from './drawing.ts';
import type { Faults } from './faults.ts';

const LONGEST = 64;

export function offered(
  faults: Faults,
  ui: AnyUi,
  scene: Scene<any>,
  move: { readonly type: string },
  frame: { readonly kind: string } | null,
  drawn: Drawing | null,
): Shown {
  const where = `${frame?.kind ?? 'aside'} ${move.type}`;
  const shown = ui.show(scene, move, frame);
  faults.sound(`${where} label`, shown.label);
  for (const text of [
    shown.note,
    shown.confirm,
    shown.groupName,
    shown.groupNote,
    shown.via,
    shown.preview?.title,
    ...(shown.preview?.lines ?? []),
    shown.card?.name,
    shown.card?.note,
    shown.along?.label,
    shown.along?.note,
  ])
    faults.maybe(where, text);
  if (shown.label.length > LONGEST) faults.add(`${where}: too long for a button: ${shown.label}`);
  for (const id of drawn ? (shown.path ?? []) : [])
    if (!drawn!.anchors.has(id)) faults.add(`${where}: ${id} is not drawn`);
  for (const [field, gap] of Object.entries<unknown>({ ...move }))
    if (isGap(gap) && !shown.talk)
      asked(faults, `${where} ${field}`, gap, shown.gaps?.[field] ?? {}, scene, field);
  return shown;
}

function asked(
  faults: Faults,
  where: string,
  gap: any,
  shown: ShownGap,
  { words }: Scene<any>,
  field: string,
): void {
  faults.sound(`${where} label`, shown.label ?? words.say(`gap.${field}`));
  for (const { note, now } of shown.quick ?? []) {
    faults.maybe(where, note);
    faults.maybe(where, now);
  }
  if (gap.gap === 'range') faults.maybe(where, shown.note?.(gap.min));
  else
    for (const item of gap.of)
      faults.sound(
        where,
        shown.item?.(item) ?? words.word(words.texts.fields[field] ?? field, item),
      );
}

/** Buttons side by side: at most one natural move, no two alike, every group named. */
export function offeredTogether(
  faults: Faults,
  all: readonly Shown[],
  frame: { readonly kind: string },
  { words }: Scene<any>,
): void {
  const groups = Object.groupBy(
    all.filter(({ group }) => group !== undefined),
    ({ group }) => group!,
  );
  for (const [group, { length: count, 0: first }] of Object.entries(
    groups as Record<string, Shown[]>,
  ))
    if (count > 1)
      faults.sound(
        `${frame.kind}: group ${group}`,
        first!.groupName ?? words.say(`group.${group}`, { count }),
      );
  if (all.filter(({ tone }) => tone === 'go').length > 1)
    faults.add(`${frame.kind}: two natural moves`);
  const seen = new Set<string>();
  for (const { label, note = '', path = [] } of all) {
    const look = `${label} | ${note} | ${path.join(' ')}`;
    if (seen.has(look)) faults.add(`${frame.kind}: two moves look the same: ${look}`);
    seen.add(look);
  }
}
