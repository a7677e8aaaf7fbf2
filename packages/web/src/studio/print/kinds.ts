/** Kinds of sheets: what a game prints, and pages that are about the edition. */
import type { Piece, PrintKind } from '@boardroom/ui-kit/print';
import type { Scene } from '@boardroom/ui-kit';
import type { Component } from 'svelte';
import type { About } from './about.ts';

/** A page of words: what is in it, the rules. */
export interface Page {
  readonly as: 'page';
  readonly id: string;
  readonly size: readonly [number, number];
  list(): readonly Piece[];
  readonly Face: Component<PageProps>;
}
export interface PageProps {
  readonly scene: Scene<any>;
  readonly about: About;
}

export type SheetKind = PrintKind | Page;
