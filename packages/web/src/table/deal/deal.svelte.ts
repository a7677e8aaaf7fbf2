/** A deal on its way: whom it is with, what was filled in so far, what the game makes of it. */
import type { Seat } from '@boardroom/kernel';
import type { Deal } from '@boardroom/ui-kit';
import type { Viewing } from '../store/viewing.svelte.ts';

export type Dealing = ReturnType<typeof makeDealing>;

export function makeDealing(viewing: Viewing) {
  const { ui, scene } = viewing;
  let open = $state.raw<{ readonly with: Seat; readonly tab: string | null } | null>(null);
  let values = $state.raw<Readonly<Record<string, number>>>({});
  let said = $state('');
  /** The tab of a deal that is itself the question. */
  let tab = $state.raw<string | null>(null);
  /** Put away to look at the board; the question stays. */
  let away = $state.raw<object | null>(null);

  const deal = $derived.by((): Deal | null => {
    const { position, past, curtain, projector, viewer, held } = viewing;
    if (!ui.deal || past || curtain !== null || projector || viewer === null || held !== null)
      return null;
    if (position.over || (!open && (!position.frame || away === position.frame))) return null;
    try {
      return ui.deal(
        scene,
        {
          with: open?.with ?? null,
          tab: open?.tab ?? tab,
          values,
          said,
          legal: [...position.legal, ...position.asides],
        },
        position.frame,
      );
    } catch (error) {
      console.error('deal failed', error);
      return null;
    }
  });

  function reset(): void {
    values = {};
    said = '';
    tab = null;
  }
  return {
    get deal() {
      return deal;
    },
    /** The open tab. */
    get dealTab() {
      return (open ? open.tab : tab) ?? deal?.tabs?.[0]?.id ?? null;
    },
    /** It was opened by a choice, so it can be closed without a move. */
    get dealChosen() {
      return open !== null;
    },
    get dealWords() {
      return said;
    },
    /** False where the game has no card for it. */
    openDeal(partner: Seat, wanted?: string): boolean {
      if (!ui.deal) return false;
      reset();
      open = { with: partner, tab: wanted ?? null };
      return deal !== null || ((open = null), false);
    },
    turnDeal(wanted: string) {
      reset();
      if (open) open = { ...open, tab: wanted };
      else tab = wanted;
    },
    fillDeal(key: string, value: number) {
      values = { ...values, [key]: value };
    },
    sayInDeal(words: string) {
      said = words;
    },
    /** False if none was open by choice. */
    closeDeal(): boolean {
      if (!open) return false;
      open = null;
      reset();
      return true;
    },
    /** Out of sight, so that the board can be seen; the moves are then in the bar. */
    putDealAway() {
      if (open) this.closeDeal();
      else away = viewing.position.frame;
    },
    forgetDeal: reset,
  };
}
