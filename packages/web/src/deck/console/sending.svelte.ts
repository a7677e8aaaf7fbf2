/**
 * What the wall shall show, brought to the server: the last wish counts, and it is tried until it is
 * there. A wall in another window of this browser hears it as well, so that it goes on without a line.
 */
import { ProblemError } from '@boardroom/client';
import type { NewShown, RemoteWorkshop } from '@boardroom/client';
import { classProblem } from '../../workshop/problems.ts';
import { channelOf } from '../nearby.ts';

const AGAIN = 1500;

export function makeSending(remote: RemoteWorkshop) {
  const nearby = channelOf(remote.id);
  let wish: NewShown | null | undefined;
  let busy = false;
  const closing = new AbortController();
  let late = $state(false);
  let trouble = $state('');
  /** What the server has of each slide, so that figures are sent once. */
  const had = new Map<string, string>();

  function withoutKnown(shown: NewShown): NewShown {
    const { data, ...head } = shown;
    return had.get(shown.slide) === JSON.stringify(data) ? head : shown;
  }
  async function once(shown: NewShown | null): Promise<'done' | 'again' | 'refused'> {
    try {
      await remote.show(shown && withoutKnown(shown));
      if (shown) had.set(shown.slide, JSON.stringify(shown.data));
      return 'done';
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status >= 500) return 'again';
      if (error.problem.code === 'no-figures' && shown && had.delete(shown.slide)) return 'again';
      trouble = classProblem(error);
      return 'refused';
    }
  }
  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    while (wish !== undefined && !closing.signal.aborted) {
      const now = wish;
      const outcome = await once(now);
      late = outcome === 'again';
      if (outcome === 'again') await new Promise((resolve) => setTimeout(resolve, AGAIN));
      else if (wish === now) wish = undefined;
    }
    busy = false;
  }
  return {
    /** The line is down: what is shown waits for it. */
    get late() {
      return late;
    },
    get trouble() {
      return trouble;
    },
    show(shown: NewShown | null): void {
      wish = shown;
      trouble = '';
      nearby?.postMessage({ shown });
      void pump();
    },
    close(): void {
      closing.abort();
      nearby?.close();
    },
  };
}
