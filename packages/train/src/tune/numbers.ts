/** The numbers of a character, and the same character with others in their place. */

/** Where a number lies: names and places from the outside in. */
type Place = readonly (string | number)[];

export interface Spot {
  readonly place: Place;
  readonly value: number;
}

/** Numbers that can be changed by a part of themselves: not 0, and not without end. */
export function spotsOf(character: object): Spot[] {
  const spots: Spot[] = [];
  const look = (value: unknown, place: Place): void => {
    if (typeof value === 'number') {
      if (value !== 0 && Number.isFinite(value)) spots.push({ place, value });
    } else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value))
        look(each, [...place, Array.isArray(value) ? Number(name) : name]);
  };
  look(character, []);
  return spots;
}

/** A copy with each number multiplied by e to the power given for it. */
export function bent(character: object, spots: readonly Spot[], by: ArrayLike<number>): object {
  const copy = structuredClone(character) as Record<string | number, unknown>;
  for (const [i, { place, value }] of spots.entries()) {
    let at = copy;
    for (const name of place.slice(0, -1)) at = at[name] as typeof copy;
    at[place.at(-1)!] = value * Math.exp(by[i]!);
  }
  return copy;
}
