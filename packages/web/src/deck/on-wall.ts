/** What is on the wall, with its figures: the same for walls, phones and the console. */
import type { DeckMoment, DeckView } from '@boardroom/client';
import { KINDS } from './types.ts';
import type { Figures, Kind } from './types.ts';

interface Head {
  readonly slide: string;
  readonly step: number;
  readonly title: string;
  readonly note: string;
  readonly names: readonly (readonly (string | null)[])[] | undefined;
  readonly voted: number;
  readonly vote?: DeckView['vote'];
  readonly replay?: DeckMoment | undefined;
}

export type OnWall<K extends Kind = Kind> = {
  [P in K]: Head & { readonly kind: P; readonly figures: Figures[P] };
}[K];

/** What stands under the title: of forks, what was asked at this one. */
export const leadOf = (on: OnWall): string =>
  on.kind === 'parted'
    ? (on.figures.forks[Math.min(on.step, on.figures.forks.length - 1)]?.lead ?? on.figures.lead)
    : on.figures.lead;

export const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** Null: this page is older than the slide, and cannot draw it. */
export function onWall(
  deck: Pick<
    DeckView,
    'slide' | 'kind' | 'step' | 'title' | 'note' | 'voted' | 'vote' | 'replay' | 'seats'
  >,
  figures: object,
): OnWall | null {
  const { slide, kind, step, title, note, voted, vote, replay, seats } = deck;
  if (!isKind(kind)) return null;
  return { slide, kind, step, title, note, voted, vote, replay, names: seats, figures } as OnWall;
}
