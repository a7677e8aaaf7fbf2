/** Small things of sentences. */
export function capitalised(text: string): string {
  return text === '' ? text : text[0]!.toLocaleUpperCase() + text.slice(1);
}
