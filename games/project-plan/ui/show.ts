/** How each legal move is offered: words, where on the table it is, and what it brings in numbers. */
import type { Shown } from '@boardroom/ui-kit';
import { note } from '../look/note.ts';
import type { Look } from './scene.ts';
import { briefly, say } from './naming.ts';
import type { Frame, Offer } from './show-common.ts';
import { showItem, showOfferDeal, showReply } from './show-deal.ts';
import { showHire, showManage } from './show-manage.ts';
import { showSale } from './show-sale.ts';

export function show(scene: Look, move: Offer, frame: Frame): Shown {
  const told = note(scene, move, frame);
  const about = idOf(move);
  return {
    ...(told === undefined ? {} : { note: told }),
    ...(about === undefined
      ? {}
      : { card: { name: briefly(scene, about), ...(told === undefined ? {} : { note: told }) } }),
    ...offered(scene, move, frame),
  };
}

/** The contract, item or programme a move is about. */
function idOf(move: Offer): string | undefined {
  const id =
    'project' in move
      ? move.project
      : 'contract' in move
        ? move.contract
        : 'item' in move
          ? move.item
          : 'group' in move
            ? move.group
            : undefined;
  return id === undefined ? undefined : String(id);
}

function offered(scene: Look, move: Offer, frame: Frame): Shown {
  const label = labelOf(scene, move);
  const seat = frame?.seat ?? scene.viewer ?? 0;
  switch (move.type) {
    case 'throw':
      return showThrow(scene, label, frame);
    case 'endHand':
      return { label, tone: 'quiet', key: 'E' };
    case 'concede':
      return {
        label: say(scene, 'ui.concede'),
        tone: 'quiet',
        confirm: say(scene, 'ui.confirm.concede'),
        grave: true,
      };
    case 'wfaPay':
    case 'forcedPay':
      return { label, path: ['bank'] };
    case 'wfaCard':
    case 'forcedCard':
      return { label, path: [`pack:${String(move.pack)}`] };
    case 'hire':
    case 'contest':
      return showHire(scene, label, String(move.project), seat, move.type);
    case 'release':
    case 'releaseGroup':
    case 'extend':
    case 'redeem':
    case 'handBack':
    case 'tender':
    case 'ficoCancel':
      return showManage(scene, label, move);
    case 'propose':
      return {
        label,
        path: [`pawn:${String(move.to)}`],
        group: 'deal',
      };
    case 'add':
    case 'take':
      return showItem(scene, label, String(move.item), move.type, frame);
    case 'offerDeal':
      return showOfferDeal(scene, move, frame);
    case 'dropDeal':
      return { label, tone: 'quiet', key: 'D' };
    case 'accept':
    case 'reject':
    case 'counter':
      return showReply(label, move.type);
    default:
      return showSale(scene, label, move, frame, seat);
  }
}

/** Short names, so that what matters is not cut off on a button. */
function labelOf(scene: Look, move: Offer): string {
  const id = idOf(move);
  return id === undefined
    ? scene.words.move(move)
    : say(scene, `ui.do.${move.type}`, { name: briefly(scene, id) });
}

function showThrow(scene: Look, label: string, frame: Frame): Shown {
  const inWfa = frame?.kind === 'wfa';
  return {
    label: inWfa ? say(scene, 'ui.throwDouble') : label,
    path: ['dice'],
    key: 'T',
    ...(inWfa || frame?.kind === 'after' ? {} : { tone: 'go' as const }),
  };
}
