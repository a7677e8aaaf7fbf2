/**
 * Resolves when what has just changed is on the screen. A press is answered by a small change at
 * once; the large one, a move with all it changes, waits for it, or both would be late together.
 */
const HIDDEN = 100;

export function drawn(): Promise<void> {
  // Frames are not drawn in a tab behind others, and never without a screen.
  if (typeof requestAnimationFrame !== 'function' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, HIDDEN);
    requestAnimationFrame(() => {
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      });
    });
  });
}

/** Whether there is a screen to wait for at all. */
export const isDrawn = (): boolean => typeof requestAnimationFrame === 'function';
