/**
 * The levels of a match as a chain: before the deal, after it, and for every scene before it, with
 * each decision made as it was played, and after what came. A link leads from one level to the next.
 * Links that are nothing for sure are left out, so that the levels at both their ends are one.
 */
import { makeBot } from '@boardroom/bots';
import { answer, clone, guess, hasGaps, legal, moveKey, newRng, NONE } from '@boardroom/kernel';
import { makeAside, peek, pendingIndex, redealt, viewFor } from '@boardroom/kernel';
import type { Move, Saying, Seat, State } from '@boardroom/kernel';
import { choose, hash, newLine, playScene, REFERENCE } from './play-on.ts';
import type { Player, Script } from './play-on.ts';
import type { Course, Scene } from './scenes.ts';

export interface Link {
  readonly kind: 'deal' | 'decision' | 'chance';
  /** -1 for the deal. */
  readonly scene: number;
  readonly move: number;
  readonly until: number;
  readonly by: Seat;
  readonly sources: readonly string[];
  /** Both lines of a decision: without it and with it. */
  readonly lines?: readonly [Script, Script];
  /** Which of the scene's moves is decided; -1 for an aside left out. */
  readonly index: number;
  /** Both lines as the seat could know them, where that is something else. */
  readonly known?: readonly [Script, Script];
}

/** A decision as the reference would have made it. */
export interface Option {
  readonly move: number;
  readonly seat: Seat;
  readonly question: string;
  readonly played: Move | null;
  readonly reference: Move | null;
  readonly why?: Saying;
  readonly alike: number;
  /** No other move was legal. */
  readonly forced?: true;
  /** Its link, or -1 if the reference does the same. */
  readonly link: number;
}

export interface Chain {
  readonly links: readonly Link[];
  readonly options: readonly Option[];
}

/** So many whims show whether the reference varies. */
const WHIMS = 12;

export function chainOf(p: Player, course: Course): Chain {
  const links: Link[] = [];
  const options: Option[] = [];
  links.push({ ...plain('deal', -1, 0, 0), sources: [] });
  const { states, scenes } = course;
  let shown = shownOf(p, states[0]!);
  for (const [number, scene] of scenes.entries()) {
    const until = scene.at + scene.moves.length;
    addLeftOut(p, states[scene.at]!, scene, number, links, options);
    addDecisions(p, states[scene.at]!, scene, number, links, options);
    const next = shownOf(p, states[until]!);
    const sources = [...next.keys()].filter((name) => next.get(name) !== shown.get(name));
    shown = next;
    if (sources.length > 0) links.push({ ...plain('chance', number, scene.at, until), sources });
  }
  return { links, options };
}

function plain(kind: Link['kind'], scene: number, move: number, until: number): Link {
  return { kind, scene, move, until, by: NONE, sources: [], index: -1 };
}

/** How often each stream was drawn from, and what all players see of the table's secrets. */
function shownOf(p: Player, s: State): Map<string, string> {
  const shown = new Map<string, string>();
  for (const [stream, counts] of Object.entries(s.chance.drawn)) shown.set(stream, counts.join());
  for (let seat = 0; seat < p.t.players; seat++) {
    const view = peek(p.game, p.t, s, seat) as unknown as Record<string, unknown>;
    for (const field of p.game.knowledge.table)
      shown.set(field, `${shown.get(field) ?? ''} ${JSON.stringify(view[field])}`);
  }
  return shown;
}

/** Whether what other seats hold may matter to a decision: the seat does not see or guess it all. */
function isHidden(p: Player, s: State, seat: Seat): boolean {
  const { game, t } = p;
  if (seat >= t.seats) return false;
  const fields = [...game.knowledge.seat, ...game.knowledge.public];
  const written = (state: State): string =>
    JSON.stringify(fields.map((field) => (state as unknown as Record<string, unknown>)[field]));
  const truth = written(s);
  const view = viewFor(game, t, s, seat);
  if (written(view) !== truth) return true;
  const own = tableSeen(p, view);
  for (let other = 0; other < t.players; other++)
    if (other !== seat && tableSeen(p, viewFor(game, t, s, other)) !== own) return true;
  for (let i = 0; i < 4; i++)
    if (written(guess(game, t, view, seat, newRng(i + 1))) !== truth) return true;
  return false;
}

function tableSeen(p: Player, view: State): string {
  const fields = view as unknown as Record<string, unknown>;
  return JSON.stringify(p.game.knowledge.table.map((field) => fields[field]));
}

/** Whoever would have made an aside before this scene, had the reference sat there. */
function addLeftOut(
  p: Player,
  s: State,
  scene: Scene,
  number: number,
  links: Link[],
  options: Option[],
): void {
  if (!p.policy.aside || scene.aside) return;
  let proposers = 0;
  for (let i = 0; i < 4; i++) {
    const line = newLine(p, redealt(p.game, p.t, s, newRng(hash(number, i, 1))), i);
    proposers |= playScene(p, line, scene, { actual: 0, silent: 0 });
  }
  let silent = 0;
  for (let seat = 0; seat < p.t.seats; seat++) {
    if ((proposers & (1 << seat)) === 0) continue;
    const before = { actual: 0, silent };
    silent |= 1 << seat;
    // The last one: from here on nobody says anything before the scene is over.
    const isLast = proposers >> (seat + 1) === 0;
    const lines = [before, { actual: 0, silent: isLast ? -1 : silent }] as const;
    const proposal = p.policy.aside(p.t, s, seat, newRng(1));
    const hidden = isHidden(p, s, seat);
    options.push({
      move: scene.at,
      seat,
      question: 'aside',
      played: null,
      reference: proposal,
      alike: 0,
      link: links.length,
    });
    links.push({
      ...plain('decision', number, scene.at, scene.at + scene.moves.length),
      by: seat,
      lines,
      ...(hidden ? { known: lines } : {}),
    });
  }
}

function addDecisions(
  p: Player,
  s: State,
  scene: Scene,
  number: number,
  links: Link[],
  options: Option[],
): void {
  const { game, t } = p;
  const now = clone(s);
  let others = 0;
  for (const [index, { seat, move, question }] of scene.moves.entries()) {
    const { reference, why, alike } = scene.aside
      ? asideOf(p, now, seat, move)
      : answerOf(p, now, seat, move);
    const option = { move: scene.at + index, seat, question, played: move, reference, alike };
    const isLinked = alike < 1;
    options.push({
      ...option,
      ...(why ? { why } : {}),
      ...(!scene.aside && isForced(p, now, seat) ? { forced: true } : {}),
      link: isLinked ? links.length : -1,
    });
    const actual = (1 << index) - 1;
    if (isLinked) {
      // Where others of the row decided otherwise too, the seat could not know that.
      const silent = scene.aside ? 0 : -1;
      const known = others > 0 || isHidden(p, s, seat);
      links.push({
        ...plain('decision', number, scene.at, scene.at + scene.moves.length),
        by: seat,
        index,
        lines: [
          { actual, silent },
          { actual: actual | (1 << index), silent },
        ],
        ...(known
          ? {
              known: [
                { actual: 0, silent },
                { actual: 1 << index, silent },
              ] as const,
            }
          : {}),
      });
      others++;
    }
    if (scene.aside) makeAside(game, t, now, seat, move);
    else answer(game, t, now, pendingIndex(now, seat), move);
  }
}

interface Reference {
  readonly reference: Move | null;
  readonly why?: Saying;
  readonly alike: number;
}

function isForced({ game, t }: Player, s: State, seat: Seat): boolean {
  const answers = legal(game, t, s, s.agenda[pendingIndex(s, seat)]!);
  return answers.length === 1 && !hasGaps(answers[0]!);
}

function asideOf(p: Player, s: State, seat: Seat, move: Move): Reference {
  const proposal = seat < p.t.seats ? (p.policy.aside?.(p.t, s, seat, newRng(1)) ?? null) : null;
  return {
    reference: proposal,
    alike: proposal && moveKey(proposal) === moveKey(move) ? 1 : 0,
  };
}

function answerOf(p: Player, s: State, seat: Seat, move: Move): Reference {
  const index = pendingIndex(s, seat);
  const f = s.agenda[index]!;
  const key = moveKey(move);
  const chosen = new Map<string, { move: Move; times: number }>();
  let times = 0;
  for (let isVaried = true; isVaried && times < WHIMS; times++) {
    const line = newLine(p, s, times);
    const own = choose(p, line, index);
    const same = chosen.get(moveKey(own));
    if (same) same.times++;
    else chosen.set(moveKey(own), { move: own, times: 1 });
    isVaried = line.whimsical;
  }
  const alike = (chosen.get(key)?.times ?? 0) / times;
  if (alike === 1) return { reference: move, alike };
  const [most] = [...chosen.values()].toSorted((a, b) => b.times - a.times);
  const view = (): State => viewFor(p.game, p.t, s, seat);
  const ask = { t: p.t, f, view, legal: () => legal(p.game, p.t, s, f) };
  const told = makeBot(p.game, REFERENCE)!.choose(ask, newRng(1));
  const isSame = moveKey(told.move) === moveKey(most!.move);
  return { reference: most!.move, alike, ...(isSame && told.why ? { why: told.why } : {}) };
}
