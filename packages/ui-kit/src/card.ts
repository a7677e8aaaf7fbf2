/** What the home page shows of a game before anything heavy is loaded: `games/<id>/ui/card.ts`. */
import type { Theme } from './contract.ts';
import type { Palette } from './palette.ts';

export interface GameCard {
  readonly theme: Theme;
  readonly palette: Palette;
  /** Raw SVG of a Phosphor icon (fill). */
  readonly icon: string;
  /** Place on the home page. */
  readonly order: number;
  /** One sentence that makes people want to play. */
  readonly line: string;
  /** One or two words: what it trains. */
  readonly lesson: string;
}
