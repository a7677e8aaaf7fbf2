/** The colours of a game, as custom properties for everything inside `data-game="<theme>"`. */
import type { Theme } from './contract.ts';

export interface Palette {
  /** The accent: the game's buttons, pictures. */
  readonly accent: string;
  /** Its darkest colour, also the background of covers. */
  readonly deep: string;
  readonly ground: string;
  /** Around the board, by day and by night. */
  readonly stage: string;
  readonly night: string;
  /** Text in its colour on paper: contrast of at least 4.5 to 1. */
  readonly tint: string;
  /** The board itself is dark: it needs no dimming by night. */
  readonly dark?: true;
}

export function paletteCss(
  cards: readonly { readonly theme: Theme; readonly palette: Palette }[],
): string {
  return cards
    .map(({ theme, palette: { accent, deep, ground, stage, night, tint, dark } }) => {
      const at = `[data-game='${theme}']`;
      const day = `--accent:${accent};--deep:${deep};--ground:${ground};--stage:${stage};--tint:${tint}`;
      const late = `--stage:${night}${dark ? ';--dim:none' : ''}`;
      return (
        `${at}{${day}}[data-theme='dark']${at}{${late}}` +
        `@media(prefers-color-scheme:dark){:root:not([data-theme])${at}{${late}}}`
      );
    })
    .join('');
}
