/** A moment of a match in the words of its game: what was asked, how things stood, what could be done. */
import type { Frame, Move, Reader, Seat } from '@boardroom/kernel';
import { capitalised } from '../review/sentences.ts';
import { say } from '../words/index.ts';
import { sceneAt } from './film.ts';
import type { Film } from './film.ts';
import type { MomentWords } from './make/turning.ts';
import type { MomentFound, Turning } from './types.ts';

/** So many figures of a seat are read at a glance. */
const MOST_FACTS = 4;

export function wordsOf(film: Film, { move, found }: MomentFound): MomentWords {
  const { seat, frame } = found;
  const scene = sceneAt(film, move, seat);
  const { ui, words } = film;
  const seen = new Set<string>();
  return {
    when: quietly(() => ui.heading(scene).title, ''),
    question: words.ask(frame),
    facts: factsOf(film, scene, seat),
    options: found.options.map(({ move: made, group }) => {
      const option = optionWords(film, scene, frame, made, group);
      // Two options that sound alike are told apart by all that is in them.
      const name = seen.has(option.name) ? `${option.name} (${option.note})` : option.name;
      seen.add(option.name);
      return { ...option, name };
    }),
  };
}

/** A group of several moves has the game's name for its kind, and what stands for it beside. */
function optionWords(
  { words, look }: Film,
  scene: Reader,
  frame: Frame,
  move: Move,
  group: string,
): { name: string; note: string } {
  const plain = capitalised(words.move(move));
  const kind = group === move.type ? words.say(`choice.${move.type}`) : undefined;
  if (kind !== undefined && kind !== plain)
    return { name: capitalised(kind), note: say('deck.turning.such', { move: plain }) };
  const note = quietly(() => look?.note(scene, move as never, frame) ?? '', '');
  return { name: plain, note: capitalised(note) };
}

/** What the game says of a seat, in figures. */
function factsOf({ look, ui }: Film, scene: Reader, seat: Seat): Turning['facts'] {
  const told = quietly(() => look?.look(scene, `seat:${seat}`) ?? null, null);
  if (told && told.figures.length > 0)
    return told.figures.slice(0, MOST_FACTS).map(({ name, value }) => ({ name, value }));
  const head = quietly(() => ui.head(scene as never, seat), null);
  return head
    ? [{ name: say('deck.turning.has'), value: `${head.value} ${head.unit ?? ''}`.trim() }]
    : [];
}

/** Words are never worth a fault. */
function quietly<T>(tell: () => T, otherwise: T): T {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}
