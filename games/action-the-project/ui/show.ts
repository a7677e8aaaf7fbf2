/** How legal moves are offered: words, consequences in numbers, and where on the table they are. */
import { isGap } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import type { Preview, Shown, TargetId } from '@boardroom/ui-kit';
import { counts } from '../src/stocks.ts';
import { ABSTAIN, MONEY, OPPOSE, POLITICS, SUPPORT } from '../src/types.ts';
import type { ActionFrame, ActionMove } from '../src/types.ts';
import {
  highBid,
  leaderRows,
  neededBeside,
  payRows,
  pileOf,
  question,
  reachOf,
  votes,
} from './figures.ts';
import type { Table } from './figures.ts';
import { isAside, showAside } from './show-asides.ts';
import { windowNow } from './turn.ts';

type Offered = Template<ActionMove>;

export function show(scene: Table, move: Offered, frame: ActionFrame | null): Shown {
  if (isAside(move)) return showAside(scene, move);
  const { words, view } = scene;
  const label = words.move(move);
  const seat = frame?.seat ?? scene.viewer ?? 0;
  // A phone looks at the first target: the pile and the own stack matter more than the lamp.
  const lamp = scene.narrow ? [] : [`window:${windowNow(scene)}`];
  const say = (key: string, facts: object = {}): string => words.say(`ui.${key}`, facts) ?? key;
  switch (move.type) {
    case 'choose':
      return {
        label: words.word('leaderCard', move.leaderCard),
        note: words.say(`leaderCard.${String(move.leaderCard)}.job`) ?? '',
        path: [`leader:${String(move.leaderCard)}`],
        preview: {
          title: words.word('leaderCard', move.leaderCard),
          lines: [`“${words.say(`leaderCard.${String(move.leaderCard)}.motto`) ?? ''}”`],
        },
      };
    case 'noBid':
      return { label, note: say('note.noBid'), path: lamp, tone: 'quiet', key: 'P' };
    case 'drop':
      return {
        label,
        note: say('note.drop', { bid: Math.max(0, view.bids[seat]!) }),
        path: lamp,
        tone: 'quiet',
        key: 'D',
      };
    case 'open':
    case 'raise':
    case 'seal':
      return showBid(scene, seat, move);
    case 'redrawProject':
      return { label, note: say('note.redrawProject', chances(scene)), path: ['backlog'] };
    case 'keepProject':
      return {
        label,
        note: say('note.keepProject', { pile: pileOf(scene) }),
        path: ['project'],
        tone: 'quiet',
        key: 'K',
      };
    case 'redrawLeader':
      return { label, note: say('note.redrawLeader', { n: scene.t.players }), path: ['leaders'] };
    case 'keepLeader':
      return {
        label,
        note: say('note.keepLeader', { name: words.seat(view.leader) }),
        path: [`portrait:${view.leader}`],
        tone: 'quiet',
        key: 'K',
      };
    case 'place':
      return {
        ...showCard(scene, seat, move.card as number),
        label,
        path: [`hand:${String(move.card)}`],
      };
    case 'steer':
    case 'impose': {
      const cardName = (card: number | string): string => words.word('card', card);
      const target = move.target as Seat;
      const shown: Shown = {
        label: words.move({ type: 'steer', target } as ActionMove),
        note: say('note.steer'),
        path: [`card:${target}`],
        group: `word${target}`,
      };
      if (move.type === 'steer') return shown;
      return { ...shown, gaps: { card: { item: cardName, note: cardName } } };
    }
    case 'leave':
      return { label, note: say('note.leave'), path: lamp, tone: 'quiet', key: 'P' };
    case 'assign': {
      const card = move.card as number;
      return {
        ...showCard(scene, view.target, card),
        label,
        path: [`hand:${card}`],
        note: say(card === view.original ? 'note.assign.same' : 'note.assign', { card }),
      };
    }
    case 'acceptFate':
      return { label, note: voteNote(scene), path: ['project'], tone: 'quiet', key: 'K' };
    case 'overtime':
      return {
        label: say(move.forfeit === MONEY ? 'overtime.money' : 'overtime.prestige'),
        note: say(move.forfeit === MONEY ? 'note.overtime.money' : 'note.overtime.prestige'),
        path: ['fate'],
        group: `overtime${String(move.forfeit)}`,
      };
    case 'trial':
      return { label, note: say('note.trial', { pile: pileOf(scene) }), path: ['backlog'] };
    case 'divide':
      return {
        label,
        note: say('note.divide', { pile: pileOf(scene) }),
        path: ['pile'],
        tone: 'quiet',
      };
    case 'done':
      return { label, note: say('note.done'), path: ['project'], tone: 'go', key: 'E' };
    default:
      return { label };
  }
}

function voteNote(scene: Table): string {
  return scene.words.say('ui.note.vote', votes(scene)) ?? '';
}

/** How often another draw brings a larger project. */
function chances({ t, view }: Table): { percent: number; left: number } {
  const now = t.facts.values[view.project]!;
  const seen = new Set([...view.discards, ...view.returned, view.project]);
  const unseen = view.deck.filter((card) => !seen.has(card));
  const larger = (cards: readonly number[]): number =>
    cards.filter((card) => t.facts.values[card]! > now).length;
  // R79: the card goes back and all are shuffled, unless another must come.
  const pile = view.pile.length + (t.options.redraw === 'different' ? 0 : 1);
  const hidden = view.pile.length - view.returned.length;
  const chance =
    (larger(view.returned) +
      (unseen.length === 0 ? 0 : (hidden * larger(unseen)) / unseen.length)) /
    Math.max(1, pile);
  return { percent: Math.round(100 * chance), left: view.pile.length };
}

/** A bid: from the least legal one to all that is held. */
function showBid(
  scene: Table,
  seat: Seat,
  move: Extract<Offered, { type: 'open' | 'raise' | 'seal' }>,
): Shown {
  const { words, view, t } = scene;
  const { bid } = move;
  const path: TargetId[] = [`stack:${seat}`];
  const label = words.move(move);
  if (!isGap(bid) || bid.gap !== 'range')
    return { label, path, note: words.say('ui.note.bid', { bid: Number(bid) }) ?? '' };
  const held = view.prestige[seat]!;
  const others = Array.from({ length: t.players }, (_, other) => other).filter(
    (other) => other !== seat && view.out[other] !== 1,
  );
  const safe = Math.max(0, ...others.map((other) => reachOf(scene, other))) + 1;
  const quick = [
    {
      value: bid.min,
      note: words.say(move.type === 'seal' ? 'ui.quick.nothing' : 'ui.quick.least')!,
    },
  ];
  const half = bid.min + Math.floor((bid.max - bid.min) / 3);
  if (half > bid.min && half < bid.max)
    quick.push({ value: half, note: words.say('ui.quick.some')! });
  if (safe > bid.min && safe < bid.max && t.options.ledgerAid)
    quick.push({ value: safe, note: words.say('ui.quick.safe')! });
  if (bid.max > bid.min) quick.push({ value: bid.max, note: words.say('ui.quick.all')! });
  const high = highBid(scene);
  return {
    label,
    note: words.say('ui.note.bidding', { min: bid.min, held }) ?? '',
    path,
    preview: {
      title: words.say('ui.preview.bid', { min: bid.min })!,
      lines: [
        high
          ? words.say('ui.preview.high', { name: words.seat(high.seat), counts: high.counts })!
          : words.say('ui.preview.opening')!,
        words.say('ui.preview.pays')!,
      ],
    },
    gaps: {
      bid: {
        label: words.say('ui.gap.bid')!,
        quick,
        start: bid.min,
        note: (value) =>
          words.say(counts(view, seat, 1) === 2 ? 'ui.note.leaves.double' : 'ui.note.leaves', {
            left: held - value,
            counts: 2 * value,
          })!,
      },
    },
  };
}

/** What a card does for its owner, in packages. */
function showCard(scene: Table, seat: Seat, card: number): Omit<Shown, 'label'> {
  const { words, t, view } = scene;
  const say = (key: string, facts: object): string => words.say(`ui.${key}`, facts) ?? key;
  const leads = seat === view.leader;
  const preview = (lines: string[]): Preview => ({
    title: words.say(`card.${card}.title`) ?? '',
    lines,
    at: `hand:${card}`,
  });
  const group = `card${card}`;
  if (card === POLITICS) {
    const note = say('pay.politics', { n: t.players });
    return { note, group, preview: preview([note, say('pay.politics.more', {})]) };
  }
  if (leads) {
    const { success, failure } = leaderRows(scene);
    const key = card === SUPPORT ? 'support' : card === OPPOSE ? 'oppose' : 'abstain';
    const facts = { half: success[1] ?? success[0]!, all: failure[0]!, need: neededBeside(scene) };
    return {
      note: say(`pay.leader.${key}`, facts),
      group,
      preview: preview([say('pay.leader.success', facts), say('pay.leader.failure', facts)]),
    };
  }
  const row = payRows(scene, seat).find((found) => found.card === card)!;
  if (card === ABSTAIN) {
    const [least, most] = [row.pays[0]!, row.pays.at(-1)!];
    const facts = { least, most, success: row.free![0], failure: row.free![1] };
    return {
      note: say('pay.abstain', facts),
      group,
      preview: preview([say('pay.abstain.left', facts), say('pay.abstain.free', facts)]),
    };
  }
  const key = card === SUPPORT ? 'support' : 'oppose';
  return {
    note: say(`pay.${key}`, { alone: row.pays[0]! }),
    group,
    preview: preview(
      row.pays.slice(0, 3).map((packages, k) => say(`pay.${key}.with`, { k, packages })),
    ),
  };
}

/** The small line under the question. */
export function aid(scene: Table, frame: ActionFrame): string | undefined {
  const { words, view, t } = scene;
  const { seat } = frame;
  const held = view.prestige[seat]!;
  const facts = {
    held,
    reach: reachOf(scene, seat),
    price: t.facts.price,
    pile: pileOf(scene),
    bid: Math.max(0, view.bids[seat]!),
    window: view.window,
    leader: words.seat(view.leader),
    need: neededBeside(scene),
    leads: view.leader === seat ? 1 : 0,
    target: view.target,
    card: Math.max(0, view.original),
    ...votes(scene),
  };
  const high = highBid(scene);
  if (frame.kind === 'bid' && high)
    return words.say('ui.aid.bid', {
      ...facts,
      name: words.seat(high.seat),
      counts: high.counts,
    });
  if (frame.kind === 'open' || frame.kind === 'sealedBid')
    return words.say(`ui.aid.window${view.window}`, facts);
  return words.say(`ui.aid.${frame.kind}`, facts);
}

/** What a click on something that cannot be done now was meant as. */
export function wish(scene: Table, target: TargetId, frame: ActionFrame | null): ActionMove | null {
  const { view, viewer } = scene;
  const [kind, id = ''] = target.split(':');
  const number = Number(id);
  const asked = frame?.kind ?? question(scene)?.kind;
  switch (kind) {
    case 'hand':
      return { type: 'place', card: number };
    case 'leader':
      return { type: 'choose', leaderCard: id };
    case 'card':
    case 'portrait':
      if (asked === 'steer' && scene.t.options.peekOnSteer)
        return { type: 'steer', target: number };
      return asked === 'steer' ? { type: 'impose', target: number, card: SUPPORT } : null;
    case 'stack':
      if (number !== viewer || view.window === 0) return null;
      return view.high < 0
        ? { type: 'open', bid: 1 }
        : { type: 'raise', bid: highBid(scene)!.counts + 1 };
    case 'window':
      return number === windowNow(scene) && view.high >= 0 ? { type: 'drop' } : null;
    case 'backlog':
      return view.revealed ? { type: 'trial' } : { type: 'redrawProject' };
    case 'leaders':
      return { type: 'redrawLeader' };
    case 'fate':
      return { type: 'overtime', forfeit: MONEY };
    case 'bank':
      return { type: 'buy', count: 1 };
    default:
      return null;
  }
}
