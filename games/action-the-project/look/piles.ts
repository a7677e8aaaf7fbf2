/** The project, the pile of packages, and the packs around them. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { MONEY, SUCCEEDED, TRIAL } from '../src/types.ts';
import { carriedOf, chances, neededBeside, pileOf, votes } from './figures.ts';
import {
  figure,
  inLaterTurns,
  inTheWay,
  isAsked,
  player,
  refused,
  ruleLine,
  say,
} from './reader.ts';
import type { ActionReader } from './reader.ts';
import { bidOfReader } from './windows.ts';

export function lookAtProject(r: ActionReader): Looked | null {
  const { view, t, words } = r;
  if (view.project === NONE) return null;
  const { id } = t.content.projects[view.project]!;
  const value = t.facts.values[view.project]!;
  const carried = carriedOf(r);
  return {
    id: 'project',
    name: words.word('project', id),
    kind: say(r, 'project.kind', { turn: view.turn, turns: t.facts.turns }),
    figures: [
      figure(r, 'packages', String(value)),
      ...(carried > 0 ? [figure(r, 'carried', String(carried))] : []),
      ...(view.revealed ? [figure(r, 'votes', say(r, 'votes', votes(r)))] : []),
    ],
    line: words.say(`project.${id}.line`)!,
    facts: [
      say(r, view.leader === NONE ? 'project.noLeader' : 'project.leader', { seat: view.leader }),
      ...(view.revealed
        ? [say(r, `outcome.${view.outcome}`)]
        : [say(r, 'project.needs', { need: neededBeside(r) })]),
    ],
    rule: ruleLine(r, 'R40', { tie: t.options.tieOutcome }),
  };
}

export function lookAtPile(r: ActionReader): Looked | null {
  const { view, t } = r;
  if (view.project === NONE) return null;
  const pile = pileOf(r);
  const { unit } = t.facts;
  const open = pile > 0 && view.outcome !== TRIAL;
  return {
    id: 'pile',
    name: say(r, 'pile.name'),
    kind: say(r, 'pile.kind', { unit }),
    figures: [
      figure(r, 'packages', String(pile)),
      figure(r, 'money', say(r, 'money', { money: pile * unit })),
      figure(r, 'prestige', String(pile)),
    ],
    line: say(
      r,
      pile === 0 ? 'pile.divided' : view.outcome === TRIAL ? 'pile.onward' : 'pile.line',
    ),
    ...(open
      ? {
          now: {
            text: say(r, 'pile.now', { half: pile / 2, pile }),
            calc: say(r, 'pile.calc', { value: pile - view.carry, carried: view.carry, pile }),
          },
        }
      : {}),
    rule: ruleLine(r, view.outcome === SUCCEEDED ? 'R44' : 'R43', { unit }),
  };
}

export function lookAtFate(r: ActionReader): Looked | null {
  const { view, t, words } = r;
  if (!t.options.fate || view.project === NONE) return null;
  const shown = view.fateShown.at(-1);
  const card = shown === undefined ? null : t.content.fates[shown]!;
  const worked = view.fateShown.length > 1;
  return {
    id: 'fate',
    name: card ? words.word('fate', card.id) : say(r, 'fate.name'),
    kind: say(r, 'fate.kind'),
    figures: card ? [figure(r, 'vote', say(r, `fate.vote.${card.vote}`))] : [],
    line: say(r, card ? 'fate.shown' : 'fate.line'),
    ...(worked ? { facts: [say(r, 'fate.second')] } : {}),
    ...(isAsked(r, 'overtime') || player(r) === null || isOver(view)
      ? {}
      : inTheWay(
          refused(r, { type: 'overtime', forfeit: MONEY }),
          view.leader === player(r) && !view.revealed ? [say(r, 'way.fate')] : [],
        )),
    rule: ruleLine(r, card ? 'R147' : 'R145'),
  };
}

export function lookAtBacklog(r: ActionReader): Looked {
  const { view, t, words } = r;
  const left = view.pile.length;
  const known = view.returned.map((card) => words.word('project', t.content.projects[card]!.id));
  const turnedUp = view.project !== NONE;
  const why =
    turnedUp && !isAsked(r, 'useW1', 'useW4') && player(r) !== null && !isOver(view)
      ? (refused(r, view.revealed ? { type: 'trial' } : { type: 'redrawProject' }) ?? {
          text: say(r, 'why.backlog'),
          rule: view.revealed ? 'R88' : 'R79',
        })
      : null;
  const running = view.window === 1 || view.window === 4;
  return {
    id: 'backlog',
    name: say(r, 'backlog.name'),
    kind: say(r, 'backlog.kind'),
    figures: [figure(r, 'left', String(left))],
    line: say(r, 'backlog.line', { left }),
    facts: [
      ...(known.length > 0 ? [say(r, 'backlog.known', { known })] : []),
      ...(turnedUp && left > 0 && !view.revealed ? [say(r, 'chances', chances(r))] : []),
    ],
    ...inTheWay(why, running ? bidOfReader(r) : left > 0 ? inLaterTurns(r, 'way.backlog') : []),
    rule: ruleLine(r, 'R8', { boxed: t.players }),
  };
}

export function lookAtLeaders(r: ActionReader): Looked {
  const { view, t, words } = r;
  const led = view.history.map((seat) => words.seat(seat));
  const running = view.window === 2;
  const playing = player(r) !== null && !isOver(view) && view.turn > 0;
  return {
    id: 'leaders',
    name: say(r, 'leaders.name'),
    kind: say(r, 'leaders.kind'),
    figures: [figure(r, 'chance', say(r, 'leaders.chance', { n: t.players }))],
    line: say(r, t.options.leaderDraw === 'rota' ? 'leaders.rota' : 'leaders.line', {
      n: t.players,
    }),
    facts: [led.length > 0 ? say(r, 'leaders.led', { led }) : say(r, 'leaders.none')],
    ...(playing && !isAsked(r, 'useW2')
      ? inTheWay(
          { text: say(r, 'why.leaders'), rule: 'R81' },
          running
            ? bidOfReader(r)
            : view.windows[1] === 0
              ? [say(r, 'way.window.2')]
              : inLaterTurns(r, 'way.window.next'),
        )
      : {}),
    rule: ruleLine(r, 'R21'),
  };
}

export function lookAtClosed(r: ActionReader): Looked {
  const { view, t, words } = r;
  const closed = view.discards.map((card) =>
    say(r, 'closed.one', {
      name: words.word('project', t.content.projects[card]!.id),
      value: t.facts.values[card]!,
    }),
  );
  return {
    id: 'closed',
    name: say(r, 'closed.name'),
    kind: say(r, 'closed.kind'),
    figures: [figure(r, 'closed', String(closed.length))],
    line: closed.length > 0 ? say(r, 'closed.line', { closed }) : say(r, 'closed.none'),
    rule: ruleLine(r, 'R124'),
  };
}

export function lookAtBank(r: ActionReader): Looked {
  const seat = player(r);
  const { price } = r.t.facts;
  const cash = seat === null ? 0 : r.view.money[seat]!;
  const most = Math.floor(cash / price);
  const playing = seat !== null && !isOver(r.view);
  return {
    id: 'bank',
    name: say(r, 'bank.name'),
    kind: say(r, 'bank.kind'),
    figures: [figure(r, 'price', say(r, 'money', { money: price }), playing && most === 0)],
    line: say(r, r.t.options.purchaseVisibility === 'public' ? 'bank.open' : 'bank.line', {
      price,
    }),
    ...(playing && most > 0
      ? {
          now: {
            text: say(r, 'bank.now', { most }),
            calc: say(r, 'bank.calc', { cash, price, most }),
          },
        }
      : {}),
    ...(playing
      ? inTheWay(
          refused(r, { type: 'buy', count: 1 }),
          r.view.turn === 0 ? [say(r, 'way.turn1')] : [say(r, 'way.bank')],
        )
      : {}),
    rule: ruleLine(r, 'R93', { price }),
  };
}
