/** The trainer's console: which slide, which step, what the wall shall show. Components read it. */
import type { Forecasts, NewShown, RemoteWorkshop, TrainerView } from '@boardroom/client';
import { untrack } from 'svelte';
import type { DeckDesk } from '../desk.svelte.ts';
import type { Telling } from '../make/telling.ts';
import { ASK, REPLAY, VOTES } from '../make/turning.ts';
import { unitWords } from '../open-deck.ts';
import type { OpenedDeck } from '../open-deck.ts';
import type { DeckFound, Made, Moment } from '../types.ts';
import { changed, moved, without, withMoment } from './arrange.ts';
import type { Arranged } from './arrange.ts';
import { makeArranging } from './arranging.svelte.ts';
import { madeSlides } from './made-slides.svelte.ts';
import { makeMoments } from './moments.svelte.ts';
import { makeSending } from './sending.svelte.ts';
import { shownOf } from './shown.ts';

/** Figures that only became surer are sent so often. */
const REFINE_EVERY = 3000;
/** What the workers found is looked at so often. */
const LOOK_EVERY = 700;

export type Console = ReturnType<typeof makeConsole>;

interface Setting {
  readonly opened: OpenedDeck;
  readonly desk: DeckDesk;
  readonly remote: RemoteWorkshop;
  readonly view: () => TrainerView;
}

/** Call where effects may be made. */
export function makeConsole({ opened, desk, remote, view }: Setting) {
  const sending = makeSending(remote);
  const arranging = makeArranging(remote, view);
  let found = $state.raw<DeckFound>(desk.found);
  let forecasts = $state.raw<Forecasts | null>(null);
  const start = view().deck;
  let slide = $state(start?.slide ?? 'happened');
  let step = $state(start?.step ?? 0);
  let names = $state(start?.names ?? false);
  let follow = $state(start?.follow ?? true);
  let black = $state(start?.black ?? false);
  let frozen = $state(false);
  /** Something is on the wall, or shall be. */
  let live = $state(start !== undefined);
  let replayed = $state(start?.replay?.move ?? -1);
  /** Votes that the trainer has closed before showing them. */
  let closed = $state.raw<ReadonlySet<string>>(new Set());
  let votes = $state.raw<Readonly<Record<string, readonly number[]>>>({});

  const list = $derived(arranging.list);
  const telling = $derived<Telling>({
    ...opened.telling,
    unit: unitWords(opened.telling, found.unit),
  });
  $effect(() => {
    const timer = setInterval(() => (found = desk.found), LOOK_EVERY);
    return () => clearInterval(timer);
  });
  $effect(() => {
    const known = (view().deck?.before ?? []).flatMap(({ slide: id, votes: counts }) =>
      counts ? [[id, counts] as const] : [],
    );
    votes = { ...untrack(() => votes), ...Object.fromEntries(known) };
  });
  const asked = $derived(
    view()
      .prompts.filter(({ open }) => !open)
      .map(({ id }) => id)
      .join(),
  );
  $effect(() => {
    void asked;
    remote.forecasts().then(
      (known) => (forecasts = known),
      () => {},
    );
  });

  const moments = makeMoments({ opened, desk, found: () => found, list: () => list });
  const slides = madeSlides(
    () => list,
    () => ({ found, telling, forecasts, moments, votes }),
  );
  const current = $derived(list.find((one) => one.slide === slide) ?? list[0]!);
  const shownMade = $derived(slides.of(current));
  const steps = $derived(shownMade?.steps ?? 1);

  /** What the wall shows of a slide at a step. */
  function shownAt(one: Arranged, at: number): NewShown | null {
    const made = slides.of(one);
    const moment = moments.of(one);
    return (
      made &&
      shownOf(one, {
        made,
        moment,
        seat: moment ? moments.seatOf(moment) : undefined,
        replayed,
        isVoteClosed: closed.has(one.slide),
        step: at,
        title: slides.titleOf(one, at),
        names,
        black,
        follow,
      })
    );
  }
  const wish = $derived(shownAt(current, step));
  let sent = '';
  function push(): void {
    if (!live || frozen || !wish) return;
    const text = JSON.stringify(wish);
    if (text === sent) return;
    sent = text;
    sending.show(wish);
  }
  /** What was waited for goes on the wall at once; figures that became surer, in a while. */
  let waiting = false;
  $effect(() => {
    const isFirst = wish !== null && waiting;
    waiting = wish === null;
    const timer = setTimeout(push, isFirst ? 0 : REFINE_EVERY);
    return () => clearTimeout(timer);
  });

  function turn(to: string, at = 0): void {
    slide = to;
    step = at;
    replayed = -1;
    // A moment that was shown stays the one that was shown.
    const one = list.find((each) => each.slide === to)!;
    const moment = one.moment ? null : moments.of(one);
    const seat = moment && moments.seatOf(moment);
    if (live && moment && typeof seat === 'number')
      arranging.keep(changed(list, to, { moment: { ...moment, seat } }));
    push();
  }
  const visible = $derived(list.filter((one) => !slides.isHidden(one)));
  const place = $derived(visible.findIndex((one) => one.slide === current.slide));
  /** Of a slide that is left out, the next one that is not. */
  const following = $derived(
    (place < 0
      ? visible.find((one) => list.indexOf(one) > list.indexOf(current))
      : visible[place + 1]) ?? null,
  );

  return {
    desk,
    sending,
    opened,
    get found() {
      return found;
    },
    get telling() {
      return telling;
    },
    get list() {
      return list;
    },
    get current() {
      return current;
    },
    get made() {
      return shownMade;
    },
    madeOf: (one: Arranged): Made | null => slides.of(one),
    get step() {
      return step;
    },
    get steps() {
      return steps;
    },
    get wish() {
      return wish;
    },
    /** What a slide would show at a step. */
    shownAt,
    get following() {
      return following;
    },
    get live() {
      return live;
    },
    get names() {
      return names;
    },
    get follow() {
      return follow;
    },
    get black() {
      return black;
    },
    get frozen() {
      return frozen;
    },
    get trouble() {
      return arranging.trouble || sending.trouble;
    },
    get votes() {
      return votes[current.slide] ?? [];
    },
    get isVoting() {
      return wish?.vote?.open === true;
    },
    /** Nothing was left to choose at the moment of this slide. */
    get isIdle() {
      const moment = moments.of(current);
      return moment !== null && moments.isIdle(moment);
    },
    get moment() {
      return moments.of(current);
    },
    get replayed() {
      return replayed;
    },
    isHidden: slides.isHidden,
    isShown: (one: Arranged): boolean =>
      view().deck?.before.some((each) => each.slide === one.slide) ?? false,
    titleOf: slides.titleOf,
    filmOf: moments.film,
    /** Begins: what is chosen goes on the wall. */
    begin(): void {
      live = true;
      turn(current.slide, step);
    },
    turn,
    go(at: number): void {
      step = Math.max(0, Math.min(steps - 1, at));
      if (step === REPLAY && current.kind === 'turning') replayed = this.moment?.move ?? -1;
      push();
    },
    /** The next step, or the next slide. */
    next(): void {
      if (!live) return this.begin();
      if (step < steps - 1) return this.go(step + 1);
      if (following) turn(following.slide);
    },
    back(): void {
      if (step > 0) return this.go(step - 1);
      const before = visible[place - 1];
      if (before) turn(before.slide);
    },
    replay(move: number): void {
      replayed = Math.max(0, move);
      push();
    },
    closeVote(): void {
      closed = new Set([...closed, current.slide]);
      push();
    },
    openVote(): void {
      closed = new Set([...closed].filter((id) => id !== current.slide));
      step = ASK;
      push();
    },
    showVotes(): void {
      this.go(VOTES);
    },
    set(name: 'names' | 'follow' | 'black' | 'frozen', on: boolean): void {
      if (name === 'names') names = on;
      else if (name === 'follow') follow = on;
      else if (name === 'black') black = on;
      else frozen = on;
      push();
    },
    move: (from: number, to: number): void => arranging.keep(moved(list, from, to)),
    change(one: string, change: Parameters<typeof changed>[2]): void {
      arranging.keep(changed(list, one, change));
      push();
    },
    add(moment: Moment & { seat: number }): void {
      arranging.keep(withMoment(list, moment));
      turn(list.find(({ moment: at }) => at === moment)!.slide);
    },
    remove(one: string): void {
      arranging.keep(without(list, one));
      if (slide === one) turn(list[0]!.slide);
    },
    /** Takes the deck off the wall. */
    end(): void {
      live = false;
      sent = '';
      sending.show(null);
    },
    close(): void {
      sending.close();
      desk.close();
    },
  };
}
