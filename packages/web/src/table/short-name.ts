/** "Cape Town, lab, free": the name of a thing alone. */
export function shortName(name: string | undefined): string | undefined {
  return name?.split(/[,.;:(]/)[0]!.trim();
}
