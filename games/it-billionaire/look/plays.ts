/** What the reader could play now, and where: for "for you, now" and for the next legal way. */
import { NONE } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { visit } from '../src/decisions/visit.ts';
import { canWork } from '../src/labs.ts';
import { ACQUIRE, DO, KINDS, LABS, SELL, ZONES } from '../src/types.ts';
import type { AcquireLab, DoWork, Visit } from '../src/types.ts';
import { askedOf } from './obstacles.ts';
import { visitsToCome } from './reckon.ts';
import { kindName, say, zoneName } from './words.ts';
import type { ItReader } from './words.ts';

/** Legal plays of the player's visit; none while something else is asked. */
export function playsOf(r: ItReader, seat: Seat): readonly Visit[] {
  if (askedOf(r, seat) !== 'visit') return [];
  const out: Template<Visit>[] = [];
  visit.legal(r.t, r.view, { kind: 'visit', seat }, out);
  return out as Visit[];
}

export function workPlays(r: ItReader, seat: Seat): DoWork[] {
  return playsOf(r, seat).filter((move) => move.type === 'doWork');
}

export function purchases(r: ItReader, seat: Seat): AcquireLab[] {
  return playsOf(r, seat).filter((move) => move.type === 'acquireLab');
}

export function isLastDay({ t, view }: ItReader): boolean {
  return view.round >= t.options.rounds;
}

/**
 * The next way to play a card of a kind in a zone (null: in any): now by choosing it, later today, or
 * tomorrow. Null if this was the last day.
 */
export function wayToPlay(
  r: ItReader,
  seat: Seat,
  kind: number,
  zone: number | null,
): string | null {
  const { view } = r;
  const name = kindName(r, KINDS[kind]!);
  const where = zone === null ? null : zoneName(r, zone);
  if (askedOf(r, seat) === 'chooseActions')
    return where === null
      ? say(r, 'way.choose', { name })
      : say(r, 'way.choose-for', { name, where });
  const has = view.chosen[KINDS.length * seat + kind]! > 0;
  const to = visitsToCome(view, seat).filter((z) => zone === null || z === zone);
  if (has && to.length > 0) {
    const at = zoneName(r, to[0]!);
    return say(r, to[0] === view.zone ? 'way.this-zone' : 'way.later', { name, at });
  }
  if (isLastDay(r)) return null;
  return where === null
    ? say(r, 'way.tomorrow', { name })
    : say(r, 'way.tomorrow-in', { name, where, nth: zone! + 1, of: ZONES.length });
}

/** "Or buy in Center now: 4 free labs from 10 M€." */
export function otherPurchases(r: ItReader, seat: Seat, but: string): string | null {
  const others = purchases(r, seat).filter(({ location }) => location !== but);
  if (others.length === 0) return null;
  const least = Math.min(
    ...others.map(({ location }) => r.t.facts.cost[r.t.facts.locationAt[location]!]!),
  );
  return say(r, 'way.other-labs', {
    count: others.length,
    least,
    where: zoneName(r, r.view.zone),
    name: kindName(r, KINDS[ACQUIRE]),
  });
}

/** Whether a card that is left could still be played in a later zone of the day. */
export function canPlayLater({ t, view }: ItReader, seat: Seat): boolean {
  const left = (kind: number): boolean => view.chosen[KINDS.length * seat + kind]! > 0;
  const work = [0, 1, 2].some((n) => view.held[LABS * seat + n]! >= 0);
  return view.owner.some((owner, lab) => {
    if (t.facts.zone[lab]! <= view.zone) return false;
    if (owner === NONE)
      return left(ACQUIRE) && view.labs[seat]! < LABS && t.facts.cost[lab]! <= view.capital[seat]!;
    if (owner !== seat) return false;
    return left(SELL) || (left(DO) && work && canWork(t, view, seat, lab));
  });
}
