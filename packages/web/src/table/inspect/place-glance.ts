/** Where a glance lies: beside its thing, never over it, and as little as can be over what matters. */
import type { Box } from '../tutor/place-card.ts';

const GAP = 10;

function common(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** `kept`: lit targets and the ink bubble. Null if there is no room beside the thing. */
export function placeGlance(
  size: { readonly width: number; readonly height: number },
  thing: Box,
  room: Box,
  kept: readonly Box[],
): { readonly x: number; readonly y: number } | null {
  const { width, height } = size;
  const right = room.x + room.width - width;
  const bottom = room.y + room.height - height;
  if (right < room.x || bottom < room.y) return null;
  const middleX = within(thing.x + thing.width / 2 - width / 2, room.x, right);
  const middleY = within(thing.y + thing.height / 2 - height / 2, room.y, bottom);
  const left = thing.x - GAP - width;
  const after = thing.x + thing.width + GAP;
  const above = thing.y - GAP - height;
  const below = thing.y + thing.height + GAP;
  const far = { x: within(after, room.x, right), y: within(below, room.y, bottom) };
  const near = { x: within(left, room.x, right), y: within(above, room.y, bottom) };
  let best: { x: number; y: number } | null = null;
  let least = Infinity;
  for (const spot of [
    { x: after, y: middleY },
    { x: left, y: middleY },
    { x: middleX, y: above },
    { x: middleX, y: below },
    { x: after, y: far.y },
    { x: left, y: near.y },
    { x: near.x, y: above },
    { x: far.x, y: below },
  ]) {
    if (spot.x < room.x || spot.x > right || spot.y < room.y || spot.y > bottom) continue;
    const box = { ...spot, width, height };
    const hidden = kept.reduce((sum, one) => sum + common(box, one), 0);
    if (hidden < least) [best, least] = [spot, hidden];
  }
  return best;
}
