/** Action cards: in the own hand, and before each player on the table. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked, Seat } from '@boardroom/kernel';
import { ABSTAIN, POLITICS, SUPPORT } from '../src/types.ts';
import {
  cardSeen,
  leaderRows,
  neededBeside,
  payRows,
  pileOf,
  question,
  saidCard,
} from './figures.ts';
import { bidOfReader } from './windows.ts';
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
import type { ActionReader, Obstacle } from './reader.ts';

const RULES = ['R29', 'R30', 'R31', 'R33'];

/** What a card does for its owner, in a few letters: "up to 40". */
export function cardNote(r: ActionReader, seat: Seat, card: number): string {
  if (card === POLITICS) return say(r, 'pays.politics', { n: r.t.players });
  if (seat === r.view.leader) {
    const { success } = leaderRows(r);
    return say(r, `pays.leader.${card}`, { half: success[1] ?? success[0]! });
  }
  const row = payRows(r, seat).find((found) => found.card === card)!;
  return say(r, `pays.short.${card}`, { alone: row.pays[0]! });
}

/** What a card would bring its owner now, and how that is worked out. */
export function cardPays(
  r: ActionReader,
  seat: Seat,
  card: number,
): { text: string; calc?: string } | undefined {
  const pile = pileOf(r);
  if (card === POLITICS) return { text: say(r, 'pays.politics.now', { n: r.t.players }) };
  if (pile === 0 || r.view.leader === NONE) return undefined;
  if (seat === r.view.leader) {
    const { success, failure } = leaderRows(r);
    return {
      text: say(r, `pays.leader.now.${card}`, {
        half: success[1] ?? success[0]!,
        need: neededBeside(r),
        alone: failure[0]!,
      }),
      calc: say(r, 'pays.leader.calc', { pile, half: pile / 2 }),
    };
  }
  const row = payRows(r, seat).find((found) => found.card === card)!;
  if (card === ABSTAIN)
    return {
      text: say(r, 'pays.now.2', {
        least: row.pays[0]!,
        most: row.pays.at(-1)!,
        success: row.free![0],
        failure: row.free![1],
      }),
    };
  const pays = row.pays.slice(0, 3).map((packages, k) => say(r, 'pays.with', { k, packages }));
  return {
    text: say(r, `pays.now.${card}`, { pays }),
    calc: say(r, `pays.calc.${card}`, { pile, half: pile / 2 }),
  };
}

export function lookAtHand(r: ActionReader, card: number): Looked | null {
  const seat = player(r);
  if (seat === null || !(card >= SUPPORT && card <= POLITICS)) return null;
  const { words, view } = r;
  const laying = isAsked(r, 'assign');
  const owner = laying ? view.target : seat;
  const now = cardPays(r, owner, card);
  return {
    id: `hand:${card}`,
    name: words.word('card', card),
    kind: say(r, laying ? 'hand.kind.other' : 'hand.kind', { seat: owner }),
    owner,
    figures: [
      figure(r, 'vote', say(r, `vote.${card}`)),
      ...(now ? [figure(r, 'pays', cardNote(r, owner, card))] : []),
    ],
    line: words.say(`card.${card}.text`)!,
    ...(now && !isOver(view) ? { now } : {}),
    ...notToPlace(r, card),
    rule: ruleLine(r, RULES[card]!),
  };
}

function notToPlace(r: ActionReader, card: number): Pick<Looked, 'obstacles' | 'ways'> {
  if (isAsked(r, 'place', 'assign')) return {};
  if (isOver(r.view)) return inTheWay({ text: say(r, 'why.over'), rule: 'R142' }, []);
  const why = refused(r, { type: 'place', card });
  if (r.view.cards[player(r)!] !== NONE) return inTheWay(why, inLaterTurns(r, 'way.card.next'));
  const first = question(r);
  if (why && first) return inTheWay(why, [say(r, 'way.card.after', { seat: first.seat })]);
  return inTheWay({ text: say(r, 'why.card.early'), rule: 'R13' }, [say(r, 'way.card.later')]);
}

/** The card that lies before a player. */
export function lookAtPlaced(r: ActionReader, seat: Seat): Looked | null {
  if (r.view.turn === 0 || !(seat >= 0 && seat < r.t.players)) return null;
  const { words, view } = r;
  const face = cardSeen(r, seat);
  const lies = view.cards[seat] !== NONE;
  const said = saidCard(r, seat);
  const state = face !== null ? 'seen' : lies ? 'down' : 'none';
  const facts: string[] = [];
  if (said) facts.push(say(r, 'placed.said', { seat, card: said.card, to: said.to }));
  if (view.target === seat)
    facts.push(say(r, 'placed.steered', { seat, steerer: words.seat(view.steerer) }));
  return {
    id: `card:${seat}`,
    name: say(r, `placed.${state}`, { seat, card: face ?? 0 }),
    kind: say(r, seat === view.leader ? 'placed.kind.leader' : 'placed.kind'),
    owner: seat,
    figures: face === null ? [] : [figure(r, 'vote', say(r, `vote.${face}`))],
    line:
      face === null ? say(r, `placed.line.${state}`, { seat }) : words.say(`card.${face}.text`)!,
    ...(facts.length > 0 ? { facts } : {}),
    ...notToChange(r, seat),
    rule: ruleLine(r, seat === view.leader ? 'R82' : view.revealed ? 'R27' : 'R84'),
  };
}

/** A Quiet Word changes a card; who may have it, and about whom. */
function notToChange(r: ActionReader, seat: Seat): Pick<Looked, 'obstacles' | 'ways'> {
  const me = player(r);
  const { view } = r;
  if (me === null || isOver(view) || seat === me) return {};
  if (view.revealed)
    return inTheWay(
      { text: say(r, 'why.card.shown'), rule: 'R27' },
      inLaterTurns(r, 'way.word.next'),
    );
  if (seat === view.leader && view.windows[1] !== 0)
    return inTheWay({ text: r.words.refusal({ code: 'leader-protected' }), rule: 'R82' }, []);
  if (isAsked(r, 'steer')) return {};
  const why: Obstacle = refused(r, { type: 'steer', target: seat }) ?? {
    text: say(r, 'why.word'),
    rule: 'R82',
  };
  return inTheWay(why, view.windows[2] === 0 ? wordWays(r) : inLaterTurns(r, 'way.word.next'));
}

function wordWays(r: ActionReader): string[] {
  return r.view.window === 3
    ? [say(r, 'way.word.win'), ...bidOfReader(r)]
    : [say(r, 'way.word.later')];
}

/** A Team Leader card that can be taken before the first turn. */
export function lookAtLeaderCard(r: ActionReader, id: string): Looked | null {
  const index = r.t.content.leaderCards.findIndex((card) => card.id === id);
  if (index < 0 || r.view.turn > 0) return null;
  const holder = r.view.leaderCards.indexOf(index);
  const { words } = r;
  const mine = player(r);
  const chosen = mine !== null && r.view.leaderCards[mine] !== NONE;
  return {
    id: `leader:${id}`,
    name: words.word('leaderCard', id),
    kind: words.say(`leaderCard.${id}.job`)!,
    owner: holder === NONE ? null : holder,
    figures: [],
    line: `“${words.say(`leaderCard.${id}.motto`)!}”`,
    facts: [say(r, 'leaderCard.same')],
    ...(holder !== NONE && holder !== mine
      ? inTheWay(
          refused(r, { type: 'choose', leaderCard: id }),
          chosen ? [] : [say(r, 'way.leaderCard')],
        )
      : {}),
    rule: ruleLine(r, 'R4'),
  };
}
