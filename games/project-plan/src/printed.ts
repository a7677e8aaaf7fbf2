/** What the words of a table take from its edition and options. */
import { NONE } from '@boardroom/kernel';
import type { Printed, Saying, Table } from '@boardroom/kernel';
import type { Effect } from './content.ts';
import type { ProjectPlan } from './types.ts';

export function printed(t: Table<ProjectPlan>): Printed {
  const { content, options, facts } = t;
  return {
    figures: {
      budgetIncrease: content.budgetIncrease,
      wfaExit: content.wfaExit,
      leastBid: content.leastBid,
      certificationFee: content.certifications.fee,
      certificationCount: facts.certificationFee.length,
      allCertifications: facts.certificationFee.at(-1)!,
      fteBeforeQm: options.fteBeforeQm,
      shortageAt: options.shortageAt,
      maxProposals: options.maxProposals,
    },
    effects: {
      ...Object.fromEntries(
        [...content.chance, ...content.chest].map((card) => [
          `does.${card.id}`,
          [said(card.effect)],
        ]),
      ),
      [`level.${facts.top}`]: [{ code: 'qualityManager' }],
    },
  };
}

/** R68 A card in words: its kind names the sentence, its amounts stand in it. */
function said(effect: Effect): Saying {
  if (effect.kind !== 'advance') {
    const { kind, ...facts } = effect;
    return { code: kind, facts };
  }
  const { to, price: offer = NONE, feeTimes = 1 } = effect;
  if (to === 'certification') return { code: 'advanceToCertification', facts: { offer, feeTimes } };
  return to === 'go' ? { code: 'advanceToGo' } : { code: 'advance', facts: { place: to } };
}
