/** What lies open beside the board and over it, and where a phone's board should be moved to. */
import type { AnchorId } from '@boardroom/ui-kit';
import type { Offers } from './offers.svelte.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Tab } from './types.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** More places than these are chosen from a row of cards. */
const MOST_LIT = 5;

export function makePanels(viewing: Viewing, offers: Offers) {
  let tab = $state<Tab>('board');
  let rule = $state<string | null>(null);
  /** The desk lies open where it has no place of its own. */
  let sheet = $state(false);
  /** The side panel is pulled out where it has no place of its own. */
  let drawer = $state(false);
  /** The list of all moves, asked for at this question. */
  let more = $state.raw<object | null>(null);
  /** A new object for every wish. */
  let gaze = $state.raw<{ readonly at: AnchorId; readonly card: Size } | null>(null);

  let framed = $state(0);

  function openDesk(): void {
    const { desk, form } = viewing.fold;
    if (desk === 'tab') {
      tab = 'mine';
      drawer = form !== 'wide';
    } else if (desk === 'strip' || desk === 'page') sheet = true;
  }
  function closeDesk(): void {
    sheet = false;
    drawer = false;
    if (tab === 'mine') tab = 'board';
  }

  /** On a phone: how many places of the board can be chosen, and whether all are in sight. */
  let crowd = $state.raw({ lit: 0, inSight: true });

  return {
    /** So many places are lit, or so far apart, that a standing phone lists them as cards. */
    get crowded() {
      const many = crowd.lit > MOST_LIT || (crowd.lit > 1 && !crowd.inSight);
      return many && viewing.fold.form === 'standing' && tab === 'board' && !sheet;
    },
    crowd(lit: number, inSight: boolean) {
      if (crowd.lit !== lit || crowd.inSight !== inSight) crowd = { lit, inSight };
    },
    get tab() {
      return tab;
    },
    set tab(value: Tab) {
      tab = value;
      drawer = value !== 'board';
      if (value !== 'board') sheet = false;
    },
    get rule() {
      return rule;
    },
    openRule(paragraph: string | null) {
      rule = paragraph;
      tab = 'rules';
      drawer = true;
    },
    get sheet() {
      return sheet;
    },
    openDesk,
    closeDesk,
    /** The key M: one's own things, wherever they are on this screen. */
    toggleDesk() {
      const { desk } = viewing.fold;
      if (desk === 'page') tab = tab === 'mine' ? 'board' : 'mine';
      else if (sheet || (desk === 'tab' && tab === 'mine')) closeDesk();
      else openDesk();
    },
    get drawer() {
      return drawer;
    },
    set drawer(open: boolean) {
      drawer = open;
    },
    /** All moves are listed. It closes when anything is chosen or asked. */
    get more() {
      return more !== null && more === offers.buttons;
    },
    toggleMore() {
      more = more === offers.buttons ? null : offers.buttons;
    },
    /** Closes what lies over the board; false if there was nothing. */
    shut(): boolean {
      if (more !== null && more === offers.buttons) more = null;
      else if (drawer) drawer = false;
      else if (sheet) sheet = false;
      else return false;
      return true;
    },
    /** Counts how often the camera was called back to what is to be decided. */
    get framed() {
      return framed;
    },
    frameDecision() {
      if (viewing.narrow) tab = 'board';
      framed++;
    },
    get gaze() {
      return gaze;
    },
    /** `card`: what a card that will lie over the board takes of its width or its height. */
    look(at: AnchorId, card: Size = { width: 0, height: 0 }) {
      gaze = { at, card };
    },
  };
}
