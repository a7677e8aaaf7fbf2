/** How tokens and ideas are divided between the slots to fill and what is left free. */

const parts = { free: [0, 0, 0], covered: [0, 0, 0] };
/** Ideas fill what is missing first, then they set free $, E and W in this order. */
const FIRST_FREED = [1, 2, 0] as const;

/** Tokens left free and slots covered by ideas; valid until the next call. */
export function split(
  tokens: readonly number[],
  needed: ArrayLike<number>,
): Readonly<typeof parts> {
  const { free, covered } = parts;
  let spare = tokens[3]!;
  for (let k = 0; k < 3; k++) {
    const missing = needed[k]! > tokens[k]! ? needed[k]! - tokens[k]! : 0;
    covered[k] = missing;
    spare -= missing;
  }
  for (let i = 0; i < 3; i++) {
    const k = FIRST_FREED[i]!;
    const more = Math.min(spare, needed[k]! - covered[k]!);
    covered[k]! += more;
    spare -= more;
  }
  for (let k = 0; k < 3; k++) free[k] = tokens[k]! - needed[k]! + covered[k]!;
  return parts;
}
