/** What the page knows of the games: cards at once, everything heavy when it is needed. */
import { catalogue } from '@boardroom/catalogue';
import type { GameEntry } from '@boardroom/kernel';
import type { AnyUi, Guide } from '@boardroom/ui-kit';
import type { GameCard } from '@boardroom/ui-kit/card';
import { paletteCss } from '@boardroom/ui-kit/palette';

const cards = import.meta.glob<GameCard>(['../../../games/*/ui/card.ts', '!../../../games/_*/**'], {
  eager: true,
  import: 'card',
});
const covers = import.meta.glob<string>(
  ['../../../games/*/ui/cover.svg', '!../../../games/_*/**'],
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
const boards = import.meta.glob<AnyUi>(['../../../games/*/ui/index.ts', '!../../../games/_*/**'], {
  import: 'ui',
});
const guides = import.meta.glob<Guide>(
  ['../../../games/*/ui/guide/index.ts', '!../../../games/_*/**'],
  { import: 'guide' },
);

const folder = (id: string): string => `../../../games/${id}`;

export interface ListedGame extends GameCard {
  readonly entry: GameEntry;
  readonly cover: string | undefined;
}

/** Of a game that has no card: the colours of the house. */
const PLAIN: Omit<GameCard, 'line' | 'lesson'> = {
  theme: 'plain',
  icon: '',
  order: 99,
  palette: {
    accent: 'oklch(0.5 0.15 262)',
    deep: 'oklch(0.27 0.05 283)',
    ground: 'oklch(0.93 0.015 286)',
    stage: 'oklch(0.9 0.02 286)',
    night: 'oklch(0.18 0.03 283)',
    tint: 'oklch(0.45 0.12 262)',
  },
};

export const games: readonly ListedGame[] = catalogue
  .map((entry) => ({
    ...(cards[`${folder(entry.id)}/ui/card.ts`] ?? {
      ...PLAIN,
      line: entry.teaches,
      lesson: '',
    }),
    entry,
    cover: covers[`${folder(entry.id)}/ui/cover.svg`],
  }))
  .toSorted((a, b) => a.order - b.order);

/** Puts the colours of all games at hand. Call once, before anything is drawn. */
export function takePalettes(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paletteCss([...games, PLAIN]));
  document.adoptedStyleSheets.push(sheet);
}

export function listed(id: string): ListedGame | undefined {
  return games.find(({ entry }) => entry.id === id);
}

/** The game's own board, or a plain one if it has none yet. */
export async function loadUi({ entry, ...card }: ListedGame): Promise<AnyUi> {
  const board = await boards[`${folder(entry.id)}/ui/index.ts`]?.();
  return board ?? (await import('./table/fallback-ui.ts')).fallbackUi(card);
}

/** Whether the game has a player's guide. */
export function hasGuide(id: string): boolean {
  return `${folder(id)}/ui/guide/index.ts` in guides;
}

export async function loadGuide(id: string): Promise<Guide | undefined> {
  return guides[`${folder(id)}/ui/guide/index.ts`]?.();
}
