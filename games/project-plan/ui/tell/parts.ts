/** Cues that several events share. */
import { NONE } from '@boardroom/kernel';
import type { Cue } from '@boardroom/ui-kit/contract';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Look } from '../scene.ts';

/** NONE is FICO. */
export function pays(from: number, to: number, sum: number): Cue[] {
  if (sum === 0) return [];
  const purse = (seat: number): string => (seat === NONE ? 'bank' : `purse:${seat}`);
  const cues: Cue[] = [
    { do: 'fly', chip: 'coin', from: purse(from), to: purse(to), text: amount(sum) },
  ];
  if (from !== NONE) cues.push({ do: 'count', where: purse(from), by: -sum });
  if (to !== NONE) cues.push({ do: 'count', where: purse(to), by: sum });
  return cues;
}

export function cellOf({ t: { facts } }: Look, contract: string): string {
  return `cell:${facts.cellOf[facts.contractOf[contract]!]}`;
}

export function pulse(scene: Look, contract: string): Cue {
  return { do: 'pulse', what: cellOf(scene, contract) };
}

/** The contract goes to the seat. */
export function takes(scene: Look, seat: number, contract: string): Cue {
  return {
    do: 'fly',
    chip: 'card',
    from: cellOf(scene, contract),
    to: `seat:${seat}`,
    player: scene.colours[seat]!,
  };
}
