/** Words of the frame: seat cards, heading, steps of the turn. */
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?raw';
import gavel from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import { HIDDEN, isOver } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import type { RoundStep, SeatHead } from '@boardroom/ui-kit';
import { question, stocksSeen } from '../look/figures.ts';
import type { Table } from './table.ts';
import type { ActionFrame } from '../src/types.ts';
import { STEPS, stepNow } from '../look/turn.ts';

export function head(scene: Table, seat: Seat): SeatHead {
  const { view, words } = scene;
  const say = (key: string, facts: object = {}): string => words.say(`ui.head.${key}`, facts)!;
  const tags = playing(view) ? tagsOf(scene, seat) : [];
  return { value: valueOf(scene, seat, say), ...(tags.length > 0 ? { tags } : {}) };
}

const playing = (view: Table['view']): boolean => view.turn > 0 && !isOver(view);

function tagsOf({ view, words }: Table, seat: Seat): NonNullable<SeatHead['tags']> {
  return [
    ...(view.leader === seat ? [{ text: words.say('ui.head.leader')!, icon: crown }] : []),
    ...(view.chair === seat ? [{ text: words.say('ui.head.chair')!, icon: gavel }] : []),
  ];
}

/** On a phone the chip of a bidder shows the bid; money else, seen or by the book. */
function valueOf(scene: Table, seat: Seat, say: (key: string, facts?: object) => string): string {
  const { view, t } = scene;
  const bid = view.bids[seat]!;
  if (scene.narrow && view.window > 0 && bid !== HIDDEN) {
    if (view.out[seat] === 1) return bid > 0 ? say('pays', { bid }) : say('out');
    if (bid > 0) return say(view.high === seat ? 'high' : 'bid', { bid });
  }
  if (stocksSeen(scene, seat)) return say('money', { money: view.money[seat]! });
  if (!t.options.ledgerAid) return say('hidden');
  return say('about', { money: view.bookMoney[seat]! });
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

export function focus(scene: Table): string {
  if (scene.view.turn === 0) return 'leader:LD2';
  if (isOver(scene.view)) return 'podium';
  const [asked] = scene.asked;
  const kind = question(scene)?.kind;
  if (asked !== undefined && (kind === 'steer' || kind === 'useW2')) return `portrait:${asked}`;
  // Who decides sees what it is about between its card and their own chips.
  return scene.viewer !== null && scene.asked.includes(scene.viewer) ? 'project' : 'sum';
}

/** A Quiet Word is two questions: with whom, and which card. */
export function within(
  { words, view }: Table,
  { kind }: ActionFrame,
): { steps: string[] } | undefined {
  const word = words.say('look.window.name.3')!;
  if (kind === 'steer') return { steps: [word] };
  return kind === 'assign' ? { steps: [word, words.seat(view.target)] } : undefined;
}
