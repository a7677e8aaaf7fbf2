/** The moves a search compares: what the game suggests, and the most promising of the others. */
import { answer, clone, decisionOf, isGap, mix, pendingIndex, spread } from '@boardroom/kernel';
import type { Frame, Gap, Move, MoveValue, Rng, Saying, State, Template } from '@boardroom/kernel';
import { characterOf } from '../levels.ts';
import type { Outlook } from './line.ts';
import { fills, hashTemplate } from './move-hash.ts';
import { isFree } from './settings.ts';
import type { Edge } from './tree.ts';

export interface Candidate {
  readonly move: Move;
  readonly hash: number;
  /** Why a manner of play of the game would choose it. */
  readonly why?: Saying;
}

/** How many values stand for a wide gap. */
const VALUES = 9;
/** More moves than this are not even looked at. */
const MOST_LOOKS = 150;

/**
 * The first is what the game suggests to the bot's character; then what its other characters would
 * do; then the moves that look best one step ahead on the guess given.
 */
export function candidates(
  o: Outlook,
  view: Readonly<State>,
  f: Frame,
  guessed: Readonly<State>,
  known: readonly Edge[],
  rng: Rng,
): Candidate[] {
  const { game, t, settings } = o;
  const legal: Template<Move>[] = [];
  decisionOf(game, f).legal(t, view, f, legal);
  const templates = legal.filter((template) => isFree(settings, template));
  const found = new Map<number, Candidate>();
  const add = (move: Move, why?: Saying): void => {
    const hash = hashTemplate(move);
    if (!found.has(hash)) found.set(hash, why ? { move, hash, why } : { move, hash });
  };
  const { characters } = game.advice;
  for (const character of [characterOf(game, settings.character), ...Object.values(characters)]) {
    if (character === undefined) continue;
    const { move, why } = game.advice.suggest(t, view, f, rng, character);
    // The first is the bot's own manner of play.
    if (found.size === 0 || isFree(settings, move)) add(move, why);
  }
  const advised = [...found.values()];
  for (const { move } of advised)
    for (const near of nearby(templates, move))
      if (templates.some((t) => fills(t, near))) add(near);
  for (const { move } of known) if (templates.some((t) => fills(t, move))) add(move);
  for (const template of templates)
    if (!game.resigns?.includes(template.type))
      for (const move of spread(template, VALUES)) add(move);
  const others = mix([...found.values()].slice(advised.length), rng).slice(0, MOST_LOOKS);
  const room = Math.max(0, settings.width - advised.length);
  if (others.length <= room) return [...advised, ...others];
  const looks = others.map((candidate) => ({ candidate, value: look(o, guessed, candidate.move) }));
  looks.sort((a, b) => b.value - a.value);
  return [...advised, ...looks.slice(0, room).map(({ candidate }) => candidate)];
}

function look(o: Outlook, guessed: Readonly<State>, move: Move): number {
  const s = clone(guessed) as State;
  answer(o.game, o.t, s, pendingIndex(s, o.seat), move);
  return o.game.advice.evaluate(o.t, s, o.seat);
}

/** Numbers a little to either side of the ones suggested. */
function nearby(templates: readonly Template<Move>[], move: Move): Move[] {
  const moves: Move[] = [];
  const fields = move as unknown as Readonly<Record<string, MoveValue>>;
  const template = templates.find((each) => fills(each, move));
  for (const [name, part] of Object.entries(template ?? {}) as [string, MoveValue | Gap][]) {
    if (!isGap(part) || part.gap !== 'range') continue;
    const { step } = part;
    const tenth = step * Math.max(2, Math.round((part.max - part.min) / step / 10));
    for (const off of [-tenth, -step, step, tenth])
      moves.push({ ...move, [name]: (fields[name] as number) + off });
  }
  return moves;
}
