/**
 * What each game says its decisions teach (`src/concepts.ts` in its folder) is to be met in it:
 * seeded games of `normal` at tables of every size, and the recorded matches, in which people and
 * other characters do what `normal` does not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import {
  check,
  conceptIds,
  conceptsOf,
  hasGaps,
  isRefusal,
  legal,
  parseRecord,
  replay,
  setTable,
  submit,
} from '@boardroom/kernel';
import type { AnyConcepts, AnyGame, GameEntry, Move, State, Table } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = 40;
/** What is about more of the decisions than this tells none of them apart. */
const MOST = 0.5;

interface Met {
  /** Kinds of questions with a real choice, `aside` for asides, and those with an answer about something. */
  readonly asked: Set<string>;
  readonly taught: Set<string>;
  /** Numbers of the decisions that were about each concept. */
  readonly about: Map<string, number[]>;
  decisions: number;
}

type Note = (t: Table, s: Readonly<State>, seat: number, move: Move) => void;

function noteIn(met: Met, game: AnyGame, concepts: AnyConcepts): Note {
  return (t, s, seat, move) => {
    const checked = check(game, t, s, seat, move);
    if (isRefusal(checked)) throw new Error(checked.code);
    const f = s.agenda[checked.index];
    if (f) {
      const answers = legal(game, t, s, f);
      if (answers.length === 1 && !hasGaps(answers[0]!)) return;
    }
    const question = f?.kind ?? 'aside';
    met.asked.add(question);
    const found = conceptsOf(concepts, question, move);
    if (found.length > 0) met.taught.add(question);
    for (const concept of found) {
      const about = met.about.get(concept) ?? [];
      about.push(met.decisions);
      met.about.set(concept, about);
    }
    met.decisions++;
  };
}

function listenToRecords(game: AnyGame, content: unknown, note: Note): void {
  const folder = new URL(`../../../games/${game.id}/records/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    if (isRefusal(record)) throw new Error(record.code);
    const match = replay(game, content, record, 0);
    if (isRefusal(match)) throw new Error(match.code);
    for (const [seat, move] of record.moves) {
      note(match.t, match.s, seat, move);
      submit(match, seat, move);
    }
  }
}

async function listenToAll(entry: GameEntry, concepts: AnyConcepts): Promise<Met> {
  const game = await entry.game();
  const [fewest, most] = entry.players;
  const edition = { id: 'classic', content: await entry.editions['classic']!() };
  const met: Met = { asked: new Set(), taught: new Set(), about: new Map(), decisions: 0 };
  const note = noteIn(met, game, concepts);
  for (let i = 0; i < GAMES; i++) {
    const players = fewest + (i % (most - fewest + 1));
    const t = setTable(game, { players, edition }) as Table;
    const bots = Array.from({ length: t.seats }, () => makeBot(game, 'normal')!);
    playGame(game, t, `concepts ${i}`, bots, {
      before: (seat, move, s) => note(t, s, seat, move),
    });
  }
  listenToRecords(game, edition.content, note);
  return met;
}

describe.for(catalogue.filter((entry) => entry.concepts))('$title', (entry) => {
  test('its concepts are met, and tell decisions apart', { timeout: 300_000 }, async () => {
    const concepts = await entry.concepts!();
    const { asked, taught, about, decisions } = await listenToAll(entry, concepts);
    const ids = conceptIds(concepts);
    expect(
      ids.filter((id) => !about.has(id)),
      'never met',
    ).toEqual([]);
    // A game says so where there is nothing to learn: by an empty list.
    const silent = [...asked].filter((question) => !taught.has(question));
    expect(silent.filter((question) => concepts[question]?.length !== 0)).toEqual([]);
    if (taught.size > 1)
      expect(
        ids.filter((id) => about.get(id)!.length > MOST * decisions),
        'about more than half of all decisions: tell them apart by the fields of the moves',
      ).toEqual([]);
    // Concepts met by the very same decisions could never be told apart in a review.
    expect(new Set(ids.map((id) => about.get(id)!.join())).size).toBe(ids.length);
  });
});
