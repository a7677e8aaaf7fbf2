/** Which questions stand on the wall. */
import type { PromptLine } from '@boardroom/client';

/**
 * All that are open, in the order they were asked; if none is, the last that was closed, as long as the
 * class is where it was asked (`since`).
 */
export function promptsOnWall<P extends Pick<PromptLine, 'open' | 'asked'>>(
  prompts: readonly P[],
  since: number,
): P[] {
  const open = prompts.filter((prompt) => prompt.open);
  const last = prompts.findLast(({ asked }) => asked >= since);
  return open.length > 0 || !last ? open : [last];
}
