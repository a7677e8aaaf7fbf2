/** What lies open beside the board, and where a phone's board should be moved to. */
import type { AnchorId } from '@boardroom/ui-kit';
import type { Tab } from './types.ts';

export function makePanels() {
  let tab = $state<Tab>('board');
  let rule = $state<string | null>(null);
  /** A new object for every wish. */
  let gaze = $state.raw<{ readonly at: AnchorId; readonly card: number } | null>(null);
  return {
    get tab() {
      return tab;
    },
    set tab(value: Tab) {
      tab = value;
    },
    get rule() {
      return rule;
    },
    openRule(paragraph: string | null) {
      rule = paragraph;
      tab = 'rules';
    },
    get gaze() {
      return gaze;
    },
    /** `card`: height of a card that will lie over the board. */
    look(at: AnchorId, card = 0) {
      gaze = { at, card };
    },
  };
}
