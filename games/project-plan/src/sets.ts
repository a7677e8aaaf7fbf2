/** Sets of contracts (and exit cards) as one number, a bit for each. */

/** The number of the lowest member. Walk a set by `for (let m = set; m !== 0; m &= m - 1)`. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function has(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

export function count(set: number): number {
  let n = 0;
  for (let m = set; m !== 0; m &= m - 1) n++;
  return n;
}
