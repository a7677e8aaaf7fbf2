/** What every game's print keeps: each piece is drawn at its size, with all its words. */
import { isRefusal, setTable, start } from '@boardroom/kernel';
import type { AnyGame, GameTypes, Texts } from '@boardroom/kernel';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { AnyUi, Scene } from '../contract.ts';
import type { Piece, Print, PrintKind } from '../print/contract.ts';
import PrintBack from '../print/PrintBack.svelte';
import PrintCard from '../print/PrintCard.svelte';
import PrintMat from '../print/PrintMat.svelte';
import PrintToken from '../print/PrintToken.svelte';
import { sceneOf, stageOf } from './scene.ts';

/** As large as a lying A4 has room for, with its foot. */
const MAT = [280, 190] as const;

export function describePrint<G extends GameTypes>(
  ofGame: { readonly id: string },
  content: unknown,
  texts: Texts,
  ui: AnyUi,
  print: Print<G>,
): void {
  const game = ofGame as AnyGame;

  function sceneFor(players: number): Scene<any> {
    const options = { ...game.profiles['standard'], ...print.options };
    const edition = { id: 'classic', content };
    const t = setTable(game, { players, options, edition });
    if (isRefusal(t)) throw new Error(t.code);
    const messages = { ...ui.messages['en'], ...print.messages['en'] };
    const stage = stageOf(game, t, texts, messages, ui.board);
    return { ...sceneOf(stage, start(game, t, 'print'), 0), printed: true };
  }

  describe(`print of ${game.id}`, () => {
    test.each([game.seats.min, game.seats.max])('everything is drawn, %i players', (players) => {
      const scene = sceneFor(players);
      for (const kind of print.kinds) {
        expect(scene.words.say(`kind.${kind.id}`), kind.id).toBeTruthy();
        const pieces = kind.list(scene.t);
        const ids = pieces.map(({ id, back = '' }) => `${back} ${id}`);
        expect(new Set(ids).size, kind.id).toBe(ids.length);
        for (const piece of pieces) {
          expect(Number.isInteger(piece.copies) && piece.copies >= 0, piece.id).toBe(true);
          const html = drawings(kind, scene, piece).join('\n');
          expect(html, `${kind.id} ${piece.id}`).not.toMatch(/undefined|NaN|\[object/);
          expect(lettering(html), `${kind.id} ${piece.id}`).not.toMatch(/\b[a-z]+\.[a-z]+\b|\{/);
        }
      }
    });

    test('cards are 63 by 88 mm, mats fit on a page', () => {
      for (const { as, size, id } of print.kinds) {
        if (as === 'cards') expect(size, id).toEqual([63, 88]);
        if (as === 'mat') expect(size[0] <= MAT[0] && size[1] <= MAT[1], id).toBe(true);
      }
    });
  });
}

/** In colour and with little ink, front and back. */
function drawings(kind: PrintKind, scene: Scene<any>, piece: Piece): string[] {
  const [width, height] = kind.size.map((side) => 10 * side) as [number, number];
  const draw = (part: Component<any>, props: object): string[] =>
    [false, true].map((low) => render(part, { props: { low, ...props } }).body);
  switch (kind.as) {
    case 'cards': {
      const look = kind.look(scene, piece);
      expect(look.title, piece.id).not.toBe('');
      return [
        ...draw(PrintCard, { look }),
        ...draw(PrintBack, { look: kind.back(scene, piece), width, height }),
      ];
    }
    case 'tokens':
      return draw(PrintToken, { look: kind.look(scene, piece), width, height, round: kind.round });
    case 'mat':
      return draw(PrintMat, { look: kind.look(scene, piece), width, height });
    case 'board':
      return draw(kind.Face, { scene, piece });
  }
}

/** A key that has no words is written as it is: `card.days`. */
function lettering(html: string): string {
  const texts = [...html.matchAll(/<(?:text|tspan)[^>]*>([^<]*)/g)].map(([, words]) => words!);
  return texts.filter((words) => !/[ ,!?]/.test(words)).join('\n');
}
