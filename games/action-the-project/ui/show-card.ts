/** Action cards: what each pays. */
import type { Seat } from '@boardroom/kernel';
import type { Preview, Shown } from '@boardroom/ui-kit';
import { ABSTAIN, OPPOSE, POLITICS, SUPPORT } from '../src/types.ts';
import { leaderRows, neededBeside, payRows } from './figures.ts';
import type { Table } from './figures.ts';

/** What a card does for its owner, in packages. */
export function showCard(scene: Table, seat: Seat, card: number): Omit<Shown, 'label'> {
  const { words, t, view } = scene;
  const say = (key: string, facts: object): string => words.say(`ui.${key}`, facts) ?? key;
  const leads = seat === view.leader;
  const preview = (lines: string[]): Preview => ({
    title: words.say(`card.${card}.title`) ?? '',
    lines,
    at: `hand:${card}`,
  });
  const group = `card${card}`;
  if (card === POLITICS) {
    const note = say('pay.politics', { n: t.players });
    return { note, group, preview: preview([note, say('pay.politics.more', {})]) };
  }
  if (leads) {
    const { success, failure } = leaderRows(scene);
    const key = card === SUPPORT ? 'support' : card === OPPOSE ? 'oppose' : 'abstain';
    const facts = { half: success[1] ?? success[0]!, all: failure[0]!, need: neededBeside(scene) };
    return {
      note: say(`pay.leader.${key}`, facts),
      group,
      preview: preview([say('pay.leader.success', facts), say('pay.leader.failure', facts)]),
    };
  }
  const row = payRows(scene, seat).find((found) => found.card === card)!;
  if (card === ABSTAIN) {
    const [least, most] = [row.pays[0]!, row.pays.at(-1)!];
    const facts = { least, most, success: row.free![0], failure: row.free![1] };
    return {
      note: say('pay.abstain', facts),
      group,
      preview: preview([say('pay.abstain.left', facts), say('pay.abstain.free', facts)]),
    };
  }
  const key = card === SUPPORT ? 'support' : 'oppose';
  return {
    note: say(`pay.${key}`, { alone: row.pays[0]! }),
    group,
    preview: preview(
      row.pays.slice(0, 3).map((packages, k) => say(`pay.${key}.with`, { k, packages })),
    ),
  };
}
