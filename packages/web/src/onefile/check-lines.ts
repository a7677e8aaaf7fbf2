/** The check of a file in words: four lines, each of which holds or names what does not fit. */
import { commitment, isRefusal } from '@boardroom/kernel';
import { holds } from '@boardroom/kernel/check-file';
import { speaker } from '@boardroom/texts';
import { amount } from '@boardroom/ui-kit/numbers';
import { say } from '../words/index.ts';
import type { OpenedFile } from './types.ts';

interface CheckLine {
  readonly id: 'seal' | 'dice' | 'moves' | 'rules';
  readonly holds: boolean;
  readonly title: string;
  readonly text: string;
}

export interface CheckWords {
  readonly holds: boolean;
  /** Other rules or cards: nothing is wrong, but nothing can be judged. */
  readonly other: boolean;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly CheckLine[];
}

const short = (hash: string): string =>
  hash.length > 14 ? `${hash.slice(0, 8)}…${hash.slice(-4)}` : hash;
const scores = (list: readonly number[]): string => list.map(amount).join(' · ');

/** `timeOf`: the round of a move that can be played. */
export function checkWords(opened: OpenedFile, timeOf: (move: number) => string): CheckWords {
  const { check } = opened;
  const other = !check.rules.holds;
  const all = holds(check);
  const title = all
    ? say('file.check.title')
    : other
      ? say('file.check.not.rules')
      : !check.seal.holds || !check.dice.holds
        ? say('file.check.not.dice')
        : say('file.check.not.moves');
  return {
    holds: all,
    other,
    title,
    text: all ? say('file.check.done') : say('file.check.read'),
    lines: [
      sealLine(opened),
      diceLine(opened, timeOf),
      movesLine(opened, timeOf),
      rulesLine(opened),
    ],
  };
}

function sealLine({ check, file, record }: OpenedFile): CheckLine {
  const seal = short(file.seal.value);
  return check.seal.holds
    ? {
        id: 'seal',
        holds: true,
        title: say('file.seal.holds'),
        text: say(file.seal.seen ? 'file.seal.seen' : 'file.seal.made', { seal }),
      }
    : {
        id: 'seal',
        holds: false,
        title: say('file.seal.not'),
        text: say('file.seal.not.text', { seal, own: short(commitment(record.seed)) }),
      };
}

function diceLine({ check }: OpenedFile, timeOf: (move: number) => string): CheckLine {
  const { dice, rules } = check;
  const count = Object.values(dice.drawn).reduce((sum, one) => sum + one, 0);
  if (dice.holds)
    return {
      id: 'dice',
      holds: true,
      title: say('file.dice.holds', { count: amount(count) }),
      text: say('file.dice.text'),
    };
  if (!rules.holds) return { id: 'dice', holds: false, title: say('file.dice.unplayed'), text: '' };
  return {
    id: 'dice',
    holds: false,
    title: say('file.dice.not'),
    text: say('file.dice.not.text', { draw: dice.draw!, time: timeOf(dice.move!) }),
  };
}

function movesLine(
  { check, record, port }: OpenedFile,
  timeOf: (move: number) => string,
): CheckLine {
  const { moves, rules, playable } = check;
  const count = amount(record.moves.length);
  const line = (title: string, text = ''): CheckLine => ({
    id: 'moves',
    holds: false,
    title,
    text,
  });
  if (moves.holds) {
    const { result } = record;
    const title = say(result ? 'file.moves.holds' : 'file.moves.open', { count });
    return { id: 'moves', holds: true, title, text: result ? scores(result.scores) : '' };
  }
  if (!rules.holds || !port) return line(say('file.moves.unplayed'));
  if (moves.refusal?.code === 'other-result') {
    const { game, t, s } = port.film.match;
    return line(
      say('file.moves.result'),
      say('file.moves.result.text', {
        found: scores(game.scores(t, s)),
        claimed: scores(record.result?.scores ?? []),
      }),
    );
  }
  if (!moves.refusal) return line(say('file.moves.else', { move: moves.move! }));
  const { refusal } = speaker(port.texts, record.names ?? [], 'en', port.game.printed?.(port.t));
  const reason = refusal(moves.refusal);
  if (moves.move === undefined) return line(say('file.moves.not'), reason);
  return line(
    say('file.moves.not'),
    say('file.moves.not.text', { move: moves.move, time: timeOf(playable), reason }),
  );
}

function rulesLine({ check, record, game }: OpenedFile): CheckLine {
  const { id, hash } = record.edition;
  const { refusal } = check.rules;
  if (refusal && isRefusal(refusal)) {
    const { refusal: words } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
    return {
      id: 'rules',
      holds: false,
      title: say('file.rules.not'),
      text: say('file.rules.not.text', { hash, reason: words(refusal) }),
    };
  }
  return {
    id: 'rules',
    holds: true,
    title: say('file.rules.holds', { game: game.entry.title, edition: id }),
    text: say('file.rules.text', { version: record.version, hash }),
  };
}
