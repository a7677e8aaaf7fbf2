/** Chance with a seed, and what a share of a sample says about the whole. */
import { createHash } from 'node:crypto';

/** Picks `count` of the list; the same seed picks the same. */
export function sample(list, count, seed) {
  return list
    .map((one, i) => ({ one, key: createHash('sha256').update(`${seed}\0${i}`).digest('hex') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}

/** Wilson's interval of 95 % for a share, in per cent. */
export function wilson(hits, count, z = 1.96) {
  if (count === 0) return [0, 100];
  const share = hits / count;
  const middle = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return [((middle - spread) / whole) * 100, ((middle + spread) / whole) * 100];
}
