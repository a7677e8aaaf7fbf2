/**
 * What each game says its decisions teach (`src/concepts.ts` in its folder) is to be met in it:
 * seeded games of `normal` at tables of every size.
 */
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { check, conceptIds, conceptsOf, hasGaps, isRefusal } from '@boardroom/kernel';
import { legal, setTable } from '@boardroom/kernel';
import type { AnyConcepts, AnyGame, GameEntry, Table } from '@boardroom/kernel';
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

function listen(game: AnyGame, concepts: AnyConcepts, t: Table, seed: string, met: Met): void {
  const bots = Array.from({ length: t.seats }, () => makeBot(game, 'normal')!);
  playGame(game, t, seed, bots, {
    before(seat, move, s) {
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
    },
  });
}

async function listenToAll(entry: GameEntry, concepts: AnyConcepts): Promise<Met> {
  const game = await entry.game();
  const [fewest, most] = entry.players;
  const edition = { id: 'classic', content: await entry.editions['classic']!() };
  const met: Met = { asked: new Set(), taught: new Set(), about: new Map(), decisions: 0 };
  for (let i = 0; i < GAMES; i++) {
    const players = fewest + (i % (most - fewest + 1));
    const t = setTable(game, { players, edition }) as Table;
    listen(game, concepts, t, `concepts ${i}`, met);
  }
  return met;
}

describe.for(catalogue.filter((entry) => entry.concepts))('$title', (entry) => {
  test('its concepts are met, and tell decisions apart', { timeout: 300_000 }, async () => {
    const concepts = await entry.concepts!();
    const { asked, taught, about, decisions } = await listenToAll(entry, concepts);
    const ids = conceptIds(concepts);
    expect(ids.filter((id) => !about.has(id))).toEqual([]);
    // A game says so where there is nothing to learn: by an empty list.
    const silent = [...asked].filter((question) => !taught.has(question));
    expect(silent.filter((question) => concepts[question]?.length !== 0)).toEqual([]);
    if (taught.size > 1)
      expect(ids.filter((id) => about.get(id)!.length > MOST * decisions)).toEqual([]);
    // Concepts met by the very same decisions could never be told apart in a review.
    expect(new Set(ids.map((id) => about.get(id)!.join())).size).toBe(ids.length);
  });
});
