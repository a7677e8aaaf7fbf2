/** The headline: a sentence from the two measures that moved most. */
import type { Report, Row } from '@boardroom/lab/balance';
import { say } from '../../words/index.ts';
import type { Key } from '../../words/index.ts';
import { measureName } from './names.ts';
import type { GameSay } from './names.ts';

const CLAUSES = ['length', 'moves', 'leads', 'decided', 'winner', 'margin', 'stranded', 'idle'];

function clause({ measure, difference }: Row, game: GameSay): string {
  const way = difference > 0 ? 'up' : 'down';
  const [kind] = measure.id.split('.');
  if (CLAUSES.includes(kind!)) return say(`balance.${way}.${kind}` as Key);
  const name = measureName(measure, game);
  return say(`balance.${way}.${kind === 'own' ? 'own' : 'share'}` as Key, { name });
}

export function moved({ rows }: Report): Row[] {
  return rows.filter(({ verdict }) => verdict === 'moved');
}

/** The largest first, by how far it is outside its safe interval; of rounds and moves only one. */
export function headline(report: Report, game: GameSay): string {
  const [first, ...others] = moved(report).toSorted(
    (a, b) => Math.abs(b.difference) / b.safe - Math.abs(a.difference) / a.safe,
  );
  const isLength = ({ measure }: Row): boolean => ['length', 'moves'].includes(measure.id);
  const second = others.find((row) => !first || !isLength(first) || !isLength(row));
  if (!first) {
    const things = report.things.filter(({ verdict }) => verdict === 'moved');
    const [thing] = things;
    if (!thing) return say('balance.nothing');
    const name = game(thing.thing.words) ?? thing.thing.id;
    if (things.length === 1) return say('balance.stands-out', { name });
    return say('balance.stand-out', { name, more: things.length - 1 });
  }
  const clauses = [first, ...(second ? [second] : [])].map((row) => clause(row, game));
  const text = clauses.join(say('balance.and'));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
