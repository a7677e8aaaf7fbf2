/** Action Cards: the five kinds one chooses from, and what others have face down. */
import { HIDDEN, isOver, pending } from '@boardroom/kernel';
import type { Looked, Refusal, Seat } from '@boardroom/kernel';
import { ACQUIRE, DO, KINDS, SELECT, SELL, STOP } from '../src/types.ts';
import { askedOf, obstacles } from './obstacles.ts';
import { playsOf, wayToPlay } from './plays.ts';
import { kindName, say } from './words.ts';
import type { ItReader } from './words.ts';

const RULES: Readonly<Record<string, string>> = {
  acquire: 'R41',
  sell: 'R50',
  select: 'R59',
  do: 'R75',
  stop: 'R97',
};
const MOVES = {
  [ACQUIRE]: 'acquireLab',
  [SELL]: 'sellLab',
  [SELECT]: 'selectWork',
  [DO]: 'doWork',
  [STOP]: 'stopWork',
} as const;

export function lookAtKind(r: ItReader, at: number): Looked {
  const { t, view, viewer } = r;
  const kind = KINDS[at]!;
  const chosen = viewer === null ? HIDDEN : view.chosen[KINDS.length * viewer + at]!;
  const base = {
    id: `hand:${kind}`,
    name: kindName(r, kind),
    kind: say(r, 'card.kind'),
    figures: [
      { key: 'cards', name: say(r, 'figure.of-kind'), value: `${t.facts.cards[at]!}` },
      ...(chosen > 0 ? [{ key: 'chosen', name: say(r, 'figure.chosen'), value: `${chosen}` }] : []),
    ],
    line: say(r, `card.${kind}`),
    rule: { number: RULES[kind]!, text: say(r, `card.${kind}.rule`) },
  };
  if (viewer === null || isOver(view) || askedOf(r, viewer) === 'chooseActions') return base;
  const plays = playsOf(r, viewer).filter(({ type }) => type === MOVES[at as keyof typeof MOVES]);
  if (plays.length > 0)
    return { ...base, now: { text: say(r, 'card.plays', { count: plays.length }) } };
  const none: Refusal =
    chosen > 0 ? { code: 'card-no-use' } : { code: 'card-not-chosen', facts: { kind } };
  const why = obstacles(r, viewer, [none]);
  const way = wayToPlay(r, viewer, at, null);
  return { ...base, ...(why ? { obstacles: why } : {}), ways: way === null ? [] : [way] };
}

/** How many lie face down is seen by all; which ones only with open selection (R29). */
export function lookAtDown(r: ItReader, seat: Seat): Looked {
  const { view, names } = r;
  const choosing = pending(view).some(({ kind }) => kind === 'chooseActions');
  const ready = !pending(view).some((f) => f.kind === 'chooseActions' && f.seat === seat);
  const counts = KINDS.map((_, i) => view.chosen[KINDS.length * seat + i]!);
  const played = KINDS.map((_, i) => view.played[KINDS.length * seat + i]!);
  const list = (of: readonly number[]): string =>
    KINDS.flatMap((kind, i) => (of[i]! > 0 ? [`${of[i]!} × ${kindName(r, kind)}`] : [])).join(', ');
  const facts: string[] = [];
  if (!choosing && counts.every((count) => count !== HIDDEN) && list(counts) !== '')
    facts.push(say(r, 'down.are', { list: list(counts) }));
  if (list(played) !== '') facts.push(say(r, 'down.played', { list: list(played) }));
  return {
    id: `down:${seat}`,
    name: say(r, 'down.name', { who: names[seat] }),
    kind: say(r, 'card.kind'),
    owner: seat,
    figures: [
      {
        key: 'cards',
        name: say(r, 'figure.down'),
        value: choosing ? say(r, ready ? 'down.ready' : 'down.choosing') : `${view.down[seat]!}`,
      },
    ],
    line: choosing
      ? say(r, ready ? 'down.is-ready' : 'down.is-choosing')
      : say(r, 'down.line', { count: view.down[seat], most: 1 + view.labs[seat]! }),
    facts,
    rule: { number: 'R29', text: say(r, 'down.rule') },
  };
}
