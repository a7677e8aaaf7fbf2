/** A message that was not found shows as its key; a value that was not there as its JavaScript. */
const UNSAID = /undefined|NaN|\[object|\b[a-z]+(?:\.[a-zA-Z0-9-]+)+\b(?<!\b(?:e\.g|i\.e|vs))/;

/** What is wrong with words meant for a person; null if nothing is. */
export function unsound(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return 'says nothing';
  return UNSAID.test(text) ? text : null;
}
