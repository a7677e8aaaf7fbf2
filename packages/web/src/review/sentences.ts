/** Small things of sentences. */
export function capitalised(text: string): string {
  return text === '' ? text : text[0]!.toLocaleUpperCase() + text.slice(1);
}

/** A name in the middle of a sentence. */
export function lowered(text: string): string {
  return text === '' ? text : text[0]!.toLocaleLowerCase() + text.slice(1);
}
