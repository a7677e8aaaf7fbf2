/** Why a DEVELOP or the use of a development tile is not legal. */
import { NONE } from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import { canDiscard, tilesDocked } from '../development.ts';
import { canDesign, isReady } from '../free-steps.ts';
import { has } from '../room.ts';
import { COLOURS, DESIGNER, INTEGRATOR, KINDS, MONITORING, ROWS, SOCKETS } from '../types.ts';
import type { DeployMove, DeployState, DeployTable } from '../types.ts';

type S = Readonly<DeployState>;

export function refuseDevelop(
  t: DeployTable,
  s: S,
  seat: number,
  move: Extract<DeployMove, { type: 'develop' }>,
): Refusal | null {
  if (!t.options.developmentTiles) return { code: 'no-tiles' };
  const kind = KINDS.indexOf(move.tile);
  if (kind < 0) return null;
  if (s.columns[(move.column - 1) * 3 + ROWS.indexOf(move.row)] !== kind)
    return { code: 'tile-not-there', facts: { tile: move.tile } };
  const discard = KINDS.indexOf(move.discard as never);
  if (discard !== kind && has(s, seat, kind))
    return { code: 'have-already', facts: { tile: KINDS[kind]! } };
  const full = tilesDocked(s, seat) === SOCKETS;
  if (!full && discard >= 0) return { code: 'free-socket' };
  if (full && discard < 0) return { code: 'no-socket' };
  if (discard >= 0 && !canDiscard(t, s, seat, discard)) {
    const facts = { tile: KINDS[discard]! };
    if (!has(s, seat, discard)) return { code: 'not-docked', facts };
    const used = (s.used[seat]! & (1 << discard)) !== 0;
    return { code: used ? 'used-this-round' : 'overfull-without', facts };
  }
  return (t.facts.technologies & (1 << kind)) === 0
    ? null
    : { code: 'technology-income', facts: { income: s.income[seat]! } };
}

/** A tile that must be docked and ready. */
export function refuseTool(s: S, seat: number, kind: number): Refusal | null {
  const facts = { tile: KINDS[kind]! };
  if (!has(s, seat, kind)) return { code: 'not-docked', facts };
  if (isReady(s, seat, kind)) return null;
  const isAction = kind === INTEGRATOR || kind === MONITORING;
  return { code: isAction ? 'once-per-round' : 'tile-flipped', facts };
}

export function refuseDesign(
  s: S,
  seat: number,
  space: number,
  move: Extract<DeployMove, { type: 'designer' }>,
): Refusal | null {
  const tool = refuseTool(s, seat, DESIGNER);
  const [colour, into] = [COLOURS.indexOf(move.colour), COLOURS.indexOf(move.into)];
  if (tool || colour < 0 || into < 0) return tool;
  if (space === NONE) return { code: 'not-on-display' };
  if (s.cubes[space * 3 + colour] === 0)
    return { code: 'no-cube-on-card', facts: { colour: move.colour } };
  if (colour === into) return { code: 'same-colour' };
  if (s.bag[into] === 0) return { code: 'none-in-bag', facts: { colour: move.into } };
  return canDesign(s, seat) ? null : { code: 'designs-used' };
}
