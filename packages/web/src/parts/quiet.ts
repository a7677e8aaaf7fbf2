/** Nothing that the first picture of a table can do without is fetched before this. */
const DRAWN = 'table-drawn';
/** Milliseconds after which a busy page is quiet enough. */
const PATIENCE = 2000;

/** When what was just mounted is painted and the page has nothing else to do. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no such call.
      const idle = globalThis.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 100));
      idle(
        () => {
          performance.mark(DRAWN);
          resolve();
        },
        { timeout: PATIENCE },
      );
    });
  });
}
