/** One suite for the looks of all games: whatever lies on the table explains itself. */
import { expect, test } from 'vitest';
import {
  isGap,
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
import type { AnyGame, AnyLook, FinalCount, Looked, Reader, Seat, Texts } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { speaker } from './index.ts';
import { unsound } from './sound.ts';

export interface LookConformance {
  /** The text of RULES.md: rules that are cited must be there. */
  readonly rules: string;
  readonly variants?: Readonly<Record<string, object>>;
  /** Random games for each variant and number of players. */
  readonly games?: number;
  /** Every so many moves the whole table is looked at. */
  readonly every?: number;
}

export function describeLook(
  game: AnyGame,
  editions: Readonly<Record<string, unknown>>,
  texts: Texts,
  look: AnyLook,
  { rules, variants = {}, games = 2, every = 9 }: LookConformance,
): void {
  const names = Array.from({ length: game.seats.max + 1 }, (_, seat) => `Player ${seat + 1}`);
  let words = speaker(texts, names);
  const known = new Set([...rules.matchAll(/\*\*(R\d+[a-z]?)\*\*/g)].map(([, number]) => number));
  const faults = new Set<string>();

  const sound = (where: string, text: string | undefined): void => {
    const wrong = unsound(text);
    if (wrong !== null) faults.add(`${where}: ${wrong}`);
  };
  const ruled = (where: string, number: string | undefined): void => {
    if (number !== undefined && !known.has(number)) faults.add(`${where}: no rule ${number}`);
  };
  const heard = (id: string, seen: Looked | null): void => {
    const where = id.replaceAll(/\d+/g, '#');
    if (!seen) return void faults.add(`${where}: listed, but cannot be looked at`);
    if (seen.id !== id) faults.add(`${where}: calls itself ${seen.id}`);
    for (const text of [seen.name, seen.kind, seen.line, ...(seen.facts ?? [])]) sound(where, text);
    for (const { name, value } of seen.figures)
      sound(`${where} figure ${name}`, `${name} ${value}`);
    if (seen.now) sound(`${where} now`, seen.now.text);
    for (const { text, rule } of seen.obstacles ?? []) {
      sound(`${where} obstacle`, text);
      ruled(`${where} obstacle`, rule);
    }
    for (const way of seen.ways ?? []) sound(`${where} way`, way);
    if (seen.rule) {
      sound(`${where} rule`, seen.rule.text);
      ruled(where, seen.rule.number);
    }
  };
  const lookAround = (r: Reader<any>): void => {
    const things = look.things(r);
    if (things.length === 0) faults.add('there is nothing to look at');
    if (new Set(things.map(({ id }) => id)).size !== things.length)
      faults.add('a thing is listed twice');
    for (const { id, name, group } of things) {
      sound(`${id} listed`, name);
      sound(`group ${group}`, words.say(`things.${group}`));
      heard(id, look.look(r, id));
    }
    if (look.look(r, 'no-such:thing') !== null) faults.add('something is seen where nothing is');
  };
  const counted = (count: FinalCount, players: number, scores: readonly number[]): void => {
    for (const text of [count.after, count.unit, count.verdict]) sound('count', text);
    for (const line of [...count.lines, ...count.ties]) {
      sound('count line', line.name);
      ruled(`count line ${line.name}`, line.rule);
      if (line.values.length !== players)
        faults.add(`count line ${line.name}: not one value a player`);
    }
    for (let seat = 0; seat < players; seat++) {
      const sum = count.lines.reduce((total, { values }) => total + values[seat]!, 0);
      if (count.out?.some((one) => one.seat === seat)) continue;
      if (sum !== count.totals[seat])
        faults.add(`count: lines make ${sum}, total ${count.totals[seat]}`);
      if (count.totals[seat] !== scores[seat])
        faults.add(`count: total ${count.totals[seat]}, score ${scores[seat]}`);
    }
  };

  test(`${game.id}: everything on the table explains itself`, { timeout: 300_000 }, () => {
    const rng = newRng(3);
    for (const [id, content] of Object.entries(editions))
      for (const options of [{}, ...Object.values(variants)])
        for (let players = game.seats.min; players <= game.seats.max; players++) {
          const t = setTable(game, { players, options, edition: { id, content } });
          if (isRefusal(t)) continue;
          words = speaker(texts, names, 'en', game.printed?.(t));
          const reader = (viewer: Seat | null): Reader<any> => ({
            t,
            view: viewFor(game, t, s, viewer),
            viewer,
            words,
            names,
            asked: pending(s).map(({ seat }) => seat),
          });
          let s = start(game, t, 'look');
          for (let i = 0; i < games; i++) {
            s = start(game, t, `look-${i}`);
            for (let moves = 0; !isOver(s) && moves < 20_000; moves++) {
              if (moves % every === 0) {
                for (const f of pending(s)) {
                  const r = reader(f.seat);
                  for (const line of look.brief(r, f)) sound(`brief ${f.kind}`, line);
                  for (const move of legal(game, t, s, f)) {
                    const where = `${f.kind} ${move.type}`;
                    const note = look.note(r, move, f);
                    if (note !== undefined) sound(`note ${where}`, note);
                    gapsSound(look, r, move, f, where, sound, faults);
                  }
                }
                for (let seat = 0; seat < t.seats; seat++)
                  for (const move of legalAsides(game, t, s, seat))
                    gapsSound(look, reader(seat), move, null, `aside ${move.type}`, sound, faults);
              }
              if (moves % (every * 5) === 0)
                for (const viewer of [null, 0, players - 1]) lookAround(reader(viewer));
              playMove(game, t, s, randomMove(game, t, s, rng));
            }
            lookAround(reader(0));
            counted(look.count(reader(null)), players, game.scores(t, s));
          }
        }
    expect([...faults].slice(0, 40)).toEqual([]);
  });
}

/** Every gap of a move has a label, and every item that stands for something has words. */
function gapsSound(
  look: AnyLook,
  r: Reader<any>,
  move: { readonly type: string },
  frame: any,
  where: string,
  sound: (where: string, text: string | undefined) => void,
  faults: Set<string>,
): void {
  const gaps = look.gaps(r, move, frame);
  for (const [field, gap] of Object.entries<unknown>({ ...move })) {
    if (!isGap(gap)) continue;
    const said = gaps[field];
    if (!said) {
      faults.add(`${where}: nothing says what ${field} is`);
      continue;
    }
    sound(`${where} ${field}`, said.label);
    if (gap.gap === 'subset')
      for (const item of gap.of) sound(`${where} ${field} ${item}`, said.item?.(item));
    else if (said.note) sound(`${where} ${field} note`, said.note(gap.min));
  }
}
