/** The end of a game: the count line by line, ties and what decided them, the places. */
import { standings } from '@boardroom/kernel';
import type { FinalCount } from '@boardroom/kernel';
import { bold } from '../style.ts';
import { standingsLines } from '../words.ts';
import { readerOf, say } from './seated.ts';
import type { Seated } from './seated.ts';

export function endLines(seated: Seated): string[] {
  const { match, look, words } = seated;
  const { game, t, s } = match;
  const places = standings(game, t, s);
  if (!look) return [bold(say(seated, 'over')), ...standingsLines(words, game, places)];
  const count = look.count(readerOf(seated, null));
  return [
    bold(`${say(seated, 'over')} ${count.verdict}`),
    say(seated, 'count', { after: count.after }),
    ...countLines(seated, count),
    ...places.map(({ seat, place }) => say(seated, 'place', { place, name: words.seat(seat) })),
  ];
}

function countLines(seated: Seated, count: FinalCount): string[] {
  const { words } = seated;
  // Nothing paid is 0, not -0.
  const number = (value: number): string =>
    count.vocabulary ? words.word(count.vocabulary, value || 0) : (value || 0).toLocaleString('en');
  const values = (
    list: readonly (number | null)[],
    word: (value: number) => string = number,
  ): string =>
    list
      .flatMap((value, seat) =>
        value === null
          ? []
          : [say(seated, 'count.value', { name: words.seat(seat), value: word(value) })],
      )
      .join(', ');
  const line = (
    { name, note, rule }: { name: string; note?: string; rule?: string },
    shown: string,
  ): string =>
    say(seated, 'count.line', { name, note: note ?? 'none', rule: rule ?? 'none', values: shown });
  return [
    ...count.lines.map((each) => line(each, values(each.values))),
    say(seated, 'count.total', { unit: count.unit, values: values(count.totals) }),
    ...count.ties
      .filter((tie) => tie.values.some((value) => value !== null))
      .map((tie) =>
        line(
          tie,
          values(tie.values, (value) => value.toLocaleString('en')),
        ),
      ),
    ...(count.out ?? []).map(({ seat, why }) =>
      say(seated, 'count.out', { name: words.seat(seat), why }),
    ),
  ];
}
