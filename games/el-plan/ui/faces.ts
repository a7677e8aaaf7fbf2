/** Pictures for things that are looked at, and for their figures. */
import archive from '@phosphor-icons/core/fill/archive-fill.svg?raw';
import arrowBack from '@phosphor-icons/core/fill/arrow-bend-up-right-fill.svg?raw';
import boat from '@phosphor-icons/core/fill/boat-fill.svg?raw';
import calendar from '@phosphor-icons/core/fill/calendar-dots-fill.svg?raw';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import coins from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import medal from '@phosphor-icons/core/fill/medal-fill.svg?raw';
import pin from '@phosphor-icons/core/fill/map-pin-fill.svg?raw';
import signpost from '@phosphor-icons/core/fill/signpost-fill.svg?raw';
import slots from '@phosphor-icons/core/fill/squares-four-fill.svg?raw';
import stack from '@phosphor-icons/core/fill/stack-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import tram from '@phosphor-icons/core/fill/tram-fill.svg?raw';
import user from '@phosphor-icons/core/fill/user-circle-fill.svg?raw';
import question from '@phosphor-icons/core/fill/question-fill.svg?raw';
import type { TargetId } from '@boardroom/ui-kit/contract';
import type { Table } from '../look/figures.ts';
import { IDEA, PROCESSES, PRODUCTS, RAW } from '../src/types.ts';
import { BUSINESS_ICONS, CARD_ICONS, EVENT_ICONS, KINDS, THINGS } from './looks.ts';

/** By the key of a figure of `look`. */
export const figureIcons: Readonly<Record<string, string>> = {
  cost: coins,
  price: coins,
  pot: coins,
  slots,
  spaces: slots,
  placed: slots,
  back: arrowBack,
  gives: KINDS[0]!,
  uses: KINDS[0]!,
  processes: KINDS[0]!,
  available: KINDS[0]!,
  used: KINDS[0]!,
  makes: THINGS[RAW]!.icon,
  stock: archive,
  box: archive,
  keep: archive,
  left: cards,
  worth: star,
  month: calendar,
  points: medal,
  ideas: THINGS[IDEA]!.icon,
  trios: stack,
  tokens: coins,
};

const FACES: Readonly<Record<string, string>> = {
  tram,
  space: pin,
  district: signpost,
  pack: cards,
  deck: cards,
  seat: user,
  ship: boat,
};

/** The picture on the head of a card. */
export function face({ t, view, viewer }: Table, id: TargetId): string | undefined {
  const [kind = '', which = ''] = id.split(':');
  switch (kind) {
    case 'offer':
    case 'own':
    case 'card':
      return CARD_ICONS[which];
    case 'plan':
      return BUSINESS_ICONS[which];
    case 'event':
      return EVENT_ICONS[which || (t.content.events[view.event]?.id ?? '')] ?? question;
    case 'area':
    case 'goods':
      return THINGS[RAW + PRODUCTS.findIndex((name) => name === which)]?.icon;
    case 'free':
    case 'box':
      return THINGS[Number(which)]?.icon;
    case 'process':
      return KINDS[[...PROCESSES, 'wild'].indexOf(which)];
    case 'row':
    case 'run': {
      const plan = t.facts.plans[view.business[viewer ?? 0]!];
      if (kind === 'run') return THINGS[RAW + (plan?.table[Number(which) - 1]?.product ?? 0)]?.icon;
      const row = plan?.rows.find((one) => one.id === which);
      return KINDS[row?.gives.findIndex((n) => n > 0) ?? 0];
    }
    default:
      return FACES[kind];
  }
}
