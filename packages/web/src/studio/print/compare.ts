/** Which pieces an edition changes on paper: those that look otherwise than in its base. */
import type { Scene } from '@boardroom/ui-kit';
import type { Piece, PrintBoard } from '@boardroom/ui-kit/print';
import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { isSame } from '../changes.ts';
import type { About } from './about.ts';
import type { Page, SheetKind } from './kinds.ts';

export interface Compared {
  readonly own: Scene<any>;
  readonly base: Scene<any>;
  /** Says nothing of which edition it is: only what things look like counts. */
  readonly about: About;
}

/** Of each piece as many copies as the base does not have, or all of them where it looks otherwise. */
export function differing(kind: SheetKind, { own, base, about }: Compared): Piece[] {
  const before = new Map(kind.list(base.t).map((piece) => [piece.id, piece]));
  return kind.list(own.t).flatMap((piece) => {
    const was = before.get(piece.id);
    const same = was !== undefined && isSame(lookOf(own, piece), lookOf(base, was));
    const copies = same ? Math.max(0, piece.copies - was.copies) : piece.copies;
    return copies > 0 ? [{ ...piece, copies }] : [];
  });

  function lookOf(scene: Scene<any>, piece: Piece): unknown {
    if (kind.as === 'cards') return [kind.look(scene, piece), kind.back(scene, piece)];
    if (kind.as === 'tokens' || kind.as === 'mat') return kind.look(scene, piece);
    return drawn(kind, { scene, piece, low: false, about });
  }
}

/** Ids that a component makes up for itself tell nothing. */
const MADE_UP = /\bc\d+-/g;

/** Boards and pages of words have no look but their drawing. */
function drawn({ Face }: PrintBoard | Page, props: object): string {
  const host = document.createElement('div');
  const made = mount(Face as Component<any>, { target: host, props });
  flushSync();
  const { innerHTML } = host;
  void unmount(made);
  return innerHTML.replaceAll(MADE_UP, '');
}
