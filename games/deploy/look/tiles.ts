/** Development tiles, on display and docked. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { canDiscard, incomeAfter, tilesDocked } from '../src/development.ts';
import { NO_DISCARD } from '../src/moves.ts';
import { has } from '../src/room.ts';
import { KINDS, ROWS, SOCKETS } from '../src/types.ts';
import { access } from './access.ts';
import { cubeWords, say, tileName } from './words.ts';
import type { DeployReader } from './words.ts';

/** The paragraph each kind is described in. */
const RULES: readonly string[] = [
  'R91',
  'R93',
  'R94',
  'R96',
  'R97',
  'R98',
  'R99',
  'R100',
  'R101',
  'R102',
  'R102',
  'R102',
  'R104',
  'R103',
  'R105',
  'R107',
];

const isTechnology = (r: DeployReader, kind: number): boolean =>
  (r.t.facts.technologies & (1 << kind)) !== 0;

function described(r: DeployReader, id: string, kind: number): Looked {
  const tech = isTechnology(r, kind);
  return {
    id,
    name: tileName(r, kind),
    kind: say(r, tech ? 'dev.technology' : 'dev.skill'),
    figures: [
      { key: 'workers', name: say(r, 'figure.workers'), value: '1' },
      { key: 'income', name: say(r, 'figure.income'), value: tech ? '−3' : '±0' },
    ],
    line: r.words.word('tileEffect', KINDS[kind]),
    rule: { number: RULES[kind]!, text: say(r, tech ? 'dev.rule-technology' : 'dev.rule-skill') },
  };
}

export function lookAtDisplay(r: DeployReader, column: number, row: number): Looked | null {
  const { t, view, viewer } = r;
  const kind = view.columns[column * 3 + row];
  if (kind === undefined || kind === NONE || !t.options.developmentTiles) return null;
  const id = `dev:${column}:${row}`;
  const base = {
    ...described(r, id, kind),
    facts: [say(r, `dev.${ROWS[row]!}`, { column: column + 1 })],
  };
  if (viewer === null || isOver(view)) return base;
  const full = tilesDocked(view, viewer) === SOCKETS;
  const spare = KINDS.map((_, i) => i).filter((i) => canDiscard(t, view, viewer, i));
  const more =
    full && spare.length > 0
      ? [say(r, 'way.discard', { list: spare.map((i) => tileName(r, i)).join(', ') })]
      : [];
  const barred = access(
    r,
    id,
    (move) => move.type === 'develop' && move.tile === KINDS[kind],
    more,
  );
  const income = incomeAfter(t, view, viewer, kind, NO_DISCARD);
  return {
    ...base,
    now: { text: say(r, full ? 'dev.now-full' : 'dev.now', { income }) },
    ...barred,
  };
}

/** A tile somebody has docked: what it holds, and whether it is used up this round. */
export function lookAtDock(r: DeployReader, id: string, seat: number, kind: number): Looked | null {
  const { view, viewer } = r;
  if (kind < 0 || !has(view, seat, kind)) return null;
  const bit = 1 << kind;
  const used = (view.used[seat]! & bit) !== 0;
  const flipped = (view.flipped[seat]! & bit) !== 0;
  const facts = [
    ...(flipped ? [say(r, 'dock.flipped')] : used ? [say(r, 'dock.used')] : []),
    ...(KINDS[kind] === 'OPTIMISATION' ? [onTile(r, view.optimised, seat)] : []),
    ...(KINDS[kind] === 'INTEGRATOR' ? [onTile(r, view.beside, seat)] : []),
    ...(KINDS[kind] === 'ANALYST' && view.analyst[seat] === NONE
      ? [say(r, 'dock.undeclared')]
      : []),
  ];
  const base = { ...described(r, id, kind), owner: seat, facts };
  if (seat !== viewer || isOver(view)) return base;
  const name = KINDS[kind]!;
  return {
    ...base,
    ...access(
      r,
      id,
      (move) =>
        ('tile' in move && move.tile === name && move.type === 'removeTech') ||
        (move.type === 'monitor' && name === 'MONITORING') ||
        (move.type === 'integrate' && name === 'INTEGRATOR') ||
        (move.type === 'rebalance' && name === 'REBALANCE') ||
        (move.type === 'designer' && name === 'DESIGNER') ||
        (move.type === 'analyst' && name === 'ANALYST'),
    ),
  };
}

function onTile(r: DeployReader, cubes: readonly number[], seat: number): string {
  return say(r, 'dock.cubes', { list: cubeWords(r, cubes.slice(seat * 3, seat * 3 + 3)) });
}
