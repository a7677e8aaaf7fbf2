/**
 * Whatever somebody makes of an edition in the editor, it is refused in words or it plays: no edition
 * is in between. A few forks here; `BOARDROOM_FORKS=500 BOARDROOM_FORK_GAMES=20` for the figures of
 * docs/studio.md.
 */
import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { catalogue, publishedEdition, USUAL } from '@boardroom/catalogue';
import { contentProblems, isOver, isRefusal, newRng, setTable, start } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { lawfulGame, noFieldsSeen, playMove, randomMove } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import words from '../../words/en/studio.json' with { type: 'json' };
import { fieldOf } from '../schema.ts';
import { randomEdit } from './random-edit.ts';

const FORKS = Number(process.env['BOARDROOM_FORKS'] ?? 16);
const GAMES = Number(process.env['BOARDROOM_FORK_GAMES'] ?? 2);
const FROM = Number(process.env['BOARDROOM_FORK_FROM'] ?? 0);
const EDITS = 3;
const MOST_MOVES = 20_000;
/** Talk are events that carry words, or what is shown to all and kept nowhere: bids that lost. */
const SETTING = { mostMoves: MOST_MOVES, opening: true, talk: ['said', 'whispered', 'sealedBid'] };

test.each(catalogue)(
  '$id: every fork plays or is refused in words',
  { timeout: 3_600_000 },
  async (entry) => {
    const { id } = entry;
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
    const seen = { refused: 0, played: 0, codes: new Map<string, number>() };
    const between: string[] = [];
    for (let i = FROM; i < FROM + FORKS; i++) {
      const rng = newRng(i);
      let content = classic;
      for (let n = 1 + rng.below(EDITS); n > 0; n--) content = randomEdit(content, field, rng);
      const problems = contentProblems(game, content);
      for (const { code, facts } of problems) {
        expect(words).toHaveProperty([`problem.${code}`]);
        if (code === 'rule') expect(facts?.['reason'], 'a rule in words').toMatch(/[a-z] [a-z]/i);
        seen.codes.set(code, (seen.codes.get(code) ?? 0) + 1);
      }
      if (problems.length > 0) seen.refused++;
      else {
        seen.played++;
        const fault = faultOf(game, content, i);
        if (fault !== null) between.push(`fork ${i}: ${fault}`);
      }
    }
    if (FORKS > 100)
      appendFileSync(
        `${tmpdir()}/forks.jsonl`,
        `${JSON.stringify({ id, from: FROM, forks: FORKS, games: GAMES, ...seen, codes: [...seen.codes], between })}\n`,
      );
    expect(between).toEqual([]);
    expect(seen.played).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  },
);

/** Numbers of players and presets in turn; the first game is looked at by the whole suite. */
function faultOf(game: AnyGame, content: unknown, fork: number): string | null {
  const edition = { id: 'fork', content };
  const { min, max } = game.seats;
  const presets = [{}, ...Object.values(game.profiles)];
  for (let i = 0; i < GAMES; i++) {
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
