/**
 * Whatever somebody makes of an edition in the editor, it is refused in words or it plays: no edition
 * is in between. Forks by random edits, counted; the test makes a few, `bench/src/forks.ts` many.
 */
import { publishedEdition, USUAL } from '@boardroom/catalogue';
import { contentProblems, isOver, isRefusal, newRng, setTable, start } from '@boardroom/kernel';
import type { AnyGame, ContentProblem, GameEntry, Table } from '@boardroom/kernel';
import { lawfulGame, noFieldsSeen, playMove, randomMove } from '@boardroom/kernel/testing';
import words from '../../words/en/studio.json' with { type: 'json' };
import { fieldOf } from '../schema.ts';
import { randomEdit } from './random-edit.ts';

const EDITS = 3;
const MOST_MOVES = 20_000;
/** Events that carry words, or what is shown to all and kept nowhere: bids that lost. */
const TALK = ['said', 'whispered', 'sealedBid', 'conceded'];
const SETTING = { mostMoves: MOST_MOVES, opening: true, talk: TALK };

export interface Forks {
  readonly refused: number;
  readonly played: number;
  /** How often each kind of problem was found. */
  readonly codes: Readonly<Record<string, number>>;
  /** Forks that were neither refused in words nor playable, and why. */
  readonly between: readonly string[];
}

/** Forks `from` to `from + count`; each that is not refused plays so many games. */
export async function tryForks(
  entry: GameEntry,
  from: number,
  count: number,
  games: number,
): Promise<Forks> {
  const game = await entry.game();
  const found = await publishedEdition(entry, USUAL);
  if (isRefusal(found)) throw new Error(found.code);
  const classic = found.edition.content;
  const field = fieldOf(
    (game.content as unknown as { toJSONSchema(wish: object): object }).toJSONSchema({
      io: 'input',
      unrepresentable: 'any',
    }),
  );
  let [refused, played] = [0, 0];
  const codes: Record<string, number> = {};
  const between: string[] = [];
  for (let fork = from; fork < from + count; fork++) {
    const rng = newRng(fork);
    let content = classic;
    for (let n = 1 + rng.below(EDITS); n > 0; n--) content = randomEdit(content, field, rng);
    const problems = contentProblems(game, content);
    for (const { code } of problems) codes[code] = (codes[code] ?? 0) + 1;
    if (problems.length > 0) refused++;
    else played++;
    const fault =
      problems.length > 0
        ? wordless(problems)
        : faultOf(game, { id: 'fork', content }, fork, games);
    if (fault !== null) between.push(`fork ${fork}: ${fault}`);
  }
  return { refused, played, codes, between };
}

/** The first problem that nobody could read. */
export function wordless(problems: readonly ContentProblem[]): string | null {
  for (const { code, facts } of problems) {
    if (!(`problem.${code}` in words)) return `no words for ${code}`;
    if (code === 'rule' && !/[a-z] [a-z]/i.test(String(facts?.['reason']))) return 'a rule unsaid';
  }
  return null;
}

/** Numbers of players and presets in turn; the first game is looked at by the whole suite. */
function faultOf(
  game: AnyGame,
  edition: { id: string; content: unknown },
  fork: number,
  games: number,
): string | null {
  const { min, max } = game.seats;
  const presets = [{}, ...Object.values(game.profiles)];
  for (let i = 0; i < games; i++) {
    const players = min + ((fork + i) % (max - min + 1));
    const options = presets[(fork + i) % presets.length]!;
    const t = setTable(game, { players, options, edition });
    if (isRefusal(t)) continue;
    try {
      const seed = `fork-${fork}-${i}`;
      if (i === 0) lawfulGame(game, t, seed, SETTING, noFieldsSeen());
      else randomGame(game, t, seed, fork + i);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return `${players} players: ${String(cause)}`;
    }
  }
  return null;
}

/** To its end, with the invariants looked at after every move. */
function randomGame(game: AnyGame, t: Table, seed: string, luck: number): void {
  const rng = newRng(luck);
  const s = start(game, t, seed);
  for (let moves = 0; !isOver(s); moves++) {
    if (moves > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
    playMove(game, t, s, randomMove(game, t, s, rng));
    const broken = game.invariants(t, s);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }
  game.scores(t, s);
}
