/** Figures a player works out in the head, from the view and by the game's own reckoning. */
import { HIDDEN, isOver, NONE, pending } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { sharesOf } from '../src/steps/aftermath.ts';
import { counts, inSight, reach } from '../src/stocks.ts';
import {
  ABSTAIN,
  FACE_DOWN,
  FAILED,
  OPPOSE,
  POLITICS,
  SUCCEEDED,
  SUPPORT,
  TRIAL,
} from '../src/types.ts';
import type { ActionFrame, Pledge } from '../src/types.ts';
import type { ActionReader } from './reader.ts';

/** The open question, if any. */
export function question({ view }: ActionReader): ActionFrame | undefined {
  return pending(view)[0];
}

/** Packages on the table; 0 once they are divided. */
export function pileOf({ t, view }: ActionReader): number {
  if (view.project === NONE || view.outcome === SUCCEEDED || view.outcome === FAILED) return 0;
  if (view.outcome === TRIAL) return view.carry;
  return t.facts.values[view.project]! + view.carry;
}

/** Packages that came from trials and lie on this project. */
export function carriedOf({ view }: ActionReader): number {
  return view.outcome === TRIAL ? 0 : view.carry;
}

export function stocksSeen({ t, view, viewer }: ActionReader, seat: Seat): boolean {
  return (
    seat === viewer || t.options.holdings === 'open' || isOver(view) || view.money[seat] !== HIDDEN
  );
}

/** The most prestige a seat could bid, true for those seen, by the public book for others. */
export function reachOf(scene: ActionReader, seat: Seat): number {
  const { t, view } = scene;
  if (stocksSeen(scene, seat)) return reach(t, view, seat);
  const money = Math.max(0, view.bookMoney[seat]!);
  return Math.max(0, view.bookPrestige[seat]! + Math.floor(money / t.facts.price));
}

/** What the high bid counts, and by whom; none before the opening. */
export function highBid({ view }: ActionReader): { seat: Seat; counts: number } | null {
  const { high } = view;
  return high === NONE ? null : { seat: high, counts: counts(view, high, view.bids[high]!) };
}

/** Prestige laid down in the running auction: all of it is paid. */
export function sunk({ view }: ActionReader): number {
  return view.bids.reduce((sum, bid) => sum + Math.max(0, bid), 0);
}

/** Packages of `seat` if these cards lie and the project ends so. */
function share(
  scene: ActionReader,
  cards: readonly number[],
  succeeds: boolean,
  seat: Seat,
): number {
  const { leader } = scene.view;
  return sharesOf(scene.t, { cards: [...cards], leader }, pileOf(scene), succeeds)[seat]!;
}

/** `seat` shows `own`, so many colleagues `others`, the rest nothing that shares. */
function cardsWith(
  { t, view }: ActionReader,
  seat: Seat,
  own: number,
  others: number,
  count: number,
): number[] {
  let left = count;
  return Array.from({ length: t.players }, (_, other) => {
    if (other === seat) return own;
    if (other === view.leader) return POLITICS;
    return left-- > 0 ? others : POLITICS;
  });
}

/** A line of the pay table: what a seat gets with 0, 1, 2 … others on its side. */
export interface PayRow {
  readonly card: number;
  readonly pays: readonly number[];
  /** Packages with nobody who shares before; Abstain only. */
  readonly free?: readonly [success: number, failure: number];
}

/** For a colleague: what each card pays. */
export function payRows(scene: ActionReader, seat: Seat): PayRow[] {
  const most = Math.max(1, scene.t.players - 1);
  const upTo = (pays: (k: number) => number): number[] =>
    Array.from({ length: most }, (_, k) => pays(k));
  const left = [true, false].flatMap((ok) =>
    Array.from({ length: most - 1 }, (_, k) =>
      share(scene, cardsWith(scene, seat, ABSTAIN, ok ? SUPPORT : OPPOSE, k + 1), ok, seat),
    ),
  );
  const alone = cardsWith(scene, seat, ABSTAIN, POLITICS, 0);
  return [
    {
      card: SUPPORT,
      pays: upTo((k) => share(scene, cardsWith(scene, seat, SUPPORT, SUPPORT, k), true, seat)),
    },
    {
      card: OPPOSE,
      pays: upTo((k) => share(scene, cardsWith(scene, seat, OPPOSE, OPPOSE, k), false, seat)),
    },
    {
      card: ABSTAIN,
      pays: left.length === 0 ? [0] : [Math.min(...left), Math.max(...left)],
      free: [share(scene, alone, true, seat), share(scene, alone, false, seat)],
    },
  ];
}

/** For the leader: packages with 0, 1, 2 … colleagues supporting (success) or opposing (failure). */
export function leaderRows(scene: ActionReader): { success: number[]; failure: number[] } {
  const { leader } = scene.view;
  const row = (card: number, ok: boolean): number[] =>
    Array.from({ length: scene.t.players }, (_, k) =>
      share(scene, cardsWith(scene, leader, POLITICS, card, k), ok, leader),
    );
  return { success: row(SUPPORT, true), failure: row(OPPOSE, false) };
}

/** Supporters the leader needs beside an own Support if all others oppose. */
export function neededBeside({ t }: ActionReader): number {
  const ties = t.options.tieOutcome === 'succeeds' ? 1 : 0;
  // 1 + k against players − 1 − k.
  return Math.max(0, Math.floor((t.players - ties) / 2));
}

/** What a card on the table is to the viewer: its face, a back, or nothing. */
export function cardSeen({ view }: ActionReader, seat: Seat): number | null {
  const card = view.cards[seat];
  return card === undefined || card === NONE || card === FACE_DOWN ? null : card;
}
export function cardLies({ view }: ActionReader, seat: Seat): boolean {
  return view.cards[seat] !== NONE;
}

/** What a seat has promised to place this turn, as far as the viewer may know. */
export function saidCard({ view, viewer }: ActionReader, seat: Seat): Pledge | undefined {
  return view.promises.find(
    (pledge) =>
      pledge.kind === 'play' &&
      pledge.from === seat &&
      pledge.turn === view.turn &&
      (viewer === null ? pledge.secret === 0 : inSight(pledge, viewer)),
  );
}

/** Promises kept and broken, as far as the viewer knows. */
export function wordOf(
  { t, view, viewer }: ActionReader,
  seat: Seat,
): { honoured: number; broken: number } {
  const at = (list: readonly number[]): number => {
    const open = list[seat * t.players + seat] ?? 0;
    const mine =
      viewer !== null && viewer !== seat && viewer < t.players
        ? (list[seat * t.players + viewer] ?? 0)
        : 0;
    return Math.max(0, open) + Math.max(0, mine);
  };
  return { honoured: at(view.kept), broken: at(view.broken) };
}

/** The votes as they lie face up, Fate included. */
export function votes({ t, view }: ActionReader): { yes: number; no: number } {
  let [yes, no] = [0, 0];
  for (const card of view.cards) {
    if (card === SUPPORT) yes++;
    if (card === OPPOSE) no++;
  }
  const fate = view.fateShown.at(-1);
  const vote = fate === undefined ? 0 : t.content.fates[fate]!.vote;
  return { yes: yes + Math.max(0, vote), no: no + Math.max(0, -vote) };
}

/** How often another draw brings a larger project. */
export function chances({ t, view }: ActionReader): { percent: number; left: number } {
  const now = t.facts.values[view.project]!;
  const seen = new Set([...view.discards, ...view.returned, view.project]);
  const unseen = view.deck.filter((card) => !seen.has(card));
  const larger = (cards: readonly number[]): number =>
    cards.filter((card) => t.facts.values[card]! > now).length;
  // R79: the card goes back and all are shuffled, unless another must come.
  const pile = view.pile.length + (t.options.redraw === 'different' ? 0 : 1);
  const hidden = view.pile.length - view.returned.length;
  const chance =
    (larger(view.returned) +
      (unseen.length === 0 ? 0 : (hidden * larger(unseen)) / unseen.length)) /
    Math.max(1, pile);
  return { percent: Math.round(100 * chance), left: view.pile.length };
}

/** What another player may hold: nothing bought, or all the book's money turned into prestige. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly money: number;
  readonly prestige: number;
  readonly leastMoney: number;
  readonly mostPrestige: number;
}

/** R154: by the public book and the reader's own dealings with that player. */
export function boundsOf({ t, view, viewer }: ActionReader, seat: Seat): Bounds {
  const { price } = t.facts;
  const at = viewer !== null && viewer < t.players ? viewer * t.players + seat : NONE;
  const bookMoney = view.bookMoney[seat]! + (view.secretMoney[at] ?? 0);
  const bookPrestige = view.bookPrestige[seat]! + (view.secretPrestige[at] ?? 0);
  const bid = Math.max(0, view.bids[seat]!);
  const least = Math.max(view.least[at] ?? 0, bid - bookPrestige, 0);
  // R96 announced purchases are in the book already.
  const open = t.options.purchaseVisibility === 'public';
  const most = open ? least : Math.max(least, Math.floor(Math.max(0, bookMoney) / price));
  return {
    least,
    most,
    money: bookMoney - least * price,
    prestige: bookPrestige + least,
    leastMoney: bookMoney - most * price,
    mostPrestige: bookPrestige + most,
  };
}
