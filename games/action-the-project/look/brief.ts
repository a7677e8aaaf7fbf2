/** What one must know to decide a question, a line each. */
import { NONE } from '@boardroom/kernel';
import { leastRaise } from '../src/decisions/auction.ts';
import { TRIAL } from '../src/types.ts';
import type { ActionFrame, Pledge } from '../src/types.ts';
import { sharesOf } from '../src/steps/aftermath.ts';
import { cardPays } from './cards.ts';
import { amountWords, promiseWords, termsWords } from './dealings.ts';
import { chances, highBid, neededBeside, pileOf, reachOf, sunk, votes } from './figures.ts';
import { say } from './reader.ts';
import type { ActionReader } from './reader.ts';
import { bidOfReader, windowDoes, windowName } from './windows.ts';

export function brief(r: ActionReader, frame: ActionFrame): string[] {
  const { view, t } = r;
  if (frame.kind === 'chooseLeaderCard') return [say(r, 'brief.choose')];
  const lines: string[] = [];
  if (pileOf(r) > 0)
    lines.push(say(r, 'brief.turn', { turn: view.turn, turns: t.facts.turns, pile: pileOf(r) }));
  if (view.leader !== NONE && !view.revealed)
    lines.push(
      say(r, view.leader === frame.seat ? 'brief.youLead' : 'brief.leads', {
        seat: view.leader,
        need: neededBeside(r),
        tie: t.options.tieOutcome,
      }),
    );
  const own = view.cards[frame.seat]!;
  if (own >= 0 && !view.revealed) lines.push(say(r, 'brief.placed', { card: own }));
  lines.push(...asked(r, frame), ...dealings(r, frame));
  return lines;
}

function asked(r: ActionReader, frame: ActionFrame): string[] {
  switch (frame.kind) {
    case 'open':
    case 'bid':
    case 'sealedBid':
      return auction(r, frame);
    case 'useW1':
      return [say(r, 'chances', chances(r)), say(r, 'brief.spent')];
    case 'useW2':
      return [say(r, 'brief.useW2', { n: r.t.players }), say(r, 'brief.spent')];
    case 'place':
      return cardLines(r, frame.seat);
    case 'steer':
      return [say(r, r.t.options.peekOnSteer ? 'brief.steer' : 'brief.impose')];
    case 'assign':
      return [say(r, 'brief.assign', { seat: r.view.target, card: Math.max(0, r.view.original) })];
    case 'overtime':
      return [
        say(r, 'brief.overtime', { ...votes(r), left: r.view.fateLeft.length }),
        say(r, 'fate.line'),
        ...shares(r),
      ];
    case 'useW4':
      return [say(r, 'brief.useW4', { pile: pileOf(r) }), ...shares(r)];
    case 'done':
      return [...owed(r, frame.seat), say(r, 'brief.done')];
    default:
      return [];
  }
}

function auction(r: ActionReader, { kind, seat }: ActionFrame): string[] {
  const { view, t } = r;
  const high = highBid(r);
  const bidders = view.bids
    .map((bid, other) => ({ bid, other }))
    .filter(({ bid }) => bid > 0)
    .map(({ bid, other }) =>
      say(r, view.out[other] === 1 ? 'brief.bid.out' : 'brief.bid.in', { seat: other, bid }),
    );
  const others = Array.from({ length: t.players }, (_, other) => other)
    .filter((other) => other !== seat && view.out[other] !== 1 && t.options.ledgerAid)
    .map((other) => say(r, 'brief.reach', { seat: other, reach: reachOf(r, other) }));
  return [
    `${windowName(r, view.window)}: ${windowDoes(r, view.window)} ${say(r, 'allPay')}`,
    ...(view.window === 1 ? [say(r, 'chances', chances(r))] : []),
    ...(view.window === 2 ? [say(r, 'brief.useW2', { n: t.players })] : []),
    ...(high ? [say(r, 'brief.high', { ...high, bidders, burnt: sunk(r) })] : []),
    say(r, kind === 'bid' ? 'brief.bid' : 'brief.open', {
      held: view.prestige[seat]!,
      reach: reachOf(r, seat),
      price: t.facts.price,
      bid: Math.max(0, view.bids[seat]!),
    }),
    ...(kind === 'bid' && leastRaise(view, seat) > view.prestige[seat]! ? bidOfReader(r) : []),
    ...(others.length > 0 ? [say(r, 'brief.others', { others })] : []),
    ...(view.window === 4 ? shares(r) : []),
  ];
}

function cardLines(r: ActionReader, seat: number): string[] {
  return [0, 1, 2, 3].flatMap((card) => {
    const pays = cardPays(r, seat, card);
    return pays ? [say(r, 'brief.card', { card, pays: pays.text })] : [];
  });
}

/** What the division would give everybody, with the cards face up. */
function shares(r: ActionReader): string[] {
  const { view, t } = r;
  if (!view.revealed || view.outcome === TRIAL) return [];
  const { yes, no } = votes(r);
  const succeeds = yes > no || (yes === no && t.options.tieOutcome === 'succeeds');
  const parts = [...sharesOf(t, view, pileOf(r), succeeds)]
    .slice(0, t.players)
    .map((packages, seat) => say(r, 'brief.share', { seat, packages, card: view.cards[seat]! }));
  return [say(r, 'brief.shares', { yes, no, succeeds: succeeds ? 1 : 0, parts })];
}

function owed(r: ActionReader, seat: number): string[] {
  return r.view.promises
    .filter(({ kind, from, turn }) => kind === 'pay' && from === seat && turn === r.view.turn)
    .map((pledge) =>
      say(r, 'brief.owed', {
        to: pledge.to,
        words: promiseWords(r, pledge),
        paid: amountWords(r, Math.max(0, pledge.bookedMoney), Math.max(0, pledge.bookedPrestige)),
      }),
    );
}

/** Offers to answer and promises about this turn. */
function dealings(r: ActionReader, frame: ActionFrame): string[] {
  const { view } = r;
  return [
    ...view.offers.map((offer) =>
      say(r, 'offer.line', { from: offer.from, to: offer.to, terms: termsWords(r, offer) }),
    ),
    ...promised(r, frame),
  ];
}

/** Promises about this turn; the same one made by several to somebody, or to several, is one line. */
function promised(r: ActionReader, frame: ActionFrame): string[] {
  const { view } = r;
  // What one owes is said beside the question whether one is done.
  const isOwed = ({ kind, from }: Pledge): boolean =>
    frame.kind === 'done' && kind === 'pay' && from === frame.seat;
  const said = view.promises
    .filter((pledge) => pledge.turn === view.turn && !isOwed(pledge))
    .map((pledge) => ({ from: pledge.from, to: pledge.to, words: promiseWords(r, pledge) }));
  const alike = Map.groupBy(said, ({ to, words }) => `${to} ${words}`);
  const isShared = ({ to, words }: (typeof said)[number]): boolean =>
    alike.get(`${to} ${words}`)!.length > 1;
  const groups = Map.groupBy(said, (it) =>
    isShared(it) ? `to ${it.to} ${it.words}` : `from ${it.from} ${it.words}`,
  );
  return [...groups.values()].map((group) =>
    say(r, 'brief.promise', {
      who: called(
        r,
        'You',
        group.map(({ from }) => from),
      ),
      whom: called(
        r,
        'you',
        group.map(({ to }) => to),
      ),
      words: group[0]!.words,
    }),
  );
}

/** Players by name, the reader as "you". */
function called(r: ActionReader, you: 'You' | 'you', seats: readonly number[]): string[] {
  return [...new Set(seats)].map((seat) =>
    seat === r.viewer ? say(r, `brief.${you}`) : r.names[seat]!,
  );
}
