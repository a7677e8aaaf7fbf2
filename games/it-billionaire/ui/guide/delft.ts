/** The worked example of the guide (W4 of the rules): a small item done in Delft in two days. */
import classic from '../../content/classic.json' with { type: 'json' };

export const delft = classic.locations.find(({ id }) => id === 'EU2')!;
const item = classic.items.find(({ id }) => id === 'E3-02')!;
export const { revenue } = item;
const { duration } = item;
const near = 2 * delft.capacity;
const first = near - delft.overhead;

export const FIRST_SUM = `${delft.capacity} × 2 − ${delft.overhead} = ${first}`;
export const DAYS = [
  { day: 1, did: first, of: duration, sum: `${FIRST_SUM} / ${duration}` },
  {
    day: 2,
    did: Math.min(duration, first + near),
    of: duration,
    sum: `${delft.capacity} × 2 = ${near}`,
  },
] as const;
