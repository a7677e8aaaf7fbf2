/** What is paid and earned. */
import type { Tellers } from '@boardroom/ui-kit/tellers';
import type { It } from '../../src/types.ts';
import { say } from '../naming.ts';
import { pay } from './parts.ts';

export const money = {
  upkeepPaid: ({ seat, amount }) => pay(seat, -amount),
  stopped: ({ seat, amount }) => pay(seat, -amount),
  angelCame: ({ seat, amount }) => pay(seat, amount),
  projectPaid: ({ seat, amount }) => pay(seat, amount),
  instalmentPaid: ({ seat, amount, left }, { scene }) => ({
    ...pay(seat, amount),
    calc: say(scene, 'calc.instalment', { left, due: left * amount }),
  }),
  forcedSale: ({ seat, amount, lab }) => pay(seat, amount, `lab:${lab}`),
  labSold: ({ seat, amount, lab }) => pay(seat, amount, `lab:${lab}`),
  labAcquired: ({ seat, amount, location }, { scene }) => ({
    about: 'money',
    cues: [
      {
        do: 'fly',
        chip: 'token',
        from: `seat:${seat}`,
        to: `lab:${location}`,
        player: scene.colours[seat]!,
      },
      ...pay(seat, -amount).cues,
    ],
  }),
} satisfies Partial<Tellers<It>>;
