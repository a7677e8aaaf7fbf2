/** What lies on the board besides: deck, bag, bank, trolley, tracks, roundel. */
import { isOver } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { projectCount } from '../src/figures.ts';
import { LAP } from '../src/types.ts';
import { access } from './access.ts';
import { nextLevel, stepsLeft } from './reckon.ts';
import { cardName, cubeWords, say, signedWord } from './words.ts';
import { projectKind } from './project.ts';
import type { DeployReader } from './words.ts';

export function lookAtDeck(r: DeployReader): Looked {
  const { t, view } = r;
  const level = nextLevel(t, view);
  return {
    id: 'deck',
    name: say(r, 'deck.name'),
    kind: say(r, 'deck.kind'),
    figures: [{ key: 'left', name: say(r, 'figure.left'), value: `${view.deck.length}` }],
    line:
      level === 0
        ? say(r, 'deck.none')
        : say(r, 'deck.line', { level: r.words.word('level', level) }),
    rule: { number: 'R80', text: say(r, 'project.rule-refill') },
  };
}

export function lookAtBag(r: DeployReader): Looked {
  const { t, view } = r;
  const sum = view.bag.reduce((all, count) => all + count, 0);
  return {
    id: 'bag',
    name: say(r, 'bag.name'),
    kind: say(r, 'bag.kind'),
    figures: [{ key: 'cubes', name: say(r, 'figure.cubes'), value: `${sum}` }],
    line: t.options.showBagCounts
      ? say(r, 'bag.line', { list: cubeWords(r, view.bag) })
      : say(r, 'bag.blind'),
    rule: { number: 'R16', text: say(r, 'bag.rule') },
  };
}

export function lookAtBank(r: DeployReader): Looked {
  const base = {
    id: 'bank',
    name: say(r, 'bank.name'),
    kind: say(r, 'bank.kind'),
    figures: [
      { key: 'workers', name: say(r, 'figure.workers'), value: '1' },
      { key: 'cash', name: say(r, 'figure.credits'), value: '+3' },
    ],
    line: say(r, 'bank.line'),
    rule: { number: 'R82', text: say(r, 'bank.rule') },
  };
  return { ...base, ...access(r, 'bank', (move) => move.type === 'consult') };
}

export function lookAtTrolley(r: DeployReader): Looked {
  const base = {
    id: 'trolley',
    name: say(r, 'trolley.name'),
    kind: say(r, 'trolley.kind'),
    figures: [
      { key: 'workers', name: say(r, 'figure.workers'), value: '1' },
      { key: 'left', name: say(r, 'figure.movements'), value: '5' },
    ],
    line: say(r, 'trolley.line'),
    rule: { number: 'R61', text: say(r, 'trolley.rule') },
  };
  return { ...base, ...access(r, 'trolley', (move) => move.type === 'move') };
}

/** A player's disc: how far it is from home. */
export function lookAtDisc(r: DeployReader, seat: number): Looked {
  const { view, names } = r;
  const left = stepsLeft(view, seat);
  const behind = view.steps.filter(
    (steps, other) => other !== seat && steps < view.steps[seat]!,
  ).length;
  return {
    id: `disc:${seat}`,
    name: say(r, 'disc.name', { who: names[seat] }),
    kind: say(r, 'disc.kind'),
    owner: seat,
    figures: [{ key: 'steps', name: say(r, 'figure.steps-left'), value: `${Math.max(0, left)}` }],
    line: left > 0 ? say(r, 'disc.line', { left, behind }) : say(r, 'disc.home', { beyond: -left }),
    rule: { number: 'R40', text: say(r, 'disc.rule', { lap: LAP }) },
  };
}

/** The income track and the BVP track, everybody's place on it. */
export function lookAtTrack(r: DeployReader, track: 'income' | 'bvp'): Looked {
  const { t, view, names } = r;
  return {
    id: `track:${track}`,
    name: say(r, `track.${track}`),
    kind: say(r, 'track.kind'),
    figures: names.slice(0, t.players).map((name, seat) => ({
      key: track,
      name,
      value: `${view[track][seat]!}`,
    })),
    line: say(r, `track.${track}.line`),
    rule: {
      number: track === 'income' ? 'R54' : 'R119',
      text: say(r, `track.${track}.rule`, { cap: t.facts.cap }),
    },
  };
}

/** Projects a player has deployed. */
export function lookAtSlot(
  r: DeployReader,
  id: string,
  seat: number,
  to: 'room' | 'cloud',
): Looked {
  const { view } = r;
  const cards = view.slots[2 * seat + (to === 'cloud' ? 1 : 0)]!;
  return {
    id,
    name: say(r, `slot.${to}`),
    kind: say(r, 'slot.kind'),
    owner: seat,
    figures: [
      { key: 'projects', name: say(r, 'figure.projects'), value: `${cards.length}` },
      { key: 'projects', name: say(r, 'figure.of-all'), value: `${projectCount(view, seat)}` },
    ],
    line: say(r, `slot.${to}.line`, { count: cards.length }),
    facts: cards.map((card) => `${cardName(r, card)} (${projectKind(r, card)})`),
    rule: { number: to === 'cloud' ? 'R76' : 'R134', text: say(r, `slot.${to}.rule`) },
  };
}

export function lookAtTrade(r: DeployReader, id: string, goods: 'credits' | 'income'): Looked {
  const { view, viewer } = r;
  const seat = viewer ?? 0;
  const base = {
    id,
    name: say(r, `trade.${goods}`),
    kind: say(r, 'trade.kind'),
    figures: [{ key: 'bvp', name: say(r, 'figure.bvp'), value: signedWord(-1) }],
    line: say(r, `trade.${goods}.line`, { cash: view.cash[seat], income: view.income[seat] }),
    rule: { number: 'R119', text: say(r, 'trade.rule') },
  };
  if (isOver(view)) return base;
  return { ...base, ...access(r, id, (move) => move.type === 'trade' && move.for === goods) };
}
