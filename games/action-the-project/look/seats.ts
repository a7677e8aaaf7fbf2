/** Players and what they hold: known, or as far as the public book says. */
import { HIDDEN, isOver, NONE } from '@boardroom/kernel';
import type { Figure, Looked, Seat } from '@boardroom/kernel';
import { reach } from '../src/stocks.ts';
import { promiseWords } from './dealings.ts';
import { boundsOf, neededBeside, reachOf, stocksSeen, wordOf } from './figures.ts';
import { figure, inTheWay, player, ruleLine, say } from './reader.ts';
import type { ActionReader } from './reader.ts';

/** Whether anything may be said of what a seat holds. */
function isKnown(r: ActionReader, seat: Seat): boolean {
  return stocksSeen(r, seat) || r.t.options.ledgerAid;
}

function stockFigures(r: ActionReader, seat: Seat): Figure[] {
  const { view } = r;
  if (!isKnown(r, seat)) return [];
  const seen = stocksSeen(r, seat);
  const money = seen ? view.money[seat]! : view.bookMoney[seat]!;
  const prestige = seen ? view.prestige[seat]! : view.bookPrestige[seat]!;
  return [
    figure(r, 'money', say(r, seen ? 'money' : 'about', { money })),
    figure(r, 'prestige', String(prestige)),
    figure(r, 'reach', String(reachOf(r, seat))),
  ];
}

export function lookAtSeat(r: ActionReader, id: string, seat: Seat): Looked | null {
  if (!(seat >= 0 && seat < r.t.players)) return null;
  const { view, words, t } = r;
  const card = view.leaderCards[seat]!;
  const character = card === NONE ? null : t.content.leaderCards[card]!.id;
  const word = wordOf(r, seat);
  const bid = view.bids[seat]!;
  return {
    id,
    name: words.seat(seat),
    kind: say(r, 'seat.kind', {
      character: character === null ? 'none' : words.word('leaderCard', character),
      leads: view.leader === seat ? 1 : 0,
      chairs: view.turn > 0 && view.chair === seat ? 1 : 0,
    }),
    owner: seat,
    figures: [
      ...stockFigures(r, seat),
      ...(view.window > 0 && bid > 0 && bid !== HIDDEN ? [figure(r, 'bid', String(bid))] : []),
      ...(word.honoured + word.broken > 0 ? [figure(r, 'word', say(r, 'word', word))] : []),
    ],
    line: seatLine(r, seat),
    facts: view.promises
      .filter(({ from }) => from === seat)
      .map((pledge) => say(r, 'seat.promised', { to: pledge.to, words: promiseWords(r, pledge) })),
    rule: ruleLine(r, view.leader === seat ? 'R44' : view.chair === seat ? 'R10' : 'R122'),
  };
}

function seatLine(r: ActionReader, seat: Seat): string {
  const { view } = r;
  if (isOver(view)) return say(r, 'seat.over', { money: view.money[seat]! });
  if (view.turn === 0) return say(r, 'seat.choosing');
  if (view.leader === seat && view.windows[1] !== 0)
    return say(r, 'seat.leads', { need: neededBeside(r) });
  if (view.leader === seat) return say(r, 'seat.designate');
  if (view.chair === seat) return say(r, 'seat.chairs');
  return say(r, 'seat.line');
}

/** The money at the head of a seat card, with all that follows from it. */
export function lookAtPurse(r: ActionReader, seat: Seat): Looked | null {
  if (!(seat >= 0 && seat < r.t.players)) return null;
  const { view, words, t } = r;
  const { price } = t.facts;
  const seen = stocksSeen(r, seat);
  const known = isKnown(r, seat);
  const base = {
    id: `purse:${seat}`,
    name: say(r, 'purse.name', { seat }),
    kind: say(r, seen ? 'purse.kind' : known ? 'purse.kind.book' : 'purse.kind.hidden'),
    owner: seat,
    figures: stockFigures(r, seat),
  };
  if (seen)
    return {
      ...base,
      line: say(r, isOver(view) ? 'purse.end' : 'purse.line', {
        reach: reach(t, view, seat),
        price,
      }),
      rule: ruleLine(r, isOver(view) ? 'R127' : 'R154', { price }),
    };
  const way = [say(r, 'way.ask', { seat }), say(r, 'way.end', { turns: t.facts.turns })];
  const why = { text: say(r, 'why.purse'), rule: 'R122' };
  const hidden = {
    ...inTheWay(player(r) === null ? null : why, way),
    rule: ruleLine(r, 'R154', { price }),
  };
  if (!known) return { ...base, line: say(r, 'purse.hidden'), ...hidden };
  const range = boundsOf(r, seat);
  const facts = { ...range, price, secret: t.facts.may.secret ? 1 : 0 };
  return {
    ...base,
    line: words.say(range.least === range.most ? 'look.purse.sure' : 'look.purse.range', {
      ...facts,
      secretly: t.facts.may.secret ? 1 : 0,
    })!,
    ...toOutbid(r, seat),
    ...hidden,
  };
}

/** What it takes to be sure of outbidding another player. */
function toOutbid(r: ActionReader, seat: Seat): Pick<Looked, 'now'> {
  const me = player(r);
  if (me === null || me === seat || isOver(r.view)) return {};
  const sure = reachOf(r, seat) + 1;
  const held = r.view.prestige[me]!;
  const short = Math.max(0, sure - held);
  const cost = short * r.t.facts.price;
  const key = short === 0 ? 'enough' : cost <= r.view.money[me]! ? 'buy' : 'never';
  return {
    now: {
      text: say(r, `outbid.${key}`, { seat, sure, held, short, cost }),
      calc: say(r, 'outbid.calc', {
        prestige: r.view.bookPrestige[seat]!,
        money: r.view.bookMoney[seat]!,
        price: r.t.facts.price,
        reach: sure - 1,
      }),
    },
  };
}
