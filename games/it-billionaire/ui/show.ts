/** How every legal move is offered: words, consequence in figures, and where it is on the table. */
import type { Seat, Template } from '@boardroom/kernel';
import type { Shown, TargetId } from '@boardroom/ui-kit';
import { acceptPlace, drawNote, note, offerName } from '../look/note.ts';
import { canPlayLater, playsOf } from '../look/plays.ts';
import { labsOf, lookAtWork } from '../look/reckon.ts';
import { say as sayOfLook } from '../look/words.ts';
import { workLines, workNote, workTitle } from '../look/work.ts';
import { roomFor } from '../src/containers.ts';
import { canWork } from '../src/labs.ts';
import { KINDS, LABS, ZONES } from '../src/types.ts';
import type {
  AcceptWork,
  ChooseActions,
  DoWork,
  EndVisit,
  Frame,
  Move,
  SelectWork,
  StopWork,
} from '../src/types.ts';
import { isDraft, total } from './draft.ts';
import { lines } from './layout.ts';
import { itemName, labName, payName, say, titleOf } from './naming.ts';
import type { ItScene } from './naming.ts';
import { showPurchase, showSale } from './show-labs.ts';

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
      return showStop(scene, seat, move);
    case 'endVisit':
      return showEnd(scene, seat, move, frame);
  }
}

/** With nothing to play here or later, the visits of the rest of the day can be ended with this one. */
function showEnd(scene: ItScene, seat: Seat, move: EndVisit, frame: Frame | null): Shown {
  const { view } = scene;
  const day = view.round;
  const idle =
    view.zone < ZONES.length - 1 && playsOf(scene, seat).length === 1 && !canPlayLater(scene, seat);
  return {
    label: say(scene, 'end'),
    note: note(scene, move, frame)!,
    tone: 'quiet',
    key: 'E',
    ...(idle
      ? {
          along: {
            waits: true as const,
            label: say(scene, 'end.all'),
            note: say(scene, 'end.all.note', { count: view.down[seat] }),
            follow: (after: ItScene, next: Frame) =>
              next.kind === 'visit' && after.view.round === day ? move : null,
          },
        }
      : {}),
  };
}

function showChoice(scene: ItScene, move: ChooseActions): Shown {
  const counts = KINDS.map((kind) => move[kind]);
  const names = KINDS.flatMap((kind, i) => {
    const title = titleOf(scene, kind);
    return counts[i] === 0 ? [] : [counts[i] === 1 ? title : `${counts[i]}× ${title}`];
  });
  const count = total(counts);
  const cards = names.join(', ');
  if (count === 0)
    return {
      label: say(scene, 'lay-none'),
      note: note(scene, move, null)!,
      tone: 'quiet',
      key: 'N',
    };
  if (isDraft(scene, move))
    return {
      label: say(scene, 'lay', { count }),
      note: cards,
      group: 'draft',
      tone: 'go',
      key: 'D',
    };
  const noted = note(scene, move, null);
  return { label: cards, ...(noted === undefined ? {} : { note: noted }), group: 'lay' };
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
    label: say(scene, `draw.${sources}`),
    note: drawNote(scene, sources),
    path: [target[sources]],
    group: 'select',
    preview: { title: drawNote(scene, sources), lines: [sayOfLook(scene, 'brief.room', { room })] },
  };
}

function showAcceptance(scene: ItScene, seat: Seat, move: AcceptWork): Shown {
  const { t, view } = scene;
  const { cards } = move;
  const noted = note(scene, move, { kind: 'acceptWork', seat })!;
  if (cards.length === 0)
    return {
      label: say(scene, 'reject', { count: view.offer.length }),
      note: noted,
      tone: 'quiet',
      key: 'D',
    };
  const items = cards.map((id) => t.facts.itemAt[id]!);
  const name = offerName(scene, items[0]!);
  const fee = items.reduce((sum, item) => sum + t.facts.fee[item]!, 0);
  return {
    label:
      cards.length === 1
        ? say(scene, view.offer.length > 1 ? 'accept-only' : 'accept', { what: name })
        : say(scene, 'accept-both'),
    note: noted,
    path: cards.map((id) => `offer:${id}`),
    preview: {
      title: items.map((item) => payName(scene, item)).join(' + '),
      lines: [say(scene, 'accept.fee', { fee }), acceptPlace(scene, seat, items.length)],
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
      ? say(scene, 'ship', { title, where: lead })
      : say(scene, 'ship-together', {
          title,
          where: lead,
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
    preview: {
      title: workTitle(scene, look),
      lines: workLines(scene, look),
      bar: {
        was: look.was,
        will: Math.min(look.duration, look.was + look.mean),
        max: look.duration,
      },
      at: `lab:${move.lead}`,
    },
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

function showStop(scene: ItScene, seat: Seat, move: StopWork): Shown {
  const { t, view } = scene;
  const item = t.facts.itemAt[move.item]!;
  const c = view.held.indexOf(item);
  const noted = note(scene, move, { kind: 'visit', seat })!;
  return {
    label: say(scene, 'stop', { title: titleOf(scene, 'stop'), what: itemName(scene, item) }),
    note: noted,
    path: [c >= 0 ? `container:${c - LABS * seat + 1}` : `queued:${move.item}`],
    group: 'stop',
    confirm: say(scene, 'stop.confirm', {
      what: itemName(scene, item),
      fee: t.facts.fee[item],
      rings: c >= 0 ? view.rings[c] : 0,
    }),
    preview: { title: noted },
  };
}
