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
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import type { Player } from '@boardroom/ui-kit/players';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import en from '../texts/en.json' with { type: 'json' };
import messages from './messages.en.json' with { type: 'json' };
import { show } from './show.ts';

const names = ['Mira', 'Tomás', 'Aiko', 'Priya'];
const words = speaker({ ...en, messages: { ...en.messages, ...messages } }, names);

test('every legal move of a random game can be shown', () => {
  const t = setTable(game, { players: 4, edition: { id: 'classic', content: classic } });
  if (isRefusal(t)) throw new Error(t.code);
  const s = start(game, t, 'show');
  const rng = newRng(1);
  while (!isOver(s)) {
    for (const f of pending(s)) {
      const scene = {
        t,
        view: viewFor(game, t, s, f.seat),
        viewer: f.seat,
        words,
        names,
        colours: [1, 2, 3, 4] as Player[],
        asked: [f.seat],
        spotlight: null,
        narrow: false,
        board: { width: 1, height: 1 },
        projector: false,
      };
      for (const move of legal(game, t, s, f)) {
        const shown = show(scene, move, f);
        expect(shown.label).toBe('Bid…');
        for (const { value } of shown.gaps!['coins']!.quick!)
          expect(value).toBeLessThanOrEqual(s.coins[f.seat]!);
      }
    }
    playMove(game, t, s, randomMove(game, t, s, rng));
  }
});
