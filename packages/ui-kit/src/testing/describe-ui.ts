/** One suite for every game's board: every decision is drawn and named, every event told. */
import {
  check,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  newRng,
  pending,
  setTable,
  start,
} from '@boardroom/kernel';
import type { AnyGame, AnyLook, Event, Seat, State, Table, Texts } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import type { AnyUi, Scene } from '../contract.ts';
import { drawnIn } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { Faults } from './faults.ts';
import { strayKeys } from './languages.ts';
import { offered, offeredTogether } from './offered.ts';
import { sceneOf, stageOf } from './scene.ts';
import { told } from './told.ts';

export interface UiConformance {
  /** The text of RULES.md: every paragraph cited by a question or a refusal must exist. */
  readonly rules: string;
  /** Everything that can be pressed must have a look. */
  readonly look: AnyLook;
  /** Refusals that no paragraph covers, such as those about options. */
  readonly unruled?: readonly string[];
  readonly variants?: Readonly<Record<string, object>>;
  /** How many moves each random game lasts. */
  readonly moves?: number;
  /** The whole table is drawn and checked every this many moves, and at each new kind of question. */
  readonly every?: number;
}

export function describeUi(
  game: AnyGame,
  editions: Readonly<Record<string, unknown>>,
  texts: Texts,
  ui: AnyUi,
  { rules, look, unruled = [], variants = {}, moves = 160, every = 12 }: UiConformance,
): void {
  const shapes = [ui.board, ...(ui.shapes ?? [])];
  const faults = new Faults();
  const asked = new Set<string>();

  /** One game for every number of players, and one for each variant. */
  const cases = Object.entries(editions).flatMap(([id, content]) => {
    const numbers = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_, i) => game.seats.min + i,
    );
    const all = [
      ...numbers.map((players) => ({ players, options: {} })),
      ...Object.values(variants).map((options, i) => ({
        players: numbers[(i + 1) % numbers.length]!,
        options,
      })),
    ];
    return all.map(({ players, options }, i) => ({
      t: setTable(game, { players, options, edition: { id, content } }),
      board: shapes[i % shapes.length]!,
      seed: `${id} ${i}`,
    }));
  });

  test(
    `${game.id}: every decision is drawn and named, every event told`,
    { timeout: 300_000 },
    () => {
      for (const { t, board, seed } of cases) {
        if (isRefusal(t)) continue;
        const stage = stageOf(game, t, texts, ui.messages['en']!, board);
        const at = (s: State, viewer: Seat | null): Scene<any> => sceneOf(stage, s, viewer);
        const rng = newRng(t.players);
        const events: Event[] = [];
        const s = start(game, t, seed, (event) => events.push(event));
        for (let n = 0; n < moves && !isOver(s); n++) {
          const f = pending(s)[0]!;
          const isNew = !asked.has(f.kind);
          asked.add(f.kind);
          const whole = isNew || n % every === 0;
          const scene = at(s, f.seat);
          const drawn = whole ? drawnIn(ui, scene) : null;
          if (drawn) {
            faults.guard(`${f.kind} drawn`, () => around(t, s, scene, f, drawn));
            faults.guard('wall', () => framed(at(s, null), drawnIn(ui, at(s, null))));
          }
          faults.guard(f.kind, () => {
            const list = legal(game, t, s, f);
            offeredTogether(
              faults,
              list.map((move) => offered(faults, ui, scene, move, f, drawn)),
              f,
              scene,
            );
            if (drawn)
              for (let seat = 0; seat < t.players; seat++)
                for (const aside of legalAsides(game, t, s, seat))
                  offered(faults, ui, at(s, seat), aside, null, null);
          });
          events.length = 0;
          const before = scene;
          playMove(game, t, s, randomMove(game, t, s, rng), (event, to) => {
            if (to === undefined || to.includes(f.seat)) events.push(event);
          });
          const after = at(s, f.seat);
          const places = drawn ? [drawn, drawnIn(ui, after)] : [];
          for (const { els } of places) faults.drawn(els);
          for (const event of events)
            faults.guard(`event ${event.type}`, () =>
              told(faults, ui, after, event, before.view, places),
            );
        }
      }
      expect(faults.found()).toEqual([]);
    },
  );

  /** The frame around the board: top bar, seat cards, the line under the question. */
  function framed(scene: Scene<any>, { anchors, names, text }: Drawing): void {
    for (const name of names)
      if (/[:,]\s*\.?\s*$/.test(name)) faults.add(`a name ends in the middle: "${name}"`);
    for (const line of text.split('\n')) if (line.trim() !== '') faults.sound('drawn', line);
    const { title, note } = ui.heading(scene);
    faults.sound('heading', title);
    faults.maybe('heading note', note);
    const steps = ui.steps(scene);
    for (const { name } of steps) faults.sound('step', name);
    if (steps.filter(({ state }) => state === 'now').length > 1) faults.add('two steps are now');
    for (let seat = 0; seat < scene.t.players; seat++) {
      const head = ui.head(scene, seat);
      faults.sound('head', head.value);
      faults.maybe('head unit', head.unit);
      for (const { text, icon } of head.tags ?? []) if (!icon) faults.sound('tag', text);
    }
    const focus = ui.focus?.(scene);
    if (focus !== undefined && !anchors.has(focus)) faults.add(`focus ${focus} is not drawn`);
  }

  function around(t: Table, s: State, scene: Scene<any>, f: any, drawn: Drawing): void {
    framed(scene, drawn);
    faults.sound(`ask ${f.kind}`, scene.words.ask(f));
    faults.maybe(`aid ${f.kind}`, ui.aid?.(scene, f));
    ui.deskFor?.(scene, f);
    const within = ui.within?.(scene, f);
    for (const step of within?.steps ?? []) faults.sound(`within ${f.kind}`, step);
    faults.maybe(`within ${f.kind}`, within?.count);
    faults.ruled(rules, f.kind, ui.rules?.[f.kind]);
    for (const id of drawn.targets)
      if (look.look(scene, id) === null) faults.add(`${id} cannot be looked at`);
    for (const id of drawn.anchors) {
      ui.face?.(scene, id);
      const wish = ui.wish?.(scene, id, f);
      const checked = wish ? check(game, t, s, f.seat, wish) : null;
      if (!checked || !isRefusal(checked)) continue;
      faults.sound(`refusal ${checked.code}`, scene.words.refusal(checked));
      faults.ruled(rules, checked.code, ui.rules?.[checked.code]);
    }
  }

  if (ui.rules)
    test(`${game.id}: every question and refusal has its paragraph`, () => {
      const codes = Object.keys(texts.messages)
        .filter((key) => /^(?:ask|refusal)\./.test(key))
        .map((key) => key.slice(key.indexOf('.') + 1));
      const without = codes.filter((code) => !ui.rules![code] && !unruled.includes(code));
      expect(without, 'give each a number in `rules` of ui/index.ts').toEqual([]);
    });

  test(`${game.id}: the board says the same in all its languages`, () => {
    expect(strayKeys(ui.messages)).toEqual([]);
  });

  test(`${game.id}: the lesson has words`, async () => {
    const words: Readonly<Record<string, string>> = ui.messages['en']!;
    const { steps } = await ui.tutorial();
    const keys = steps.flatMap(({ id }) => [`tutor.${id}`, `tutor.${id}.text`]);
    expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
  });
}
