/** What the form of a move is like: how it asks, where it lies, whether it can be sent. */
import type { Gap } from '@boardroom/kernel';
import { gapsOf } from '../choices.ts';
import type { Form } from '../fold.ts';
import { isPhone } from '../fold.ts';
import type { Filling } from '../store/types.ts';
import { askingOf, isFilled, SPOKEN, valuesOf } from './gaps.ts';

export const FORM = 'fill-form';

export interface FillForm {
  readonly gaps: readonly [field: string, gap: Gap][];
  /** Each value is a button that makes the move. */
  readonly oneClick: boolean;
  /** Too much for the bar: it lies over the log, or between board and bar. */
  readonly above: boolean;
  readonly ready: boolean;
}

/** So many values fit into the bar as buttons. */
const MOST_IN_BAR = 6;
const MOST_IN_NARROW_BAR = 4;

export function fillFormOf({ choice, values, words }: Filling, form: Form): FillForm {
  const gaps = gapsOf(choice.template);
  const [first] = gaps;
  const oneClick =
    gaps.length === 1 && askingOf(first![0], first![1], choice.gaps?.[first![0]]) === 'choice';
  const ready = gaps.every(([field, gap]) =>
    field === SPOKEN ? (words ?? '').trim() !== '' : isFilled(gap, values[field]),
  );
  const gap = first?.[1];
  const count = oneClick && gap?.gap === 'range' ? valuesOf(gap).length : 0;
  const most = form === 'wide' ? MOST_IN_BAR : MOST_IN_NARROW_BAR;
  const above = oneClick
    ? !isPhone(form) && count > most
    : isPhone(form) || gaps.length > 1 || gap?.gap === 'subset';
  return { gaps, oneClick, above, ready };
}
