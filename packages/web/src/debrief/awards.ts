/** Who stands out in a figure of the debrief. A game names the figures it honours in its texts. */
import type { Chart, Seat } from '@boardroom/kernel';

export interface Award {
  /** `award.<id>` of the texts is its name, `award.<id>.why` the reason with `{value}`. */
  readonly id: string;
  readonly seat: Seat;
  readonly value: number;
}

type Values = readonly number[];

const sum = (values: Values): number => values.reduce((a, b) => a + b, 0);

/** The figures one number each can be taken from: parts of bars, ends and means of curves, totals. */
function figuresOf(chart: Chart, key: string): Record<string, (values: Values) => number> {
  if (chart.kind === 'lines')
    return {
      [`${chart.id}.${key || 'end'}`]: (values) => values.at(-1) ?? 0,
      [`${chart.id}.mean`]: (values) => sum(values) / Math.max(1, values.length),
    };
  const figures = { [`${chart.id}.total`]: sum };
  if (chart.kind === 'bars')
    for (const [i, part] of chart.along.entries())
      figures[`${chart.id}.${String(part).split('.').at(-1)}`] = (values) => values[i] ?? 0;
  return figures;
}

/** Most and least (`<id>.least`) of every figure, where one player stands alone. */
export function awardsOf(charts: readonly Chart[]): Award[] {
  const awards: Award[] = [];
  for (const chart of charts)
    for (const key of new Set(chart.series.map((series) => series.key ?? ''))) {
      const series = chart.series.filter((one) => (one.key ?? '') === key && one.seat >= 0);
      if (series.length < 2) continue;
      for (const [id, figure] of Object.entries(figuresOf(chart, key))) {
        const order = series
          .map(({ seat, values }) => ({ seat, value: Math.round(figure(values) * 10) / 10 }))
          .toSorted((a, b) => b.value - a.value);
        const [first, second] = order;
        if (first!.value > second!.value) awards.push({ id, ...first! });
        const [nextLeast, least] = order.slice(-2);
        if (least!.value < nextLeast!.value) awards.push({ id: `${id}.least`, ...least! });
      }
    }
  return awards;
}

/** At most so many awards, spread over as many players as can be. */
export function spread(awards: readonly Award[], most: number): Award[] {
  const left = [...awards];
  const given: Award[] = [];
  const has = ({ seat }: Award): number => given.filter((award) => award.seat === seat).length;
  while (left.length > 0 && given.length < most) {
    const fewest = Math.min(...left.map(has));
    given.push(
      ...left.splice(
        left.findIndex((award) => has(award) === fewest),
        1,
      ),
    );
  }
  return given;
}
