/**
 * A pointer that only passes, and a press that comes at once, change nothing: what follows where it
 * rests (a board with other places lit) is drawn only then, and never in the way of a press.
 */
const REST = 80;

export interface Rest {
  start(): void;
  end(): void;
  /** Pressed or gone: it no longer matters where it rests. */
  forget(): void;
}

export function rest(begin: () => void, cease: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const forget = (): void => clearTimeout(timer);
  return {
    start() {
      forget();
      timer = setTimeout(() => {
        begun = true;
        begin();
      }, REST);
    },
    end() {
      forget();
      if (begun) cease();
      begun = false;
    },
    forget,
  };
}
