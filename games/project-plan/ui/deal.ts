/** The card of a deal that is being put together: contracts, exit cards and cash of both sides. */
import { fit, isGap } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type {
  Deal,
  DealDraft,
  DealField,
  DealItem,
  DealLaw,
  DealSide,
} from '@boardroom/ui-kit/contract';
import { feesOf, proposalsLeft, seesCash, swapped } from '../look/figures.ts';
import { additions, bookValue, isComplete } from '../src/contracts.ts';
import { valueOf } from '../src/deals.ts';
import { has } from '../src/sets.ts';
import type { DraftFrame, ProjectPlanFrame } from '../src/types.ts';
import { PROGRAMME } from './colours.ts';
import { briefly, groupName, say } from './naming.ts';
import type { Look } from './scene.ts';

export function deal(scene: Look, draft: DealDraft, f: ProjectPlanFrame | null): Deal | null {
  if (f?.kind !== 'draft' || f.seat !== scene.viewer) return null;
  const { seat, partner, items } = f;
  const { holds, cash } = scene.view;
  const known = seesCash(scene, partner);
  const pays = sumField(
    scene,
    draft,
    'pay',
    cash[seat]!,
    say(scene, 'ui.offer.have', { n: amount(cash[seat]!) }),
  );
  const gets = sumField(
    scene,
    draft,
    'get',
    known ? cash[partner]! : range(draft)?.[0] === undefined ? 0 : Math.max(0, -range(draft)![0]),
    known ? say(scene, 'ui.offer.has', { n: amount(cash[partner]!) }) : undefined,
  );
  const sum = pays.value - gets.value;
  const move = whole(draft, sum);
  const values = [
    valueOf(scene.t, scene.view, items & holds[seat]!) + Math.max(0, sum),
    valueOf(scene.t, scene.view, items & holds[partner]!) + Math.max(0, -sum),
  ] as const;
  const leave = draft.legal.find(({ type }) => type === 'dropDeal' || type === 'reject') as
    | Move
    | undefined;
  return {
    title: say(scene, f.counter ? 'ui.offer.counter' : 'ui.offer.title', { seat: partner }),
    note: say(scene, 'ui.offer.note'),
    rules: ['R136', 'R139'],
    sides: [side(scene, draft, f, seat, pays, -sum), side(scene, draft, f, partner, gets, sum)],
    balance: { name: say(scene, 'ui.deal.value'), values },
    law: [law(scene, draft, values, move !== null)],
    send: {
      label: say(scene, f.counter ? 'ui.offer.send.counter' : 'ui.offer.send'),
      note: f.counter
        ? say(scene, 'ui.offer.once')
        : say(scene, 'ui.offer.which', {
            n: scene.t.options.maxProposals - proposalsLeft(scene, seat),
            most: scene.t.options.maxProposals,
          }),
      move,
    },
    ...(leave ? { leave } : {}),
  };
}

/** Sums that keep the rules for the items in the deal, from the speaker's side; none if there are none. */
function range({ legal }: DealDraft): readonly [number, number] | undefined {
  for (const move of legal) {
    const sum = move.type === 'offerDeal' && 'cash' in move ? move.cash : undefined;
    if (isGap(sum) && sum.gap === 'range') return [sum.min, sum.max];
    if (typeof sum === 'number') return [sum, sum];
  }
  return undefined;
}

function whole({ legal }: DealDraft, cash: number): Move | null {
  for (const template of legal) {
    const found = fit(template, { type: 'offerDeal', cash });
    if (found) return found;
  }
  return null;
}

function sumField(
  scene: Look,
  draft: DealDraft,
  key: string,
  max: number,
  note?: string,
): DealField {
  return {
    key,
    name: say(scene, 'ui.deal.cash'),
    value: Math.min(draft.values[key] ?? 0, max),
    min: 0,
    max,
    step: 10,
    text: amount,
    ...(note === undefined ? {} : { note }),
  };
}

function side(
  scene: Look,
  draft: DealDraft,
  f: DraftFrame,
  who: Seat,
  field: DealField,
  gain: number,
): DealSide {
  const { t, view } = scene;
  const mine = who === f.seat;
  const own = t.facts.itemIds.map((_, item) => item).filter((item) => has(view.holds[who]!, item));
  const staffed = new Set(
    own.filter((item) => has(view.staffed, item)).map((item) => t.facts.group[item]!),
  );
  return {
    seat: who,
    title: mine
      ? say(scene, 'ui.offer.give')
      : say(scene, 'ui.deal.gives', { who: scene.names[who]! }),
    items: own
      .filter((item) => !has(view.staffed, item))
      .map((item) => itemOf(scene, draft, f, item)),
    fields: [field],
    notes: [...staffed].map((group) => ({
      text: say(scene, 'ui.offer.staffed', { name: groupName(scene, group) }),
      rule: 'R134',
    })),
    effects: effects(scene, f, who, gain),
  };
}

function itemOf(scene: Look, draft: DealDraft, f: DraftFrame, item: number): DealItem {
  const { t, view } = scene;
  const id = t.facts.itemIds[item]!;
  const contract = item < t.facts.ids.length;
  const press = draft.legal.find(
    (move) => (move.type === 'add' || move.type === 'take') && 'item' in move && move.item === id,
  ) as Move | undefined;
  return {
    id,
    name: contract ? briefly(scene, id) : say(scene, 'ui.exit.card'),
    note: has(view.extended, item)
      ? say(scene, 'ui.offer.extended', { n: amount(bookValue(t, view, item)) })
      : amount(bookValue(t, view, item)),
    ...(contract ? { colour: PROGRAMME[t.facts.group[item]!]! } : {}),
    chosen: has(f.items, item),
    ...(press
      ? { press: { move: press } }
      : { refused: say(scene, 'ui.offer.moved'), rule: 'R136' }),
  };
}

/** Fees per lap, programmes that become whole, additions due and cash. */
function effects(scene: Look, f: DraftFrame, who: Seat, gain: number): string[] {
  const { t, view } = scene;
  const other = who === f.seat ? f.partner : f.seat;
  const after = swapped(scene, f.seat, f.partner, f.items);
  const [was, will] = [feesOf(scene, view, who), feesOf(scene, after, who)];
  const wholes = t.facts.members.flatMap((_, g) => {
    if (isComplete(t, view, who, g) || !isComplete(t, after, who, g)) return [];
    return [say(scene, 'ui.offer.whole', { name: groupName(scene, g) })];
  });
  const due = additions(t, view, f.items & view.holds[other]!);
  const cash = view.cash[who]!;
  return [
    ...wholes,
    was === will
      ? say(scene, 'ui.offer.fees.same', { n: amount(was) })
      : say(scene, 'ui.offer.fees', {
          was: amount(was),
          by: signed(will - was),
          will: amount(will),
        }),
    ...(due > 0 ? [say(scene, 'ui.offer.due', { n: `−${amount(due)}` })] : []),
    ...(seesCash(scene, who) && gain - due !== 0
      ? [
          say(scene, 'ui.offer.cash', {
            was: amount(cash),
            by: signed(gain - due),
            will: amount(cash + gain - due),
          }),
        ]
      : []),
  ];
}

/** R138 with its check; what else is missing where no sum would do. */
function law(
  scene: Look,
  draft: DealDraft,
  [mine, theirs]: readonly [number, number],
  kept: boolean,
): DealLaw {
  const floor = scene.t.options.giftFloor;
  const [small, large] = [Math.min(mine, theirs), Math.max(mine, theirs)];
  const percent = large === 0 ? 0 : Math.round((100 * small) / large);
  if (kept) return { text: say(scene, 'ui.offer.fair', { percent, floor }), rule: 'R138', kept };
  const sums = range(draft);
  return sums
    ? {
        text: say(scene, 'ui.offer.range', {
          percent,
          floor,
          min: amount(sums[0]),
          max: amount(sums[1]),
        }),
        rule: 'R138',
        kept,
      }
    : { text: say(scene, 'ui.offer.nothing'), rule: 'R136', kept };
}
