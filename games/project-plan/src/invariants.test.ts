/** Every other test trusts the laws to notice: here each is broken once. */
import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { CERTIFICATIONS, EXIT_CARD } from './facts.ts';
import { invariants } from './scoring.ts';
import { scene } from './testing/scene.ts';
import type { ProjectPlanState, ProjectPlanTable } from './types.ts';

type Spoil = (s: ProjectPlanState, t: ProjectPlanTable) => void;

/** PM 0 manages a whole group with staff and an exit card, PM 1 part of another. */
function busy() {
  return scene({
    edit(s, t) {
      s.holds[0]! |= t.facts.groupSet[0]!;
      s.holds[1]! |= 1 << t.facts.members[1]![0]!;
    },
  });
}
const staff: Spoil = (s, t) => {
  for (const c of t.facts.members[0]!) s.level[c] = 1;
  s.ftes -= t.facts.members[0]!.length;
  s.staffed |= t.facts.groupSet[0]!;
};

test.for<[string, Spoil]>([
  ['PM 0 has -10', (s) => (s.cash[0] = -10)],
  ['PM 1 has 5', (s) => (s.cash[1] = 5)],
  ['money is not conserved', (s) => (s.fico += 10)],
  ['money is not conserved', (s) => (s.cash[2]! += 10)],
  ['an item has two holders', (s) => (s.holds[2] = s.holds[0]!)],
  ['bankrupt PM 1 still has something', (s) => (s.out[1] = 1)],
  ['bankrupt PM 2 still has something', (s) => ((s.out[2] = 1), (s.holds[2] = 0))],
  [
    'bankrupt PM 1 still has something',
    (s) => ((s.out[1] = 1), (s.fico += s.cash[1]!), (s.cash[1] = 0)),
  ],
  ['staff on an incomplete group', (s) => (s.staffed |= s.holds[1]!)],
  [
    'a free contract has staff, an extension or a marker',
    (s, t) => (s.extended = t.facts.groupSet[3]!),
  ],
  [
    'a free contract has staff, an extension or a marker',
    (s, t) => (s.marked = t.facts.groupSet[3]!),
  ],
  [
    'a free contract has staff, an extension or a marker',
    (s, t) => (s.staffed = t.facts.groupSet[3]!),
  ],
  [
    'a staffed group has an extension',
    (s, t) => (staff(s, t), (s.extended = t.facts.groupSet[0]!)),
  ],
  ['FTEs', (s) => s.ftes++],
  ['-1 FTEs', (s) => (s.ftes = -1)],
  ['QM teams', (s) => s.qmTeams--],
  [
    'QM teams',
    (s, t) => ((s.qmTeams = -1), t.facts.members[0]!.forEach((c) => (s.level[c] = t.facts.top))),
  ],
  ['staff is not spread evenly', (s, t) => (staff(s, t), (s.level[t.facts.members[0]![0]!] = 3))],
  ['staffed groups are miscounted', (s, t) => (staff(s, t), (s.staffed = 0))],
  ['staffed groups are miscounted', (s, t) => (s.staffed = t.facts.groupSet[0]!)],
  [
    'staffed groups are miscounted',
    (s, t) => ((s.level[t.facts.members[CERTIFICATIONS]![0]!] = 1), s.ftes--),
  ],
  ['a staffed certification', (s, t) => (s.staffed = t.facts.groupSet[CERTIFICATIONS]!)],
  ['a card is missing or there twice', (s) => s.chancePack.pop()],
  ['a card is missing or there twice', (s) => (s.chestPack[0] = s.chestPack[1]!)],
  ['a card is missing or there twice', (s) => s.open.push(s.chestPack[0]!)],
  ['a card is missing or there twice', (s) => (s.holds[2]! |= 1 << EXIT_CARD[0])],
  ['a card is in the wrong pack', (s) => s.chancePack.push(s.chestPack.pop()!)],
  ['a card is in the wrong pack', (s) => s.chestPack.push(s.chancePack.pop()!)],
  ['unseen cards are miscounted', (s) => (s.unseen[0] = s.chancePack.length + 1)],
  ['unseen cards are miscounted', (s) => (s.unseen[1] = s.chestPack.length + 1)],
  ['PM 0 rests on cell -1', (s) => (s.at[0] = -1)],
  ['PM 1 rests on cell 40', (s) => (s.at[1] = 40)],
  ['PM 2 rests on cell 30', (s) => (s.at[2] = 30)],
  ['PM 1 is not on the WFA cell', (s) => ((s.wfa[1] = 0), (s.at[1] = 3))],
  ['PM 1 is in WFA for too long', (s, t) => ((s.wfa[1] = 3), (s.at[1] = t.facts.wfaCell))],
  ['too many throws in a hand', (s) => (s.throws = 4)],
  ['too many throws in a hand', (s) => ((s.throws = 1), (s.doubles = 2))],
  ['too many proposals', (s, t) => (s.proposals = t.options.maxProposals + 1)],
  ['too many proposals', (s, t) => (s.debt.proposals = t.options.maxProposals + 1)],
  ['a bankrupt PM is asked', (s) => (s.out[0] = 1)],
])('the laws notice: %s', ([law, spoil]) => {
  const { t, s } = busy();
  expect(invariants(t, s)).toEqual([]);
  spoil(s, t);
  expect(invariants(t, s).join('; ')).toContain(law);
});

test('whoever settles a debt owes it and cannot pay it', () => {
  const spoilt = (spoil: Spoil): string[] => {
    const { t, s } = scene({ cash: { 0: 50 } });
    Object.assign(s.debt, { debtor: 0, creditor: 1, rest: 100 });
    s.agenda.push({ kind: 'debt', seat: 0 });
    spoil(s, t);
    return invariants(t, s);
  };
  expect(spoilt(() => {})).toEqual([]);
  expect(spoilt((s) => (s.debt.debtor = 1))).toEqual(['a settlement without a debtor']);
  expect(spoilt((s) => (s.debt.rest = 50))).toEqual(['a debtor could have paid']);
  expect(spoilt((s) => (s.debt.auctioned = 1))).toEqual(['auctioned before it was offered']);
  expect(spoilt((s) => ((s.debt.auctioned = 1), (s.debt.offered = 1)))).toEqual([]);
  expect(spoilt((s) => ((s.debt.auctioned = 1), (s.debt.creditor = NONE)))).toEqual([]);
});
