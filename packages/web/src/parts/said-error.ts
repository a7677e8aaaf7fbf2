import type { Refusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';

/** An error whose message is for the person at the page. */
export class SaidError extends Error {}

/** A table that cannot be opened: the engine's reason in words. */
export function refusalError(refusal: Refusal): SaidError {
  const none = { name: '', tagline: '', fields: {}, messages: {} };
  return new SaidError(speaker(none, []).refusal(refusal));
}
