/** The seat key, on the device it was shown on: who closes the page finds it again. */
const NAME = 'boardroom-seat-';

export function keepKey(workshop: string, key: string): void {
  try {
    localStorage.setItem(NAME + workshop, key);
  } catch {
    // Then it was shown once.
  }
}

export function keyOf(workshop: string): string | null {
  try {
    return localStorage.getItem(NAME + workshop);
  } catch {
    return null;
  }
}

export function dropKey(workshop: string): void {
  try {
    localStorage.removeItem(NAME + workshop);
  } catch {
    // There was none.
  }
}
