/** Whoever is unwell from things that move has told the system so. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
