/** The card of a deal with one colleague: an offer, a promise or a gift. */
import { fit } from '@boardroom/kernel';
import type { Deal, DealDraft } from '@boardroom/ui-kit/contract';
import { player } from '../look/reader.ts';
import { giftCard, offerCard } from './deal-offer.ts';
import type { Dealing } from './deal-parts.ts';
import { promiseCard } from './deal-promise.ts';
import type { Table } from './table.ts';

const TABS = ['offer', 'promise', 'gift'] as const;
type Tab = (typeof TABS)[number];
const TYPES: Readonly<Record<Tab, string>> = { offer: 'offer', promise: 'promise', gift: 'give' };

export function deal(scene: Table, draft: DealDraft): Deal | null {
  const me = player(scene);
  const to = draft.with;
  if (me === null || to === null || to === me) return null;
  const tabs = TABS.filter((tab) =>
    draft.legal.some((move) => move.type.startsWith(TYPES[tab]) && 'to' in move && move.to === to),
  );
  const tab = tabs.find((one) => one === draft.tab) ?? tabs[0];
  if (tab === undefined) return null;
  const d: Dealing = {
    scene,
    draft,
    me,
    to,
    say: (key, facts = {}) => scene.words.say(`ui.deal.${key}`, { seat: to, ...facts }) ?? key,
    value: (key, max = Infinity, start = 0) =>
      Math.min(Math.max(draft.values[key] ?? start, 0), max),
    whole: (fields) => {
      for (const template of draft.legal) {
        const found = fit(template, fields);
        if (found) return found;
      }
      return null;
    },
  };
  return {
    title: d.say('title'),
    tabs: tabs.map((id) => ({ id, name: d.say(`tab.${id}`) })),
    ...(tab === 'offer' ? offerCard(d) : tab === 'gift' ? giftCard(d) : promiseCard(d)),
  };
}
