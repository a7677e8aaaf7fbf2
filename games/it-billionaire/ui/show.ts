/** How every legal move is offered: words, consequence in figures, and where it is on the table. */
import { NONE } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type { Shown, TargetId } from '@boardroom/ui-kit';
import { roomFor } from '../src/containers.ts';
import { canWork } from '../src/labs.ts';
import { KINDS, LABS, ZONES } from '../src/types.ts';
import type { AcceptWork, ChooseActions, DoWork, Frame, Move, SelectWork } from '../src/types.ts';
import { isDraft, total } from './draft.ts';
import { lines } from './layout.ts';
import { itemName, labName, payName, tell, titleOf } from './naming.ts';
import type { ItScene } from './naming.ts';
import { labsOf, lookAtWork } from './reckon.ts';
import { showPurchase, showSale } from './show-labs.ts';
import { workNote, workPreview } from './work-words.ts';

export function show(scene: ItScene, template: Template<Move>, frame: Frame | null): Shown {
  const move = template as Move;
  const seat = frame?.seat ?? scene.viewer ?? 0;
  switch (move.type) {
    case 'chooseActions':
      return showChoice(scene, move);
    case 'acquireLab':
      return showPurchase(scene, seat, move.location);
    case 'sellLab':
    case 'forcedSale':
      return showSale(scene, seat, move);
    case 'selectWork':
    case 'drawSecond':
      return showDraw(scene, seat, move.type === 'selectWork' ? move.sources : move.source);
    case 'acceptWork':
      return showAcceptance(scene, seat, move);
    case 'doWork':
      return showWork(scene, seat, move);
    case 'stopWork':
      return showStop(scene, seat, move.item);
    case 'endVisit':
      return {
        label: tell(scene, 'end'),
        note: tell(scene, scene.view.zone === ZONES.length - 1 ? 'end.last' : 'end.note', {
          count: scene.view.down[seat],
        }),
        tone: 'quiet',
        key: 'E',
      };
  }
}

function showChoice(scene: ItScene, move: ChooseActions): Shown {
  const counts = KINDS.map((kind) => move[kind]);
  const names = KINDS.flatMap((kind, i) => {
    const title = titleOf(scene, kind);
    return counts[i] === 0 ? [] : [counts[i] === 1 ? title : `${counts[i]}× ${title}`];
  });
  const count = total(counts);
  const cards = names.join(', ') || tell(scene, 'no-card');
  if (isDraft(scene, move)) {
    const label = count === 0 ? tell(scene, 'lay-none') : tell(scene, 'lay', { count });
    return {
      label,
      note: count === 0 ? tell(scene, 'lay-none.note') : cards,
      group: 'draft',
      tone: count === 0 ? 'quiet' : 'go',
      key: 'D',
    };
  }
  const group = move.sell + move.stop > 0 ? 'laySale' : move.acquire > 0 ? 'layLease' : 'layWork';
  const single = count === 1 ? KINDS[counts.indexOf(1)]! : null;
  const note = single ? tell(scene, `hint.${single}`) : tell(scene, 'cards', { count });
  return { label: cards, note, group };
}

function showDraw(scene: ItScene, seat: Seat, sources: SelectWork['sources']): Shown {
  const target: Record<SelectWork['sources'], TargetId> = {
    SS: 'deck:small',
    S: 'deck:small',
    LL: 'deck:large',
    L: 'deck:large',
    SL: 'deck:both',
  };
  const room = roomFor(scene.view, seat);
  return {
    label: tell(scene, `draw.${sources}`),
    note: tell(scene, `draw.${sources}.note`),
    path: [target[sources]],
    group: 'select',
    preview: { title: tell(scene, `draw.${sources}.note`), lines: [tell(scene, 'room', { room })] },
  };
}

function showAcceptance(scene: ItScene, seat: Seat, { cards }: AcceptWork): Shown {
  const { t, view } = scene;
  if (cards.length === 0)
    return {
      label: tell(scene, 'reject', { count: view.offer.length }),
      note: tell(scene, 'reject.note'),
      tone: 'quiet',
      key: 'D',
    };
  const items = cards.map((id) => t.facts.itemAt[id]!);
  const free = view.held
    .slice(LABS * seat, LABS * (seat + 1))
    .filter((item) => item === NONE).length;
  const where = free >= items.length ? 'to-container' : free > 0 ? 'to-both' : 'to-queue';
  const names = items.map((item) => itemName(scene, item));
  // Short words for the one that comes first: what it pays, if that tells them apart.
  const pays = items.map((item) => payName(scene, item));
  const first = pays[0] === pays[1] ? names[0] : pays[0];
  const place = tell(scene, where, { queue: view.queued[seat]! + items.length - free });
  return {
    label:
      names.length === 1
        ? tell(scene, view.offer.length > 1 ? 'accept-only' : 'accept', { item: names[0] })
        : tell(scene, 'accept-both'),
    note: names.length > 1 ? tell(scene, 'accept-both.note', { one: first }) : place,
    path: cards.map((id) => `offer:${id}`),
    preview: {
      title: pays.join(' + '),
      lines: [
        tell(scene, 'accept.fee', {
          fee: items.reduce((sum, item) => sum + t.facts.fee[item]!, 0),
        }),
        place,
      ],
    },
  };
}

function showWork(scene: ItScene, seat: Seat, move: DoWork): Shown {
  const { t, view } = scene;
  const look = lookAtWork(t, view, seat, move);
  const partners = move.labs.filter((id) => id !== move.lead);
  const title = titleOf(scene, 'do');
  const lead = labName(scene, t.facts.locationAt[move.lead]!);
  const label =
    partners.length === 0
      ? tell(scene, 'ship', { title, lab: lead })
      : tell(scene, 'ship-together', {
          title,
          lab: lead,
          others: partners.map((id) => labName(scene, t.facts.locationAt[id]!)).join(' + '),
        });
  const path: TargetId[] = [`lab:${move.lead}`, ...partners.map((id) => `lab:${id}`)];
  if (workable(scene, seat) > 1) path.push(`container:${move.container}`);
  return {
    label,
    note: `${lines(itemName(scene, look.item), 18, 1)[0]} ${workNote(scene, look)}`,
    path,
    group: 'do',
    ...(isOnlyWork(scene, seat) ? { tone: 'go' as const } : {}),
    preview: { ...workPreview(scene, look), at: `lab:${move.lead}` },
  };
}

/** One lab is ready and one item can be worked on: the natural move of the visit. */
function isOnlyWork(scene: ItScene, seat: Seat): boolean {
  const { t, view } = scene;
  const ready = labsOf(view, seat).filter(
    (lab) => t.facts.zone[lab] === view.zone && canWork(t, view, seat, lab),
  );
  return ready.length === 1 && workable(scene, seat) === 1;
}

/** Containers that could be worked on in this zone. */
function workable({ t, view }: ItScene, seat: Seat): number {
  return view.held
    .slice(LABS * seat, LABS * (seat + 1))
    .filter((item) => item >= 0 && (t.options.sameZoneRepeat || !view.worked.includes(item)))
    .length;
}

function showStop(scene: ItScene, seat: Seat, id: string): Shown {
  const { t, view } = scene;
  const item = t.facts.itemAt[id]!;
  const fee = t.facts.fee[item]!;
  const c = view.held.indexOf(item);
  const rings = c >= 0 ? view.rings[c]! : 0;
  const note = tell(scene, 'stop.note', {
    fee: signed(-fee),
    left: amount(view.capital[seat]! - fee),
    rings,
  });
  return {
    label: tell(scene, 'stop', { title: titleOf(scene, 'stop'), item: itemName(scene, item) }),
    note,
    path: [c >= 0 ? `container:${c - LABS * seat + 1}` : `queued:${id}`],
    group: 'stop',
    confirm: tell(scene, 'stop.confirm', { item: itemName(scene, item), fee, rings }),
    preview: { title: note },
  };
}
