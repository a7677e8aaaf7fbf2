import { isGap, isOver, legal, legalAsides, newRng, pending, viewFor } from '@boardroom/kernel';
import type { Event } from '@boardroom/kernel';
import { playMove, position, randomMove } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import { describe, expect, it } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { DeployEvent, DeployMove, DeployState } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { aid, focus, heading, steps, zones } from './frame.ts';
import { ALL_IDS } from './ids.ts';
import messages from './messages.en.json' with { type: 'json' };
import { racksOf } from './racks.ts';
import type { DeployScene } from './reckon.ts';
import { show } from './show.ts';
import { tell } from './tell.ts';
import { tutorial } from './tutorial.ts';
import { wish } from '../look/wish.ts';

const names = ['Mira', 'Tomás', 'Aiko', 'Priya'];

function deal(players: number, options: Partial<Options>, seed: string) {
  return position(game, { players, options, edition: classic, seed });
}
type Deal = ReturnType<typeof deal>;

const words = speaker(
  { ...texts, messages: { ...texts.messages, ...messages } },
  names,
  'en',
  game.printed!(deal(4, {}, 'words').t),
);

function sceneOf({ t }: Deal, view: DeployState, viewer: number): DeployScene {
  return {
    t,
    view,
    viewer,
    words,
    names,
    colours: [1, 2, 3, 4],
    asked: pending(view).map(({ seat }) => seat),
    spotlight: null,
    narrow: false,
    board: { width: 1, height: 1 },
    projector: false,
  };
}

/** A message without words would show its key. */
const isText = (text: string | undefined): boolean =>
  text === undefined || (text.length > 0 && !/^(ui|move|group|step)\.|undefined|NaN/.test(text));

function look(it: Deal, kinds: Set<string>): void {
  const view = viewFor(game, it.t, it.s, null);
  const frame = pending(view)[0]!;
  const scene = sceneOf(it, view, frame.seat);
  kinds.add(frame.kind);
  const all = legal(game, it.t, it.s, frame).map((move) => [move, frame] as const);
  for (let seat = 0; seat < it.t.players; seat++)
    if (seat !== frame.seat)
      for (const aside of legalAsides(game, it.t, it.s, seat)) {
        const shown = show(sceneOf(it, view, seat), aside as never, null);
        expect(isText(shown.label)).toBe(true);
      }
  let go = 0;
  for (const [move, question] of all) {
    const shown = show(scene, move as never, question);
    for (const text of [
      shown.label,
      shown.note,
      shown.preview?.title,
      ...(shown.preview?.lines ?? []),
    ])
      expect(isText(text), `${JSON.stringify(move)}: ${text}`).toBe(true);
    for (const target of shown.path ?? []) {
      expect(ALL_IDS.has(target), target).toBe(true);
      wish(scene, target, question);
    }
    if (!('office' in move) && !['done', 'pass', 'stop'].includes(move.type))
      expect(shown.path?.length, move.type).toBeGreaterThan(0);
    if ('office' in move && isGap(move.office))
      for (const value of [move.office.gap === 'range' ? move.office.min : 0])
        expect(isText(shown.gaps!['office']!.note!(value))).toBe(true);
    if (shown.tone === 'go') go++;
  }
  expect(go).toBeLessThan(2);
  expect(isText(aid(scene, frame))).toBe(true);
  expect(isText(heading(scene).title)).toBe(true);
  for (const step of steps(scene)) expect(isText(step.name)).toBe(true);
  zones(scene);
  focus(scene);
  for (const pool of ['A', 'B'] as const)
    for (const rack of racksOf(scene, frame.seat, pool))
      expect(rack.cubes.length).toBeLessThanOrEqual(rack.places);
}

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { developmentTiles: false, startStack: 4 },
  { optimisationPools: 'A+B', placesNeedHardware: false, incomeCap: 0, projectRefresh: 'oldest' },
];

describe('every legal move of random games can be shown', () => {
  const kinds = new Set<string>();
  for (const players of [2, 3, 4])
    it(`with ${players} players`, () => {
      OPTIONS.forEach((options, i) => {
        for (let n = 0; n < 2; n++) {
          const it = deal(players, options, `show ${players} ${i} ${n}`);
          const rng = newRng(players * 100 + i * 10 + n);
          for (let moves = 0; !isOver(it.s) && moves < 2000; moves++) {
            look(it, kinds);
            const before = structuredClone(viewFor(game, it.t, it.s, null));
            const events: Event[] = [];
            playMove(game, it.t, it.s, randomMove(game, it.t, it.s, rng), (event) =>
              events.push(event),
            );
            const scene = sceneOf(it, viewFor(game, it.t, it.s, null), 0);
            for (const event of events) {
              const told = tell(scene, event as DeployEvent, before);
              expect(isText(told.calc) && isText(told.heading)).toBe(true);
            }
          }
        }
      });
    });

  it('of every kind of question', () => {
    const questions = Object.keys(texts.messages).filter((key) => key.startsWith('ask.'));
    expect([...kinds].sort()).toEqual(questions.map((key) => key.slice(4)).sort());
  });
});

describe('the lesson', () => {
  it('begins with a project that fits a first rack in A and one in B', () => {
    const { seed, players, options } = tutorial;
    const it = deal(players, options!, seed);
    expect(it.asked()[0]).toMatchObject({ kind: 'startPool', seat: 0 });
    expect(it.s.cubes.slice(0, 3)).toEqual([1, 1, 0]);
    it.play(0, { type: 'start', pool: 'A' });
    it.play(1, { type: 'start', pool: 'A' });
    it.play(0, { type: 'consult', office: 0 } satisfies DeployMove);
    it.play(1, { type: 'consult', office: 0 } satisfies DeployMove);
  });

  it('has words for every step', () => {
    for (const { id } of tutorial.steps) {
      expect(messages).toHaveProperty([`tutor.${id}`]);
      expect(messages).toHaveProperty([`tutor.${id}.text`]);
    }
  });
});
