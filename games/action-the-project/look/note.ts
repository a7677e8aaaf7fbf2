/** What a legal move costs and brings, in a few letters: the second line of its button. */
import { isGap } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { sharesOf } from '../src/steps/aftermath.ts';
import { MONEY } from '../src/types.ts';
import type { ActionFrame, ActionMove, Terms } from '../src/types.ts';
import { cardNote } from './cards.ts';
import { termsWords } from './dealings.ts';
import { chances, pileOf, votes } from './figures.ts';
import { say } from './reader.ts';
import type { ActionReader } from './reader.ts';

export function note(
  r: ActionReader,
  move: Template<ActionMove>,
  frame: ActionFrame | null,
): string | undefined {
  const { words, view, t } = r;
  const seat = frame?.seat ?? r.viewer ?? 0;
  const says = (key: string, facts: object = {}): string => say(r, `note.${key}`, facts);
  switch (move.type) {
    case 'choose':
      return words.say(`leaderCard.${String(move.leaderCard)}.job`);
    case 'noBid':
      return says('noBid');
    case 'drop':
      return says('drop', { bid: Math.max(0, view.bids[seat]!) });
    case 'open':
    case 'raise':
    case 'seal':
      return bidNote(r, move.bid);
    case 'redrawProject':
      return says('redrawProject', chances(r));
    case 'keepProject':
      return says('keepProject', { pile: pileOf(r) });
    case 'redrawLeader':
      return says('redrawLeader', { n: t.players });
    case 'keepLeader':
      return says('keepLeader', { seat: view.leader });
    case 'place':
      return cardNote(r, seat, move.card as number);
    case 'steer':
    case 'impose':
      return says(t.options.peekOnSteer ? 'steer' : 'impose');
    case 'leave':
      return says('leave');
    case 'assign':
      return move.card === view.original
        ? says('assign.same')
        : says('assign', {
            seat: view.target,
            pays: cardNote(r, view.target, move.card as number),
          });
    case 'acceptFate':
      return says('vote', votes(r));
    case 'overtime':
      return says(move.forfeit === MONEY ? 'overtime.money' : 'overtime.prestige');
    case 'trial':
      return says('trial', { pile: pileOf(r) });
    case 'divide':
      return says('divide', { packages: sharesOf(t, view, pileOf(r), false)[seat]! });
    case 'done':
      return says('done', { owed: owedBy(r, seat) });
    default:
      return asideNote(r, move);
  }
}

function bidNote(
  r: ActionReader,
  bid: Template<Extract<ActionMove, { type: 'open' }>>['bid'],
): string {
  if (!isGap(bid)) return say(r, 'note.bid', { bid });
  return say(r, 'note.pay');
}

/** Money promised and not paid yet. */
function owedBy({ view }: ActionReader, seat: Seat): number {
  return view.promises.reduce(
    (sum, { kind, from, turn, money, bookedMoney }) =>
      kind === 'pay' && from === seat && turn === view.turn
        ? sum + money - Math.max(0, bookedMoney)
        : sum,
    0,
  );
}

function asideNote(r: ActionReader, move: Template<ActionMove>): string | undefined {
  switch (move.type) {
    case 'buy':
      return say(r, 'note.buy', { price: r.t.facts.price });
    case 'accept':
    case 'decline':
    case 'withdraw':
      return termsWords(r, move as unknown as Terms);
    case 'promisePlay':
    case 'promisePay':
    case 'promiseBid':
    case 'promiseNoBid':
    case 'promiseText':
      return say(
        r,
        isGap(move.turn) && move.turn.gap === 'range' && move.turn.min > r.view.turn
          ? 'note.later'
          : 'note.unbound',
      );
    case 'judge':
      return say(r, 'note.judge', { turn: move.turn });
    default:
      return undefined;
  }
}
