/** Where the card of a lesson leaves free what it speaks of. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MARGIN = 12;

function common(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** A box with a margin around it; less than none makes it smaller. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The part of a box inside another, or null. */
export function inside(box: Box, frame: Box): Box | null {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/**
 * The place on the stage that covers least: first of the thing itself, then of what can be pressed.
 * Corners are tried from the upper right on, so a card that covers nothing anywhere is found there;
 * then the places beside the thing.
 */
export function placeCard(
  card: { readonly width: number; readonly height: number },
  stage: Box,
  thing: Box | null,
  lit: readonly Box[],
): { readonly x: number; readonly y: number } {
  const left = stage.x + MARGIN;
  const right = Math.max(left, stage.x + stage.width - card.width - MARGIN);
  const top = stage.y + MARGIN;
  const bottom = Math.max(top, stage.y + stage.height - card.height - MARGIN);
  let best = { x: right, y: top };
  let least = Infinity;
  const across = (x: number): number => Math.min(Math.max(x, left), right);
  const down = (y: number): number => Math.min(Math.max(y, top), bottom);
  const places: (readonly [number, number])[] = [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ];
  if (thing) {
    const [before, after] = [thing.x - card.width, thing.x + thing.width];
    const [above, below] = [thing.y - card.height, thing.y + thing.height];
    for (const y of [top, bottom])
      places.push([across(before - 2 * MARGIN), y], [across(after + 2 * MARGIN), y]);
    for (const x of [right, left])
      places.push([x, down(above - 2 * MARGIN)], [x, down(below + 2 * MARGIN)]);
  }
  for (const [x, y] of places) {
    const covers = {
      x: x - MARGIN,
      y: y - MARGIN,
      width: card.width + 2 * MARGIN,
      height: card.height + 2 * MARGIN,
    };
    const hidden =
      (thing ? common(covers, thing) * 10 : 0) +
      lit.reduce((sum, box) => sum + common(covers, box), 0);
    if (hidden < least) [best, least] = [{ x, y }, hidden];
  }
  return best;
}
