/** The sample game in words: enough to test what the page makes of a look. */
import type { Look, Looked, Reader } from '@boardroom/kernel';
import type { Lots } from '../../packages/kernel/src/testing/sample-game.ts';

function lookAt(r: Reader<Lots>, id: string): Looked | null {
  const { view, viewer, names } = r;
  const [kind, value] = id.split(':');
  const number = Number(value);
  if (id === 'lot' && view.lot >= 0)
    return {
      id,
      name: `Lot ${view.lot}`,
      kind: 'Lot on offer',
      owner: null,
      figures: [{ key: 'value', name: 'value', value: String(view.lot) }],
      line: `It counts ${view.lot} at the end.`,
      now: { text: `Worth ${view.lot} points.`, calc: `${view.lot} x 1 = ${view.lot}` },
      rule: { number: 'R1', text: 'The highest bid takes the lot.' },
    };
  if (kind === 'held')
    for (const [owner, held] of view.held.entries())
      if (held.includes(number))
        return {
          id,
          name: `Lot ${number}`,
          kind: 'Lot taken',
          owner,
          figures: [{ key: 'value', name: 'value', value: String(number), bad: true }],
          line: 'It is taken.',
          obstacles: [{ text: `${names[owner]} has it.`, rule: 'R1' }],
          ways: owner === viewer ? ['Scrap it when you are asked.'] : [],
        };
  if (kind === 'seat' && number >= 0 && number < names.length)
    return {
      id,
      name: names[number]!,
      kind: 'Seat',
      owner: number,
      figures: [{ key: 'lots', name: 'lots', value: String(view.held[number]!.length) }],
      line: `${names[number]} holds ${view.held[number]!.length} lots.`,
    };
  return null;
}

export const look: Look<Lots> = {
  things: (r) =>
    [
      'lot',
      ...r.view.held.flat().map((lot) => `held:${lot}`),
      ...r.names.map((_, seat) => `seat:${seat}`),
    ].flatMap((id) => {
      const seen = lookAt(r, id);
      return seen ? [{ id, name: seen.name, group: seen.kind }] : [];
    }),
  look: lookAt,
  brief: () => [],
  note: () => undefined,
  gaps: () => ({}),
  count(r) {
    const lots = r.view.held.map((held) => held.reduce((sum, lot) => sum + lot, 0));
    return {
      after: 'after the last lot',
      unit: 'points',
      lines: [
        { name: 'Lots', note: 'one point each', rule: 'R1', values: lots },
        { name: 'Nothing', rule: 'R1', values: lots.map(() => 0) },
      ],
      totals: lots,
      ties: [],
      verdict: `${r.names[lots.indexOf(Math.max(...lots))]} wins with ${Math.max(...lots)}.`,
    };
  },
};
