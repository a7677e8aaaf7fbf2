/** How the frame of a table folds: which parts stand where, from the size of the window alone. */

/**
 * `wide`: seats, board and side panel beside one another. `drawer`: the side panel comes from the
 * right. `small`: seats are chips. `portrait`: everything below one another. `standing` and `lying`:
 * a phone; `bare`: a phone lying, or a page at 400 %, with room for the decision alone.
 */
export type Form = 'wide' | 'drawer' | 'small' | 'portrait' | 'standing' | 'lying' | 'bare';

/**
 * Where one's own things are: `beside` the board above the log, in a `row` under the bar, in one line
 * (`strip`) that opens a sheet, in the `tab` "Mine" of the side panel, in the lower `part`, on a
 * phone's `page`.
 */
export type DeskPlace = 'beside' | 'row' | 'strip' | 'tab' | 'part' | 'page' | 'none';

/** All in CSS pixels. */
export interface Fold {
  readonly form: Form;
  readonly desk: DeskPlace;
  readonly top: number;
  readonly bar: number;
  readonly rail: number;
  readonly side: number;
  /** Height of the desk or strip under the bar. */
  readonly under: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly hasDesk: boolean;
  /** A screen that everybody sees: larger, without log and desk. */
  readonly projector: boolean;
  /** Width to height of the shapes of the board, the first one being the printed one. */
  readonly ratios: readonly number[];
}

const BAR = 66;
const SHEET = 190;
const STRIP = 44;
/** Around the board. */
export const MARGIN = 8;

export const isPhone = (form: Form): boolean =>
  form === 'standing' || form === 'lying' || form === 'bare';
/** The side panel is always in sight. */
export const hasSide = (form: Form): boolean => form === 'wide' || form === 'portrait';

export function formOf(width: number, height: number): Form {
  if (width <= 720 && height > width) return 'standing';
  if (width <= 720 || (width < 1024 && width > height && height <= 480))
    return width < 560 ? 'bare' : 'lying';
  if (width < 1200 && height > width) return 'portrait';
  if (width < 1024) return 'small';
  return width < 1200 ? 'drawer' : 'wide';
}

export function foldOf(room: Room): Fold {
  const { width, height, projector } = room;
  const form = formOf(width, height);
  const desk = deskPlace(room, form);
  if (form === 'standing') return { form, desk, top: 48, bar: 134, rail: 0, side: 0, under: 0 };
  if (form === 'lying' || form === 'bare') {
    const column = Math.round(clamp(224, 0.295 * width, 264));
    return { form, desk, top: 0, bar: column, rail: 0, side: 0, under: 0 };
  }
  if (form === 'portrait') return { form, desk, top: 52, bar: 116, rail: 0, side: 316, under: 0 };
  if (form === 'small') return { form, desk, top: 48, bar: 108, rail: 76, side: 0, under: 0 };
  const top = projector ? 72 : height >= 760 ? 56 : 48;
  const bar = projector ? 120 : BAR;
  const under = desk === 'row' ? SHEET : desk === 'strip' ? STRIP : 0;
  if (projector) return { form, desk, top, bar, rail: 300, side: 0, under };
  if (form === 'drawer') return { form, desk, top, bar, rail: 212, side: 0, under };
  const stage = height - top - bar - under;
  return { form, desk, top, bar, under, ...rails(room, stage, desk === 'beside' ? 340 : 256) };
}

function deskPlace({ width, height, hasDesk, projector }: Room, form: Form): DeskPlace {
  if (projector || !hasDesk) return isPhone(form) && !projector ? 'page' : 'none';
  if (isPhone(form)) return 'page';
  if (form === 'portrait') return 'part';
  if (form === 'small' || height < 640) return 'tab';
  if (height < 860) return 'strip';
  return width >= 1680 ? 'beside' : 'row';
}

/** What the board cannot use at full height goes to the rails, 46 to 54, within bounds. */
function rails(
  { width, ratios }: Room,
  stage: number,
  least: number,
): { readonly rail: number; readonly side: number } {
  const room = { width: width - 232 - least - 2 * MARGIN, height: stage - 2 * MARGIN };
  const free = width - 2 * MARGIN - room.height * bestRatio(ratios, room.width / room.height);
  return {
    rail: Math.round(clamp(232, 0.46 * free, 288)),
    side: Math.round(clamp(least, 0.54 * free, 384)),
  };
}

/** The shape of the board that fills a room of this shape best. */
export function bestRatio(ratios: readonly number[], shape: number): number {
  const share = (ratio: number): number => (ratio < shape ? ratio / shape : shape / ratio);
  return ratios.reduce((best, ratio) => (share(ratio) > share(best) ? ratio : best));
}

function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
