/** Cues that several events share. */
import type { Cue } from '@boardroom/ui-kit/contract';
import type { Moment } from '@boardroom/ui-kit/tellers';
import { COLOURS } from '../../src/types.ts';
import type { Colour, Deploy } from '../../src/types.ts';
import { id, stepAnchor } from '../ids.ts';
import { BVP_CELLS, INCOME_CELLS } from '../layout.ts';
import { CUBE } from '../palette.ts';
import { say } from '../reckon.ts';
import type { DeployScene } from '../reckon.ts';

type At = Moment<Deploy>;

/** A place of the viewer's own desk, or the card of another seat. */
export function placeOf({ viewer }: DeployScene, seat: number, place: string): string {
  return viewer === seat ? place : `seat:${seat}`;
}

export function cube(colour: Colour, from: string, to: string): Cue {
  return { do: 'fly', chip: 'cube', from, to, colour: CUBE[COLOURS.indexOf(colour)]!.flat };
}

export function worker({ colours }: DeployScene, seat: number, from: string, to: string): Cue {
  return { do: 'fly', chip: 'token', from, to, player: colours[seat]! };
}

/** Credits between the bank and a seat. */
export function pay(seat: number, credits: number): Cue {
  return {
    do: 'fly',
    chip: 'coin',
    from: credits > 0 ? id.bank : `seat:${seat}`,
    to: credits > 0 ? `seat:${seat}` : id.bank,
    text: String(Math.abs(credits)),
  };
}

/** The seat's disc on the income track. */
export function income({ scene, before }: At, seat: number, by: number): Cue[] {
  const move: Cue = { do: 'move', what: `inc:${seat}`, from: incomeCell(before.income[seat]!) };
  if (by === 0) return [move];
  return [move, { do: 'count', where: incomeCell(scene.view.income[seat]!), by }];
}
function incomeCell(value: number): string {
  return `i:${Math.max(0, Math.min(INCOME_CELLS - 1, value))}`;
}

/** The seat's disc on the BVP track. */
export function points({ scene, before }: At, seat: number, by: number): Cue[] {
  if (by === 0) return [];
  const from = `b:${Math.max(0, before.bvp[seat]!) % BVP_CELLS}`;
  return [
    { do: 'move', what: `bvp:${seat}`, from },
    { do: 'count', where: `purse:${seat}`, by, unit: say(scene, 'ui.bvp') },
  ];
}

/** The marker of Pool C on its scale; other seats' scales are not drawn. */
export function marker({ scene, before }: At, seat: number): Cue {
  return scene.viewer === seat
    ? { do: 'move', what: `marker:${seat}`, from: stepAnchor(before.marker[seat]!) }
    : { do: 'pulse', what: `seat:${seat}` };
}
