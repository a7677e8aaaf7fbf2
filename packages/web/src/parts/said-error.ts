import type { Refusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';

/** An error whose message is for the person at the page. */
export class SaidError extends Error {}

/** Nothing went wrong: it is only not for this person, or not yet. `way` leads to where it will be. */
export class NotForYou extends SaidError {
  readonly title: string;
  readonly way: { readonly label: string; readonly href: string };
  constructor(message: string, title: string, way: NotForYou['way']) {
    super(message);
    this.title = title;
    this.way = way;
  }
}

/** A table that cannot be opened: the engine's reason in words. */
export function refusalError(refusal: Refusal): SaidError {
  const none = { name: '', tagline: '', fields: {}, messages: {} };
  return new SaidError(speaker(none, []).refusal(refusal));
}
