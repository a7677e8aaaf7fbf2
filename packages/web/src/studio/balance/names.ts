/** Measures, their figures and differences in words. */
import type { Group, Measure, Row } from '@boardroom/lab/balance';
import { language, say } from '../../words/index.ts';
import type { Key } from '../../words/index.ts';

/** A message of the game, as the edition says it. */
export type GameSay = (key: string) => string | undefined;

export const GROUP_HEADS: Readonly<Record<Group, Key>> = {
  length: 'balance.group.length',
  seat: 'balance.group.seat',
  start: 'balance.group.start',
  bot: 'balance.group.bot',
  course: 'balance.group.course',
  own: 'balance.group.own',
};
const NAMES: Readonly<Record<string, Key>> = {
  moves: 'balance.measure.moves',
  leads: 'balance.measure.leads',
  decided: 'balance.measure.decided',
  winner: 'balance.measure.winner',
  margin: 'balance.measure.margin',
  stranded: 'balance.measure.stranded',
  idle: 'balance.measure.idle',
};

export function measureName({ id, words }: Measure, game: GameSay): string {
  if (words !== undefined) return game(words) ?? id;
  if (id === 'length') return game('balance.length') ?? say('balance.measure.moves');
  const [kind, rest = ''] = id.split(/\.(.*)/s);
  if (kind === 'seat') return say('balance.seat', { seat: Number(rest) + 1 });
  if (kind === 'bot') return botName(rest, game);
  return NAMES[id] ? say(NAMES[id]) : id;
}

/** `heuristic:planner` is what the game calls its planner. */
export function botName(name: string, game: GameSay): string {
  const [kind, character] = name.split(':');
  return character === undefined ? kind! : (game(`character.${character}`) ?? character);
}

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** As many digits as the value can bear. */
function digitsOf({ unit }: Measure, size: number): number {
  if (unit === 'share') return 1;
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}

export function valueText(measure: Measure, value: number): string {
  if (measure.unit === 'share') return `${number(100 * value, 1)} %`;
  return number(value, digitsOf(measure, Math.abs(value)));
}

/** A difference without its sign; shares in points. */
export function sizeText(measure: Measure, value: number): string {
  if (measure.unit === 'share') return number(100 * value, 1);
  return number(value, digitsOf(measure, value));
}

/** "+1.2", "−0.4", "0". */
export function differenceText({ measure, difference }: Row): string {
  const text = sizeText(measure, Math.abs(difference));
  if (!/[1-9]/.test(text)) return '0';
  return `${difference > 0 ? '+' : '−'}${text}`;
}

export function safeText({ measure, safe }: Row): string {
  if (!Number.isFinite(safe)) return '';
  const text = sizeText(measure, safe);
  return measure.unit === 'share' ? say('balance.points', { points: text }) : text;
}
