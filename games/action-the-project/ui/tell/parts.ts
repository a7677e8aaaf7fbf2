/** Cues and words that several events share. */
import type { Cue } from '@boardroom/ui-kit/contract';
import type { Table } from '../table.ts';

const ROSE = '#e09cc0';

export function say({ words }: Table, key: string, facts: object = {}): string {
  return words.say(`ui.${key}`, facts) ?? key;
}

export function coins(from: string, to: string, text: string): Cue {
  return { do: 'fly', chip: 'coin', from, to, text };
}

/** Prestige. */
export function rose(from: string, to: string, text: string): Cue {
  return { do: 'fly', chip: 'cube', from, to, text, colour: ROSE };
}
