/** What happened at each table of a class, round by round: results, counts, what came to all of them. */
import {
  check,
  clone,
  conceptsOf,
  conceptsOffered,
  earlyResult,
  hasGaps,
  injectsIn,
  isOver,
  isRefusal,
  legal,
  replay,
  submitChecked,
} from '@boardroom/kernel';
import type { AnyConcepts, AnyGame, Event, Match, MatchRecord, Refusal } from '@boardroom/kernel';
import type { ConceptUse, TableCourse } from './types.ts';

/** Refuses a record that cannot be played. */
export function tableCourse(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  concepts: AnyConcepts = {},
): TableCourse | Refusal {
  const match = replay(game, content, record, 0);
  if (isRefusal(match)) return match;
  const uses: Map<string, ConceptUse>[] = Array.from({ length: match.t.players }, () => new Map());
  const rounds = makeRounds(match);
  for (const [i, [seat, move]] of record.moves.entries()) {
    const checked = check(game, match.t, match.s, seat, move);
    if (isRefusal(checked))
      return { code: 'illegal-record', facts: { move: i + 1, reason: checked.code } };
    if (checked.index >= 0 && seat < uses.length)
      noteUse(uses[seat]!, match, checked.index, concepts, checked.move);
    const round = roundOf(match);
    submitChecked(match, seat, checked);
    rounds.note(round);
  }
  const result = earlyResult(game, match.t, match.s);
  return {
    ...rounds.end(result.scores),
    result,
    ended: isOver(match.s),
    injects: injectsIn(record).length,
    concepts: uses.map((own) => [...own.values()]),
  };
}

const roundOf = ({ game, t, s }: Match): number => game.classroom?.round(t, s) ?? 1;

interface Rounds {
  /** After a move that was made in this round. */
  note(round: number): void;
  end(scores: readonly number[]): Pick<TableCourse, 'scores' | 'tallies' | 'news' | 'starts'>;
}

function makeRounds(match: Match): Rounds {
  const { game, t } = match;
  const { tallies = {}, news = {} } = game.classroom ?? {};
  const [scores, starts] = [[game.scores(t, clone(match.s))], [0]];
  const counts = Object.fromEntries(Object.keys(tallies).map((name) => [name, [] as number[]]));
  const heard: { type: string; field: string; value: unknown }[][] = [];
  let told = 0;
  const at = <T>(list: T[], round: number, none: () => T): T => {
    while (list.length < round) list.push(none());
    return list[round - 1]!;
  };
  /** What was done belongs to the round it was done in, what came to the round it came for. */
  const hear = (before: number, after: number): void => {
    for (; told < match.told.length; told++) {
      const { event, to } = match.told[told]!;
      for (const [name, types] of Object.entries(tallies))
        if (types.includes(event.type)) {
          at(counts[name]!, Math.max(1, before), () => 0);
          counts[name]![Math.max(1, before) - 1]!++;
        }
      const field = news[event.type];
      if (field !== undefined && !to)
        at(heard, Math.max(1, after), () => []).push(newsOf(event, field));
    }
  };
  let last = Math.max(1, roundOf(match));
  hear(last, last);
  return {
    note(round) {
      const now = Math.max(1, roundOf(match));
      hear(Math.max(1, round), now);
      while (last < now) {
        scores.push(game.scores(t, match.s));
        starts.push(match.moves.length);
        last++;
      }
    },
    end(final) {
      scores.push([...final]);
      const rounds = scores.length - 1;
      for (const list of Object.values(counts)) at(list, rounds, () => 0);
      at(heard, rounds, () => []);
      return { scores, starts, tallies: counts, news: heard };
    },
  };
}

const newsOf = (event: Event, field: string): TableCourse['news'][number][number] => ({
  type: event.type,
  field,
  value: (event as unknown as Record<string, unknown>)[field],
});

/** A concept is met where some legal answer is about it, and used where the answer is. */
function noteUse(
  uses: Map<string, ConceptUse>,
  { game, t, s }: Match,
  index: number,
  concepts: AnyConcepts,
  move: MatchRecord['moves'][number][1],
): void {
  const f = s.agenda[index]!;
  if ((concepts[f.kind]?.length ?? 0) === 0) return;
  const open = legal(game, t, s, f);
  if (open.length < 2 && !hasGaps(open[0]!)) return;
  const used = conceptsOf(concepts, f.kind, move);
  for (const concept of new Set([...conceptsOffered(concepts, f.kind, open), ...used])) {
    const { offered = 0, used: before = 0 } = uses.get(concept) ?? {};
    const isUsed = used.includes(concept);
    uses.set(concept, { concept, offered: offered + 1, used: before + Number(isUsed) });
  }
}

/** What came to every one of these tables in the same round. */
export function commonNews(courses: readonly TableCourse[]): TableCourse['news'] {
  const [first, ...rest] = courses;
  return (first?.news ?? []).map((list, round) =>
    list.filter((one) =>
      rest.every(({ news }) =>
        (news[round] ?? []).some((other) => JSON.stringify(other) === JSON.stringify(one)),
      ),
    ),
  );
}
