type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keys that one language has and English has not, or the other way round. */
export function strayKeys({ en = {}, ...others }: Messages): string[] {
  return Object.entries(others).flatMap(([language, words]) => [
    ...Object.keys(en).flatMap((key) => (key in words ? [] : [`${language} lacks ${key}`])),
    ...Object.keys(words).flatMap((key) => (key in en ? [] : [`${language} alone has ${key}`])),
  ]);
}
