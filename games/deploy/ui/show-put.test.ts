import { isOver, legal, newRng, pending } from '@boardroom/kernel';
import { playMove, position, randomMove } from '@boardroom/kernel/testing';
import { sceneOf, stageOf } from '@boardroom/ui-kit/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import { fees } from '../src/room.ts';
import type { DeployFrame, DeployMove } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import messages from './messages.en.json' with { type: 'json' };
import type { DeployScene } from './reckon.ts';
import { show } from './show.ts';

type Deal = ReturnType<typeof deal>;
const deal = (seed: string) => position(game, { players: 3, options: {}, edition: classic, seed });

function sceneAt({ t, s }: Deal): DeployScene {
  return sceneOf(stageOf(game, t, texts, messages), s, pending(s)[0]?.seat ?? 0);
}

/** Plays a move and what follows it on a copy; says how many cubes were placed. */
function playRow(it: Deal, move: DeployMove, follow: Follow): { after: Deal; placed: number } {
  const after: Deal = { ...it, s: structuredClone(it.s) };
  let placed = 0;
  for (let next: DeployMove | null = move; next !== null; placed++) {
    const frame = pending(after.s)[0]!;
    expect(legal(game, after.t, after.s, frame)).toContainEqual(next);
    playMove(game, after.t, after.s, {
      seat: frame.seat,
      move: next,
      index: after.s.agenda.length - 1,
    });
    const asked = pending(after.s)[0];
    next = asked?.seat === frame.seat ? (follow(sceneAt(after), asked) as DeployMove | null) : null;
  }
  return { after, placed };
}
type Follow = NonNullable<ReturnType<typeof show>['follow']>;

const isCube = (frame: DeployFrame | undefined): boolean => frame?.kind === 'placeCube';

test('what follows a cube is legal, leaves no choice, and costs what was said', () => {
  let [rows, forced] = [0, 0];
  for (let n = 0; n < 4; n++) {
    const it = deal(`cubes ${n}`);
    const rng = newRng(n);
    for (let moves = 0; !isOver(it.s) && moves < 2000; moves++) {
      const frame = pending(it.s)[0]!;
      if (frame.kind === 'placeCube')
        for (const move of legal(game, it.t, it.s, frame)) {
          const shown = show(sceneAt(it), move as never, frame);
          const { after, placed } = playRow(it, move as DeployMove, shown.follow!);
          if (placed > 1) forced++;
          expect(shown.note).toContain(` ${fees(after.t, after.s, frame.seat)}`);
          if (!shown.along) continue;
          rows++;
          const all = playRow(it, move as DeployMove, shown.along.follow).after;
          expect(isCube(pending(all.s)[0])).toBe(false);
          expect(shown.along.note).toMatch(new RegExp(` ${fees(all.t, all.s, frame.seat)}$`));
        }
      playMove(game, it.t, it.s, randomMove(game, it.t, it.s, rng));
    }
  }
  expect(rows).toBeGreaterThan(5);
  expect(forced).toBeGreaterThan(5);
});
