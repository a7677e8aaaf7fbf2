/** Pictures of things that are looked at, and of their figures. */
import { NONE } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
import buildings from '@phosphor-icons/core/duotone/buildings-duotone.svg?raw';
import stack from '@phosphor-icons/core/duotone/cards-duotone.svg?raw';
import free from '@phosphor-icons/core/duotone/circle-dashed-duotone.svg?raw';
import money from '@phosphor-icons/core/duotone/coins-duotone.svg?raw';
import project from '@phosphor-icons/core/duotone/folder-duotone.svg?raw';
import globe from '@phosphor-icons/core/duotone/globe-hemisphere-west-duotone.svg?raw';
import moon from '@phosphor-icons/core/duotone/moon-duotone.svg?raw';
import product from '@phosphor-icons/core/duotone/package-duotone.svg?raw';
import queue from '@phosphor-icons/core/bold/queue-bold.svg?raw';
import labs from '@phosphor-icons/core/fill/buildings-fill.svg?raw';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import done from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import coins from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import flag from '@phosphor-icons/core/fill/flag-checkered-fill.svg?raw';
import pay from '@phosphor-icons/core/fill/hand-coins-fill.svg?raw';
import days from '@phosphor-icons/core/fill/hourglass-medium-fill.svg?raw';
import night from '@phosphor-icons/core/fill/moon-fill.svg?raw';
import pile from '@phosphor-icons/core/fill/stack-fill.svg?raw';
import fee from '@phosphor-icons/core/fill/receipt-x-fill.svg?raw';
import { KINDS, LABS } from '../src/types.ts';
import { airplane, coin, eventIcon, KIND_ICONS, people, wrench } from './icons.ts';
import type { ItScene } from './naming.ts';

export const figureIcons: Readonly<Record<string, string>> = {
  cost: coin,
  upkeep: wrench,
  capacity: people,
  overhead: airplane,
  days,
  pay,
  fee,
  done,
  cards,
  chosen: cards,
  stack: cards,
  pile,
  labs,
  target: flag,
  capital: coins,
  queue,
  night,
};

export function face(scene: ItScene, id: TargetId): string | undefined {
  const { t, view, viewer } = scene;
  const [what, one = '', two = ''] = id.split(':');
  const ofItem = (item: number | undefined): string =>
    item === undefined || item < 0 ? free : t.facts.instalments[item] === 0 ? project : product;
  switch (what) {
    case 'lab':
      return buildings;
    case 'offer':
    case 'queued':
      return ofItem(t.facts.itemAt[one]);
    case 'container':
      return ofItem(view.held[LABS * (viewer ?? 0) + Number(one) - 1]);
    case 'box':
      return ofItem(view.held[LABS * Number(one) + Number(two) - 1]);
    case 'hand':
      return KIND_ICONS[KINDS.indexOf(one as (typeof KINDS)[number])];
    case 'down':
    case 'deck':
      return stack;
    case 'events':
      return view.event === NONE ? stack : eventIcon(t.content.events[view.event]!.id);
    case 'zone':
      return globe;
    case 'trail':
      return money;
    case 'nights':
      return moon;
    default:
      return undefined;
  }
}
