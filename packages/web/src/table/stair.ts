/** Bids as a stair: each a step to the right, as high as it is. */
export interface Stair {
  readonly path: string;
  readonly steps: readonly { readonly x: number; readonly y: number }[];
}

const LEFT = 13;
/** Room for the last figure. */
const RIGHT = 52;

export function stairOf(bids: readonly number[], width: number, height: number): Stair {
  const most = Math.max(...bids);
  const least = Math.min(...bids);
  const ground = least - (most - least) * 0.12;
  const end = width - RIGHT;
  const steps = bids.map((bid, i) => ({
    x: round(bids.length === 1 ? LEFT : LEFT + ((end - LEFT) * i) / (bids.length - 1)),
    y: round(height - 12 - ((height - 28) * (bid - ground)) / (most - ground || 1)),
  }));
  const path = steps.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return { path, steps };
}

const round = (value: number): number => Math.round(value * 10) / 10;
