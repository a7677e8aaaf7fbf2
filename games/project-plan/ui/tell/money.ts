/** Payments, fees and debts. */
import { NONE } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import { isCertification } from '../../look/figures.ts';
import { count } from '../../src/sets.ts';
import type { ProjectPlan, ProjectPlanEvent } from '../../src/types.ts';
import { say } from '../naming.ts';
import { pays, pulse } from './parts.ts';

export const money = {
  paid: (e) => ({ about: 'money', cues: pays(e.seat, NONE, e.amount) }),
  received: (e) => ({ about: 'money', cues: pays(NONE, e.seat, e.amount) }),
  crossedGo: (e) => ({ about: 'money', cues: pays(NONE, e.seat, e.amount) }),
  paidTo: (e) => ({ about: 'money', cues: pays(e.seat, e.to, e.amount) }),
  penalty: () => ({ about: 'money' }),
  fee: (e, at) => ({
    about: 'money',
    cues: [pulse(at.scene, e.contract)],
    calc: feeSum(e, at),
  }),
  noFee: sentenceOnly,
  claimOpened: sentenceOnly,
  claimed: sentenceOnly,
  claimLapsed: sentenceOnly,
  debt: () => ({ about: 'money' }),
  debtToFico: () => ({ about: 'money' }),
  settled: (e) => ({ about: 'money', cues: pays(e.seat, e.to, e.amount) }),
  settledWithFico: (e) => ({ about: 'money', cues: pays(e.seat, NONE, e.amount) }),
  priced: sentenceOnly,
} satisfies Partial<Tellers<ProjectPlan>>;

/** Why a fee is what it is. */
function feeSum(
  { contract: id, to: manager, amount: sum }: EventOf<ProjectPlanEvent, 'fee'>,
  { scene, before }: Moment<ProjectPlan>,
): string {
  const { facts } = scene.t;
  const contract = facts.contractOf[id]!;
  if (isCertification(scene, contract)) {
    const n = count((before.holds[manager] ?? 0) & facts.certifications);
    return say(scene, 'ui.calc.held', { n, amount: sum });
  }
  const level = before.level[contract] ?? 0;
  const bare = facts.fees[contract * facts.levels]!;
  if (level === 0 && sum === 2 * bare) return say(scene, 'ui.calc.double', { n: amount(bare) });
  return say(scene, 'ui.calc.fee', { level, amount: sum });
}
