/** Contracts and the people on them: bought, staffed, extended, handed back. */
import { NONE } from '@boardroom/kernel';
import type { Telling } from '@boardroom/ui-kit/contract';
import { amount } from '@boardroom/ui-kit/numbers';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import { feeNow } from '../../look/figures.ts';
import type { ProjectPlan, ProjectPlanEvent } from '../../src/types.ts';
import { say } from '../naming.ts';
import { cellOf, pays, pulse, takes } from './parts.ts';

export const projects = {
  bought: (e, { scene }) => ({
    about: 'money',
    cues: [takes(scene, e.seat, e.contract), ...pays(e.seat, NONE, e.amount)],
  }),
  reviewed: sentenceOnly,
  hired: (e, { scene }) => {
    const { facts } = scene.t;
    const qm = e.level === facts.top;
    return {
      about: 'money',
      cues: [
        {
          do: 'fly',
          chip: 'token',
          from: 'planning',
          to: cellOf(scene, e.project),
          colour: qm ? '#c62f35' : '#2f8f4e',
        },
        ...pays(e.seat, NONE, e.amount),
      ],
      calc: say(scene, qm ? 'ui.calc.qm' : 'ui.calc.hired', {
        level: e.level,
        n: amount(feeNow(scene, facts.contractOf[e.project]!)),
        ftes: facts.top - 1,
      }),
    };
  },
  contested: sentenceOnly,
  released: (e, { scene }) => ({
    about: 'money',
    cues: [
      {
        do: 'fly',
        chip: 'token',
        from: cellOf(scene, e.project),
        to: 'planning',
        colour: '#2f8f4e',
      },
      ...pays(NONE, e.seat, e.amount),
    ],
  }),
  groupReleased: (e) => ({ about: 'money', cues: pays(NONE, e.seat, e.amount) }),
  extended: (e, { scene }) => ({
    about: 'money',
    cues: [pulse(scene, e.contract), ...pays(NONE, e.seat, e.amount)],
    calc: say(scene, 'ui.calc.extended', {
      n: amount(scene.t.facts.redemption[scene.t.facts.contractOf[e.contract]!]!),
    }),
  }),
  keepsExtension: sentenceOnly,
  redeemed: paidFor,
  addition: paidFor,
  handedBack,
  cancelled: handedBack,
} satisfies Partial<Tellers<ProjectPlan>>;

function paidFor(
  e: EventOf<ProjectPlanEvent, 'redeemed' | 'addition'>,
  { scene }: Moment<ProjectPlan>,
): Telling {
  return {
    about: 'money',
    cues: [pulse(scene, e.contract), ...pays(e.seat, NONE, e.amount)],
  };
}

function handedBack(
  e: EventOf<ProjectPlanEvent, 'handedBack' | 'cancelled'>,
  { scene }: Moment<ProjectPlan>,
): Telling {
  return {
    about: 'money',
    cues: [pulse(scene, e.project), ...pays(NONE, e.seat, e.amount)],
  };
}
