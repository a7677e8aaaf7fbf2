/** Names of gaps and of their values, from the board or from the game's vocabularies. */
import type { Gap } from '@boardroom/kernel';
import type { Speaker } from '@boardroom/texts';
import { amount } from '@boardroom/ui-kit/numbers';
import type { ShownGap } from '@boardroom/ui-kit';
import { say } from '../../words/index.ts';

export function gapLabel(words: Speaker, field: string, shown: ShownGap | undefined): string {
  return shown?.label ?? words.say(`gap.${field}`) ?? spelled(field);
}

/** `giveMoney` as "Give money". */
function spelled(field: string): string {
  const text = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function itemName(
  words: Speaker,
  field: string,
  shown: ShownGap | undefined,
  value: number | string,
): string {
  const own = shown?.item?.(value);
  if (own) return own;
  const vocabulary = words.texts.fields[field];
  if (vocabulary) return words.word(vocabulary, value);
  return typeof value === 'number' ? amount(value) : value;
}

/** What a value means now, unless its name says it already. */
export function valueNote(
  words: Speaker,
  field: string,
  shown: ShownGap | undefined,
  value: number,
): string {
  const quick = shown?.quick?.find((option) => option.value === value)?.note;
  const note = quick ?? shown?.note?.(value) ?? '';
  return note === itemName(words, field, shown, value) ? '' : note;
}

/** "7 to 14, leaves 3,750": the bounds of a number and what this one means. */
export function numberMeans(
  gap: Extract<Gap, { gap: 'range' }>,
  shown: ShownGap | undefined,
  value: number,
): string {
  const bounds = say('gap.bounds', {
    min: amount(gap.min),
    max: amount(Math.min(gap.max, shown?.reach ?? gap.max)),
  });
  const note = Number.isFinite(value) ? shown?.note?.(value) : undefined;
  return note ? `${bounds}, ${note}` : bounds;
}
