/** What each slide of the deck says, from what is known so far. */
import type { Forecasts } from '@boardroom/client';
import { makeConcepts } from '../make/concepts.ts';
import { makeForesaw } from '../make/foresaw.ts';
import { makeHappened } from '../make/happened.ts';
import { makeLuck } from '../make/luck.ts';
import { makeParted } from '../make/parted.ts';
import type { Telling } from '../make/telling.ts';
import { makeTurning } from '../make/turning.ts';
import { makeWinners } from '../make/winners.ts';
import { makeWork } from '../make/work.ts';
import type { DeckFound, Made } from '../types.ts';
import type { Arranged } from './arrange.ts';
import type { Moments } from './moments.svelte.ts';

interface Known {
  readonly found: DeckFound;
  readonly telling: Telling;
  readonly forecasts: Forecasts | null;
  readonly moments: Moments;
  /** Slide by slide, choice by choice. */
  readonly votes: Readonly<Record<string, readonly number[]>>;
}

function made(one: Arranged, { found, telling, forecasts, moments, votes }: Known): Made | null {
  if (found.courses.length === 0) return null;
  switch (one.kind) {
    case 'happened':
      return makeHappened(found, telling);
    case 'parted':
      return makeParted(found, telling);
    case 'turning': {
      const at = moments.of(one);
      const moment = at && moments.known(at);
      const said = at && moments.words(at);
      if (!moment || !said) return null;
      return makeTurning(found, telling, { moment, said, votes: votes[one.slide] ?? [] });
    }
    case 'luck':
      return makeLuck(found, telling);
    case 'foresaw':
      return makeForesaw(found, telling, forecasts);
    case 'concepts':
      return makeConcepts(found, telling);
    case 'winners':
      return makeWinners(found, telling);
    case 'work':
      return makeWork(one.picks ?? []);
  }
}

export function madeSlides(list: () => readonly Arranged[], known: () => Known) {
  const all = $derived(new Map(list().map((one) => [one.slide, made(one, known())])));
  const of = (one: Arranged): Made | null => all.get(one.slide) ?? null;
  return {
    of,
    /** By the trainer's word; else where it has nothing to say. */
    isHidden: (one: Arranged): boolean => one.hidden ?? (of(one)?.lacks ?? '') !== '',
    titleOf(one: Arranged, step: number): string {
      const { titles = [''] } = of(one) ?? {};
      return one.title ?? titles[Math.min(step, titles.length - 1)]!;
    },
  };
}
