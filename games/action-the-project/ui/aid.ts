/** Help beside the question, and what a click in vain was meant as. */
import type { TargetId } from '@boardroom/ui-kit';
import { MONEY, SUPPORT } from '../src/types.ts';
import type { ActionFrame, ActionMove } from '../src/types.ts';
import { highBid, neededBeside, pileOf, question, reachOf, votes } from '../look/figures.ts';
import type { Table } from './table.ts';
import { windowNow } from '../look/turn.ts';

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
