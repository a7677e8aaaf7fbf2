/** How legal moves are offered: words, consequences in numbers, and where on the table they are. */
import type { Seat, Template } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { MONEY } from '../src/types.ts';
import type { ActionFrame, ActionMove } from '../src/types.ts';
import { pileOf, votes } from './figures.ts';
import type { Table } from './figures.ts';
import { isAside, showAside } from './show-asides.ts';
import { showBid } from './show-bid.ts';
import { showCard } from './show-card.ts';
import { windowNow } from './turn.ts';

type Offered = Template<ActionMove>;

export function show(scene: Table, move: Offered, frame: ActionFrame | null): Shown {
  if (isAside(move)) return showAside(scene, move);
  const { words, view } = scene;
  const label = words.say(`ui.do.${move.type}`) ?? words.move(move);
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
        label: words.word('card', move.card as number),
        path: [`hand:${String(move.card)}`],
      };
    case 'steer':
    case 'impose': {
      const cardName = (card: number | string): string => words.word('card', card);
      const target = move.target as Seat;
      const shown: Shown = {
        label: say('wordWith', { name: words.seat(target) }),
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
        label: words.word('card', card),
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
