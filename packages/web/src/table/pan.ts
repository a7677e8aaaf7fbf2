/** Where a board that is larger than its stage is scrolled to, along one axis. */
interface Thing {
  /** In the coordinates of what is scrolled. */
  readonly start: number;
  readonly size: number;
}
interface View {
  readonly size: number;
  /** The end of the scroll bar. */
  readonly most: number;
}

/**
 * Puts a thing into the middle of the view. A card takes a part of it, at the start or at the end:
 * the thing goes to the part it leaves free, whichever shows more.
 */
export function scrollFor(thing: Thing, view: View, card = 0): number {
  const after = into(thing, view, card, view.size);
  const before = into(thing, view, 0, view.size - card);
  const seenAfter = seen(thing, after, card, view.size);
  return seen(thing, before, 0, view.size - card) > seenAfter ? before : after;
}

/** What does not fit shows its beginning. */
function into({ start, size }: Thing, { most }: View, from: number, to: number): number {
  const room = to - from;
  const wanted = size > room ? start - from : start + size / 2 - (from + to) / 2;
  return Math.max(0, Math.min(most, wanted));
}

function seen({ start, size }: Thing, scroll: number, from: number, to: number): number {
  return Math.max(0, Math.min(start + size - scroll, to) - Math.max(start - scroll, from));
}
