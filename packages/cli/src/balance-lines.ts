/** A balance diff in a terminal: a line for each measure, then the things that moved. */
import { GROUPS, LEAST_PAIRS, botsOf } from '@boardroom/lab/balance';
import type {
  Group,
  Measure,
  Opened,
  Report,
  Row,
  ThingRow,
  Verdict,
} from '@boardroom/lab/balance';

const HEADS: Readonly<Record<Group, string>> = {
  length: 'Length',
  seat: 'Who wins, by seat',
  start: 'Who wins, by what they began with',
  bot: 'Who wins, by way of playing',
  course: 'Course of the game',
  own: 'What is done',
};
const NAMES: Readonly<Record<string, string>> = {
  moves: 'Moves',
  leads: 'Lead changes',
  decided: 'Leads for good, part of the game',
  winner: 'Winner’s score',
  margin: 'Winner’s lead',
  stranded: 'Bankrupt or stranded seats',
  idle: 'Cards and the like nobody uses',
};
const VERDICTS: Readonly<Record<Verdict, string>> = {
  moved: 'MOVED',
  same: 'same',
  unclear: 'not clear yet',
  early: 'too early',
};
/** So many things are listed; JSON has them all. */
const MOST_THINGS = 20;

type Say = (key: string) => string;

export function reportLines(title: string, opened: Opened, report: Report, say: Say): string[] {
  const { order, measures } = opened;
  const { pairs, rows, things } = report;
  const moved = rows.filter(({ verdict }) => verdict === 'moved').length;
  const lines = [
    `${title}: ${order.fork.id} against ${order.base.id}, ${pairs} pairs on the same luck, ${order.seats} seats, ${botsOf(order.bots).join(', ')}`,
    pairs < LEAST_PAIRS
      ? `Too early to say: ${pairs} of ${LEAST_PAIRS} pairs.`
      : `${moved} of ${measures.length} measures moved.`,
    '',
    `${''.padEnd(WIDTH)} ${'base'.padStart(10)} ${'edition'.padStart(10)} ${'difference'.padStart(20)}`,
  ];
  for (const group of GROUPS) {
    const own = rows.filter(({ measure }) => measure.group === group);
    if (own.length > 0) lines.push(HEADS[group], ...own.map((row) => rowLine(row, say)));
  }
  lines.push('', ...thingLines(things, report, say));
  const ends = report.endless[0] + report.endless[1];
  if (ends > 0)
    lines.push(
      `${report.endless[0]} games of the base and ${report.endless[1]} of the edition did not end.`,
    );
  if (report.failed > 0)
    lines.push(`${report.failed} pairs stopped with an error; the first: ${report.firstError}`);
  lines.push(
    '',
    'The difference is ± its safe interval: valid at every look and for all lines together.',
    'Power says who wins with a card, not that the card makes them win.',
  );
  return lines;
}

const WIDTH = 44;

function rowLine(row: Row, say: Say): string {
  const { measure, base, fork, difference, safe, verdict } = row;
  const show = (value: number): string => figure(measure, value);
  const sign = difference > 0 ? '+' : '';
  return `  ${nameOf(measure, say).padEnd(WIDTH - 2)} ${show(base.value).padStart(10)} ${show(fork.value).padStart(10)} ${`${sign}${show(difference)} ± ${show(safe)}`.padStart(20)}  ${VERDICTS[verdict]}`;
}

function nameOf({ id, words }: Measure, say: Say): string {
  if (words !== undefined) return say(words);
  if (id === 'length') return say('balance.length');
  const [kind, rest] = id.split(/\.(.*)/s);
  if (kind === 'seat') return `Seat ${Number(rest) + 1}`;
  return kind === 'bot' ? rest! : (NAMES[id] ?? id);
}

function figure({ unit }: Measure, value: number): string {
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

function thingLines(things: readonly ThingRow[], report: Report, say: Say): string[] {
  if (things.length === 0) return [];
  const moved = things.filter(({ verdict }) => verdict === 'moved');
  const lines = [
    `${moved.length} of ${things.length} cards and other printed things moved; never used: ${report.dead[0].length} in the base, ${report.dead[1].length} in the edition`,
  ];
  const shown = things.filter(({ verdict, thing }) => verdict === 'moved' || thing.changed);
  for (const { thing, uses, power, gain } of shown.slice(0, MOST_THINGS)) {
    lines.push(`  ${say(thing.words)} (${thing.id}${thing.changed ? ', changed' : ''})`);
    for (const [words, row] of [
      ['  seats that use it', uses],
      ['  share of the win of who does', power],
      [thing.earns ? '  what it earns them' : '  what they gain on the others at once', gain],
    ] as const)
      if (row) lines.push(rowLine({ ...row, measure: { ...row.measure, words } }, () => words));
  }
  if (shown.length > MOST_THINGS) lines.push(`  and ${shown.length - MOST_THINGS} more (--json)`);
  return lines;
}
