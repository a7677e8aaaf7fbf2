/** Where things lie, in board units. */
export const WIDTH = 900;
export const HEIGHT = 580;

export const LOT = { x: 470, y: 60, w: 140, h: 190 };
export const PILE = { x: 290, y: 60, w: 140, h: 190 };

/** The mats of the players, side by side. */
export function matAt(
  seat: number,
  players: number,
): { x: number; y: number; w: number; h: number } {
  const gap = 16;
  const w = (WIDTH - 60 - gap * (players - 1)) / players;
  return { x: 30 + seat * (w + gap), y: 310, w, h: 230 };
}

/** Where the k-th lot lies on a mat that is `width` wide. */
export function lotAt(k: number, width: number): { x: number; y: number } {
  const across = Math.max(1, Math.floor((width - 24) / 48));
  return { x: 14 + (k % across) * 48, y: 64 + Math.floor(k / across) * 54 };
}
