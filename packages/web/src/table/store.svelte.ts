/** All that a table page knows and does. Components read it; it alone talks to the table. */
import type { Frame, Move, MoveValue, Refusal, Seat } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { provideTargets } from '@boardroom/ui-kit';
import type {
  AnchorId,
  AnyUi,
  Choice,
  Preview,
  Scene,
  TargetId,
  TargetState,
} from '@boardroom/ui-kit';
import type { Position, TablePort } from '../engine/port.ts';
import { share } from '../engine/share.ts';
import { makePlayer } from '../motion/player.ts';
import { playSound } from '../motion/sound.ts';
import { language, say } from '../words/index.ts';
import {
  buttonsOf,
  choicesOf,
  gapsOf,
  groupOf,
  MOST_BUTTONS,
  narrowed,
  nextTargets,
} from './choices.ts';
import { startOf } from './fill/gaps.ts';
import { lineOf } from './log.ts';
import type { LogLine } from './log.ts';
import { withMinus } from './minus.ts';
import { rememberGame } from './plain-scores.ts';

export type Tab = 'board' | 'mine' | 'table' | 'log' | 'rules' | 'list' | 'talk';

/** Something that could not be done and why. */
export interface Reason {
  readonly text: string;
  readonly rule?: string;
}

export interface Filling {
  readonly choice: Choice;
  readonly values: Readonly<Record<string, MoveValue>>;
  /** What is said, for a move with a `message`. */
  readonly words?: string;
}

export type TableStore = ReturnType<typeof makeTableStore>;

export interface StoreSetting {
  /** Targets of the lesson's step; others do not glow. */
  wanted?(choice: Choice): boolean;
  moved?(move: Move): void;
}

/** Words of the board in the language of the page; what it lacks is said in English. */
function messagesOf({ messages }: AnyUi): Readonly<Record<string, string>> {
  return { ...messages['en'], ...messages[language()] };
}

export function makeTableStore(port: TablePort, ui: AnyUi, setting: StoreSetting = {}) {
  const { game, t, seats } = port;
  const humans = seats.flatMap(({ kind }, seat) =>
    kind === 'human' && seat < t.players ? [seat] : [],
  );
  const names = $state(seats.map(({ name }) => name));
  const words = withMinus(
    speaker(
      { ...port.texts, messages: { ...port.texts.messages, ...messagesOf(ui) } },
      names,
      language(),
    ),
  );

  let viewer = $state.raw<Seat | null>(humans.length > 0 ? humans[0]! : null);
  let position = $state.raw<Position>(port.position(viewer));
  let thinking = $state.raw<Seat | null>(null);
  /** Why nothing can be done just now, at a table elsewhere. */
  let held = $state(port.held?.() ?? null);
  /** The person the screen has to be handed to; nothing private is drawn until they say so. */
  let curtain = $state.raw<Seat | null>(null);
  let spotlight = $state.raw<Seat | null>(null);
  let narrow = $state(false);
  let projector = $state(false);

  let picked = $state.raw<TargetId[]>([]);
  let group = $state.raw<string | null>(null);
  let hoverChoice = $state.raw<Choice | null>(null);
  let hoverTarget = $state.raw<TargetId | null>(null);
  let filling = $state.raw<Filling | null>(null);
  let confirming = $state.raw<{ choice: Choice; move: Move } | null>(null);
  let reason = $state.raw<Reason | null>(null);
  let reasons = $state.raw<Reason[]>([]);
  let hint = $state.raw<{ text: string; choice: Choice | null; move: Move } | null>(null);
  let hintBusy = $state(false);
  let lines = $state.raw<LogLine[]>([]);
  let seenMoves = $state(0);
  let banner = $state.raw<{ title: string; text?: string; icon?: string } | null>(null);
  let announced = $state('');
  let tab = $state<Tab>('board');
  /** What the board of a phone should be moved to; a new object for every wish. */
  let gaze = $state.raw<{ readonly at: AnchorId } | null>(null);
  let rule = $state<string | null>(null);
  /** A position of the past that is being looked at. */
  let past = $state.raw<{ position: Position; move: number } | null>(null);

  const shown = $derived(past?.position ?? position);
  const scene: Scene<any> = {
    t,
    get view() {
      return shown.view;
    },
    get viewer() {
      return shown.viewer;
    },
    words,
    names,
    colours: seats.map(({ colour }) => colour),
    get asked() {
      return shown.asked;
    },
    get spotlight() {
      return spotlight;
    },
    get narrow() {
      return narrow;
    },
    get projector() {
      return projector;
    },
  };
  rememberGame(scene, game);
  const motion = makePlayer();

  const offered = $derived.by((): Choice[] => {
    if (past || curtain !== null || viewer === null || projector || held !== null) return [];
    return choicesOf(ui, scene, position.legal, position.asides, position.frame);
  });
  const choices = $derived(offered.filter((choice) => choice.talk === undefined));
  /** Words for the talk box. */
  const talk = $derived(offered.filter((choice) => choice.talk !== undefined));
  /** Moves still possible after the clicks so far; asides only once their group is open. */
  const live = $derived(
    narrowed(
      choices.filter((choice) => (group === null ? !choice.aside : groupOf(choice) === group)),
      picked,
    ),
  );
  const glowing = $derived(
    setting.wanted ? live.filter((choice) => setting.wanted!(choice)) : live,
  );
  const targets = $derived(nextTargets(glowing.length > 0 ? glowing : live, picked));
  const buttons = $derived.by(() => {
    if (picked.length > 0) return live.map((choice) => ({ kind: 'move', choice }) as const);
    return buttonsOf(choices, group);
  });
  const fillTargets = $derived.by(() => {
    const found = new Map<TargetId, { field: string; item: number | string }>();
    if (!filling) return found;
    for (const [field, gap] of gapsOf(filling.choice.template)) {
      const place = filling.choice.gaps?.[field]?.target;
      if (gap.gap === 'subset' && place)
        for (const item of gap.of) found.set(place(item), { field, item });
    }
    return found;
  });
  const aimed = $derived.by((): ReadonlySet<TargetId> | null => {
    const choice = hoverChoice ?? confirming?.choice ?? null;
    return choice?.path && choice.path.length > 0 ? new Set(choice.path) : null;
  });
  const preview = $derived.by((): (Preview & { at: AnchorId }) | null => {
    const choice =
      hoverChoice ??
      confirming?.choice ??
      (hoverTarget !== null && targets.get(hoverTarget)?.length === 1
        ? targets.get(hoverTarget)![0]!
        : null);
    const at = choice?.preview?.at ?? choice?.path?.at(-1);
    return choice?.preview && at !== undefined ? { ...choice.preview, at } : null;
  });

  function clearSelection(): void {
    picked = [];
    group = null;
    filling = null;
    confirming = null;
    hoverChoice = null;
    hoverTarget = null;
  }

  /** Whose view is drawn: nobody's behind a curtain and on a screen that everybody sees. */
  const eyes = (): Seat | null => (curtain === null && !projector ? viewer : null);

  /** Takes the new position in: log, motion, sound, announcements, curtain. */
  function refresh(): void {
    thinking = port.thinking();
    held = port.held?.() ?? null;
    // People come and go at a table elsewhere.
    for (const [seat, { name }] of port.seats.entries()) names[seat] = name;
    let next = port.position(eyes());
    if (
      next.moves === position.moves &&
      next.viewer === position.viewer &&
      next.told.length === position.told.length
    )
      return;
    const wanted = nextPerson(next);
    if (wanted !== null && wanted !== viewer && !projector) {
      if (curtain === null && port.secretsBetween(viewer, wanted)) {
        curtain = wanted;
        next = port.position(null);
      } else if (curtain === null) {
        viewer = wanted;
        raise({ title: say('table.handed', { name: names[wanted]! }) });
        next = port.position(wanted);
      }
    }
    show(next);
  }

  function show(next: Position): void {
    const before = position.view;
    const sameEyes = next.viewer === position.viewer;
    const wasAsked = position.frame !== null;
    const heard = sameEyes ? Math.min(position.told.length, next.told.length) : 0;
    const undone = sameEyes && next.told.length < position.told.length;
    // Somebody else's aside or sealed answer must not take a form or a hint from under the hand.
    if (!sameEyes || undone || !isSameQuestion(next)) {
      clearSelection();
      reason = null;
      hint = null;
    }
    position = { ...next, view: share(position.view, next.view) };
    const fresh = next.told
      .slice(undone ? next.told.length : heard)
      .map((told, i) => lineOf(ui, scene, told, heard + i, before, port.said));
    lines = sameEyes ? [...lines.slice(0, undone ? next.told.length : heard), ...fresh] : fresh;
    if (sameEyes && !undone) present(fresh);
    if (next.frame && !wasAsked) playSound('turn');
    if (next.over && !past) playSound('over');
    remember();
  }

  /** The viewer is still asked just this, and what is being filled in is still possible. */
  function isSameQuestion(next: Position): boolean {
    if (next.frame === null) return false;
    const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    if (!same(next.frame, position.frame) || !same(next.legal, position.legal)) return false;
    const open = filling?.choice ?? confirming?.choice;
    return (
      !open || [...next.legal, ...next.asides].some((template) => same(template, open.template))
    );
  }

  function present(fresh: readonly LogLine[]): void {
    const cues = fresh.flatMap(({ telling }) => telling.cues ?? []);
    const fromBot = fresh.some(({ seat }) => seat !== null && seat !== viewer);
    motion.play(cues, fromBot ? 1.6 : 1);
    announced = fresh.map(({ text, heading }) => heading ?? text).join(' ');
    const big = fresh.findLast(({ telling }) => telling.banner)?.telling.banner;
    if (big) raise(big);
    if (fresh.some(({ telling }) => telling.about === 'money')) playSound('coin');
    else if (cues.some((cue) => cue.do === 'flip')) playSound('paper');
    else if (cues.some((cue) => cue.do === 'move')) playSound('wood');
  }

  /** Shows a banner for a while. */
  function raise(next: NonNullable<typeof banner>): void {
    banner = next;
    setTimeout(() => {
      if (banner === next) banner = null;
    }, 4000);
  }

  function nextPerson(next: Position): Seat | null {
    if (humans.length < 2 || next.over) return null;
    if (viewer !== null && next.asked.includes(viewer)) return viewer;
    // A bot that is asked at the same time answers by itself.
    return humans.find((seat) => next.asked.includes(seat)) ?? null;
  }

  function remember(): void {
    const { title, note } = safeHeading();
    const mine = position.asked.some((seat) => seats[seat]?.kind === 'human');
    port.remember({ note: note ? `${title} ${note}` : title, mine });
  }

  function safeHeading(): ReturnType<AnyUi['heading']> {
    try {
      return ui.heading(scene);
    } catch (error) {
      console.error('heading failed', error);
      return { title: port.title };
    }
  }

  async function act(move: Move, said?: string): Promise<void> {
    if (viewer === null) return;
    const seat = viewer;
    motion.finish();
    const refusal = await port.play(seat, move, said);
    if (refusal) refuse(refusal);
    else {
      seenMoves = port.position(null).moves;
      playSound('wood');
      setting.moved?.(move);
    }
  }

  function refuse(refusal: Refusal, frame: Frame | null = position.frame): void {
    const paragraph = ui.rules?.[refusal.code] ?? (frame ? ui.rules?.[frame.kind] : undefined);
    const now = { text: words.refusal(refusal), ...(paragraph ? { rule: paragraph } : {}) };
    reason = now;
    reasons = [now, ...reasons.filter(({ text }) => text !== now.text)].slice(0, 2);
    announced = now.text;
    playSound('knock');
  }

  /** A move was chosen: play it, or first ask for its gaps or for a confirmation. */
  function choose(choice: Choice): void {
    reason = null;
    const gaps = gapsOf(choice.template);
    if (gaps.length > 0) {
      const values: Record<string, MoveValue> = {};
      for (const [field, gap] of gaps) values[field] = startOf(field, gap, choice.gaps);
      filling = { choice, values };
      return;
    }
    settle(choice, choice.template);
  }

  function settle(choice: Choice, move: Move, said?: string): void {
    if (choice.confirm && confirming === null) {
      filling = null;
      confirming = { choice, move };
      return;
    }
    clearSelection();
    hint = null;
    void act(move, said);
  }

  function press(id: TargetId): void {
    if (past || curtain !== null) return;
    const item = fillTargets.get(id);
    if (item) return toggle(item.field, item.item);
    if (picked.includes(id)) {
      picked = picked.slice(0, picked.indexOf(id));
      return;
    }
    const waiting = targets.get(id);
    if (!waiting) return void wonder(id);
    const only = waiting.length === 1 ? waiting[0]! : null;
    const way = [...picked, id];
    if (only && (only.path?.length ?? 0) === way.length) return choose(only);
    picked = way;
    hoverChoice = null;
  }

  /** A click on something that is not possible: say why. */
  async function wonder(id: TargetId): Promise<void> {
    if (viewer === null || position.over) return;
    shake(id);
    const wish = ui.wish?.(scene, id, position.frame) ?? null;
    if (wish) {
      const refusal = await port.ask(viewer, wish);
      if (refusal) return refuse(refusal);
    }
    if (position.frame === null && position.asked.length > 0)
      return refuse({ code: 'not-asked', facts: { asked: position.asked[0]! } });
  }

  function shake(id: TargetId): void {
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(id)}"]`)) {
      element.classList.add('shake');
      setTimeout(() => element.classList.remove('shake'), 320);
    }
  }

  function toggle(field: string, item: number | string): void {
    if (!filling) return;
    const gap = gapsOf(filling.choice.template).find(([name]) => name === field)?.[1];
    if (gap?.gap !== 'subset') return;
    const chosen = filling.values[field] as (number | string)[];
    const wanted = chosen.includes(item)
      ? chosen.filter((other) => other !== item)
      : [...chosen, item];
    if (wanted.length > gap.max) return;
    fillIn(
      field,
      gap.of.filter((other) => wanted.includes(other)),
    );
  }

  function fillIn(field: string, value: MoveValue): void {
    if (filling) filling = { ...filling, values: { ...filling.values, [field]: value } };
  }

  provideTargets({
    stateOf(id): TargetState {
      if (projector) return 'idle';
      const item = fillTargets.get(id);
      if (item)
        return (filling!.values[item.field] as readonly (number | string)[]).includes(item.item)
          ? 'picked'
          : 'lit';
      if (filling) return 'idle';
      if (picked.includes(id)) return 'picked';
      const possible = targets.has(id);
      if (aimed) return aimed.has(id) ? 'aimed' : possible ? 'dim' : 'idle';
      return possible ? (hoverTarget === id ? 'aimed' : 'lit') : 'idle';
    },
    press,
    hover(id) {
      hoverTarget = id;
    },
    enrol(id, name) {
      enrolled.set(id, name);
      return () => enrolled.delete(id);
    },
    offers: (id) =>
      (targets.get(id) ?? [])
        .slice(0, 3)
        .map(({ label }) => label)
        .join(', or '),
    get curious() {
      return viewer !== null && !position.over;
    },
  });
  const enrolled = new Map<TargetId, () => string>();

  const stop = port.listen(refresh);
  lines = position.told.map((told, i) => lineOf(ui, scene, told, i, position.view, port.said));
  seenMoves = position.moves;
  {
    const first = nextPerson(position);
    if (humans.length > 1 && first !== null) {
      if (port.secretsBetween(null, first)) {
        curtain = first;
        position = port.position(null);
        lines = [];
      } else if (first !== viewer) {
        viewer = first;
        position = port.position(first);
      }
    }
  }

  return {
    port,
    ui,
    scene,
    words,
    humans,
    motion,
    enrolled,
    press,
    choose,
    settle,
    toggle,
    fillIn,
    refuse,
    get position() {
      return position;
    },
    get shown() {
      return shown;
    },
    get viewer() {
      return viewer;
    },
    get thinking() {
      return thinking;
    },
    get held() {
      return held;
    },
    get curtain() {
      return curtain;
    },
    get choices() {
      return choices;
    },
    get talk() {
      return talk;
    },
    get buttons() {
      return buttons;
    },
    get crowded() {
      return buttons.length > MOST_BUTTONS;
    },
    get targets() {
      return targets;
    },
    get picked() {
      return picked;
    },
    get group() {
      return group;
    },
    get filling() {
      return filling;
    },
    get confirming() {
      return confirming;
    },
    get reason() {
      return reason;
    },
    get reasons() {
      return reasons;
    },
    get hint() {
      return hint;
    },
    get hintBusy() {
      return hintBusy;
    },
    get lines() {
      return lines;
    },
    get seenMoves() {
      return seenMoves;
    },
    get banner() {
      return banner;
    },
    get announced() {
      return announced;
    },
    get preview() {
      return preview;
    },
    get hoverTarget() {
      return hoverTarget;
    },
    get past() {
      return past;
    },
    get spotlight() {
      return spotlight;
    },
    set spotlight(value: Seat | null) {
      spotlight = value;
    },
    get narrow() {
      return narrow;
    },
    set narrow(value: boolean) {
      narrow = value;
    },
    get projector() {
      return projector;
    },
    set projector(value: boolean) {
      if (projector === value) return;
      projector = value;
      clearSelection();
      show(port.position(eyes()));
    },
    get tab() {
      return tab;
    },
    set tab(value: Tab) {
      tab = value;
    },
    get gaze() {
      return gaze;
    },
    look(at: AnchorId) {
      gaze = { at };
    },
    get rule() {
      return rule;
    },
    get heading() {
      return safeHeading();
    },
    speak(said: string) {
      if (filling) filling = { ...filling, words: said };
    },
    aim(choice: Choice | null) {
      hoverChoice = choice;
    },
    /** Something said through a move of talk. */
    utter(choice: Choice, values: Readonly<Record<string, MoveValue>>, said: string) {
      return act({ ...choice.template, ...values }, said);
    },
    openGroup(name: string) {
      group = name;
      hoverChoice = null;
    },
    /** One step back: out of a confirmation, a form, a pick, a group, the past. */
    back(): boolean {
      if (reason) reason = null;
      else if (hint) hint = null;
      else if (confirming) confirming = null;
      else if (filling) filling = null;
      else if (picked.length > 0) picked = picked.slice(0, -1);
      else if (group !== null) group = null;
      else if (past) past = null;
      else if (spotlight !== null) spotlight = null;
      else return false;
      return true;
    },
    submitFilling() {
      if (!filling) return;
      const { choice, values, words: said } = filling;
      settle(choice, { ...choice.template, ...values }, said);
    },
    confirm() {
      if (confirming) settle(confirming.choice, confirming.move);
    },
    openCurtain() {
      if (curtain === null) return;
      viewer = curtain;
      curtain = null;
      show(port.position(viewer));
      seenMoves = position.moves;
    },
    async undo(count = 1) {
      if (viewer === null) return;
      motion.finish();
      const refusal = await port.undo(viewer, Math.max(1, count));
      if (refusal) refuse(refusal);
    },
    async askHint() {
      if (viewer === null || !position.frame || hintBusy || held !== null) return;
      hintBusy = true;
      try {
        const advice = await port.hint(viewer);
        if (!advice) return;
        const wanted = JSON.stringify(advice.move);
        const choice =
          choices.find(({ template }) => JSON.stringify(template) === wanted) ??
          choices.find(({ template }) => template.type === advice.move.type) ??
          null;
        const why = advice.why ? ` ${words.why(advice.why)}` : '';
        hint = { text: `${words.move(advice.move)}.${why}`, choice, move: advice.move };
        hoverChoice = choice;
        announced = say('table.hint.label', { text: hint.text });
      } catch (error) {
        console.error(error);
      } finally {
        hintBusy = false;
      }
    },
    /** Plays the advised move as it is, gaps and all. */
    takeHint() {
      if (!hint || held !== null) return;
      const { move, choice } = hint;
      if (choice) settle(choice, move);
      else void act(move);
    },
    openRule(paragraph: string | null) {
      rule = paragraph;
      tab = 'rules';
    },
    visit(found: { position: Position; move: number } | null) {
      clearSelection();
      past = found;
    },
    /** Other eyes look at the same moment. */
    refreshAll() {
      show(port.position(eyes()));
    },
    dropBanner() {
      banner = null;
    },
    close() {
      stop();
      motion.finish();
      port.close();
    },
  };
}
