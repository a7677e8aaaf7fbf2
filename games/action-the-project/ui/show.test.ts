import {
  isGap,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  newRng,
  pending,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { Event, Seat } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import type { Player, Scene } from '@boardroom/ui-kit';
import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { aid, wish } from './aid.ts';
import { head, heading, steps, zones } from './frame.ts';
import { targetIds } from './ids.ts';
import messages from './messages.en.json' with { type: 'json' };
import { rules } from '../look/rules.ts';
import { show } from './show.ts';
import { standing } from './standing.ts';
import { tell } from './tell.ts';

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Jonas', 'Zoë', 'Trainer'];
const words = speaker({ ...texts, messages: { ...texts.messages, ...messages } }, NAMES);

function tableOf(players: number, options: object): ActionTable {
  const t = setTable(game, { players, options, edition: { id: 'classic', content: classic } });
  if (isRefusal(t)) throw new Error(JSON.stringify(t));
  return t as ActionTable;
}

function sceneOf(t: ActionTable, s: ActionState, viewer: Seat | null): Scene<ActionGame> {
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
const KEY = /\b(ui|move|event|step|group|tutor)\.[a-zA-Z]+/;
function sound(text: string | undefined): void {
  expect(text).toBeDefined();
  expect(text).not.toMatch(KEY);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

function look(t: ActionTable, s: ActionState, seat: Seat): void {
  const scene = sceneOf(t, s, seat);
  const drawn = targetIds(scene);
  const frame = pending(scene.view).find((f) => f.seat === seat) ?? null;
  const offers = [
    ...(frame ? legal(game, t, scene.view, frame).map((move) => [move, frame] as const) : []),
    ...legalAsides(game, t, scene.view, seat).map((move) => [move, null] as const),
  ];
  let go = 0;
  for (const [template, of] of offers) {
    const shown = show(scene, template, of);
    sound(shown.label);
    expect(shown.label.length, shown.label).toBeLessThan(60);
    if (shown.note !== undefined) sound(shown.note);
    for (const id of shown.path ?? []) expect(drawn, id).toContain(id);
    for (const line of [shown.preview?.title, ...(shown.preview?.lines ?? [])])
      if (line !== undefined) sound(line);
    for (const [field, value] of Object.entries(template))
      if (isGap(value) && value.gap === 'range' && field !== 'message') {
        const gap = shown.gaps?.[field];
        expect(gap, `${template.type}.${field}`).toBeDefined();
        if (gap?.note) sound(gap.note(value.max));
        if (gap?.item) sound(gap.item(value.min));
        for (const { value: quick } of gap?.quick ?? []) {
          expect(quick).toBeGreaterThanOrEqual(value.min);
          expect(quick).toBeLessThanOrEqual(value.max);
        }
      }
    if (shown.tone === 'go') go++;
  }
  expect(go).toBeLessThanOrEqual(1);
  if (frame) sound(aid(scene, frame));
  for (const id of drawn) wish(scene, id, frame);
  for (let other = 0; other < t.players; other++) {
    sound(head(scene, other).value);
    standing(scene, other);
  }
  sound(heading(scene).title);
  for (const { name } of steps(scene)) sound(name);
  expect(steps(scene).filter(({ state }) => state === 'now')).toHaveLength(1);
  for (const { at } of zones(scene)) expect(at === 'sum' || drawn.has(at), at).toBe(true);
}

const VARIANTS: Readonly<Record<string, object>> = {
  standard: {},
  fate: { fate: true, peekOnSteer: false, lastTrial: 'lost' },
  sealed: { auction: 'sealed', placement: 'together', leaderShares: 'alsoGroup' },
  open: { holdings: 'open', ledgerAid: false, tieOutcome: 'succeeds', trainerSees: true },
};

describe.each(Object.entries(VARIANTS))('%s', (variant, options) => {
  test.each([2, 3, 4, 5, 6])('every legal move of %i players can be shown and told', (players) => {
    const t = tableOf(players, options);
    const rng = newRng(players * 7 + variant.length);
    for (let round = 0; round < 1; round++) {
      const s = start(game, t, `${variant}-${players}-${round}`);
      for (let moves = 0; !isOver(s) && moves < 2000; moves++) {
        if (rng.unit() < 0.04 || moves < 3) {
          const [first] = pending(s);
          look(t, s, first!.seat);
          if (rng.unit() < 0.2) look(t, s, rng.below(players));
        }
        const heard = rng.unit() < 0.3;
        const before = heard ? viewFor(game, t, s, 0) : s;
        const told: Event[] = [];
        playMove(game, t, s, randomMove(game, t, s, rng), (event) => told.push(event));
        if (!heard) continue;
        const scene = sceneOf(t, s, 0);
        for (const event of told) {
          const telling = tell(scene, event as ActionEvent, before);
          if (telling.heading !== undefined) sound(telling.heading);
          if (telling.banner) sound(telling.banner.title);
          if (telling.banner?.text !== undefined) sound(telling.banner.text);
          if (telling.calc !== undefined) sound(telling.calc);
        }
      }
      expect(isOver(s)).toBe(true);
      sound(head(sceneOf(t, s, 0), players - 1).value);
    }
  });
});

test('every question and refusal has its paragraph', () => {
  const codes = Object.keys(texts.messages)
    .filter((key) => key.startsWith('refusal.') || key.startsWith('ask.'))
    .map((key) => key.slice(key.indexOf('.') + 1));
  expect(codes.filter((code) => rules[code] === undefined)).toEqual([]);
});
