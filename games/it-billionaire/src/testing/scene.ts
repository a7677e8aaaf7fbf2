/** Positions for tests, in the words of the rules. */
import { NONE, newChance, roll } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import type { Position } from '@boardroom/kernel/testing';
import classic from '../../content/classic.json' with { type: 'json' };
import { PAY_OUT, VISIT, ZONE } from '../frames.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { ABSENT, KINDS, LABS, QUEUE, ZONES } from '../types.ts';
import type { Frame, It, ItState, ItTable } from '../types.ts';

export interface Setting {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

/** A table whose state is edited with the words below before play goes on. */
export function place(edit?: (x: Scene) => void, setting: Setting = {}): Position<It> {
  const { players = 2, options = {}, seed = 'fixture' } = setting;
  return position(game, { players, options, edition: classic, seed }, (s, t) =>
    edit?.(scene(s, t)),
  );
}

export type Scene = ReturnType<typeof scene>;

function scene(s: ItState, t: ItTable) {
  const location = (id: string): number => t.facts.locationAt[id]!;
  const item = (id: string): number => {
    const at = t.facts.itemAt[id]!;
    for (const stack of s.stacks) if (stack.includes(at)) stack.splice(stack.indexOf(at), 1);
    return at;
  };
  const labs = (seat: Seat, ...ids: string[]): void => {
    for (const id of ids) {
      s.owner[location(id)] = seat;
      s.held[LABS * seat + s.labs[seat]!++] = NONE;
    }
  };
  return {
    s,
    t,
    location,
    /** Gives labs with an empty container each. */
    labs,
    capital(seat: Seat, amount: number): void {
      s.bank += s.capital[seat]! - amount;
      s.capital[seat] = amount;
    },
    /** Puts an item on a container, with rings and a lab to stand on. */
    hold(seat: Seat, container: number, id: string, rings = 0, on?: string): void {
      const c = LABS * seat + container - 1;
      if (s.held[c] === ABSENT) throw new Error('no such container');
      s.held[c] = item(id);
      s.rings[c] = rings;
      s.place[c] = on === undefined ? NONE : location(on);
    },
    queue(seat: Seat, ...ids: string[]): void {
      for (const id of ids) s.queue[QUEUE * seat + s.queued[seat]!++] = item(id);
    },
    list(seat: Seat, id: string, box: number): void {
      s.listed.push(item(id));
      s.box.push(box);
      s.payee.push(seat);
      s.old++;
    },
    finished(seat: Seat, id: string): void {
      s.finished.push(item(id));
      s.finisher.push(seat);
    },
    /** The next cards of the two stacks, the first named first. */
    next(...ids: string[]): void {
      for (const id of ids.toReversed())
        s.stacks[t.facts.size[t.facts.itemAt[id]!]!]!.push(item(id));
    },
    /** Leaves only so many cards of a size, stack and discard pile together. */
    leave(size: number, stack: number, pile = 0): void {
      const all = s.stacks[size]!;
      s.piles[size] = all.splice(0, pile);
      hidden(all.splice(0, Math.max(0, all.length - stack)));
    },
    cards(seat: Seat, counts: Partial<Record<(typeof KINDS)[number], number>>): void {
      for (const [kind, name] of KINDS.entries()) {
        s.chosen[KINDS.length * seat + kind] = counts[name] ?? 0;
        s.down[seat]! += counts[name] ?? 0;
      }
    },
    /** The day stands at the visit of a seat; rivals with cards follow in seat order. */
    visit(seat: Seat, zone: (typeof ZONES)[number], closed = 'EV-AF1'): void {
      s.zone = ZONES.indexOf(zone);
      s.first = seat;
      s.event = t.content.events.findIndex(({ id }) => id === closed);
      agenda([VISIT[seat]!, ...rivals(seat), ...ZONE.slice(s.zone + 1), PAY_OUT]);
    },
    agenda,
  };
  function agenda(frames: Frame[]): void {
    s.agenda.length = 0;
    s.agenda.push(...frames.toReversed());
  }
  function rivals(seat: Seat): Frame[] {
    const frames: Frame[] = [];
    for (let turn = 1; turn < t.players; turn++) {
      const rival = (seat + turn) % t.players;
      if (s.down[rival]! > 0) frames.push(VISIT[rival]!);
    }
    return frames;
  }
  /** Cards that must be somewhere: on the payment list of seat 1, or paid projects to come. */
  function hidden(items: readonly number[]): void {
    for (const at of items)
      if (t.facts.instalments[at] === 0) {
        s.finished.push(at);
        s.finisher.push(1);
      } else {
        s.listed.push(at);
        s.box.push(t.facts.instalments[at]!);
        s.payee.push(1);
        s.old++;
      }
  }
}

/** A seed with which a seat's first throws of a stream are these. */
export function seedFor(
  stream: 'risk' | 'tie',
  throws: Readonly<Record<number, number[]>>,
): string {
  for (let i = 0; ; i++) {
    const chance = newChance(`seed-${i}`, game.streams, 5);
    const fits = Object.entries(throws).every(([seat, dice]) =>
      dice.every((die) => roll(chance, stream, 6, Number(seat)) === die),
    );
    if (fits) return `seed-${i}`;
  }
}

/** Container of a seat by its number. */
export function container(s: Readonly<ItState>, seat: Seat, number: number) {
  const c = LABS * seat + number - 1;
  const item = s.held[c]!;
  return {
    item: item >= 0 ? classic.items[item]!.id : item === NONE ? 'free' : 'absent',
    rings: s.rings[c]!,
    on: s.place[c] === NONE ? 'home' : classic.locations[s.place[c]!]!.id,
  };
}

export function queueIds(s: Readonly<ItState>, seat: Seat): string[] {
  return s.queue
    .slice(QUEUE * seat, QUEUE * seat + s.queued[seat]!)
    .map((at) => classic.items[at]!.id);
}

export { classic, game };
