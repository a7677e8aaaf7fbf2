/** Shares of the win as people read them: points of a hundred. */
export const points = (share: number): string => (100 * share).toFixed(1);
export const signed = (share: number): string => (share > 0 ? `+${points(share)}` : points(share));
