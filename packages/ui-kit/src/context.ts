/** How targets on the table talk to the page. Boards use `Target` and `TargetBox`, not this. */
import { getContext, setContext } from 'svelte';
import type { TargetId } from './contract.ts';

/**
 * `lit`: a click acts or picks. `picked`: already clicked on the way to a move. `aimed`: a target of
 * the button under the pointer or focus. `dim`: legal, but not for the button under the pointer.
 * `quiet`: a click acts, but nothing asks for it; the ring comes with pointer or focus.
 */
export type TargetState = 'lit' | 'aimed' | 'dim' | 'picked' | 'quiet' | 'idle';

export interface TargetDesk {
  stateOf(id: TargetId): TargetState;
  /** A click or Enter on the target, legal or not. */
  press(id: TargetId): void;
  /** The pointer or focus entered a target (id) or left it (null). */
  hover(id: TargetId | null): void;
  /** Registers a target and its name for the list view; the returned function unregisters it. */
  enrol(id: TargetId, name: () => string): () => void;
  /** Names the moves waiting at a target: "Do Work in Delft, or Sell Delft". */
  offers(id: TargetId): string;
  /** Whether a click on something that is not legal is answered with the reason. */
  readonly curious: boolean;
}

const KEY = 'boardroom-targets';

export function provideTargets(desk: TargetDesk): void {
  setContext(KEY, desk);
}

const NOBODY: TargetDesk = {
  stateOf: () => 'idle',
  press() {},
  hover() {},
  enrol: () => () => {},
  offers: () => '',
  curious: false,
};

/** Without a page around it (a cover, a test) nothing is lit. */
export function useTargets(): TargetDesk {
  return getContext<TargetDesk | undefined>(KEY) ?? NOBODY;
}
