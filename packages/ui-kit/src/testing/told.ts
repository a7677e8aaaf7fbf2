/** An event as the page tells it: its sentence, and motion between places that are drawn. */
import type { AnyUi, Cue, Scene } from '../contract.ts';
import type { Drawing } from './drawing.ts';
import type { Faults } from './faults.ts';

export function told(
  faults: Faults,
  ui: AnyUi,
  scene: Scene<any>,
  event: { readonly type: string },
  before: any,
  places: readonly Drawing[],
): void {
  const where = `event ${event.type}`;
  const telling = ui.tell?.(scene, event, before) ?? {};
  if (telling.heading === undefined) faults.sound(where, scene.words.event(event));
  for (const text of [
    telling.heading,
    telling.calc || undefined,
    telling.banner?.title,
    telling.banner?.text || undefined,
    telling.auction?.title,
    telling.auction?.note,
    telling.auction?.foot,
  ])
    faults.maybe(where, text);
  for (const cue of telling.cues ?? []) {
    if (cue.do === 'say')
      for (const line of [cue.text, ...(cue.lines ?? [])]) faults.sound(where, line);
    if (places.length === 0) continue;
    const { anchors, els } = placesOf(cue);
    for (const id of anchors)
      if (!places.some((it) => it.anchors.has(id) || it.els.has(id)))
        faults.add(`${where}: ${cue.do} names ${id}, which is not drawn`);
    // What moved may be gone by the end of the move, but its kind must be drawn at some point.
    for (const id of els) faults.expectKind(`${where}: ${cue.do}`, id.replace(/:.*/, ''));
  }
}

function placesOf(cue: Cue): { anchors: readonly string[]; els: readonly string[] } {
  switch (cue.do) {
    case 'move':
      return { anchors: [cue.from, ...(cue.path ?? [])], els: [cue.what] };
    case 'fly':
      return { anchors: [cue.from, cue.to], els: [] };
    case 'count':
    case 'say':
      return { anchors: [cue.where], els: [] };
    case 'pulse':
      return { anchors: [cue.what], els: [] };
    case 'flip':
    case 'roll':
      return { anchors: [], els: [cue.what] };
  }
}
