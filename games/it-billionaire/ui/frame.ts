/** What the page's frame shows of this game: heads, heading, steps, help line. */
import { isOver, NONE, pending } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { RoundStep, SeatHead, TargetId } from '@boardroom/ui-kit';
import crown from '@phosphor-icons/core/fill/crown-fill.svg?raw';
import { roomFor } from '../src/containers.ts';
import { upkeepOf } from '../src/labs.ts';
import { scores } from '../src/scoring.ts';
import { DO, KINDS, LABS, SELL, ZONES } from '../src/types.ts';
import type { Frame, Move } from '../src/types.ts';
import { limitOf } from './draft.ts';
import { continentName, say, titleOf } from './naming.ts';
import type { ItScene } from './naming.ts';
import { eventRisk, labsOf } from '../look/reckon.ts';

export function head(scene: ItScene, seat: Seat): SeatHead {
  const { view } = scene;
  // R116 In the end labs and instalments count too.
  const worth = isOver(view) ? scores(scene.t, view) : view.capital;
  const most = Math.max(...worth);
  const leads = worth[seat] === most && worth.filter((c) => c === most).length === 1;
  return {
    value: amount(worth[seat]!),
    unit: 'M€',
    // The order of play stands in the heading; words here would cut long names.
    tags: leads ? [{ text: '', icon: crown }] : [],
  };
}

export function heading(scene: ItScene): { title: string; note?: string; order: Seat[] } {
  const { t, view } = scene;
  const order = Array.from({ length: t.players }, (_, i) => (view.first + i) % t.players);
  return {
    title: say(scene, 'day', { day: Math.max(1, view.round) }),
    // With five chips of the order there is no room for it.
    ...(t.players < 5 ? { note: say(scene, 'of', { days: t.options.rounds }) } : {}),
    order,
  };
}

export function steps(scene: ItScene): RoundStep[] {
  const { t, view } = scene;
  const kind = pending(view)[0]?.kind;
  const zones = ZONES.map((zone) => scene.words.word('zone', zone));
  const choose = [say(scene, 'step.choose'), say(scene, 'step.event')];
  if (t.options.eventTiming === 'beforeSelection') choose.reverse();
  const names = [say(scene, 'step.upkeep'), ...choose, ...zones, say(scene, 'step.payOut')];
  const now =
    view.zone !== NONE
      ? 3 + view.zone
      : kind === 'chooseActions'
        ? names.indexOf(say(scene, 'step.choose'))
        : kind === 'forcedSale'
          ? 0
          : names.length - 1;
  return names.map((name, i) => ({
    name,
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}

export function aid(scene: ItScene, frame: Frame): string | undefined {
  const { t, view } = scene;
  const { seat } = frame;
  switch (frame.kind) {
    case 'forcedSale':
      return say(scene, 'aid.forced', {
        upkeep: upkeepOf(t, view, seat),
        capital: view.capital[seat],
      });
    case 'chooseActions':
      return say(scene, scene.narrow ? 'aid.choose.narrow' : 'aid.choose', {
        count: limitOf(scene),
        owned: view.labs[seat],
        risk: eventRisk(t, view, seat),
        all: t.content.events.length,
      });
    case 'visit': {
      const cards = KINDS.flatMap((kind, i) => {
        const count = view.chosen[KINDS.length * seat + i]!;
        return count <= 0
          ? []
          : [count === 1 ? titleOf(scene, kind) : `${count}× ${titleOf(scene, kind)}`];
      }).join(', ');
      return say(scene, 'aid.visit', { count: view.down[seat], cards });
    }
    case 'acceptWork':
    case 'drawSecond': {
      const near = [...new Set(labsOf(view, seat).map((lab) => t.facts.continent[lab]!))];
      return say(scene, 'aid.accept', {
        near:
          near.map((continent) => continentName(scene, continent)).join(', ') ||
          say(scene, 'nowhere'),
        room: roomFor(view, seat),
      });
    }
    default:
      return undefined;
  }
}

/** The morning's choice and a forced sale are answered with one's own things. */
export function deskFor(_scene: ItScene, { kind }: Frame): 'strip' | undefined {
  return kind === 'chooseActions' || kind === 'forcedSale' ? 'strip' : undefined;
}

/** Cards on offer are the middle of an Select Work. */
export function within(
  scene: ItScene,
  { kind }: Frame,
): { readonly steps: readonly string[]; readonly count?: string } | undefined {
  if (kind !== 'acceptWork' && kind !== 'drawSecond') return undefined;
  const steps = [titleOf(scene, 'select')];
  return kind === 'drawSecond' ? { steps, count: say(scene, 'within.draw') } : { steps };
}

/** What a click on something that is not legal was meant as; the engine says why not. */
export function wish(scene: ItScene, target: TargetId, frame: Frame | null): Move | null {
  const { t, view } = scene;
  const seat = frame?.seat ?? scene.viewer;
  if (seat === null) return null;
  const [what, id = ''] = target.split(':');
  const items = t.content.items;
  if (what === 'lab') return wishOfLab(scene, seat, id);
  if (what === 'deck') {
    const one = t.options.drawMode === 'oneByOne';
    const sources = { small: one ? 'S' : 'SS', large: one ? 'L' : 'LL', both: 'SL' } as const;
    return { type: 'selectWork', sources: sources[id as keyof typeof sources] };
  }
  if (what === 'container') {
    const item = view.held[LABS * seat + Number(id) - 1]!;
    return item >= 0 ? { type: 'stopWork', item: items[item]!.id } : null;
  }
  return what === 'queued' ? { type: 'stopWork', item: id } : null;
}

/** A lab of nobody or of another is wanted; one's own works, or is sold if a card for that was laid. */
function wishOfLab({ t, view }: ItScene, seat: Seat, id: string): Move {
  const lab = t.facts.locationAt[id]!;
  if (view.owner[lab] !== seat) return { type: 'acquireLab', location: id };
  const held = view.held.slice(LABS * seat, LABS * (seat + 1));
  const container =
    1 +
    Math.max(
      0,
      held.findIndex((item) => item >= 0),
    );
  const chosen = (kind: number): boolean => view.chosen[KINDS.length * seat + kind]! > 0;
  if (!chosen(DO) && chosen(SELL)) return { type: 'sellLab', lab: id, container };
  return { type: 'doWork', container, labs: [id], lead: id };
}

export function focus(scene: ItScene): string {
  const { view } = scene;
  if (view.offer.length > 0) return 'market';
  if (pending(view)[0]?.kind === 'chooseActions' && scene.viewer !== null) return 'hand';
  return `zone:${ZONES[view.zone === NONE ? 1 : view.zone]!}`;
}
