/** What is on a card, a token or a mat. Icons are Phosphor's; markup is SVG in tenths of a millimetre. */

export interface CardLook {
  /** What kind of card it is: an icon and two words on a colour. */
  readonly band: {
    readonly colour: string;
    readonly on?: string;
    readonly icon?: string;
    readonly left: string;
    readonly right?: string;
  };
  readonly title: string;
  /** Small lines below the title. */
  readonly under?: readonly string[];
  /** What it does. */
  readonly text?: string;
  /** What makes it worth reading. */
  readonly flavour?: string;
  /** At the lower edge, small. */
  readonly foot?: readonly [left: string, right: string];
  readonly picture?: Picture;
  /** Above the foot, from the top. */
  readonly figures?: readonly FigureLine[];
  readonly paper?: string;
  readonly ink?: string;
  readonly ink2?: string;
}

/** 560 wide on a card. */
export interface Picture {
  readonly high: number;
  /** Behind it. */
  readonly sky: string;
  readonly markup: string;
  /** The same with lines, where it would take too much ink. */
  readonly lines?: string;
}

/** One line of figures: something at its beginning, something at its end. */
export interface FigureLine {
  readonly large?: true;
  readonly icon?: string;
  /** In bold, then plain. */
  readonly value?: string;
  readonly unit?: string;
  /** At the end: plain, bold, in boxes or as discs. */
  readonly right?: string;
  readonly end?: string;
  readonly boxes?: readonly string[];
  readonly discs?: readonly Disc[];
}
export interface Disc {
  readonly icon: string;
  readonly colour: string;
}

export interface BackLook {
  readonly fill: string;
  readonly line: string;
  readonly label?: string;
}

export interface TokenLook {
  readonly fill: string;
  readonly on?: string;
  readonly icon?: string;
  /** The outline of a seat's shape, drawn in the middle. */
  readonly shape?: string;
  readonly text?: string;
  /** Below the icon or figure. */
  readonly note?: string;
}

export interface MatLook {
  readonly title: string;
  readonly note?: string;
  readonly colour: string;
  readonly on?: string;
  /** Of the seat it belongs to. */
  readonly shape?: string;
  readonly parts: readonly MatPart[];
}
/** A heading, or a place for something, in tenths of a millimetre. */
export type MatPart =
  | {
      readonly as: 'words';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly note?: string;
    }
  | {
      readonly as: 'place';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly text?: string;
      readonly note?: string;
      readonly discs?: readonly Disc[];
      /** A line around it that is not dashed, on this colour. */
      readonly fill?: string;
    };

/** Places of one size in a row. */
export function places(
  count: number,
  at: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly gap: number;
  },
  say: (index: number) => {
    readonly text?: string;
    readonly note?: string;
    readonly fill?: string;
  },
): MatPart[] {
  const { x, y, w, h, gap } = at;
  return Array.from({ length: count }, (_, i) => ({
    as: 'place',
    x: x + i * (w + gap),
    y,
    w,
    h,
    ...say(i),
  }));
}
