/** Words of the frame: seat cards, heading, steps of the turn, zones of a phone. */
import { HIDDEN, isOver } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import type { RoundStep, SeatHead, Zone } from '@boardroom/ui-kit';
import { question, stocksSeen } from '../look/figures.ts';
import type { Table } from './table.ts';
import { STEPS, stepNow } from '../look/turn.ts';

export function head(scene: Table, seat: Seat): SeatHead {
  const { view, words, t } = scene;
  const say = (key: string, facts: object = {}): string => words.say(`ui.head.${key}`, facts)!;
  if (stocksSeen(scene, seat)) return { value: say('money', { money: view.money[seat]! }) };
  const bid = view.bids[seat]!;
  if (view.window > 0 && bid !== HIDDEN) {
    if (view.out[seat] === 1) return { value: bid > 0 ? say('pays', { bid }) : say('out') };
    if (bid > 0) return { value: say('bid', { bid }) };
  }
  if (!t.options.ledgerAid) return { value: say('hidden') };
  return { value: say('about', { money: view.bookMoney[seat]! }) };
}

export function heading(scene: Table): { title: string; note?: string; order?: readonly Seat[] } {
  const { view, words, t } = scene;
  if (view.turn === 0) return { title: words.say('ui.heading.setup')! };
  const order = Array.from({ length: t.players }, (_, i) => (view.chair + i) % t.players);
  return {
    title: words.say('ui.heading', { turn: view.turn })!,
    note: words.say('ui.heading.note', { turns: t.facts.turns })!,
    // A longer row leaves no room for the turn; the gavel shows the Chair.
    ...(t.players > 4 ? {} : { order }),
  };
}

export function steps(scene: Table): RoundStep[] {
  const now = stepNow(scene);
  if (now < 0) return [{ name: scene.words.say('step.setup')!, state: 'now' }];
  return STEPS.map((step, i) => ({
    name: scene.words.say(`step.${step}`)!,
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}

export function zones({ words, view, viewer, t }: Table): Zone[] {
  if (view.turn === 0 || isOver(view)) return [];
  const own = viewer !== null && viewer < t.players ? viewer : 0;
  const zone = (id: string, at: string): Zone => ({ id, name: words.say(`ui.zone.${id}`)!, at });
  return [
    zone('project', 'sum'),
    zone('me', `portrait:${own}`),
    zone('windows', 'window:2'),
    zone('packs', 'leaders'),
  ];
}

export function focus(scene: Table): string {
  if (scene.view.turn === 0) return 'leader:LD2';
  if (isOver(scene.view)) return 'podium';
  const [asked] = scene.asked;
  const kind = question(scene)?.kind;
  if (asked !== undefined && (kind === 'steer' || kind === 'useW2')) return `portrait:${asked}`;
  return 'sum';
}
