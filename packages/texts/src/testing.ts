/** One suite for the texts of all games: whatever can be said at the table has words. */
import { expect, test } from 'vitest';
import {
  check,
  conceptIds,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  newRng,
  pending,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { AnyConcepts, AnyGame, Chart, Event, Move, Saying, Texts } from '@boardroom/kernel';
import {
  SHORT,
  SHORT_MOVES,
  gamesToPlay,
  playMove,
  randomInject,
  randomMove,
} from '@boardroom/kernel/testing';
import { speaker } from './index.ts';

export interface TextsConformance {
  /** Options whose moves and events should be heard too. */
  readonly variants?: Readonly<Record<string, object>>;
  /** Random games for each variant and number of players. */
  readonly games?: number;
  /** What its decisions teach. */
  readonly concepts?: AnyConcepts;
  /** The language of the texts, where it is not English. */
  readonly language?: string;
}

/** What a class says of any game. */
const CLASS_KEYS =
  'class.round class.length class.worth class.score class.early inject.amount'.split(' ');

export function describeTexts(
  game: AnyGame,
  editions: Readonly<Record<string, unknown>>,
  texts: Texts,
  { variants = {}, games = gamesToPlay(3), concepts = {}, language = 'en' }: TextsConformance = {},
): void {
  const names = Array.from({ length: game.seats.max + 1 }, (_, seat) => `Player ${seat + 1}`);
  const { say } = speaker(texts, names, language);
  const title = language === 'en' ? game.id : `${game.id} in ${language}`;

  test(
    `${title}: every question, move, event, refusal, reason and chart has words`,
    { timeout: 300_000 },
    () => {
      const missing = new Set<string>();
      let words = speaker(texts, names, language);
      const need = (key: string, facts: object): void => {
        try {
          const said = words.say(key, facts);
          if (said === undefined) missing.add(key);
          // A move is said with its gaps open too: a range is no number.
          else if (/\bNaN\b|undefined|\[object/.test(said)) missing.add(`${key}: ${said}`);
        } catch (error) {
          missing.add(`${key}: ${(error as Error).message}`);
        }
      };
      const needWhy = (why: Saying | undefined): void => {
        if (why) need(`why.${why.code}`, why.facts ?? {});
      };
      const needRefusal = (checked: object): void => {
        if (isRefusal(checked)) need(`refusal.${checked.code}`, checked.facts ?? {});
      };
      const needChart = ({ id: name, unit, along, series }: Chart): void => {
        for (const key of [`debrief.${name}`, `debrief.${name}.lesson`, `unit.${unit}`])
          need(key, {});
        for (const key of along) if (typeof key === 'string') need(key, {});
        for (const { key } of series) if (key !== undefined) need(`series.${key}`, {});
      };
      const rng = newRng(1);
      for (const [id, content] of Object.entries(editions))
        for (const options of [{}, ...Object.values(variants)])
          for (
            let players = SHORT ? game.seats.max : game.seats.min;
            players <= game.seats.max;
            players++
          ) {
            const t = setTable(game, { players, options, edition: { id, content } });
            if (isRefusal(t)) continue;
            words = speaker(texts, names, language, game.printed?.(t));
            for (let i = 0; i < games; i++) {
              let events: Event[] = [];
              const emit = (event: Event): void => {
                events.push(event);
                need(`event.${event.type}`, event);
              };
              const s = start(game, t, `texts-${i}`, emit);
              const notes: unknown = game.debrief.begin(t, s);
              const made: Move[] = [];
              for (let moves = 0; !isOver(s) && moves < (SHORT ? SHORT_MOVES : 20_000); moves++) {
                for (const f of pending(s)) {
                  need(`ask.${f.kind}`, f);
                  for (const move of legal(game, t, s, f)) need(`move.${move.type}`, move);
                  if (moves % 7 === 0) needWhy(game.advice.suggest(t, s, f, rng).why);
                }
                if (moves % 7 === 0)
                  for (let seat = 0; seat <= t.seats; seat++) {
                    for (const move of legalAsides(game, t, s, seat))
                      need(`move.${move.type}`, move);
                    // What was legal some time ago is mostly refused now.
                    for (const move of made.length > 0 ? [made[rng.below(made.length)]!] : [])
                      needRefusal(check(game, t, s, seat, move));
                  }
                if (moves % 40 === 0)
                  for (const line of game.summary?.(t, viewFor(game, t, s, 0), 0) ?? [])
                    need(`summary.${line.code}`, line.facts ?? {});
                events = [];
                const next = randomInject(game, t, s, rng) ?? randomMove(game, t, s, rng);
                if (next.seat < t.seats) made.push(next.move);
                playMove(game, t, s, next, emit);
                game.debrief.note(t, s, notes, { ...next, events });
              }
              for (const chart of game.debrief.charts(t, s, notes)) needChart(chart);
            }
          }
      expect([...missing]).toEqual([]);
      expect(words.seat(0)).toBe('Player 1');
    },
  );

  test(`${title}: options, profiles, characters and ranking have words`, () => {
    const keys = [
      ...Object.keys(game.options.parse({})).flatMap((name) => [
        `option.${name}`,
        `option.${name}.help`,
      ]),
      ...Object.keys(game.profiles).map((name) => `profile.${name}`),
      ...Object.keys(game.advice.characters).map((name) => `character.${name}`),
      ...game.rankedBy.map((name) => `rank.${name}`),
      ...(game.classroom
        ? [
            ...CLASS_KEYS,
            ...injectKeys(game),
            ...tallyKeys(game),
            ...Object.keys(game.classroom.prompts).map((name) => `prompt.${name}`),
          ]
        : []),
    ];
    const facts = { round: 1, rounds: 1, amount: 1, score: 1, above: 1 };
    expect(keys.filter((key) => say(key, facts) === undefined)).toEqual([]);
  });

  test(`${title}: an edition beside the usual one has a name and says what is different`, () => {
    const silent = Object.keys(editions)
      .filter((id) => id !== 'classic')
      .filter((id) => !/^[^:]+: ./.test(say(`edition.${id}`) ?? ''));
    expect(silent, 'write edition.<id> as "Name: what is different"').toEqual([]);
  });

  test(`${title}: a class can be set up for every length, and what it is asked fits`, () => {
    const { lengths = [], prompts = {} } = game.classroom ?? {};
    for (const [id, content] of Object.entries(editions))
      for (const { options } of lengths) {
        const players = Math.min(game.seats.max, Math.max(game.seats.min, 4));
        const t = setTable(game, { players, options, edition: { id, content } });
        if (isRefusal(t)) throw new Error(`${JSON.stringify(options)}: ${t.code}`);
        for (const [name, { kind, about, above, range }] of Object.entries(prompts)) {
          const [least, most] = range?.(t) ?? [0, 1];
          const fits =
            least < most &&
            (kind === 'number') === (range !== undefined) &&
            (about === 'own-above') === (above !== undefined);
          expect([name, fits]).toEqual([name, true]);
        }
      }
    const minutes = lengths.map((length) => length.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  test(`${title}: every concept has a name and says what it is, and no other does`, () => {
    const said = Object.keys(texts.messages).filter((key) => key.startsWith('concept.'));
    const wanted = conceptIds(concepts).flatMap((id) => [`concept.${id}`, `concept.${id}.text`]);
    expect(said.toSorted()).toEqual(wanted.toSorted());
  });
}

const tallyKeys = ({ classroom }: AnyGame): string[] =>
  Object.keys(classroom!.tallies).map((name) => `tally.${name}`);
const injectKeys = ({ classroom }: AnyGame): string[] =>
  Object.keys(classroom!.injects).flatMap((name) => [`inject.${name}`, `inject.${name}.help`]);

export { describeLook } from './look.testing.ts';
export type { LookConformance } from './look.testing.ts';
export { describeNumbers } from './numbers.testing.ts';
export type { NumbersConformance } from './numbers.testing.ts';
