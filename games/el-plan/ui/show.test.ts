import {
  isOver,
  isRefusal,
  legal,
  newRng,
  pending,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { Event, Seat } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import type { Scene } from '@boardroom/ui-kit/contract';
import type { Player } from '@boardroom/ui-kit/players';
import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { look } from '../look/index.ts';
import { inner, question } from '../look/figures.ts';
import { focus, head, heading, steps, zones } from './frame.ts';
import { targetIds } from './ids.ts';
import messages from './messages.en.json' with { type: 'json' };
import { rules } from '../look/rules.ts';
import { aid, show, wish } from './show.ts';
import { tell } from './tell.ts';
import { tutorial } from './tutorial.ts';

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Jonas', 'Zoë'];
type T = Scene<ElPlan>['t'];

function tableOf(players: number, options: object): T {
  const t = setTable(game, { players, options, edition: { id: 'classic', content: classic } });
  if (isRefusal(t)) throw new Error(JSON.stringify(t));
  return t as T;
}

const words = speaker(
  { ...texts, messages: { ...texts.messages, ...messages } },
  NAMES,
  'en',
  game.printed!(tableOf(6, {})),
);

function sceneOf(t: T, s: ElPlanState, viewer: Seat | null): Scene<ElPlan> {
  return {
    t,
    view: viewFor(game, t, s, viewer),
    viewer,
    words,
    names: NAMES,
    colours: [1, 2, 3, 4, 5, 6] as Player[],
    asked: pending(s).map(({ seat }) => seat),
    spotlight: null,
    narrow: false,
    board: { width: 1, height: 1 },
    projector: false,
  };
}

/** A message that was not found shows as its key. */
const KEY = /\b[a-z]+(?:\.[a-zA-Z0-9-]+)+\b/;
function sound(text: string | undefined): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(KEY);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

function draw(t: T, s: ElPlanState, seat: Seat): void {
  const scene = sceneOf(t, s, seat);
  const drawn = targetIds(scene);
  const frame = pending(scene.view).find((f) => f.seat === seat) ?? null;
  const labels = new Map<string, string>();
  let go = 0;
  for (const template of frame ? legal(game, t, scene.view, frame) : []) {
    const shown = show(scene, template, frame);
    sound(shown.label);
    expect(shown.label.length, shown.label).toBeLessThan(60);
    if (shown.note !== undefined) sound(shown.note);
    if (shown.tone !== 'quiet') expect(shown.path?.length, shown.label).toBeGreaterThan(0);
    for (const id of shown.path ?? []) expect(drawn, `${shown.label}: ${id}`).toContain(id);
    expect(new Set(shown.path).size).toBe(shown.path!.length);
    for (const line of [shown.preview?.title, ...(shown.preview?.lines ?? [])])
      if (line !== undefined) sound(line);
    if (shown.tone === 'go') go++;
    const text = `${shown.label} | ${shown.note ?? ''} | ${shown.path!.join()}`;
    expect(labels.get(text), text).toBeUndefined();
    labels.set(text, text);
  }
  expect(go).toBeLessThanOrEqual(1);
  if (frame) sound(aid(scene, frame));
  for (const id of drawn) {
    wish(scene, id, frame);
    expect(look.look(scene, id), id).not.toBeNull();
  }
  for (let other = 0; other < t.players; other++) sound(head(scene, other).value);
  sound(heading(scene).title);
  for (const { name } of steps(scene)) sound(name);
  expect(steps(scene).filter(({ state }) => state === 'now').length).toBe(1);
  for (const { at } of zones(scene)) expect(drawn).toContain(at);
  expect(drawn).toContain(focus(scene));
}

const VARIANTS: Readonly<Record<string, object>> = {
  standard: {},
  three: { level: 3, d2Token: 'choice', d2Spaces: 3, salePayout: 'money', openForecast: true },
  levy: {
    level: 2,
    tollMode: 'levy',
    d2Spaces: 1,
    ideaWildcard: false,
    importOnlyWhenSoldOut: true,
  },
  fast: { fastAdmin: true, planDraft: 'random' },
  learn: { periods: 6, noEvents: true },
};

const seen = new Set<string>();
describe.each(Object.entries(VARIANTS))('%s', (variant, options) => {
  test.each([2, 3, 4, 5, 6])('every legal move of %i players can be shown and told', (players) => {
    const t = tableOf(players, options);
    const rng = newRng(players * 7 + variant.length);
    const s = start(game, t, `${variant}-${players}`);
    for (let moves = 0; !isOver(s) && moves < 3000; moves++) {
      const [first] = pending(s);
      // Every kind of question at once, then one in eight: the checks are dear, not the drawing.
      if (!seen.has(first!.kind) || rng.unit() < 0.12) draw(t, s, first!.seat);
      seen.add(first!.kind);
      if (rng.unit() < 0.02) draw(t, s, rng.below(players));
      const before = viewFor(game, t, s, 0);
      const told: Event[] = [];
      playMove(game, t, s, randomMove(game, t, s, rng), (event) => told.push(event));
      const scene = sceneOf(t, s, 0);
      for (const event of told) {
        const telling = tell(scene, event as ElPlanEvent, before);
        if (telling.heading !== undefined) sound(telling.heading);
        if (telling.banner) {
          sound(telling.banner.title);
          sound(telling.banner.text);
        }
      }
    }
    expect(isOver(s)).toBe(true);
    const end = sceneOf(t, s, null);
    sound(head(end, players - 1).value);
    expect(question(end)).toBeUndefined();
  });
});

test('most questions came up', () => {
  expect(seen.size).toBeGreaterThan(12);
});

test('a private plan is asked about by its inner question', () => {
  const t = tableOf(3, { fastAdmin: true, planDraft: 'random', noEvents: true });
  const s = start(game, t, 'inner');
  const rng = newRng(1);
  while (pending(s)[0]!.kind !== 'draft')
    playMove(game, t, s, randomMove(game, t, s, rng), () => {});
  const scene = sceneOf(t, s, pending(s)[0]!.seat);
  expect(inner(scene, pending(s)[0]!).kind).toBe('assign');
});

test('every question and refusal has its paragraph, every step of the lesson its words', () => {
  const codes = Object.keys(texts.messages)
    .filter((key) => key.startsWith('refusal.') || key.startsWith('ask.'))
    .map((key) => key.slice(key.indexOf('.') + 1));
  expect(codes.filter((code) => rules[code] === undefined)).toEqual([]);
  for (const { id } of tutorial.steps) {
    expect(messages).toHaveProperty([`tutor.${id}`]);
    expect(messages).toHaveProperty([`tutor.${id}.text`]);
  }
});
