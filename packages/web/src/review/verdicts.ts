/** The ledger in sentences. Nothing is said of a figure within two standard errors. */
import type { Decided, Ledger } from '@boardroom/insight';
import { say } from '../words/index.ts';
import { isSure } from './figures.ts';
import { bestSource, costliest, courseOf, placeWithout } from './ledger.ts';

/** Whom the words are about, and how their game calls things. */
export interface Telling {
  readonly name: (seat: number) => string;
  readonly you: number | null;
  readonly source: (id: string) => string;
}

const whole = (share: number): number => Math.round(100 * Math.abs(share));
const form = (key: string, isYou: boolean): never => (isYou ? `${key}.you` : key) as never;

/** One or two sentences about a seat. */
export function sentenceOf(
  ledger: Ledger,
  decisions: readonly Decided[],
  seat: number,
  telling: Telling,
): string {
  const { luck, own, others } = courseOf(ledger, seat).steps;
  const isYou = telling.you === seat;
  const won = ledger.result[seat]! > 0.5;
  const facts = { luck: whole(luck.value), own: whole(own.value), others: whole(others.value) };
  const told: string[] = [];
  const source = won ? bestSource(ledger, seat) : null;
  const place = source ? placeWithout(ledger, source, seat) : 1;
  if (source && place > 1)
    told.push(
      say('ledger.won-by-source', {
        source: telling.source(source.source!),
        place: say(placeKey(place)),
      }),
    );
  const one = costliest(decisions, seat);
  const lostAlone = !won && isSure(own) && own.value < 0;
  if (lostAlone && isSure(luck) && luck.value > 0)
    told.push(
      one
        ? say(form('ledger.lost-alone.one', isYou), { ...facts, one: whole(one.difference.value) })
        : say(form('ledger.lost-alone', isYou), facts),
    );
  else {
    if (isSure(luck) && told.length === 0)
      told.push(say(form(luck.value > 0 ? 'ledger.luck-gave' : 'ledger.luck-took', isYou), facts));
    if (isSure(own))
      told.push(say(form(own.value > 0 ? 'ledger.own-gave' : 'ledger.own-took', isYou), facts));
    else if (told.length > 0) told.push(say('ledger.as-bot'));
  }
  if (told.length === 0 && isSure(others))
    told.push(
      say(form(others.value > 0 ? 'ledger.others-gave' : 'ledger.others-took', isYou), facts),
    );
  return told.length > 0 ? told.slice(0, 2).join(' ') : say('ledger.unclear');
}

export const placeKey = (place: number) => `ledger.place.${Math.min(6, place) as 1}` as const;

/** The match in one line: who won by what, and what you lost by. */
export function headlineOf(ledger: Ledger, telling: Telling): string {
  const winner = ledger.result.findIndex((share) => share > 0.5);
  if (winner < 0) return say('ledger.headline.shared');
  const isYou = telling.you === winner;
  const { luck, own, others } = courseOf(ledger, winner).steps;
  const causes = [
    { by: 'luck', figure: luck },
    { by: 'own', figure: own },
    { by: 'others', figure: others },
  ].filter(({ figure }) => isSure(figure) && figure.value > 0);
  const [cause] = causes.toSorted((a, b) => b.figure.value - a.figure.value);
  if (!cause) return say(form('ledger.headline.unclear', isYou), { name: telling.name(winner) });
  const won = say(form(`ledger.headline.${cause.by}`, isYou), { name: telling.name(winner) });
  if (telling.you === null || isYou) return won;
  const mine = courseOf(ledger, telling.you).steps;
  if (isSure(mine.own) && mine.own.value < 0 && mine.own.value < mine.luck.value)
    return say('ledger.headline.and-own', { won });
  if (isSure(mine.luck) && mine.luck.value < 0) return say('ledger.headline.and-luck', { won });
  return won;
}
