/** What the board hears and shows: which targets glow, what a press means, the bubble beside them. */
import type { Refusal } from '@boardroom/kernel';
import { provideTargets } from '@boardroom/ui-kit';
import type { AnchorId, Choice, Preview, TargetId, TargetState } from '@boardroom/ui-kit';
import { gapsOf } from '../choices.ts';
import type { Inspect } from '../inspect/inspect.svelte.ts';
import type { Making } from './making.svelte.ts';
import type { Offers } from './offers.svelte.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Voice } from './voice.svelte.ts';

const SHAKES = 320;
/** So many moves are named at one target. */
const MOST_NAMED = 3;

export function makeBoard(
  viewing: Viewing,
  offers: Offers,
  making: Making,
  voice: Voice,
  inspect: Inspect,
  /** Named targets that are drawn now, for the list. */
  enrolled: Map<TargetId, () => string>,
) {
  const { port, ui, scene } = viewing;

  /** Things on the table that belong to the subset being filled. */
  const fillTargets = $derived.by(() => {
    const found = new Map<TargetId, { field: string; item: number | string }>();
    if (!making.filling) return found;
    const { choice } = making.filling;
    for (const [field, gap] of gapsOf(choice.template)) {
      const place = choice.gaps?.[field]?.target;
      if (gap.gap === 'subset' && place)
        for (const item of gap.of) found.set(place(item), { field, item });
    }
    return found;
  });
  const aimedChoice = $derived(
    offers.hoverChoice ?? making.confirming?.choice ?? offers.markedChoice,
  );
  const aimed = $derived.by((): ReadonlySet<TargetId> | null => {
    const path = aimedChoice?.path ?? [];
    return path.length > 0 ? new Set(path) : null;
  });
  const preview = $derived.by((): (Preview & { at: AnchorId }) | null => {
    const choice = aimedChoice ?? onlyAt(offers.hoverTarget);
    const at = choice?.preview?.at ?? choice?.path?.at(-1);
    return choice?.preview && at !== undefined ? { ...choice.preview, at } : null;
  });

  function onlyAt(id: TargetId | null): Choice | null {
    const waiting = id === null ? undefined : offers.targets.get(id);
    return waiting?.length === 1 ? waiting[0]! : null;
  }

  function stateOf(id: TargetId): TargetState {
    if (viewing.projector) return 'idle';
    const { filling } = making;
    if (filling) {
      const found = fillTargets.get(id);
      if (!found) return 'idle';
      const chosen = filling.values[found.field] as readonly (number | string)[];
      return chosen.includes(found.item) ? 'picked' : 'lit';
    }
    if (offers.picked.includes(id)) return 'picked';
    const possible = offers.targets.has(id);
    if (aimed) return aimed.has(id) ? 'aimed' : possible ? 'dim' : 'idle';
    return possible ? (offers.hoverTarget === id ? 'aimed' : 'lit') : 'idle';
  }

  function press(id: TargetId): void {
    if (viewing.curtain !== null || viewing.projector) return;
    if (viewing.past) return void wonder(id);
    const found = fillTargets.get(id);
    if (found) return making.toggle(found.field, found.item);
    const { picked } = offers;
    if (picked.includes(id)) return offers.pick(picked.slice(0, picked.indexOf(id)));
    if (!offers.targets.has(id)) return void wonder(id);
    const way = [...picked, id];
    const only = onlyAt(id);
    if (only?.path?.length === way.length) {
      if (offers.careful && offers.marked !== id) offers.mark(id);
      else making.choose(only);
    } else offers.pick(way);
  }

  /** A press on something that is not possible: look at it, and say why not. */
  async function wonder(id: TargetId): Promise<void> {
    const { viewer, position, past } = viewing;
    const [refusal] = await Promise.all([
      viewer === null || position.over || past ? null : whyNot(id),
      inspect.fetchLook(),
    ]);
    if (refusal) shake(id);
    if (inspect.openCard(id, refusal && voice.reasonOf(refusal))) {
      if (refusal) voice.knock(refusal);
    } else if (refusal) voice.refuse(refusal);
  }

  async function whyNot(id: TargetId): Promise<Refusal | null> {
    const { viewer, position } = viewing;
    const wish = ui.wish?.(scene, id, position.frame) ?? null;
    const refusal = wish && (await port.ask(viewer!, wish));
    if (refusal) return refusal;
    const { frame, asked } = viewing.position;
    return frame === null && asked.length > 0
      ? { code: 'not-asked', facts: { asked: asked[0]! } }
      : null;
  }

  provideTargets({
    stateOf,
    press,
    hover: offers.aimAt,
    enrol(id, name) {
      enrolled.set(id, name);
      return () => enrolled.delete(id);
    },
    offers: (id) =>
      (offers.targets.get(id) ?? [])
        .slice(0, MOST_NAMED)
        .map(({ label }) => label)
        .join(', or '),
    get curious() {
      return viewing.viewer !== null && !viewing.projector && !viewing.position.over;
    },
  });

  return {
    enrolled,
    press,
    get preview() {
      return preview;
    },
  };
}

function shake(id: TargetId): void {
  for (const element of document.querySelectorAll(`[data-target="${CSS.escape(id)}"]`)) {
    element.classList.add('shake');
    setTimeout(() => element.classList.remove('shake'), SHAKES);
  }
}
