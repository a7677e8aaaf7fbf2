/** The first wish there is a file for; `es-MX` is content with `es`. English if there is none. */
export function pickLanguage(wishes: readonly string[], there: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish, wish.split('-')[0]!].find((name) => there.includes(name));
    if (found !== undefined) return found;
  }
  return 'en';
}
