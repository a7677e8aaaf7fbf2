/** What each seat met in a match of what its game teaches, and how it did there, in words. */
import type { ConceptMet } from '@boardroom/insight';
import type { Speaker } from '@boardroom/texts';
import { points, signed } from './points.ts';
import { dim } from './style.ts';

export function conceptLines(
  met: readonly (readonly ConceptMet[])[],
  names: readonly string[],
  speaks: Speaker,
): string[] {
  const name = ({ concept }: ConceptMet): string => speaks.say(`concept.${concept}`) ?? concept;
  const width = Math.max(...met.flat().map((it) => name(it).length));
  return [
    'Concepts',
    ...met.flatMap((own, seat) => [
      `  ${names[seat]}`,
      ...own.map((it) => {
        const count = `${it.decisions} ${it.decisions === 1 ? 'decision' : 'decisions'}`;
        const line = `    ${name(it).padEnd(width)} ${count.padStart(14)}  ${judged(it)}`;
        return isClear(it) ? line : dim(line);
      }),
    ]),
  ];
}

const isClear = ({ difference: { value, se } }: ConceptMet): boolean => Math.abs(value) > 2 * se;

function judged(it: ConceptMet): string {
  const { value, se } = it.difference;
  if (value === 0 && se === 0) return 'as the bot';
  const figure = `${signed(value)} ± ${points(se)}`;
  return isClear(it) ? figure : `${figure}, not clear yet`;
}
