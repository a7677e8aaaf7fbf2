/** How legal moves are offered: words, consequences in numbers, and where on the table they are. */
import type { Seat, Template } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { MONEY } from '../src/types.ts';
import type { ActionFrame, ActionMove } from '../src/types.ts';
import { saidCard } from '../look/figures.ts';
import { note } from '../look/note.ts';
import type { Table } from './table.ts';
import { isAside, showAside } from './show-asides.ts';
import { showBid } from './show-bid.ts';
import { showCard } from './show-card.ts';
import { windowNow } from '../look/turn.ts';

type Offered = Template<ActionMove>;

export function show(scene: Table, move: Offered, frame: ActionFrame | null): Shown {
  if (isAside(move)) return showAside(scene, move);
  const { words, view } = scene;
  const label = words.say(`ui.do.${move.type}`) ?? words.move(move);
  const seat = frame?.seat ?? scene.viewer ?? 0;
  // A phone looks at the first target: the pile and the own stack matter more than the lamp.
  const lamp = scene.narrow ? [] : [`window:${windowNow(scene)}`];
  const say = (key: string, facts: object = {}): string => words.say(`ui.${key}`, facts) ?? key;
  const told = note(scene, move, frame) ?? '';
  switch (move.type) {
    case 'choose':
      return {
        label: words.word('leaderCard', move.leaderCard),
        note: told,
        path: [`leader:${String(move.leaderCard)}`],
        card: { name: words.word('leaderCard', move.leaderCard), note: told },
        preview: {
          title: words.word('leaderCard', move.leaderCard),
          lines: [`“${words.say(`leaderCard.${String(move.leaderCard)}.motto`) ?? ''}”`],
        },
      };
    case 'noBid':
      return { label, note: told, path: lamp, tone: 'quiet', key: 'P' };
    case 'drop':
      return {
        label,
        note: told,
        path: lamp,
        tone: 'quiet',
        key: 'D',
      };
    case 'open':
    case 'raise':
    case 'seal':
      return showBid(scene, seat, move);
    case 'redrawProject':
      return { label, note: told, path: ['backlog'] };
    case 'keepProject':
      return {
        label,
        note: told,
        path: ['project'],
        tone: 'quiet',
        key: 'K',
      };
    case 'redrawLeader':
      return { label, note: told, path: ['leaders'] };
    case 'keepLeader':
      return {
        label,
        note: told,
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
      const said = saidCard(scene, target);
      const shown: Shown = {
        label: say('wordWith', { name: words.seat(target) }),
        note: told,
        path: [`card:${target}`],
        group: `word${target}`,
        card: {
          name: words.seat(target),
          note: said ? say('card.said', { card: said.card }) : told,
        },
      };
      if (move.type === 'steer') return shown;
      return { ...shown, gaps: { card: { item: cardName, note: cardName } } };
    }
    case 'leave':
      return { label, note: told, path: lamp, tone: 'quiet', key: 'P' };
    case 'assign': {
      const card = move.card as number;
      return {
        ...showCard(scene, view.target, card),
        label: words.word('card', card),
        path: [`hand:${card}`],
        note: told,
      };
    }
    case 'acceptFate':
      return { label, note: told, path: ['project'], tone: 'quiet', key: 'K' };
    case 'overtime':
      return {
        label: say(move.forfeit === MONEY ? 'overtime.money' : 'overtime.prestige'),
        note: told,
        path: ['fate'],
        group: `overtime${String(move.forfeit)}`,
      };
    case 'trial':
      return { label, note: told, path: ['backlog'] };
    case 'divide':
      return {
        label,
        note: told,
        path: ['pile'],
        tone: 'quiet',
      };
    case 'done':
      return { label, note: told, path: ['project'], tone: 'go', key: 'E' };
    default:
      return { label };
  }
}
