/** The trainer's console: which slide, which step, what the wall shall show. Components read it. */
import type { Forecasts, NewShown, RemoteWorkshop, TrainerView } from '@boardroom/client';
import { untrack } from 'svelte';
import { classProblem } from '../../workshop/problems.ts';
import type { DeckDesk } from '../desk.svelte.ts';
import { openFilm, savedOf } from '../film.ts';
import type { Film } from '../film.ts';
import { makeConcepts } from '../make/concepts.ts';
import { makeForesaw } from '../make/foresaw.ts';
import { makeHappened } from '../make/happened.ts';
import { makeLuck } from '../make/luck.ts';
import { makeParted } from '../make/parted.ts';
import type { Telling } from '../make/telling.ts';
import { ASK, makeTurning, REPLAY, turningAt, VOTES } from '../make/turning.ts';
import type { MomentWords } from '../make/turning.ts';
import { makeWinners } from '../make/winners.ts';
import { makeWork } from '../make/work.ts';
import { wordsOf } from '../moment-words.ts';
import { unitWords } from '../open-deck.ts';
import type { OpenedDeck } from '../open-deck.ts';
import { usualMoment } from '../suggest.ts';
import type { DeckFound, Made, Moment } from '../types.ts';
import { arrangedFrom, changed, moved, without, withMoment } from './arrange.ts';
import type { Arranged } from './arrange.ts';
import { makeSending } from './sending.svelte.ts';

/** Figures that only became surer are sent so often. */
const REFINE_EVERY = 3000;
/** What the workers found is looked at so often. */
const LOOK_EVERY = 700;
const SAVE_AFTER = 700;

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
  let found = $state.raw<DeckFound>(desk.found);
  let forecasts = $state.raw<Forecasts | null>(null);
  let list = $state.raw<readonly Arranged[]>(arrangedFrom(view().arrangement));
  let unsaved = $state(false);
  let trouble = $state('');
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
  let said = $state.raw<Readonly<Record<string, MomentWords>>>({});
  const films = new Map<number, Promise<Film>>();

  const telling = $derived<Telling>({
    ...opened.telling,
    unit: unitWords(opened.telling, found.unit),
  });
  /** The moment that a deck asks about by itself: the same once it was chosen. */
  let usual = $state.raw<Moment | null>(null);

  $effect(() => {
    const timer = setInterval(() => (found = desk.found), LOOK_EVERY);
    return () => clearInterval(timer);
  });
  $effect(() => {
    const isIdle = usual !== null && found.idle.some((one) => keyOf(one) === keyOf(usual!));
    if (desk.state !== 'reading' && (!usual || isIdle)) usual = usualMoment(found);
  });
  $effect(() => {
    const known = (view().deck?.before ?? []).flatMap(({ slide: id, votes: counts }) =>
      counts ? [[id, counts] as const] : [],
    );
    votes = { ...untrack(() => votes), ...Object.fromEntries(known) };
  });
  /** What another trainer has arranged. */
  $effect(() => {
    const { arrangement } = view();
    if (arrangement && !untrack(() => unsaved)) list = arrangedFrom(arrangement);
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

  const momentOf = ({ moment }: Arranged): Moment | null => moment ?? usual;
  const keyOf = ({ table, move }: Moment): string => `${table} ${move}`;
  function filmOf(table: number): Promise<Film> {
    let film = films.get(table);
    if (!film) {
      const { record } = opened.records.find((one) => one.table === table)!;
      film = openFilm(savedOf(record, table, undefined));
      film.catch(() => films.delete(table));
      films.set(table, film);
    }
    return film;
  }
  /** Moments get their words as soon as their options are known. */
  $effect(() => {
    for (const one of list) {
      const moment = one.kind === 'turning' ? momentOf(one) : null;
      if (!moment) continue;
      desk.want(moment);
      const known = found.moments.find((each) => keyOf(each) === keyOf(moment));
      if (!known || untrack(() => said)[keyOf(moment)]) continue;
      filmOf(moment.table)
        .then((film) => (said = { ...said, [keyOf(moment)]: wordsOf(film, known) }))
        .catch((error: unknown) => console.error('no words for a moment', error));
    }
  });

  function made(one: Arranged): Made | null {
    if (found.courses.length === 0) return null;
    switch (one.kind) {
      case 'happened':
        return makeHappened(found, telling);
      case 'parted':
        return makeParted(found, telling);
      case 'turning': {
        const moment = momentOf(one);
        const known = moment && found.moments.find((each) => keyOf(each) === keyOf(moment));
        const words = moment && said[keyOf(moment)];
        if (!known || !words) return null;
        return makeTurning(found, telling, {
          moment: known,
          said: words,
          votes: votes[one.slide] ?? [],
        });
      }
      case 'luck':
        return makeLuck(found, telling);
      case 'foresaw':
        return makeForesaw(found, telling, forecasts);
      case 'concepts':
        return makeConcepts(found, telling);
      case 'winners':
        return makeWinners(found, telling);
      case 'work':
        return makeWork(one.picks ?? []);
    }
  }
  const all = $derived(new Map(list.map((one) => [one.slide, made(one)])));
  const isHidden = (one: Arranged): boolean =>
    one.hidden ?? (all.get(one.slide)?.lacks ?? '') !== '';
  const current = $derived(list.find((one) => one.slide === slide) ?? list[0]!);
  const shownMade = $derived(all.get(current.slide) ?? null);
  const steps = $derived(shownMade?.steps ?? 1);
  const titleOf = (one: Arranged, at: number): string => {
    const { titles = [''] } = all.get(one.slide) ?? {};
    return one.title ?? titles[Math.min(at, titles.length - 1)]!;
  };

  /** What the wall shows of a slide at a step. */
  function shownAt(one: Arranged, at: number): NewShown | null {
    const it = all.get(one.slide);
    if (!it) return null;
    const moment = one.kind === 'turning' ? momentOf(one) : null;
    const turning = it.kind === 'turning' ? it.figures : null;
    const seat = moment && found.moments.find((each) => keyOf(each) === keyOf(moment))?.found.seat;
    const eyes = seat === null || seat === undefined ? {} : { seat };
    const isReplay = at === REPLAY && replayed >= 0;
    return {
      slide: one.slide,
      kind: one.kind,
      step: at,
      title: titleOf(one, at).slice(0, 200),
      note: one.note ?? '',
      names,
      black,
      follow,
      data: (turning ? turningAt(turning, at) : it.figures) as unknown as Record<string, unknown>,
      ...(moment
        ? { replay: { table: moment.table, move: isReplay ? replayed : moment.move, ...eyes } }
        : {}),
      ...(turning && at < REPLAY
        ? {
            vote: {
              options: turning.options.map(({ name }) => name.slice(0, 160)),
              open: at === ASK && !closed.has(one.slide),
            },
          }
        : {}),
    };
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

  function keep(next: readonly Arranged[]): void {
    list = next;
    unsaved = true;
  }
  $effect(() => {
    const slides = list;
    if (!unsaved) return;
    const timer = setTimeout(() => {
      unsaved = false;
      remote
        .arrange({ slides: [...slides] })
        .catch((error: unknown) => (trouble = classProblem(error)));
    }, SAVE_AFTER);
    return () => clearTimeout(timer);
  });

  function turn(to: string, at = 0): void {
    slide = to;
    step = at;
    replayed = -1;
    // A moment that was shown stays the one that was shown.
    const one = list.find((each) => each.slide === to)!;
    const moment = one.kind === 'turning' && !one.moment ? usual : null;
    const seat = moment && found.moments.find((each) => keyOf(each) === keyOf(moment))?.found.seat;
    if (live && moment && typeof seat === 'number')
      keep(changed(list, to, { moment: { ...moment, seat } }));
    push();
  }
  const visible = $derived(list.filter((one) => !isHidden(one)));
  const place = $derived(visible.findIndex((one) => one.slide === current.slide));
  const following = $derived(
    visible[place + 1] ??
      (place < 0 ? visible.find((one) => list.indexOf(one) > list.indexOf(current)) : undefined) ??
      null,
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
    madeOf: (one: Arranged): Made | null => all.get(one.slide) ?? null,
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
      return trouble || sending.trouble;
    },
    get votes() {
      return votes[current.slide] ?? [];
    },
    get isVoting() {
      return wish?.vote?.open === true;
    },
    /** Nothing was left to choose at the moment of this slide. */
    get isIdle() {
      const moment = current.kind === 'turning' ? momentOf(current) : null;
      return moment !== null && found.idle.some((one) => keyOf(one) === keyOf(moment));
    },
    get moment() {
      return current.kind === 'turning' ? momentOf(current) : null;
    },
    get replayed() {
      return replayed;
    },
    isHidden,
    isShown: (one: Arranged): boolean =>
      view().deck?.before.some((each) => each.slide === one.slide) ?? false,
    titleOf,
    filmOf,
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
    move: (from: number, to: number): void => keep(moved(list, from, to)),
    change(one: string, change: Parameters<typeof changed>[2]): void {
      keep(changed(list, one, change));
      push();
    },
    add(moment: Moment & { seat: number }): void {
      keep(withMoment(list, moment));
      turn(list.find(({ moment: at }) => at === moment)!.slide);
    },
    remove(one: string): void {
      keep(without(list, one));
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
