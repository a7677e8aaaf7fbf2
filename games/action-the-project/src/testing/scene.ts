/** Positions for tests: a turn set up in the middle, with books and totals that fit. */
import type { Seat } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import type { Position } from '@boardroom/kernel/testing';
import classic from '../../content/classic.json' with { type: 'json' };
import { PLACING, PROJECT, REVEAL, W2, W3 } from '../frames.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { UNOPENED } from '../types.ts';
import type { ActionGame, ActionMove, ActionState, ActionTable } from '../types.ts';

export type Scene = Position<ActionGame>;

export interface SceneSetting {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  readonly turn?: number;
  readonly chair?: Seat;
  /** Value of this turn's project, and of the next ones. */
  readonly value?: number;
  readonly after?: readonly number[];
  readonly carry?: number;
  readonly leader?: Seat;
  readonly money?: readonly number[];
  readonly prestige?: readonly number[];
  /** The cards that lie at `quietWord`. */
  readonly cards?: readonly number[];
}

type Moment = 'proposal' | 'leadership' | 'placing' | 'quietWord';

/** The game at the first question of the moment (without a question: at whatever follows). */
export function scene(at: Moment, setting: SceneSetting = {}): Scene {
  const { players = 4, options = {}, seed = 'scene' } = setting;
  return position(game, { players, options, edition: classic, seed }, (s, t) => {
    s.leaderCards = s.leaderCards.map((_, seat) => seat);
    s.chair = setting.chair ?? 0;
    s.turn = (setting.turn ?? 1) - 1;
    dealProjects(t, s, setting);
    s.history = Array.from({ length: s.turn }, (_, turn) => turn % players);
    s.money = [...(setting.money ?? s.money)];
    s.prestige = [...(setting.prestige ?? s.prestige)];
    balance(t, s);
    s.agenda = [PROJECT];
    if (at !== 'proposal') moveOn(at, s, setting);
    if (at !== 'proposal' && t.options.fate) s.fateLeft = t.content.fates.map((_, fate) => fate);
  });
}

function dealProjects(t: ActionTable, s: ActionState, setting: SceneSetting): void {
  const { value, after = [], carry = 0 } = setting;
  const wanted = (value === undefined ? after : [value, ...after]).map((v) =>
    t.facts.values.indexOf(v),
  );
  const others = s.deck.filter((card) => !wanted.includes(card));
  const rest = others.splice(0, t.facts.turns - s.turn - wanted.length);
  s.pile = [...rest, ...wanted.toReversed()];
  s.discards = others.splice(0, s.turn);
  s.box = others;
  s.carry = carry;
  s.divided = s.discards.reduce((sum, card) => sum + t.facts.values[card]!, 0) - carry;
}

/** Books follow the stocks; what came or went otherwise counts as forfeited. */
function balance(t: ActionTable, s: ActionState): void {
  const n = t.players;
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  s.bookMoney = [...s.money];
  s.bookPrestige = [...s.prestige];
  s.forfeitedMoney = 100 * n * n + t.facts.unit * s.divided - sum(s.money);
  s.forfeitedPrestige = n * n + s.divided - sum(s.prestige);
}

function moveOn(at: Moment, s: ActionState, setting: SceneSetting): void {
  s.turn++;
  s.project = s.pile.pop()!;
  s.leader = setting.leader ?? 0;
  s.windows[0] = UNOPENED;
  s.agenda = at === 'leadership' ? [PLACING, W2] : [PLACING];
  if (at === 'leadership') return;
  s.windows[1] = UNOPENED;
  if (at === 'placing') return;
  s.history.push(s.leader);
  s.cards = [...setting.cards!];
  s.agenda = [REVEAL, W3];
}

/** Everybody asked says no bid, drops out or seals nothing. */
export function pass(p: Scene): void {
  for (;;) {
    const [f] = p.asked();
    if (f?.kind === 'open') p.play(f.seat, { type: 'noBid' });
    else if (f?.kind === 'bid') p.play(f.seat, { type: 'drop' });
    else if (f?.kind === 'sealedBid') p.play(f.seat, { type: 'seal', bid: 0 });
    else return;
  }
}

/** Plays answers of whoever is asked first. */
export function answers(p: Scene, ...moves: readonly ActionMove[]): void {
  for (const move of moves) p.play(p.asked()[0]!.seat, move);
}

/** The asked players place these cards, by seat. */
export function placeAll(p: Scene, cards: readonly number[]): void {
  for (let f = p.asked()[0]; f?.kind === 'place'; f = p.asked()[0])
    p.play(f.seat, { type: 'place', card: cards[f.seat]! });
}

export function settle(p: Scene): void {
  while (p.asked()[0]?.kind === 'done') p.play(p.asked()[0]!.seat, { type: 'done' });
}

/** The rest of the turn without any bid. */
export function finishTurn(p: Scene, cards: readonly number[] = []): void {
  const { turn } = p.s;
  while (p.s.turn === turn && p.asked().length > 0) {
    pass(p);
    placeAll(p, cards);
    if (p.asked()[0]?.kind === 'overtime') p.play(p.asked()[0]!.seat, { type: 'acceptFate' });
    settle(p);
    if (p.asked()[0]?.kind === 'open' && p.s.turn !== turn) return;
  }
}

/** How many packages each player got since `before`, by money. */
export function gained(p: Scene, before: readonly number[]): number[] {
  return p.s.money.map((now, seat) => (now - before[seat]!) / p.t.facts.unit);
}

export function kinds(p: Scene): string[] {
  return p.asked().map((f) => f.kind);
}

export const S = 0;
export const O = 1;
export const A = 2;
export const P = 3;
