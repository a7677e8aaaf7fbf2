/**
 * Keeps requests from waiting, one by one, for a database that does not answer: the first that
 * finds it away says so for all, and only one attempt after another is made until it is back.
 */
import { StorageDown } from './away.ts';

export interface Breaker {
  readonly isDown: boolean;
  /** Throws immediately while the database is down. */
  mustBeUp(): void;
  /** The database did not answer somebody. */
  trip(error: StorageDown): void;
  close(): void;
}

export interface BreakerSetting {
  /** Resolves if the database can be written to again. Must have a timeout of its own. */
  readonly probe: () => Promise<void>;
  readonly onDown: (error: StorageDown) => void;
  readonly onUp: (away: number) => void;
}

const FIRST_PAUSE = 100;
/** With the probe's own limit this bounds how long after its return the database is noticed. */
const LONGEST_PAUSE = 1000;

export function makeBreaker({ probe, onDown, onUp }: BreakerSetting): Breaker {
  let down: StorageDown | null = null;
  let since = 0;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const tryAgain = (pause: number): void => {
    if (closed) return;
    timer = setTimeout(() => {
      probe().then(
        () => {
          down = null;
          if (!closed) onUp(Date.now() - since);
        },
        () => tryAgain(Math.min(LONGEST_PAUSE, pause * 2)),
      );
    }, pause);
    timer.unref();
  };

  return {
    get isDown() {
      return down !== null;
    },
    mustBeUp() {
      if (down) throw new StorageDown(down.why, down.cause);
    },
    trip(error) {
      if (down || closed) return;
      down = error;
      since = Date.now();
      onDown(error);
      tryAgain(FIRST_PAUSE);
    },
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
