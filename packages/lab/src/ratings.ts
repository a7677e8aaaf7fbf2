/**
 * Ratings on the scale of Elo from games of any number of players: every two seats of a game count
 * as a meeting, won by the better place. Strengths are those that make the meetings most likely
 * (Bradley and Terry's model, fitted by Hunter's minorize–maximize steps). 400 points are odds of
 * ten to one; the mean of all bots is 1500.
 */
export interface Meeting {
  readonly bots: readonly string[];
  readonly places: readonly number[];
}

const ROUNDS = 500;
/** One drawn meeting with an average player each: nobody's rating is infinite. */
const PRIOR = 1;

export function ratings(meetings: readonly Meeting[]): Record<string, number> {
  const names = [...new Set(meetings.flatMap(({ bots }) => bots))];
  const index = new Map(names.map((name, i) => [name, i]));
  const n = names.length;
  const won = Array.from({ length: n }, () => PRIOR / 2);
  const met = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
  for (const { bots, places } of meetings)
    for (let a = 0; a < bots.length; a++)
      for (let b = 0; b < a; b++) {
        const [i, j] = [index.get(bots[a]!)!, index.get(bots[b]!)!];
        if (i === j) continue;
        met[i]![j]!++;
        met[j]![i]!++;
        won[i]! += share(places[a]!, places[b]!);
        won[j]! += share(places[b]!, places[a]!);
      }
  let strength = Array.from({ length: n }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, i) => {
      let sum = PRIOR / (own + 1);
      for (let j = 0; j < n; j++) sum += met[i]![j]! / (own + strength[j]!);
      return won[i]! / sum;
    });
    strength = next;
  }
  const points = strength.map((each) => 400 * Math.log10(each));
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, n);
  return Object.fromEntries(names.map((name, i) => [name, Math.round(1500 + points[i]! - mean)]));
}

function share(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}
