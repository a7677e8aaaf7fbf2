/** The final count: only now the books are open (R132). */
import { HIDDEN } from '@boardroom/kernel';
import type { CountLine, FinalCount } from '@boardroom/kernel';
import { ranking } from '../src/scoring.ts';
import { boughtUnseen } from '../src/stocks.ts';
import { say } from './reader.ts';
import type { ActionReader } from './reader.ts';

/** Dollars everybody begins with, for each player (R6). */
const START = 100;

export function count(r: ActionReader): FinalCount {
  const { view, t } = r;
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  const line = (key: string, rule: string, value: (seat: number) => number): CountLine => ({
    name: say(r, `count.${key}`),
    note: say(r, `count.${key}.note`, { price: t.facts.price, unit: t.facts.unit }),
    rule,
    values: seats.map(value),
  });
  const start = START * t.players;
  const secrets = (seat: number): number =>
    seats.reduce((sum, other) => sum + view.secretMoney[other * t.players + seat]!, 0);
  const revealed = seats.every((seat) => view.bought[seat] !== HIDDEN);
  const private_ = revealed
    ? [
        line('bought', 'R93', (seat) => -t.facts.price * view.bought[seat]!),
        line('secret', 'R99', secrets),
      ]
    : // `revealSecretsAtEnd` is off: only that the book was off is known.
      [line('unseen', 'R132', (seat) => view.money[seat]! - view.bookMoney[seat]!)];
  return {
    after: say(r, 'count.after', { turns: t.facts.turns }),
    lines: [
      line('start', 'R6', () => start),
      line('book', 'R43', (seat) => view.bookMoney[seat]! + announced(r, seat) - start),
      ...private_,
    ],
    unit: say(r, 'count.unit'),
    totals: [...view.money],
    ties: ties(r),
    verdict: verdict(r),
  };
}

/** R96 what announced purchases cost is in the book, and has a line of its own. */
function announced({ t, view }: ActionReader, seat: number): number {
  return t.facts.price * (view.bought[seat]! - boughtUnseen(t, view, seat));
}

/** R128–R130: who is level on money is told apart by prestige, then by who led last. */
function ties(r: ActionReader): FinalCount['ties'] {
  const keys = ranking(r.t, r.view);
  const level = (seat: number, upTo: number): boolean =>
    keys.some(
      (other, i) => i !== seat && other.slice(0, upTo).every((key, k) => key === keys[seat]![k]),
    );
  return [
    { key: 'prestige', at: 1, rule: 'R128' },
    { key: 'lastLed', at: 2, rule: 'R129' },
  ]
    .map(({ key, at, rule }) => ({
      name: say(r, `count.tie.${key}`),
      rule,
      values: keys.map((own, seat) => (level(seat, at) ? own[at]! : null)),
      decided: keys.some((_, seat) => level(seat, at) && !level(seat, at + 1)),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

function verdict(r: ActionReader): string {
  const keys = ranking(r.t, r.view);
  const order = keys
    .map((own, seat) => ({ own, seat }))
    .toSorted((a, b) => b.own[0]! - a.own[0]! || b.own[1]! - a.own[1]! || b.own[2]! - a.own[2]!);
  const [first, second] = order as [(typeof order)[0], (typeof order)[0]];
  const winners = order.filter(({ own }) => own.every((key, k) => key === first.own[k]));
  const off = r.view.money.map((money, seat) => Math.abs(money - r.view.bookMoney[seat]!));
  const most = off.indexOf(Math.max(...off));
  const facts = {
    seat: first.seat,
    money: first.own[0]!,
    second: r.words.seat(second.seat),
    ahead: first.own[0]! - second.own[0]!,
    winners: winners.map(({ seat }) => r.words.seat(seat)),
  };
  const won =
    winners.length > 1
      ? 'shared'
      : facts.ahead > 0
        ? 'ahead'
        : first.own[1]! > second.own[1]!
          ? 'prestige'
          : 'led';
  const book = off[most]! > 0 ? ` ${say(r, 'count.off', { seat: most, off: off[most]! })}` : '';
  return say(r, `count.won.${won}`, facts) + book;
}
