/** The event of the month, the deck, and the events that may still come. */
import type { Looked } from '@boardroom/kernel';
import { EFFECT } from '../src/content.ts';
import { fromCards } from '../src/effects.ts';
import { CAPS, TOLLS } from '../src/facts.ts';
import { held } from '../src/stock.ts';
import { INSURED, MONEY, SPACE_1 } from '../src/types.ts';
import { figure, ruleLine } from './case.ts';
import type { Case } from './case.ts';
import { eventText, forecast } from './figures.ts';

/** The rule an event works by. */
function ruleOf({ r }: Case, event: number): string {
  const effects = r.t.facts.events[event]!;
  const has = (list: readonly number[]): boolean => list.some((e) => effects[e]! > 0);
  if (has(TOLLS)) return 'R41';
  if (has(CAPS)) return 'R45';
  if (effects[EFFECT.marketClosed]) return 'R43';
  if (effects[EFFECT.sow]) return 'R44';
  if (effects[EFFECT.wild]) return 'R78';
  if (effects[EFFECT.saleBonus]) return 'R96';
  return effects[EFFECT.importPrice] ? 'R89' : 'R40';
}

function lookAtKnown(c: Case, id: string, event: number, facts: readonly string[]): Looked {
  const { r, say } = c;
  const card = r.t.content.events[event]!;
  return {
    id,
    name: say(`event-card.${card.id}`),
    kind: say('look.event', { sign: card.negative ? 'bad' : 'good' }),
    figures: [],
    line: eventText(r, card.id),
    facts,
    rule: ruleLine(c, ruleOf(c, event)),
  };
}

export function lookAtEvent(c: Case, id: string): Looked {
  const { r, s, seat, say } = c;
  const { event } = r.view;
  if (r.t.options.noEvents || event < 0) {
    const off = r.t.options.noEvents;
    const { bad, left } = forecast(r);
    return {
      id,
      name: say('look.event.none'),
      kind: say('look.event.month'),
      figures: [],
      line: say(off ? 'look.event.off' : 'look.event.hidden'),
      facts: off ? [] : [say('aid.events', { bad, left })],
      rule: ruleLine(c, 'R34'),
    };
  }
  const known = lookAtKnown(c, id, event, []);
  if (r.viewer !== seat) return known;
  const insured = (s.flags[seat]! & INSURED) > 0;
  const negative = r.t.content.events[event]!.negative;
  return {
    ...known,
    now: {
      text: say(
        insured ? 'look.event.insured' : negative ? 'look.event.touches' : 'look.event.forAll',
      ),
    },
    facts: negative && !insured ? [ignoring(c)] : [],
  };
}

/** R36, R37: who can still be spared. */
function ignoring({ r, s, seat, say }: Case): string {
  if (s.spot[seat] === SPACE_1) return say('look.event.space1');
  const price = fromCards(r.t, s, seat, EFFECT.broker);
  const insured = price > 0 && held(s, seat, MONEY) >= price;
  return insured ? say('look.event.broker', { price }) : say('look.event.none.ways');
}

export function lookAtPack(c: Case, id: string): Looked | null {
  const { r, say } = c;
  if (r.t.options.noEvents) return null;
  const { left, bad, unseen } = forecast(r);
  const [top = -1] = r.view.eventDeck;
  const names = (events: readonly number[]): string =>
    events.map((event) => say(`event-card.${r.t.content.events[event]!.id}`)).join(', ') ||
    say('aid.nothing');
  return {
    id,
    name: say('look.pack'),
    kind: say('look.pack.kind'),
    figures: [figure(c, 'left', r.view.eventDeck.length)],
    line: say('aid.events', { bad, left }),
    facts: [
      ...(top >= 0 ? [say('look.pack.top', { name: names([top]) })] : []),
      say('look.pack.possible', { names: names(unseen) }),
      say('look.pack.played', { names: names(r.view.played) }),
    ],
    rule: ruleLine(c, 'R5'),
  };
}

/** One of the events that may still come, or came. */
export function lookAtPossible(c: Case, id: string): Looked | null {
  const { r, say } = c;
  const event = r.t.content.events.findIndex((one) => `event:${one.id}` === id);
  if (event < 0 || r.t.options.noEvents) return null;
  const state = forecast(r).unseen.includes(event) ? 'may' : 'was';
  return lookAtKnown(c, id, event, [say('look.event.state', { state })]);
}
