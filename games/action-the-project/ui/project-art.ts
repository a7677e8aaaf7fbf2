/** A night scene for every project: sky, low hills, a lamp-lit disc and one thing on it. */
import bowl from '@phosphor-icons/core/duotone/bowl-food-duotone.svg?raw';
import brain from '@phosphor-icons/core/duotone/brain-duotone.svg?raw';
import buildings from '@phosphor-icons/core/duotone/buildings-duotone.svg?raw';
import calendar from '@phosphor-icons/core/duotone/calendar-plus-duotone.svg?raw';
import cloud from '@phosphor-icons/core/duotone/cloud-arrow-up-duotone.svg?raw';
import coffee from '@phosphor-icons/core/duotone/coffee-duotone.svg?raw';
import database from '@phosphor-icons/core/duotone/database-duotone.svg?raw';
import drop from '@phosphor-icons/core/duotone/drop-duotone.svg?raw';
import factory from '@phosphor-icons/core/duotone/factory-duotone.svg?raw';
import flag from '@phosphor-icons/core/duotone/flag-banner-duotone.svg?raw';
import ghost from '@phosphor-icons/core/duotone/ghost-duotone.svg?raw';
import globe from '@phosphor-icons/core/duotone/globe-hemisphere-west-duotone.svg?raw';
import infinity from '@phosphor-icons/core/duotone/infinity-duotone.svg?raw';
import kanban from '@phosphor-icons/core/duotone/kanban-duotone.svg?raw';
import moon from '@phosphor-icons/core/duotone/moon-stars-duotone.svg?raw';
import mountains from '@phosphor-icons/core/duotone/mountains-duotone.svg?raw';
import chair from '@phosphor-icons/core/duotone/office-chair-duotone.svg?raw';
import password from '@phosphor-icons/core/duotone/password-duotone.svg?raw';
import printer from '@phosphor-icons/core/duotone/printer-duotone.svg?raw';
import robot from '@phosphor-icons/core/duotone/robot-duotone.svg?raw';
import ticket from '@phosphor-icons/core/duotone/ticket-duotone.svg?raw';
import timer from '@phosphor-icons/core/duotone/timer-duotone.svg?raw';
import tree from '@phosphor-icons/core/duotone/tree-structure-duotone.svg?raw';
import truck from '@phosphor-icons/core/duotone/truck-duotone.svg?raw';
import { iconMark } from '@boardroom/ui-kit';

const ICONS: readonly string[] = [
  coffee,
  password,
  chair,
  flag,
  ticket,
  printer,
  timer,
  mountains,
  kanban,
  '',
  database,
  drop,
  ghost,
  robot,
  cloud,
  truck,
  factory,
  calendar,
  bowl,
  tree,
  buildings,
  brain,
  globe,
  infinity,
  moon,
];
/** Sky, hills and disc, three moods of one evening. */
const MOODS = [
  ['#2b1640', '#43225e', '#f3b65a'],
  ['#12343c', '#1d4d55', '#f0c274'],
  ['#40182c', '#5f2741', '#f2a36b'],
] as const;

const stars =
  '<g fill="#fff" opacity=".7"><circle cx="26" cy="30" r="1.500"/><circle cx="118" cy="26" r="1.800"/><circle cx="112" cy="50" r="1.200"/><circle cx="36" cy="54" r="1.200"/></g>';
/** The portal nobody asked for. */
const door =
  '<path d="M55 117V60a24 24 0 0 1 48 0v57z" fill="#9d3a67"/><path d="M63 117V62a16 16 0 0 1 32 0v55z" fill="#ffe3b0"/><path d="M63 117V62a16 16 0 0 1 16-16v71z" fill="#fff3d6"/><circle cx="89" cy="88" r="2.500" fill="#40142b"/>';

/** Picture of a project card, 158 wide, clipped by `atp-art`. */
export function scene(index: number): string {
  const [sky, hill, disc] = MOODS[index % 3]!;
  const icon = ICONS[index % ICONS.length]!;
  const thing = icon === '' ? door : iconMark(icon, 79, 62, 58, '#40142b');
  return (
    `<g clip-path="url(#atp-art)"><rect x="9" y="9" width="140" height="108" fill="${sky}"/>${stars}` +
    `<circle cx="79" cy="62" r="${icon === '' ? 34 : 42}" fill="${disc}"/>` +
    `<path d="M9 117v-16c14-6 22 0 38-2v18zM149 117v-20c-16-4-24 4-38 4v16z" fill="${hill}"/>${thing}</g>`
  );
}
