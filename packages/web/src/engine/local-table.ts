/**
 * A table on this device. The engine runs in the page, so that every click is answered at once; bots
 * think in a worker. After every move the record is kept, and a table is opened by playing it again.
 */
import {
  check,
  commitment,
  decisionOf,
  isOver,
  isRefusal,
  legalAsides,
  pending,
  pendingIndex,
  recordOf,
  replay,
  submit,
  undo,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, Match, Refusal, Seat, Texts } from '@boardroom/kernel';
import { loadTable, saveTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { Cancelled } from '@boardroom/bots/thinker';
import type { Thinking } from '@boardroom/bots/thinker';
import { say } from '../words/index.ts';
import { openBotDesk } from './bot-desk.ts';
import { noticeOf } from './notice.ts';
import type { TablePort } from './port.ts';
import { positionOf } from './position.ts';
import { joinTabs } from './tabs.ts';
import { makeWhys } from './whys.ts';

/** A bot makes at most so many asides before one decision. */
const MOST_ASIDES = 2;
const HINT_BOT = 'heuristic';
const LONGER_BOT = 'expert';

export interface LocalSetting {
  readonly game: AnyGame;
  readonly content: unknown;
  readonly texts: Texts;
  /** How long a bot waits before its move is made: for the eye, and for motion still running. */
  pace(): Promise<void>;
  /** A bot failed; the table stays playable. */
  failed(error: unknown): void;
  /** A move is made, but not stored. */
  notStored(error: unknown): void;
}

export interface LocalPort extends TablePort {
  /** The table is played in another tab. */
  follows(): boolean;
  playHere(): void;
}

function originOf({ whatIf }: SavedTable): Pick<TablePort, 'origin'> {
  return whatIf ? { origin: `#/review/${whatIf.of}?room=what-if&branch=${whatIf.branch}` } : {};
}

/** The bar and a strip say where it is played. */
const ELSEWHERE: Refusal = { code: 'other-tab' };

export function openLocalTable(saved: SavedTable, setting: LocalSetting): LocalPort | Refusal {
  const { game, content, texts } = setting;
  const opened = replay(game, content, saved.record);
  if (isRefusal(opened)) return opened;
  let match: Match = opened;
  const { t } = match;
  const notice = noticeOf(t, game, content);
  const bots = openBotDesk();
  const hearers = new Set<() => void>();
  let kept = saved;
  let busy = false;
  let paused = false;
  let closed = false;
  let storing = false;
  let thinking: Seat | null = null;
  let skip: (() => void) | undefined;
  let asked: Thinking<unknown> | undefined;
  /** Number of moves at which the bots' asides were last asked for. */
  let asidesAt = -1;

  const names = saved.seats.map(({ name }) => name);
  const whys = makeWhys(game, t, () => match.s, saved.whys);
  let said = [...(saved.record.words ?? [])];
  const record = (): SavedTable['record'] => ({
    ...recordOf(match),
    names,
    ...(said.length > 0 ? { words: [...said] } : {}),
  });

  function keep(about: { note?: string; mine?: boolean; lesson?: number | null } = {}): void {
    const { lesson: _, ...rest } = kept;
    const lesson = about.lesson === undefined ? kept.lesson : (about.lesson ?? undefined);
    kept = {
      ...rest,
      ...(about.note === undefined ? {} : { note: about.note }),
      ...(about.mine === undefined ? {} : { mine: about.mine }),
      ...(lesson === undefined ? {} : { lesson }),
      record: record(),
      whys: whys.upTo(match.moves.length),
      over: isOver(match.s),
      updated: Date.now(),
    };
    if (tabs.leads !== true || storing) return;
    // A move is kept, and then the line about it in the list of tables: they are stored together.
    storing = true;
    queueMicrotask(() => {
      storing = false;
      saveTable(kept).then(tabs.tell, setting.notStored);
    });
  }

  let told = 0;
  function tell(): void {
    told++;
    for (const hear of hearers) hear();
  }

  /** What was done and who thinks about it now are told in one: the page is drawn once. */
  function changed(): void {
    keep();
    const before = told;
    void tick();
    if (told === before) tell();
  }

  /** Bots have the same whims at every table with this seed, as far as people let them. */
  const whim = (seat: Seat, at: string): number => {
    let hash = seat + 1;
    for (const letter of `${saved.record.seed} ${at}`)
      hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
    return hash >>> 0;
  };
  /** By how often the seat has moved: who else was quicker to answer changes nothing. */
  const ownWhim = (seat: Seat): number =>
    whim(seat, `${match.moves.filter(([mover]) => mover === seat).length} own`);
  const isBot = (seat: Seat): boolean => saved.seats[seat]?.kind !== 'human';
  const botOf = (seat: Seat): string => saved.seats[seat]?.bot ?? HINT_BOT;

  /** One thing a bot has to do, if there is one; then the next. */
  async function tick(): Promise<void> {
    if (busy || paused || closed || tabs.leads !== true || isOver(match.s)) return;
    busy = true;
    try {
      const made = (game.asides && (await botAside())) || (await botAnswer());
      busy = false;
      if (made) changed();
    } catch (error) {
      busy = false;
      if (!closed) setting.failed(error);
    }
  }

  async function botAside(): Promise<boolean> {
    const at = match.moves.length;
    if (asidesAt === at) return false;
    asidesAt = at;
    for (let seat = 0; seat < t.seats; seat++) {
      if (!isBot(seat) || legalAsides(game, t, match.s, seat).length === 0) continue;
      const recent = match.moves.slice(-MOST_ASIDES);
      if (recent.length === MOST_ASIDES && recent.every(([mover]) => mover === seat)) continue;
      const view = viewFor(game, t, match.s, seat);
      const asking = { match: saved.id, bot: botOf(seat), seat, view, seed: whim(seat, `${at}`) };
      const idea = await bots.ask(notice, asking).choice;
      if (closed || match.moves.length !== at) return false;
      if (!idea) continue;
      whys.keep(seat, view, idea, at + 1);
      if (!isRefusal(submit(match, seat, idea.move))) return true;
    }
    return false;
  }

  async function botAnswer(): Promise<boolean> {
    const f = pending(match.s).find(({ seat }) => isBot(seat));
    if (!f) return false;
    const at = match.moves.length;
    thinking = f.seat;
    tell();
    const view = viewFor(game, t, match.s, f.seat);
    const { seat } = f;
    const question = bots.ask(notice, {
      match: saved.id,
      bot: botOf(seat),
      seat,
      view,
      frame: f,
      seed: ownWhim(seat),
    });
    asked = question;
    const [idea] = await Promise.all([
      question.choice.catch((error: unknown) => {
        if (!(error instanceof Cancelled)) setting.failed(error);
        return null;
      }),
      Promise.race([
        setting.pace(),
        new Promise<void>((resolve) => {
          skip = resolve;
        }),
      ]),
    ]);
    if (closed) return false;
    thinking = null;
    if (paused || tabs.leads !== true) {
      tell();
      return false;
    }
    // What it thought about is no longer so: it thinks again.
    if (idea === null && match.moves.length !== at) return true;
    if (idea) whys.keep(seat, view, idea, at + 1);
    const move = idea?.move ?? decisionOf(game, f).fallback(t, match.s, f);
    if (!isRefusal(submit(match, f.seat, move))) return true;
    // Somebody moved meanwhile and it is no longer possible: ask again.
    if (match.moves.length !== at) return true;
    submit(match, f.seat, decisionOf(game, f).fallback(t, match.s, f));
    return true;
  }

  /** Another tab has stored it: its record is the truth. */
  async function follow(): Promise<void> {
    const fresh = await loadTable(saved.id);
    if (closed || !fresh) return;
    if (tabs.leads === true) {
      // Only its name can have been changed elsewhere.
      kept = { ...kept, title: fresh.title };
      return;
    }
    const next = replay(game, content, fresh.record);
    if (isRefusal(next)) return;
    match = next;
    kept = fresh;
    whys.take(fresh.whys ?? []);
    said = [...(fresh.record.words ?? [])];
    tell();
  }
  const tabs = joinTabs(saved.id, {
    led() {
      asked?.cancel();
      tell();
      void tick();
    },
    stored: () => void follow(),
  });

  const port: LocalPort = {
    id: saved.id,
    title: saved.title,
    game,
    content,
    texts,
    t,
    seats: saved.seats,
    ...originOf(saved),
    position: (viewer) => positionOf(match, viewer),
    secretsBetween: (a, b) =>
      JSON.stringify(viewFor(game, t, match.s, a)) !== JSON.stringify(viewFor(game, t, match.s, b)),
    said: (message) => said[message],
    why: whys.of,
    async play(seat, move, words) {
      if (tabs.leads === false) return ELSEWHERE;
      const spoken = words === undefined ? move : { ...move, message: said.length };
      const done = submit(match, seat, spoken);
      if (isRefusal(done)) return done;
      if (words !== undefined) said.push(words);
      changed();
      return null;
    },
    async ask(seat, move) {
      const checked = check(game, t, match.s, seat, move);
      return isRefusal(checked) ? checked : null;
    },
    async undo(seat, count) {
      if (tabs.leads === false) return ELSEWHERE;
      const refusal = undo(match, seat, count);
      if (refusal) return refusal;
      asked?.cancel();
      changed();
      return refusal;
    },
    async hint(seat, longer = false) {
      const index = pendingIndex(match.s, seat);
      if (index < 0) return null;
      const view = viewFor(game, t, match.s, seat);
      const f = match.s.agenda[index]!;
      const bot = longer ? LONGER_BOT : HINT_BOT;
      const asking = { match: saved.id, bot, seat, view, frame: f, seed: ownWhim(seat) };
      return bots.ask(notice, asking).choice;
    },
    thinking: () => thinking,
    pause(value) {
      paused = value;
      if (!paused) void tick();
    },
    hurry: () => skip?.(),
    record,
    committed: () => commitment(match.seed),
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    remember: keep,
    held: () => (tabs.leads === false ? say('table.follows') : null),
    follows: () => tabs.leads === false,
    playHere: tabs.takeOver,
    close() {
      closed = true;
      tabs.close();
      bots.close();
    },
  };
  return port;
}
